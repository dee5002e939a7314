// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.urdf;

import java.util.List;
import java.util.Locale;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.registry.InvalidInput;

/** How the root of a URDF model moves in the world, which the format leaves open. */
public enum RootKind {
    FREE(List.of(new Motion("root", JointType.FREE, Vec3.Z))),
    /** In the sagittal plane: forward, up, and turning about the left axis. */
    PLANAR(List.of(
            new Motion("root-x", JointType.SLIDE, Vec3.X),
            new Motion("root-z", JointType.SLIDE, Vec3.Z),
            new Motion("root-pitch", JointType.HINGE, Vec3.Y))),
    FIXED(List.of());

    record Motion(String name, JointType type, Vec3 axis) {}

    final List<Motion> motions;

    RootKind(List<Motion> motions) {
        this.motions = motions;
    }

    static RootKind of(String word) {
        for (RootKind k : values()) {
            if (k.name().toLowerCase(Locale.ROOT).equals(word)) {
                return k;
            }
        }
        throw new InvalidInput("root: got '" + word + "', expected free, planar or fixed");
    }
}
