// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.dial;

import java.util.function.Function;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.gaitwright.workbench.widgets.number.Edit;
import org.gaitwright.workbench.widgets.number.EditListener;
import org.gaitwright.workbench.widgets.number.NumberField;
import org.gaitwright.workbench.widgets.number.Numbers;
import org.gaitwright.workbench.widgets.number.PartOfEdit;
import org.gaitwright.workbench.widgets.number.Quantity;
import org.gaitwright.workbench.widgets.paint.Pen;

/**
 * Steers: a pad seen from above with the character's front up, a compass around it, and both numbers to type. The orange
 * handle is what is asked for, the needle what is so; as the character comes round, the handle goes to the top.
 *
 * <p>Mouse: drag the handle the way to go, further out for faster, below for backward; drag on the rim to turn only; Shift
 * without snapping; double-click stops. Keys: ↑ ↓ speed, ← → heading (Shift fine), Home straight on, 0 or Delete stops, Esc
 * gives up a drag.
 */
public final class SteeringPad extends Composite {
    private final Edit<Course> edit = new Edit<>();
    private final PadFace face;
    private final NumberField speed;
    private final NumberField heading;
    private final FacePanel.Entry speedEntry;
    private final FacePanel.Entry headingEntry;

    /** @param range how fast one may ask to walk, in m/s; a minimum below 0 allows backward */
    public SteeringPad(Composite parent, Quantity range) {
        super(parent, SWT.NONE);
        addListener(SWT.Paint, e -> new Pen(e.gc, this).ground(getClientArea()));
        face = new PadFace(this, range, edit);
        FacePanel panel = new FacePanel(this);
        setLayout(new FaceLayout(face, panel));
        speedEntry = panel.entry(new Quantity(
                "Speed", range.unit(), range.minimum(), range.maximum(), range.clamp(0), range.step(), range.help()));
        headingEntry = panel.entry(Quantity.of("Heading", "°", -180, 180, 0)
                .stepped(1)
                .helped("Direction in the world: 0° is along x, left is positive"));
        speed = speedEntry.field();
        heading = headingEntry.field();
        edit.listen(this::showNumbers);
        speed.onEdit(part(v -> new Course(v, face.asked().heading())));
        heading.onEdit(part(v -> new Course(face.asked().speed(), Math.toRadians(v))));
        showActual(Course.STANDING);
    }

    /** Hands an edit of one number on as an edit of the course. */
    private EditListener<Double> part(Function<Double, Course> course) {
        return new PartOfEdit<>(edit, face::asked, face::ask, course);
    }

    /** Shows what is asked for; waits while the user is at it. */
    public void show(Course asked) {
        if (!edit.active()) {
            face.ask(asked);
            showNumbers(asked);
        }
    }

    /** What is asked for. */
    public Course asked() {
        return face.asked();
    }

    /** Shows what is so. */
    public void showActual(Course actual) {
        face.actual(actual);
        speedEntry.say("now " + Numbers.fixed(actual.speed(), 2) + " "
                + speed.quantity().unit());
        headingEntry.say("now " + Numbers.fixed(Math.toDegrees(actual.heading()), 0) + "°");
    }

    public void onEdit(EditListener<Course> listener) {
        edit.listen(listener);
    }

    /** The speed that a reset of the number goes back to. */
    public void initially(double metresPerSecond) {
        Quantity q = speed.quantity();
        if (q.initial() != metresPerSecond && q.accepts(metresPerSecond) && !edit.active()) {
            speed.quantity(
                    new Quantity(q.name(), q.unit(), q.minimum(), q.maximum(), metresPerSecond, q.step(), q.help()));
        }
    }

    /** Stands still, as an edit of the user. */
    public void stop() {
        face.stop();
    }

    /** Makes the pad grey and says why, such as that a controller follows no goals. */
    public void disable(String why) {
        face.explain(why);
        speed.setEnabled(false);
        heading.setEnabled(false);
    }

    public void enable() {
        face.explain("");
        speed.setEnabled(true);
        heading.setEnabled(true);
    }

    @Override
    public boolean setFocus() {
        return face.setFocus();
    }

    private void showNumbers(Course asked) {
        speed.show(asked.speed());
        heading.show(Math.rint(Math.toDegrees(asked.heading()) * 10) / 10);
    }
}
