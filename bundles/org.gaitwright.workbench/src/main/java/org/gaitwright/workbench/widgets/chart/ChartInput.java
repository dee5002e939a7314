// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.chart;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Event;
import org.gaitwright.workbench.widgets.number.Range;
import org.gaitwright.workbench.widgets.paint.Drawn;

/** What mouse and keyboard do to a chart. */
final class ChartInput {
    private static final double PAGE = 0.8;
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
    private final ChartModel model;
    private Doing doing = Doing.NOTHING;
    private int pressX;
    private int pressY;
    private int lastX;
    private int lastY;
    private boolean far;

    ChartInput(LineChart chart) {
        this.chart = chart;
        model = chart.model();
        chart.addListener(SWT.MouseDown, this::press);
        chart.addListener(SWT.MouseMove, this::move);
        chart.addListener(SWT.MouseUp, this::release);
        chart.addListener(SWT.MouseExit, e -> {
            emphasise(null);
            chart.hover(Double.NaN);
        });
        chart.addListener(SWT.MouseDoubleClick, this::doubleClick);
        chart.addListener(SWT.MouseVerticalWheel, this::wheel);
        chart.addListener(SWT.MouseHorizontalWheel, this::wheelSideways);
        chart.addListener(SWT.MenuDetect, this::menu);
        chart.addListener(SWT.KeyDown, this::key);
    }

    private void press(Event e) {
        chart.setFocus();
        pressX = e.x;
        pressY = e.y;
        far = false;
        lastX = e.x;
        lastY = e.y;
        ChartLayout layout = chart.layoutNow();
        int item = layout.legend().at(e.x, e.y);
        if (e.button == 1 && item >= 0) {
            chart.toggle(item);
        } else if (e.button == 1 && layout.live().contains(e.x, e.y)) {
            follow(!chart.isFollowing());
        } else if (layout.plot().contains(e.x, e.y)) {
            doing = e.button == 1 ? (onCursor(e.x) ? Doing.MOVING_CURSOR : Doing.PRESSING) : doing;
            doing = e.button == 3 ? Doing.BOXING : e.button == 2 ? Doing.PANNING : doing;
        }
    }

    private boolean onCursor(int px) {
        return Math.abs(chart.x().pixel(model.cursor) - px) <= GRIP;
    }

    private void move(Event e) {
        far |= Math.abs(e.x - pressX) > THRESHOLD || Math.abs(e.y - pressY) > THRESHOLD;
        switch (doing) {
            case PRESSING -> {
                if (far) {
                    doing = Doing.PANNING;
                    drag(e);
                }
            }
            case PANNING -> drag(e);
            case MOVING_CURSOR -> chart.moveCursor(chart.x().value(e.x));
            case BOXING -> chart.rubberBand(far ? box(e) : null);
            case NOTHING -> hover(e);
        }
    }

    private void hover(Event e) {
        int item = chart.layoutNow().legend().at(e.x, e.y);
        emphasise(item < 0 ? null : model.series().get(item));
        boolean hand = item >= 0 || chart.layoutNow().live().contains(e.x, e.y);
        boolean inPlot = chart.layoutNow().plot().contains(e.x, e.y);
        chart.hover(inPlot ? chart.x().value(e.x) : Double.NaN);
        boolean grip = chart.layoutNow().plot().contains(e.x, e.y) && onCursor(e.x);
        int shape = hand ? SWT.CURSOR_HAND : grip ? SWT.CURSOR_SIZEWE : SWT.CURSOR_ARROW;
        chart.setCursor(chart.getDisplay().getSystemCursor(shape));
    }

    private void emphasise(Series s) {
        if (model.emphasised != s) {
            model.emphasised = s;
            chart.redraw();
        }
    }

    private void drag(Event e) {
        chart.setCursor(chart.getDisplay().getSystemCursor(SWT.CURSOR_SIZEALL));
        model.sight.pan((lastX - e.x) * chart.x().perPixel());
        // y moves only where somebody has zoomed it; elsewhere it fits itself
        if (model.unitsChosen()) {
            model.panUnits((e.y - lastY) / (double) chart.layoutNow().plot().height);
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
        } else if (done == Doing.BOXING && far) {
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
            model.sight.show(new Range(chart.x().value(box.x), chart.x().value(box.x + box.width)));
        }
        if (box.height > THRESHOLD) {
            double bottom = plot.y + plot.height;
            model.cropUnits((bottom - box.y - box.height) / plot.height, (bottom - box.y) / plot.height);
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
        if (layout.legend().side() && layout.legend().area().contains(e.x, e.y)) {
            chart.scrollLegend(-Integer.signum(e.count));
        } else if ((e.stateMask & SWT.SHIFT) != 0) {
            Rectangle plot = layout.plot();
            model.zoomUnits((plot.y + plot.height - e.y) / (double) plot.height, Drawn.zoom(e));
            chart.rangeChanged();
        } else {
            model.sight.zoom(chart.x().value(e.x), Drawn.zoom(e));
            chart.rangeChanged();
        }
        e.doit = false;
    }

    private void wheelSideways(Event e) {
        pan(-Integer.signum(e.count) * 0.1);
        e.doit = false;
    }

    /** A menu would open at the press and swallow the drag; it opens at the release instead. */
    private void menu(Event e) {
        if (e.detail == SWT.MENU_MOUSE && doing == Doing.BOXING) {
            e.doit = false;
        }
    }

    private void key(Event e) {
        double pixels = (e.stateMask & SWT.SHIFT) != 0 ? Drawn.COARSE : 1;
        switch (e.keyCode) {
            case SWT.ARROW_LEFT -> step(-pixels);
            case SWT.ARROW_RIGHT -> step(pixels);
            case SWT.PAGE_UP -> pan(-PAGE);
            case SWT.PAGE_DOWN -> pan(PAGE);
            case SWT.HOME -> chart.fit();
            case SWT.END -> follow(true);
            case SWT.ESC -> stop();
            default -> otherKey(e);
        }
    }

    private void otherKey(Event e) {
        if (Drawn.zoom(e) != 1) {
            model.sight.zoomNear(model.cursor, Drawn.zoom(e));
            chart.rangeChanged();
        } else if (e.character >= '1' && e.character <= '9') {
            chart.toggle(e.character - '1');
        }
    }

    private void step(double pixels) {
        double from = Double.isNaN(model.cursor) ? chart.range().to() : model.cursor;
        chart.moveCursor(from + pixels * chart.x().perPixel());
        model.sight.reveal(model.cursor);
    }

    private void pan(double share) {
        model.sight.pan(share * chart.range().span());
        chart.rangeChanged();
    }

    private void follow(boolean newest) {
        model.sight.following(newest);
        chart.rangeChanged();
    }
}
