// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.pushes;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.scene.Push;
import org.gaitwright.views.internal.live.Banner;
import org.gaitwright.workbench.widgets.dial.DirectionDial;
import org.gaitwright.workbench.widgets.number.EditListener;
import org.gaitwright.workbench.widgets.number.NumberField;
import org.gaitwright.workbench.widgets.number.Quantity;

/** All of one push. While a value is dragged the draft is shown to others; when it is let go, it is kept. */
final class PushForm {
    private static final int FIELD = 104;
    private static final int DIAL = 170;
    private static final double MAX_NEWTONS = 1000;

    private final Consumer<Push> drafted;
    private final Consumer<Push> kept;
    private final Composite form;
    private final Banner refused;
    private final Combo body;
    private final Combo axes;
    private final DirectionDial dial;
    private final VectorFields force;
    private final NumberField up;
    private final Label upName;
    private final Combo when;
    private final NumberField start;
    private final NumberField phase;
    private final Label phaseName;
    private final NumberField duration;
    private final NumberField times;
    private final NumberField every;
    /** Fills the row before the vectors where the fields above are odd in number. */
    private final Label filler;

    private final VectorFields torque;
    private final Button atPoint;
    private final VectorFields point;
    private List<PushBody> bodies = List.of();
    private Push shown;
    private boolean editing;

    /**
     * @param drafted takes a push while the user is at it
     * @param kept takes it when he is done
     */
    PushForm(Composite parent, Consumer<Push> drafted, Consumer<Push> kept) {
        this.drafted = drafted;
        this.kept = kept;
        form = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults()
                .numColumns(4)
                .margins(6, 6)
                .spacing(8, 5)
                .applyTo(form);
        refused = new Banner(form).across(4);
        body = combo("Body", "The part that is pushed", (d, i) -> d.body = bodies.get(i));
        axes = combo(
                "Axes",
                "Force and torque relative to where the character faces, or in world axes",
                (d, i) -> d.axes = i == 0 ? Push.Axes.FACING : Push.Axes.WORLD,
                "facing",
                "world");
        dial = new DirectionDial(
                form, Quantity.of("Force", "N", 0, MAX_NEWTONS, 300).stepped(10).helped("Along the ground"));
        GridDataFactory.fillDefaults()
                .grab(true, false)
                .span(4, 1)
                .hint(SWT.DEFAULT, DIAL)
                .applyTo(dial);
        dial.onEdit(edit(PushDraft::aim));
        Quantity newtons = Quantity.of("Up", "N", -MAX_NEWTONS, MAX_NEWTONS, 0).stepped(10);
        force = new VectorFields(form, newtons.named("Force"), edit((d, now) -> d.force = now));
        upName = label("Up");
        up = number(upName, newtons.helped("Vertical component of the force; negative is down"), PushDraft::up);
        duration = number(
                label("Lasts"),
                Quantity.of("Lasts", "s", 0.01, 10, 0.1).stepped(0.05).helped("Duration each time"),
                (d, now) -> d.duration = now);
        when = combo(
                "When",
                "At a time, or at a phase of the step",
                (d, i) -> d.phase = i == 0 ? Optional.empty() : Optional.of(0.5),
                "at a time",
                "at a phase");
        start = number(
                label("From"),
                Quantity.of("From", "s", 0, 1e5, 1)
                        .stepped(0.1)
                        .helped("Time when it begins, or after which it waits for the phase"),
                (d, now) -> d.start = now);
        phaseName = label("Phase");
        phase = number(
                phaseName,
                Quantity.of("Phase", "", 0, 1, 0.5)
                        .stepped(0.05)
                        .helped("Phase of the step at which it begins: 0 is a touch-down, 1 the next"),
                (d, now) -> d.phase = Optional.of(now));
        times = number(
                label("Times"),
                Quantity.of("Times", "", 1, 1000, 1).stepped(1).helped("Number of repetitions"),
                (d, now) -> d.times = now);
        every = number(
                label("Every"),
                Quantity.of("Every", "s", 0.05, 600, 1)
                        .stepped(0.5)
                        .helped("Time between repetitions; steps if it waits for a phase"),
                (d, now) -> d.every = now);
        filler = label("");
        GridDataFactory.swtDefaults().span(2, 1).applyTo(filler);
        Quantity turns = Quantity.of("Turns", "N m", -500, 500, 0).stepped(5);
        torque = new VectorFields(form, turns, edit((d, now) -> d.torque = now));
        atPoint = new Button(form, SWT.CHECK);
        atPoint.setText("At a point of the body instead of its centre of mass");
        atPoint.addSelectionListener(SelectionListener.widgetSelectedAdapter(
                e -> keep(d -> d.point = atPoint.getSelection() ? Optional.of(Vec3.ZERO) : Optional.empty())));
        GridDataFactory.fillDefaults().span(4, 1).applyTo(atPoint);
        Quantity metres = Quantity.of("Point", "m", -1, 1, 0).stepped(0.01);
        point = new VectorFields(form, metres, edit((d, now) -> d.point = Optional.of(now)));
    }

