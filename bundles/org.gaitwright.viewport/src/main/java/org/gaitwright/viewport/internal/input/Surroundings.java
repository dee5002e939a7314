// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.input;

import java.util.Optional;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.viewport.Pick;
import org.gaitwright.viewport.internal.pick.Sight;

/** What tools must know of the picture and of what is in it. */
public interface Surroundings {
    Sight sight();

    Optional<Pick> pick(int x, int y);

    /** Where a point of a body is now, in the world. */
    Vec3 pointOf(int body, Vec3 pointInBody);

    void redraw();
}
