// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.curve;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleConsumer;
import java.util.function.IntConsumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.gaitwright.workbench.widgets.number.Edit;
import org.gaitwright.workbench.widgets.number.EditListener;
import org.gaitwright.workbench.widgets.number.Numbers;
import org.gaitwright.workbench.widgets.paint.Drawn;
import org.gaitwright.workbench.widgets.paint.Hint;
import org.gaitwright.workbench.widgets.paint.Pen;
import org.gaitwright.workbench.widgets.paint.Tone;

/**
 * Curves over the phase of a step, one of them with knots to drag, the others faint. An edit hands over whole curves, so
 * that an owner makes one undo step of each {@code commit(before, after)}.
 *
 * <p>Mouse: drag a knot (Shift fine) or the line of the phase, click a faint curve to take it up, wheel zooms the values,
 * double-click shows all that is allowed or fits again. Keys: Tab goes from knot to knot, ↑ ↓ nudge (Shift fine, Ctrl coarse),
 * ← → choose a knot, Enter types a value, Page Up/Down takes up another curve, Ctrl+← → move the phase, Home fits, Esc gives
 * up a drag.
 */
public final class CurveEditor extends Drawn {
    final Edit<Curve> edit = new Edit<>();
    final CurveSight sight = new CurveSight();
    private final List<IntConsumer> activations = new ArrayList<>();
    private final List<DoubleConsumer> phases = new ArrayList<>();
    private List<Curve> curves = List.of();
    private Curve reference;
    private String referenceName = "";
    private String phaseName = "phase";
    private int active;
    private int selected;
    private int hotKnot = -1;
    private int hotCurve = -1;
    private int stopped;
    private boolean secondStep;
    private boolean readout;
    private Rectangle typing;
    private double phase = Double.NaN;

    public CurveEditor(Composite parent) {
        super(parent, SWT.NONE);
        new CurveInput(this);
        Hint.hover(this, (x, y) -> hotCurve < 0 || hotCurve == active ? null : nameOf(hotCurve, x, y));
    }

    /** Shows curves, one of which can be edited. While the user drags, only what others do to the other curves is taken. */
    public void show(List<Curve> now, int activeIndex) {
        if (now.isEmpty() || activeIndex < 0 || activeIndex >= now.size()) {
            throw new IllegalArgumentException("curve " + activeIndex + " of " + now.size()
                    + " can't be the active one; give one curve or more and an index among them");
        }
        boolean other = curves.isEmpty() || activeIndex != active || !sameKind(now.get(activeIndex), curve());
        List<Curve> taken = new ArrayList<>(now);
        if (edit.active() && !other) {
            taken.set(activeIndex, curve());
        } else if (edit.active()) {
            edit.cancel(before -> {});
        }
        curves = taken;
        active = activeIndex;
        selected = Math.min(selected, curve().knots().size() - 1);
        if (other) {
            sight.fit(curve(), reference);
        }
        redraw();
    }

    private static boolean sameKind(Curve a, Curve b) {
        return a.name().equals(b.name()) && a.minimum() == b.minimum() && a.maximum() == b.maximum();
    }

    public List<Curve> curves() {
        return List.copyOf(curves);
    }

    /** Index of the curve that can be edited. */
    public int active() {
        return active;
    }

    /** A curve to compare with, dashed behind the active one; null for none. */
    public void reference(Curve curve, String name) {
        reference = curve;
        referenceName = curve == null ? "" : name;
        redraw();
    }

    /** What the phase is, written below its axis. */
    public void namePhase(String name) {
        phaseName = name;
        redraw();
    }

    /** Shows the other step of the stride on the right, where phases are 1 … 2. */
    public void showOtherStep(boolean show) {
        secondStep = show;
        redraw();
    }

    /** Moves the line of the phase, 0 … 1 or, with the other step, 0 … 2; not a number for none. Listeners are not told. */
    public void showPhase(double at) {
        if (Double.compare(at, phase) != 0) {
            phase = at;
            redraw();
        }
    }

    public double phase() {
        return phase;
    }

    /** Told about edits of the active curve. */
    public void onEdit(EditListener<Curve> listener) {
        edit.listen(listener);
    }

    /** Told when the user takes up another curve. */
    public void onActivate(IntConsumer listener) {
        activations.add(listener);
    }

    /** Told when the user moves the phase. */
    public void onPhase(DoubleConsumer listener) {
        phases.add(listener);
    }

    /** Shows the curve with room around it. */
    public void fit() {
        if (!curves.isEmpty()) {
            sight.fit(curve(), reference);
            redraw();
        }
    }

