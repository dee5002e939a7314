// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport;

import org.gaitwright.core.math.Vec3;

/**
 * What a camera keeps an eye on.
 *
 * @param root where it is
 * @param headingRad where it faces, counter-clockwise from x
 * @param centre of a ball around all of it
 * @param radius of that ball
 */
record Subject(Vec3 root, double headingRad, Vec3 centre, double radius) {
    static final Subject NONE = new Subject(new Vec3(0, 0, 0.9), 0, new Vec3(0, 0, 0.9), 1);

    Subject {
        radius = Math.max(radius, 0.1);
    }
}
