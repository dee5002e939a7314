// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.style;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.gaitwright.editors.internal.page.Editing;
import org.gaitwright.workbench.widgets.curve.Curve;
import org.gaitwright.workbench.widgets.curve.CurveEditor;

/** What is edited: the curves of a group with one in hand, or its numbers. Belongs to the user interface's thread. */
final class CurvePane {
    /** Finer than anybody sees, and short enough to read in the file. */
    private static final double GRAIN = 1e4;

    private final StyleEdits edits;
    private final Composite pane;
    private final KnobHeading heading;
    private final Composite body;
    private final StackLayout stack = new StackLayout();
    private final CurveEditor curves;
    private final NumberRows numbers;
    private StyleModel model;
    private Knob knob;
    private List<Knob> group = List.of();
    private StyleModel reference;
    private String referenceName = "";

    /**
     * @param chosen told the curve that the user takes up
     * @param phase told where the user moves the phase to
     */
    CurvePane(Composite parent, StyleEdits edits, Consumer<Knob> chosen, DoubleConsumer phase) {
        this.edits = edits;
        pane = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(pane);
        heading = new KnobHeading(pane, edits, this::bothSteps);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(heading.control());
        body = new Composite(pane, SWT.NONE);
        body.setLayout(stack);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(body);
        curves = new CurveEditor(body);
        curves.namePhase("phase");
        curves.onActivate(i -> chosen.accept(group.get(i)));
        curves.onPhase(phase);
        curves.onEdit(new Editing<>(
                now -> edits.preview(model.with(knob, rounded(now.values()))),
                after -> edits.set(knob, rounded(after.values())),
                () -> edits.preview(null)));
        numbers = new NumberRows(body, this::sliding);
        stack.topControl = curves;
    }

    Control control() {
        return pane;
    }

    void show(StyleModel now) {
        model = now;
        knob = knob == null
                ? now.knobs().get(0)
                : now.knob(knob.path()).orElse(now.knobs().get(0));
        refresh();
    }

    void select(Knob now) {
        knob = now;
        if (model != null) {
            refresh();
        }
    }

    Knob selected() {
        return knob;
    }

    void phase(double at) {
        curves.showPhase(at);
    }

    private void bothSteps(boolean both) {
        curves.showOtherStep(both);
    }

    /** Shows another style behind this one; null for none. */
    void compare(StyleModel with, String name) {
        reference = with;
        referenceName = name;
        if (model != null) {
            refresh();
        }
    }

    void focus() {
        if (knob != null && !knob.isCurve()) {
            numbers.focus(knob);
        } else {
            curves.setFocus();
        }
    }

    private void refresh() {
        heading.show(model, knob);
        List<Knob> alike = model.knobs().stream()
                .filter(k -> k.group().equals(knob.group()) && k.isCurve() == knob.isCurve())
                .toList();
        if (knob.isCurve()) {
            showCurves(alike);
        } else {
            numbers.show(alike, model);
        }
        top(knob.isCurve() ? curves : numbers.control());
    }

    /** Only curves in the same unit can share an axis. */
    private void showCurves(List<Knob> alike) {
        group = alike.stream()
                .filter(k -> k.first().unit().equals(knob.first().unit()))
                .toList();
        List<Curve> all =
                group.stream().map(k -> k.curve(k.values(model.values()))).toList();
        int active = Math.max(0, group.stream().map(Knob::path).toList().indexOf(knob.path()));
        Curve dashed = reference == null
                ? null
                : reference
                        .knob(knob.path())
                        .map(k -> k.curve(k.values(reference.values())))
                        .orElse(null);
        curves.reference(dashed, referenceName);
        curves.show(all, active);
    }

    private void top(Control wanted) {
        if (stack.topControl != wanted) {
            stack.topControl = wanted;
            body.layout();
        }
    }

    private Editing<Double> sliding(Knob of) {
        return new Editing<>(
                () -> edits.select(of),
                now -> edits.preview(model.with(of, rounded(new double[] {now}))),
                after -> edits.set(of, rounded(new double[] {after})),
                () -> edits.preview(null));
    }

    static double[] rounded(double[] values) {
        return Arrays.stream(values).map(v -> Math.rint(v * GRAIN) / GRAIN).toArray();
    }
}