    boolean isEmpty() {
        return curves.isEmpty();
    }

    Curve curve() {
        return curves.get(active);
    }

    private double phaseEnd() {
        return secondStep ? 2 : 1;
    }

    CurvePlot plot() {
        Rectangle area = getClientArea();
        return CurvePlot.of(area.width, area.height, phaseEnd(), sight.range());
    }

    int selected() {
        return selected;
    }

    void select(int knot) {
        selected = Math.max(0, Math.min(curve().knots().size() - 1, knot));
        stopped = 0;
        redraw();
    }

    void activate(int index) {
        edit.commit();
        show(curves, Math.floorMod(index, curves.size()));
        activations.forEach(l -> l.accept(active));
    }

    void heat(int knot, int curve) {
        if (knot != hotKnot || curve != hotCurve) {
            hotKnot = knot;
            hotCurve = curve;
            redraw();
        }
    }

    /** Whether the value of the selected knot is shown beside it. */
    void readOut(boolean show) {
        readout = show;
        stopped = show ? stopped : 0;
        redraw();
    }

    /** Frames the place where a value is typed; null when that is over. */
    void typingIn(Rectangle box) {
        typing = box;
        redraw();
    }

    /** Moves the selected knot within an edit, as far as it may go. */
    void moveKnot(double value, double factor) {
        edit.begin(curve());
        stopped = curve().beyond(value);
        put(curve().moved(selected, value, factor));
        sight.include(curve().value(selected), curve());
    }

    /** Another curve in place of the active one, as a whole edit. */
    void replace(Curve changed) {
        edit.begin(curve());
        put(changed);
        edit.commit();
    }

    private void put(Curve changed) {
        curves = new ArrayList<>(curves);
        curves.set(active, changed);
        edit.change(changed);
        redraw();
    }

    void cancel() {
        edit.cancel(this::put);
        readOut(false);
    }

    void movePhase(double to) {
        phase = Math.max(0, Math.min(phaseEnd(), to));
        redraw();
        phases.forEach(l -> l.accept(phase));
    }

    private Hint.Note nameOf(int index, int x, int y) {
        Curve c = curves.get(index);
        String value = Numbers.withUnit(c.at(plot().x().value(x)), c.unit());
        return new Hint.Note(c.name(), value + " here; click to edit it", new Rectangle(x - 6, y - 6, 12, 12));
    }

    @Override
    protected void draw(Pen pen) {
        if (curves.isEmpty()) {
            pen.nothing("No curve to edit", getClientArea());
            return;
        }
        CurvePlot plot = plot();
        CurvePainter painter = new CurvePainter(pen, plot);
        painter.ground(curve(), phaseName);
        pen.within(plot.area(), () -> drawCurves(painter));
        painter.knots(curve(), active, selected, hotKnot, isFocusControl());
        painter.title(curve().name(), active, referenceName);
        painter.phaseLabel(phase);
        if (readout) {
            painter.readout(curve(), selected, stopped);
        }
        if (typing != null) {
            pen.box(typing, Tone.PAPER, Tone.BORDER, Pen.CORNER);
            pen.focus(typing);
        }
    }

    private void drawCurves(CurvePainter painter) {
        painter.limits(curve(), stopped);
        for (int i = 0; i < curves.size(); i++) {
            if (i != active) {
                painter.faint(curves.get(i), curve(), i, i == hotCurve);
            }
        }
        if (reference != null) {
            painter.reference(reference, curve());
        }
        painter.active(curve(), active);
        painter.phase(phase, curve(), active);
    }

    @Override
    protected void pass(Event event) {
        boolean next = event.detail == SWT.TRAVERSE_TAB_NEXT;
        boolean inside = !curves.isEmpty()
                && (next
                        ? selected + 1 < curve().knots().size()
                        : event.detail == SWT.TRAVERSE_TAB_PREVIOUS && selected > 0);
        if (inside) {
            event.doit = false;
            edit.commit();
            select(selected + (next ? 1 : -1));
        } else {
            super.pass(event);
        }
    }

    @Override
    public Point computeSize(int wHint, int hHint, boolean changed) {
        return new Point(wHint == SWT.DEFAULT ? 420 : wHint, hHint == SWT.DEFAULT ? 260 : hHint);
    }

    @Override
    protected String spokenName() {
        return curves.isEmpty() ? "Curves" : "Curve " + curve().name();
    }

    @Override
    protected String spokenValue() {
        if (curves.isEmpty()) {
            return "";
        }
        return "knot at " + Numbers.shortly(curve().phase(selected)) + ": "
                + Numbers.withUnit(curve().value(selected), curve().unit());
    }
}
