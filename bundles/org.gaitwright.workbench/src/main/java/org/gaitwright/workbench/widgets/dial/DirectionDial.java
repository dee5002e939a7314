// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.dial;

import org.eclipse.swt.widgets.Composite;
import org.gaitwright.workbench.widgets.number.Quantity;

/**
 * Aims a push: which way relative to the character, whose front is up, and how hard by the distance from the middle; both
 * numbers can be typed.
 *
 * <p>Mouse: drag the handle (Shift fine). Keys: ← → direction, ↑ ↓ force (Shift fine), Esc gives up a drag.
 */
public final class DirectionDial extends RoundControl<PushAim, DialFace> {
    /** @param range which forces one may ask for, in newtons */
    public DirectionDial(Composite parent, Quantity range) {
        super(parent, (on, edit) -> new DialFace(on, range, edit));
        if (range.minimum() < 0 || range.maximum() <= 0) {
            throw new IllegalArgumentException(
                    "force of a push: range " + range.range() + "; give one from 0 N or more to something greater");
        }
        Quantity direction = Quantity.of("Direction", "°", -180, 180, 0)
                .stepped(5)
                .helped("Direction of the push relative to the character: 0° is forward, left is positive");
        entry(
                direction,
                aim -> degrees(aim.direction()),
                (aim, degrees) -> new PushAim(Math.toRadians(degrees), aim.force()));
        entry(range.named("Force"), PushAim::force, (aim, force) -> new PushAim(aim.direction(), force));
    }

    public PushAim aim() {
        return face.value();
    }

    @Override
    public void setEnabled(boolean enabled) {
        super.setEnabled(enabled);
        face.setEnabled(enabled);
        enableNumbers(enabled);
    }
}
