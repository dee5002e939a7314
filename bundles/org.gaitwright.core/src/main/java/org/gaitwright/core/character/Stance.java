// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.character;

import java.util.List;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Vec3;

/** Sets a reshaped character down where the original stood. */
final class Stance {
    private static final double REACHED = 1e-9;
    private static final int TRIES = 60;
    private static final List<Side> SIDES = List.of(Side.LEFT, Side.RIGHT);

    private Stance() {}

    /** The pose of the original for the reshaped character, with each foot as high as it was. */
    static double[] of(CharacterModel base, CharacterModel shaped, double[] pose) {
        Pose[] before = Posture.of(base, pose);
        Pose[] now = Posture.of(shaped, pose);
        double min = Double.POSITIVE_INFINITY;
        for (Side side : SIDES) {
            double up = Posture.feet(base, before, side) - Posture.feet(shaped, now, side);
            min = Double.isFinite(up) ? Math.min(min, up) : min;
        }
        double all = Posture.feet(base, before) - Posture.feet(shaped, now);
        double[] stretched = raised(shaped, pose, Double.isFinite(all) ? all : 0);
        if (!Double.isFinite(min)) {
            return stretched;
        }
        double[] bent = raised(shaped, pose, min);
        for (Side side : SIDES) {
            double height = Posture.feet(base, before, side);
            if (Double.isFinite(height) && !reaches(shaped, bent, side, height)) {
                return stretched;
            }
        }
        return bent;
    }

    /** Bends a leg until its foot is at a height; false if it can't. */
    private static boolean reaches(CharacterModel c, double[] q, Side side, double height) {
        for (int i = 0; i < TRIES; i++) {
            double missing = height - Posture.feet(c, Posture.of(c, q), side);
            if (Math.abs(missing) <= REACHED) {
                return true;
            }
            BentLeg leg = BentLeg.find(c, side);
            if (leg == null) {
                return false;
            }
            leg.lift(q, missing);
        }
        return false;
    }

    /** The pose with the root lifted, if the root can be. */
    private static double[] raised(CharacterModel c, double[] pose, double up) {
        double[] q = pose.clone();
        for (int j = 0; j < c.joints().size(); j++) {
            Joint joint = c.joints().get(j);
            Link link = c.links().get(joint.link());
            int o = c.positionOffset(j);
            if (joint.type() == JointType.FREE) {
                q[o + 2] += up;
            } else if (joint.type() == JointType.SLIDE && link.parent() < 0) {
                Vec3 axis = link.pose().orientation().rotate(joint.axis());
                q[o] += axis.z() * up;
            }
        }
        return q;
    }
}