    Control control() {
        return form;
    }

    /** Whether the user is at a value. */
    boolean editing() {
        return editing;
    }

    private Label label(String words) {
        Label label = new Label(form, SWT.NONE);
        label.setText(words);
        GridDataFactory.swtDefaults().applyTo(label);
        return label;
    }

    private NumberField number(Label label, Quantity quantity, BiConsumer<PushDraft, Double> change) {
        NumberField field = new NumberField(form, quantity);
        GridDataFactory.swtDefaults().hint(FIELD, SWT.DEFAULT).applyTo(field);
        field.labelledBy(label);
        field.onEdit(edit(change));
        return field;
    }

    /** @param change puts the chosen index into the push */
    private Combo combo(String name, String help, BiConsumer<PushDraft, Integer> change, String... items) {
        label(name);
        Combo combo = new Combo(form, SWT.READ_ONLY);
        combo.setItems(items);
        combo.setToolTipText(help);
        combo.setVisibleItemCount(20);
        combo.addSelectionListener(
                SelectionListener.widgetSelectedAdapter(e -> keep(d -> change.accept(d, combo.getSelectionIndex()))));
        GridDataFactory.fillDefaults()
                .grab(true, false)
                .hint(FIELD, SWT.DEFAULT)
                .applyTo(combo);
        return combo;
    }

    // what is shown

    void bodies(List<PushBody> now) {
        if (!now.equals(bodies)) {
            bodies = now;
            body.setItems(now.stream().map(PushBody::words).toArray(String[]::new));
            body.select(bodies.indexOf(PushBody.of(shown, bodies)));
        }
    }

    /** Shows a push; a value that the user is at stays as it is. */
    void show(Push push) {
        if (push.equals(shown)) {
            return;
        }
        shown = push;
        refused.warn("");
        boolean facing = push.axes() == Push.Axes.FACING;
        body.select(bodies.indexOf(PushBody.of(push, bodies)));
        axes.select(facing ? 0 : 1);
        dial.show(PushDraft.aim(push));
        up.show(push.force().z());
        force.show(push.force());
        duration.show(push.durationSeconds());
        boolean byPhase = push.rhythm().phase().isPresent();
        when.select(byPhase ? 1 : 0);
        start.show(push.startSeconds());
        phase.show(push.rhythm().phase().orElse(0.5));
        times.show(push.rhythm().times());
        every.show(push.rhythm().every());
        torque.show(push.torque());
        atPoint.setSelection(push.point().isPresent());
        point.show(push.point().orElse(Vec3.ZERO));
        every.setEnabled(push.rhythm().times() > 1);
        boolean changed = include(facing, dial, upName, up)
                | include(!facing, force.controls())
                | include(byPhase, phaseName, phase)
                | include(facing == byPhase, filler)
                | include(push.point().isPresent(), point.controls());
        if (changed) {
            form.requestLayout();
        }
    }

    private static boolean include(boolean shown, Control... controls) {
        boolean changed = false;
        for (Control c : controls) {
            GridData data = (GridData) c.getLayoutData();
            changed |= data.exclude == shown;
            data.exclude = !shown;
            c.setVisible(shown);
        }
        return changed;
    }

    // edits

    /** What makes no sense stays on the screen, with the reason, and is not planned. */
    private <T> EditListener<T> edit(BiConsumer<PushDraft, T> change) {
        return new EditListener<>() {
            @Override
            public void begin(T before) {
                editing = true;
            }

            @Override
            public void change(T now) {
                refused.attempt(() -> drafted.accept(PushDraft.changed(shown, d -> change.accept(d, now))));
            }

            @Override
            public void commit(T before, T after) {
                editing = false;
                keep(d -> change.accept(d, after));
            }

            @Override
            public void cancel(T before) {
                editing = false;
                drafted.accept(shown);
            }
        };
    }

    /** Shows at once what is kept: the next edit may come before the run has taken this one. */
    private void keep(Consumer<PushDraft> change) {
        refused.attempt(() -> {
            Push push = PushDraft.changed(shown, change);
            if (!push.equals(shown)) {
                kept.accept(push);
                show(push);
            }
        });
    }
}
