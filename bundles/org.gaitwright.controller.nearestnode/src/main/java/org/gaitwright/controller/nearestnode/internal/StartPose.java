// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.nearestnode.internal;

import org.gaitwright.controller.nearestnode.internal.NodeParameters.Whole;
import org.gaitwright.core.character.PlanarPlace;
import org.gaitwright.core.controller.Start;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.terrain.Terrain;

/** The state in which a run begins: a pose of the keyframes, moving as they do. */
final class StartPose {
    /** Step of the difference quotient for velocities, s. */
    private static final double STEP = 1e-3;

    private StartPose() {}

    static Start at(NodeParameters settings, ParameterValues values, Terrain ground, double x) {
        TargetMotion motion = new TargetMotion(settings, values);
        PlanarFigure figure = settings.slots.figure;
        double t = Math.min(values.get(settings.index(Whole.START_PHASE)) * motion.seconds, motion.seconds - STEP);
        TargetFigure target = new TargetFigure(settings.slots);
        target.begin(motion, PlanarFigure.LEFT, t, x);
        double[] q = target.update(motion, ground).clone();
        target.advance(motion, 0.999 * STEP);
        double[] after = target.update(motion, ground).clone();
        double[] v = new double[figure.character.velocities()];
        double speed = values.get(settings.index(Whole.START_SPEED)) / (0.999 * STEP);
        for (int i = 0; i < v.length; i++) {
            // hinges and slides have as many velocities as positions
            v[i] = speed * (after[i] - q[i]);
        }
        lift(figure, ground, q);
        return new Start(q, v);
    }

    /** Raises the body until no foot is below the ground. */
    private static void lift(PlanarFigure figure, Terrain ground, double[] q) {
        PlanarPlace place = new PlanarPlace(figure.body);
        figure.place(q, place);
        double below = 0;
        for (int side = 0; side < 2; side++) {
            for (int point = 0; point < 2; point++) {
                double height = ground.height(figure.soleX(place, side, point), 0);
                below = Math.max(below, height - figure.soleZ(place, side, point));
            }
        }
        q[figure.rootZ] += below;
    }
}
