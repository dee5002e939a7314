// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.chart;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Event;
import org.gaitwright.workbench.widgets.number.Range;

/** What the mouse does to a chart. */
final class ChartMouse {
    private static final double ZOOM = 1.2;
    private static final int THRESHOLD = 4;
    private static final int GRIP = 5;

    private enum Doing {
        NOTHING,
        /** Pressed, but not moved yet: a click or the beginning of a drag. */
        PRESSING,
        PANNING,
        MOVING_CURSOR,
        BOXING
    }

    private final LineChart chart;
    private Doing doing = Doing.NOTHING;
    private int pressX;
    private int pressY;
    private int lastX;
    private int lastY;
    private boolean boxed;

    ChartMouse(LineChart chart) {
        this.chart = chart;
        chart.addListener(SWT.MouseDown, this::press);
        chart.addListener(SWT.MouseMove, this::move);
        chart.addListener(SWT.MouseUp, this::release);
        chart.addListener(SWT.MouseExit, e -> emphasise(null));
        chart.addListener(SWT.MouseDoubleClick, this::doubleClick);
        chart.addListener(SWT.MouseVerticalWheel, this::wheel);
        chart.addListener(SWT.MouseHorizontalWheel, this::wheelSideways);
        chart.addListener(SWT.MenuDetect, this::menu);
        chart.addListener(SWT.KeyDown, e -> {
            if (e.keyCode == SWT.ESC) {
                stop();
            }
        });
    }

    private void press(Event e) {
        chart.setFocus();
        pressX = e.x;
        pressY = e.y;
        lastX = e.x;
        lastY = e.y;
        ChartLayout layout = chart.layoutNow();
        int item = layout.legend().at(e.x, e.y);
        if (e.button == 1 && item >= 0) {
            chart.toggle(item);
        } else if (e.button == 1 && layout.live().contains(e.x, e.y)) {
            chart.model().sight.following(!chart.isFollowing());
            chart.rangeChanged();
        } else if (layout.plot().contains(e.x, e.y)) {
            doing = e.button == 1 ? (onCursor(e.x) ? Doing.MOVING_CURSOR : Doing.PRESSING) : doing;
            doing = e.button == 3 ? Doing.BOXING : e.button == 2 ? Doing.PANNING : doing;
            boxed = false;
        }
    }

    private boolean onCursor(int px) {
        return Math.abs(chart.x().pixel(chart.cursor()) - px) <= GRIP;
    }

    private void move(Event e) {
        switch (doing) {
            case PRESSING -> {
                if (Math.abs(e.x - pressX) > THRESHOLD || Math.abs(e.y - pressY) > THRESHOLD) {
                    doing = Doing.PANNING;
                    pan(e);
                }
            }
            case PANNING -> pan(e);
            case MOVING_CURSOR -> chart.moveCursor(chart.x().value(e.x));
            case BOXING -> {
                boxed |= Math.abs(e.x - pressX) > THRESHOLD || Math.abs(e.y - pressY) > THRESHOLD;
                chart.rubberBand(boxed ? box(e) : null);
            }
            case NOTHING -> hover(e);
        }
    }

    private void hover(Event e) {
        int item = chart.layoutNow().legend().at(e.x, e.y);
        emphasise(item < 0 ? null : chart.model().series().get(item));
        boolean hand = item >= 0 || chart.layoutNow().live().contains(e.x, e.y);
        boolean grip = chart.layoutNow().plot().contains(e.x, e.y) && onCursor(e.x);
        int shape = hand ? SWT.CURSOR_HAND : grip ? SWT.CURSOR_SIZEWE : SWT.CURSOR_ARROW;
        chart.setCursor(chart.getDisplay().getSystemCursor(shape));
    }

    private void emphasise(Series s) {
        if (chart.model().emphasised() != s) {
            chart.model().emphasise(s);
            chart.redraw();
        }
    }

    private void pan(Event e) {
        chart.setCursor(chart.getDisplay().getSystemCursor(SWT.CURSOR_SIZEALL));
        chart.model().sight.pan((lastX - e.x) * chart.x().perPixel());
        // y moves only where somebody has zoomed it; elsewhere it fits itself
        if (chart.model().unitsChosen()) {
            chart.model().panUnits((e.y - lastY) / (double) chart.layoutNow().plot().height);
        }
        lastX = e.x;
        lastY = e.y;
        chart.rangeChanged();
    }

    private void release(Event e) {
        Doing done = doing;
        stop();
        if (done == Doing.PRESSING) {
            chart.moveCursor(chart.x().value(e.x));
        } else if (done == Doing.BOXING && boxed) {
            zoomTo(box(e));
        } else if (done == Doing.BOXING && chart.getMenu() != null) {
            chart.getMenu().setVisible(true);
        }
    }

    private void stop() {
        doing = Doing.NOTHING;
        chart.rubberBand(null);
        chart.setCursor(null);
    }

    private Rectangle box(Event e) {
        Rectangle all = new Rectangle(
                Math.min(pressX, e.x), Math.min(pressY, e.y), Math.abs(e.x - pressX), Math.abs(e.y - pressY));
        return all.intersection(chart.layoutNow().plot());
    }

    private void zoomTo(Rectangle box) {
        Rectangle plot = chart.layoutNow().plot();
        if (box.width > THRESHOLD) {
            chart.model().sight.show(new Range(chart.x().value(box.x), chart.x().value(box.x + box.width)));
        }
        if (box.height > THRESHOLD) {
            double bottom = plot.y + plot.height;
            chart.model().cropUnits((bottom - box.y - box.height) / plot.height, (bottom - box.y) / plot.height);
        }
        chart.rangeChanged();
    }

    private void doubleClick(Event e) {
        if (e.button == 1 && chart.layoutNow().plot().contains(e.x, e.y)) {
            stop();
            chart.fit();
        }
    }

    private void wheel(Event e) {
        ChartLayout layout = chart.layoutNow();
        double factor = e.count > 0 ? 1 / ZOOM : ZOOM;
        if (layout.legend().side() && layout.legend().area().contains(e.x, e.y)) {
            chart.scrollLegend(-Integer.signum(e.count));
        } else if ((e.stateMask & SWT.SHIFT) != 0) {
            Rectangle plot = layout.plot();
            chart.model().zoomUnits((plot.y + plot.height - e.y) / (double) plot.height, factor);
            chart.rangeChanged();
        } else {
            chart.model().sight.zoom(chart.x().value(e.x), factor);
            chart.rangeChanged();
        }
        e.doit = false;
    }

    private void wheelSideways(Event e) {
        chart.model().sight.pan(-Integer.signum(e.count) * 0.1 * chart.range().span());
        chart.rangeChanged();
        e.doit = false;
    }

    /** A menu would open at the press and swallow the drag; it opens at the release instead. */
    private void menu(Event e) {
        if (e.detail == SWT.MENU_MOUSE && doing == Doing.BOXING) {
            e.doit = false;
        }
    }
}
