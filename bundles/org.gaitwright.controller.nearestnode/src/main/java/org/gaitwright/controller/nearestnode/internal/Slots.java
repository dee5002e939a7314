// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.nearestnode.internal;

import java.util.List;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.StanceJoint;

/**
 * The angles of a pose, said of stance and swing: of the half of a cycle in which the left foot stands, the left joints are those of the stance leg; in the other half, the right ones. Slot 0 is the
 * root's own angle in the world. Immutable.
 */
final class Slots {
    static final int TORSO = 0;

    final PlanarFigure figure;
    final int count;
    final List<String> names;
    /** The same without a side. */
    final List<String> kinds;
    /** Link, joint and coordinate of each slot, by the side that stands, and the factor from one side's angle to the other's. */
    final int[][] link;

    final int[][] joint;
    final int[][] coordinate;
    final double[] factor;
    /** The slot of the other side; itself if there is none. */
    final int[] other;
    /** Mass of the link that a slot turns: its weight among the others [Sharon 2004, 4.3.1]. */
    final double[] weight;

    final int stanceHip;
    final int swingHip;

    Slots(PlanarFigure figure) {
        this.figure = figure;
        CharacterModel c = figure.character;
        List<StanceJoint> all = figure.body.slots();
        count = all.size();
        link = new int[2][count];
        joint = new int[2][count];
        coordinate = new int[2][count];
        factor = new double[count];
        other = new int[count];
        weight = new double[count];
        int hip = 0;
        for (int s = 0; s < count; s++) {
            int l = all.get(s).link();
            int mirror = c.mirrorLink(l);
            link[PlanarFigure.LEFT][s] = l;
            link[PlanarFigure.RIGHT][s] = mirror;
            for (int side = 0; side < 2; side++) {
                coordinate[side][s] = figure.coordinate[link[side][s]];
                joint[side][s] = figure.body.joint(link[side][s]);
            }
            factor[s] = figure.body.sign(l) * figure.body.sign(mirror);
            other[s] = figure.body.other(s);
            weight[s] = figure.mass[l];
            hip = l == figure.thigh[PlanarFigure.LEFT] ? s : hip;
        }
        names = all.stream().map(StanceJoint::name).toList();
        kinds = all.stream().map(StanceJoint::kind).toList();
        stanceHip = hip;
        swingHip = other[hip];
    }

    /** Reads a pose from a position vector, as the one who stands on a side says it. */
    void read(double[] q, int stance, double[] pose) {
        for (int s = 0; s < count; s++) {
            pose[s] = q[coordinate[stance][s]] * (stance == PlanarFigure.LEFT ? 1 : factor[s]);
        }
    }

    /** Writes a pose into a position vector. */
    void write(double[] pose, int stance, double[] q) {
        for (int s = 0; s < count; s++) {
            q[coordinate[stance][s]] = pose[s] * (stance == PlanarFigure.LEFT ? 1 : factor[s]);
        }
    }
}
