// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.gl;

import org.gaitwright.core.math.Vec3;
import org.gaitwright.viewport.internal.pick.Sight;

/** Cameras for tests: 4 m away from a point, looking along y at a picture of 800 × 600. */
public final class Views {
    public static final int WIDTH = 800;
    public static final int HEIGHT = 600;

    private Views() {}

    public static Sight sight(Vec3 target) {
        return new Sight(target.minus(Vec3.Y.times(4)), Vec3.Y, Vec3.X, Vec3.Z, WIDTH, HEIGHT);
    }

    public static Sight sightFromAbove() {
        Vec3 forward = new Vec3(0, 1, -1).unit();
        return new Sight(new Vec3(0, -3, 3), forward, Vec3.X, Vec3.X.cross(forward), WIDTH, HEIGHT);
    }

    public static Outlook outlook(Vec3 target) {
        Outlook outlook = new Outlook();
        outlook.set(target.minus(Vec3.Y.times(4)), target, Vec3.X, 4, WIDTH, HEIGHT);
        return outlook;
    }

    public static Outlook outlookFromAbove() {
        Outlook outlook = new Outlook();
        outlook.set(new Vec3(0, -3, 3), Vec3.ZERO, Vec3.X, 3 * Math.sqrt(2), WIDTH, HEIGHT);
        return outlook;
    }
}
