// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport;

import org.gaitwright.core.math.Vec3;

/**
 * How far a handle has been dragged. Its owner moves it by giving the viewport new handles; the drag goes on from where it
 * began, whatever becomes of the handle meanwhile.
 *
 * @param id of the handle
 * @param phase where in the drag this is
 * @param move from where the handle was when the drag began, m; zero about an axis, and when cancelled
 * @param amount the same as a number: metres along the axis, radians about it, or the length of {@code move}
 * @param fine whether Shift is down, which makes a tenth of every move
 */
public record HandleDrag(String id, Phase phase, Vec3 move, double amount, boolean fine) {
    /** Where in a drag one is. */
    public enum Phase {
        BEGUN,
        MOVED,
        /** The button was released. */
        COMMITTED,
        /** Everything is to be as it was. */
        CANCELLED
    }
}
