// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.curve;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.gaitwright.workbench.widgets.number.Range;
import org.gaitwright.workbench.widgets.paint.Drawn;

/** What the mouse does to curves. */
final class CurveMouse {
    private enum Doing {
        NOTHING,
        KNOT,
        PHASE,
        PANNING
    }

    private final CurveEditor editor;
    private Doing doing = Doing.NOTHING;
    private int lastY;
    private int lastX;
    private double exactValue;
    private boolean moved;

    CurveMouse(CurveEditor editor) {
        this.editor = editor;
        editor.addListener(SWT.MouseDown, this::press);
        editor.addListener(SWT.MouseMove, this::move);
        editor.addListener(SWT.MouseUp, e -> release());
        editor.addListener(SWT.MouseExit, e -> editor.heat(-1, -1));
        editor.addListener(SWT.MouseDoubleClick, this::doubleClick);
        editor.addListener(SWT.MouseVerticalWheel, this::wheel);
        editor.addListener(SWT.KeyDown, e -> {
            if (e.keyCode == SWT.ESC && doing != Doing.NOTHING) {
                doing = Doing.NOTHING;
                editor.cancel();
            }
        });
    }

    boolean dragging() {
        return doing == Doing.KNOT;
    }

    private void press(Event e) {
        editor.setFocus();
        if (editor.isEmpty() || e.button != 1 && e.button != 2) {
            return;
        }
        CurvePlot plot = editor.plot();
        lastX = e.x;
        lastY = e.y;
        moved = false;
        int knot = plot.knotAt(editor.curve(), e.x, e.y);
        if (e.button == 2) {
            doing = Doing.PANNING;
        } else if (knot >= 0) {
            grip(knot);
        } else if (plot.onPhase(editor.phase(), e.x)) {
            doing = Doing.PHASE;
        } else {
            take(plot, e);
        }
    }

    private void grip(int knot) {
        doing = Doing.KNOT;
        editor.select(knot);
        exactValue = editor.curve().knots().get(knot).value();
        editor.readOut(true);
    }

    private void take(CurvePlot plot, Event e) {
        int other = plot.curveAt(editor.curves(), editor.active(), e.x, e.y);
        boolean below = e.y > plot.area().y + plot.area().height;
        if (other >= 0 && other != editor.active()) {
            editor.activate(other);
        } else if (below && !Double.isNaN(editor.phase())) {
            doing = Doing.PHASE;
            editor.movePhase(plot.x().value(e.x));
        } else {
            doing = Doing.PANNING;
        }
    }

    private void move(Event e) {
        if (editor.isEmpty()) {
            return;
        }
        CurvePlot plot = editor.plot();
        switch (doing) {
            case KNOT -> drag(plot, e);
            case PHASE -> editor.movePhase(plot.x().value(e.x));
            case PANNING -> {
                editor.sight.pan((e.y - lastY) * plot.y().perPixel(), editor.curve());
                editor.redraw();
            }
            case NOTHING -> hover(plot, e);
        }
        lastX = e.x;
        lastY = e.y;
    }

    /** By differences, so that the knot does not jump to the middle of the mouse, nor when Shift is pressed on the way. */
    private void drag(CurvePlot plot, Event e) {
        double factor = (e.stateMask & SWT.SHIFT) != 0 ? Drawn.FINE : 1;
        moved |= e.x != lastX || e.y != lastY;
        exactValue -= (e.y - lastY) * plot.y().perPixel() * factor;
        if (moved) {
            editor.moveKnot(exactValue, factor);
        }
    }

    private void hover(CurvePlot plot, Event e) {
        int knot = plot.knotAt(editor.curve(), e.x, e.y);
        boolean inside = plot.area().contains(e.x, e.y);
        int curve = knot < 0 && inside ? plot.curveAt(editor.curves(), editor.active(), e.x, e.y) : -1;
        editor.heat(knot, curve);
        int shape = knot >= 0
                ? SWT.CURSOR_SIZENS
                : inside && plot.onPhase(editor.phase(), e.x)
                        ? SWT.CURSOR_SIZEWE
                        : curve >= 0 && curve != editor.active() ? SWT.CURSOR_HAND : SWT.CURSOR_ARROW;
        editor.setCursor(editor.getDisplay().getSystemCursor(shape));
    }

    private void release() {
        if (doing == Doing.KNOT) {
            editor.readOut(false);
            editor.edit.commit();
        }
        doing = Doing.NOTHING;
    }

    private void doubleClick(Event e) {
        if (editor.isEmpty()) {
            return;
        }
        doing = Doing.NOTHING;
        CurvePlot plot = editor.plot();
        if (plot.knotAt(editor.curve(), e.x, e.y) < 0) {
            Range before = editor.sight.range();
            editor.sight.showAll(editor.curve());
            if (before.equals(editor.sight.range())) {
                editor.fit();
            }
            editor.redraw();
        }
    }

    private void wheel(Event e) {
        if (!editor.isEmpty()) {
            double about = editor.plot().y().value(e.y);
            editor.sight.zoom(about, Drawn.zoom(e), editor.curve());
            editor.redraw();
            e.doit = false;
        }
    }
}
