// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.terrainadaptive.internal;

import org.gaitwright.control.Vectors;
import org.gaitwright.controller.terrainadaptive.internal.TerrainAdaptiveParameters.Half;
import org.gaitwright.core.math.Quaternions;
import org.gaitwright.core.state.StateCodec;

/** The way of the upper body's centre of mass and its orientation through half a cycle [Wu 2010, A.3, figure 7]. */
final class TrunkPath {
    private final double[] from = new double[3];
    private final double[] change = new double[3];
    private final double[] turnedFrom = new double[4];
    /** Rotation vector of the whole turn, in the axes that it begins with, and in those of the world. */
    private final double[] turn = new double[3];

    private final double[] worldTurn = new double[3];
    private double u1;
    private double v1;
    private double u2;
    private double v2;
    double seconds = 1;
    // where it is to be now
    final double[] position = new double[3];
    final double[] velocity = new double[3];
    final double[] orientation = {1, 0, 0, 0};
    final double[] spin = new double[3];

    void begin(double[] place, double[] quaternion, int iq) {
        System.arraycopy(place, 0, from, 0, 3);
        System.arraycopy(quaternion, iq, turnedFrom, 0, 4);
    }

    void end(double x, double y, double z, double[] quaternion) {
        change[0] = x - from[0];
        change[1] = y - from[1];
        change[2] = z - from[2];
        Quaternions.difference(turnedFrom, 0, quaternion, 0, turn, 0);
    }

    void shape(HalfCycle half) {
        seconds = half.seconds;
        u1 = half.get(Half.TRUNK_U1);
        v1 = half.get(Half.TRUNK_V1);
        u2 = half.get(Half.TRUNK_U2);
        v2 = half.get(Half.TRUNK_V2);
    }

    double endX() {
        return from[0] + change[0];
    }

    double endY() {
        return from[1] + change[1];
    }

    double endZ() {
        return from[2] + change[2];
    }

    /** Works out where the upper body is to be at a time. */
    void at(double elapsed) {
        double s = Math.max(0, Math.min(1, elapsed / seconds));
        double rate = 1 / seconds;
        // w_ub(s) = B(s, …), and the slope from start to end
        double u = Curves.bezier(s, 0, u1, u2, 1);
        double uRate = rate * Curves.bezierRate(s, 0, u1, u2, 1);
        for (int k = 0; k < 3; k++) {
            position[k] = from[k] + u * change[k];
            velocity[k] = uRate * change[k];
        }
        position[2] += Curves.bezier(s, 0, v1, v2, 0);
        velocity[2] += rate * Curves.bezierRate(s, 0, v1, v2, 0);
        double angle = Math.sqrt(Vectors.dot(turn, 0, turn, 0));
        double share = Curves.ease(s);
        System.arraycopy(turnedFrom, 0, orientation, 0, 4);
        if (angle > 0) {
            Quaternions.integrate(orientation, 0, turn[0], turn[1], turn[2], share);
        }
        Quaternions.rotate(turnedFrom, 0, turn, 0, worldTurn, 0);
        for (int k = 0; k < 3; k++) {
            spin[k] = rate * Curves.easeRate(s) * worldTurn[k];
        }
    }

    void state(StateCodec codec) {
        codec.numbers(from);
        codec.numbers(change);
        codec.numbers(turnedFrom);
        codec.numbers(turn);
        u1 = codec.number(u1);
        v1 = codec.number(v1);
        u2 = codec.number(u2);
        v2 = codec.number(v2);
        seconds = codec.number(seconds);
    }
}
