// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.nearestnode.internal;

import org.gaitwright.core.character.PlanarPlace;
import org.gaitwright.core.state.StateCodec;
import org.gaitwright.core.terrain.Terrain;

/** A figure that walks as the keyframes say, on the ground that there is, and knows nothing of forces. */
final class TargetFigure {
    private final Slots slots;
    private final double[] pose;
    private final double[] q;
    final PlanarPlace place;

    /** Which foot stands, how much of half a cycle has passed, s, and where the root was at its start. */
    int stance;

    double elapsed;
    private double from;

    TargetFigure(Slots slots) {
        this.slots = slots;
        pose = new double[slots.count];
        q = slots.figure.character.zeroPose();
        place = new PlanarPlace(slots.figure.body);
    }

    /** Puts it so that its root has a coordinate along x. */
    void begin(TargetMotion motion, int newStance, double t, double rootX) {
        stance = newStance;
        elapsed = t;
        from = rootX - motion.rootX(t);
    }

    void advance(TargetMotion motion, double dt) {
        elapsed += dt;
        while (elapsed >= motion.seconds) {
            elapsed -= motion.seconds;
            from += motion.stride;
            stance = 1 - stance;
        }
    }

    /** Works out where its links are; leaves its position vector. */
    double[] update(TargetMotion motion, Terrain ground) {
        motion.pose(elapsed, pose);
        slots.write(pose, stance, q);
        q[slots.figure.rootX] = from + motion.rootX(elapsed);
        q[slots.figure.rootZ] = motion.rootZ(elapsed) + ground.height(from + motion.standX(elapsed), 0);
        slots.figure.place(q, place);
        return q;
    }

    void state(StateCodec codec) {
        stance = codec.integer(stance);
        elapsed = codec.number(elapsed);
        from = codec.number(from);
    }
}
