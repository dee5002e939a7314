// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.chart;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.gaitwright.workbench.widgets.number.Range;
import org.gaitwright.workbench.widgets.paint.Drawn;

/** What the keyboard does to a chart. */
final class ChartKeys {
    private static final double ZOOM = 1.25;
    private static final double PAGE = 0.8;

    private final LineChart chart;

    ChartKeys(LineChart chart) {
        this.chart = chart;
        chart.addListener(SWT.KeyDown, this::key);
    }

    private void key(Event e) {
        boolean fast = (e.stateMask & SWT.SHIFT) != 0;
        switch (e.keyCode) {
            case SWT.ARROW_LEFT -> step(fast ? -Drawn.COARSE : -1);
            case SWT.ARROW_RIGHT -> step(fast ? Drawn.COARSE : 1);
            case SWT.PAGE_UP -> pan(-PAGE);
            case SWT.PAGE_DOWN -> pan(PAGE);
            case SWT.HOME -> chart.fit();
            case SWT.END -> {
                chart.model().sight.following(true);
                chart.rangeChanged();
            }
            case SWT.KEYPAD_ADD -> zoom(1 / ZOOM);
            case SWT.KEYPAD_SUBTRACT -> zoom(ZOOM);
            default -> character(e);
        }
    }

    private void character(Event e) {
        switch (e.character) {
            case '+', '=' -> zoom(1 / ZOOM);
            case '-' -> zoom(ZOOM);
            case '1', '2', '3', '4', '5', '6', '7', '8', '9' -> chart.toggle(e.character - '1');
            default -> {}
        }
    }

    private void step(double pixels) {
        Range range = chart.range();
        double from = Double.isNaN(chart.cursor()) ? range.to() : chart.cursor();
        chart.moveCursor(from + pixels * chart.x().perPixel());
        chart.model().sight.reveal(chart.cursor());
    }

    private void zoom(double factor) {
        Range range = chart.range();
        double about = range.contains(chart.cursor()) ? chart.cursor() : range.from() + range.span() / 2;
        chart.model().sight.zoom(about, factor);
        chart.rangeChanged();
    }

    private void pan(double share) {
        chart.model().sight.pan(share * chart.range().span());
        chart.rangeChanged();
    }
}
