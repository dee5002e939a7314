// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.dial;

import org.eclipse.swt.widgets.Composite;
import org.gaitwright.workbench.widgets.number.NumberField;
import org.gaitwright.workbench.widgets.number.Numbers;
import org.gaitwright.workbench.widgets.number.Quantity;

/**
 * Steers: a pad seen from above with the character's front up, a compass around it, and both numbers to type. The orange
 * handle is what is asked for, the needle what is measured; as the character comes round, the handle goes to the top.
 *
 * <p>Mouse: drag the handle the way to go, further out for faster, below for backward; drag on the rim to turn only; Shift
 * without snapping; double-click stops. Keys: ↑ ↓ speed, ← → heading (Shift fine), Home straight on, 0 or Delete stops, Esc
 * gives up a drag.
 */
public final class SteeringPad extends RoundControl<Course, PadFace> {
    private final Entry speed;
    private final Entry heading;

    /** @param range how fast one may ask to walk, in m/s; a minimum below 0 allows backward */
    public SteeringPad(Composite parent, Quantity range) {
        super(parent, (on, edit) -> new PadFace(on, range, edit));
        speed = entry(
                range.named("Speed").initially(range.clamp(0)),
                Course::speed,
                (course, v) -> new Course(v, course.heading()));
        Quantity direction = Quantity.of("Heading", "°", -180, 180, 0)
                .stepped(1)
                .helped("Direction in the world: 0° is along x, left is positive");
        heading = entry(
                direction,
                course -> degrees(course.heading()),
                (course, degrees) -> new Course(course.speed(), Math.toRadians(degrees)));
        showActual(Course.STANDING);
    }

    /** What is asked for. */
    public Course asked() {
        return face.value();
    }

    /** Shows what is measured. */
    public void showActual(Course actual) {
        face.actual(actual);
        speed.say("now " + Numbers.fixed(actual.speed(), 2) + " "
                + speed.field().quantity().unit());
        heading.say("now " + Numbers.fixed(Math.toDegrees(actual.heading()), 0) + "°");
    }

    /** The speed that a reset of the number goes back to. */
    public void initially(double metresPerSecond) {
        NumberField field = speed.field();
        Quantity q = field.quantity();
        if (q.initial() != metresPerSecond && q.accepts(metresPerSecond) && !edit.active()) {
            field.quantity(q.initially(metresPerSecond));
        }
    }

    /** Stands still, as an edit of the user. */
    public void stop() {
        face.stop();
    }

    /** Makes the pad grey and says why, such as that a controller follows no goals. */
    public void disable(String why) {
        face.explain(why);
        enableNumbers(false);
    }

    public void enable() {
        face.explain("");
        enableNumbers(true);
    }
}
