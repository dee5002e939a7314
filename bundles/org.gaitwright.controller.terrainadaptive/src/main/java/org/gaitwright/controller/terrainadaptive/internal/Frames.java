// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.terrainadaptive.internal;

import org.gaitwright.control.Vectors;
import org.gaitwright.controller.terrainadaptive.internal.TerrainAdaptiveParameters.Half;
import org.gaitwright.core.math.Quaternions;
import org.gaitwright.core.math.Trig;

/** Ideal forces on the frames [Wu 2010, 5], which frames are pinned [6.3], and how well they are tracked [8.1]. */
final class Frames {
    static final int COUNT = 2 * Anatomy.FRAMES;

    /** How far a pinned frame may be from its place, m, and how fast it may be meant to move, m/s. */
    private static final double PINNED_DISTANCE = 0.2;

    private static final double PINNED_SPEED = 0.05;
    /** What of a squared deviation is not an error, ε_track. */
    private static final double TOLERANCE = 2.5e-3;

    private final Body body;
    private final Planner planner;
    /** Ideal forces on the frames of the feet (3 each). */
    final double[] force = new double[3 * COUNT];
    /** Ideal force and torque on the upper body. */
    final double[] trunkForce = new double[3];

    final double[] trunkTorque = new double[3];
    final boolean[] pinned = new boolean[COUNT];
    /** Where the frames are to be. */
    final double[] wanted = new double[3 * COUNT];

    int pins;
    /** Σ e_track over all frames. */
    double trackingError;

    private final double[] rotation = new double[9];
    private final double[] spin = new double[3];
    private final double[] arm = new double[3];
    private final double[] armRate = new double[3];
    private final double[] wantedVelocity = new double[3];
    private final double[] axis = new double[3];
    private final double[] actualAxis = new double[3];
    private final double[] pull = new double[3];
    private final double[] trig = new double[4];
    private final double[] inverse = new double[4];

    Frames(Body body, Planner planner) {
        this.body = body;
        this.planner = planner;
    }

    /** Works all of it out for the ways as they are now, for forces that act for a time. */
    void update(HalfCycle half, double seconds) {
        trackingError = 0;
        pins = 0;
        trunk(half, seconds);
        for (int side = 0; side < 2; side++) {
            foot(half, side);
        }
    }

    /** LA: f = k_p (p − p̂) + b_p (ṗ − ṗ̂) + c_p z [eq. 1]. */
    private void trunk(HalfCycle half, double seconds) {
        double kp = half.get(Half.TRUNK_KP), bp = half.get(Half.TRUNK_BP);
        TrunkPath path = planner.trunk;
        double square = 0;
        for (int k = 0; k < 3; k++) {
            double off = path.position[k] - body.trunk[k];
            trunkForce[k] = kp * off + bp * (path.velocity[k] - body.trunkVelocity[k]);
            square += off * off;
        }
        trunkForce[2] += half.get(Half.TRUNK_LIFT);
        trackingError += Math.max(0, square - TOLERANCE);
        // as at the end of the tick: k_o grows the damping by dt k_o
        double ko = half.get(Half.TRUNK_KO), bo = half.get(Half.TRUNK_BO) + seconds * ko;
        turn(path, ko, bo);
        giveWay(2 * seconds * bo);
    }

    /** LA: τ = Σ ê_j × [k_o (e_j − ê_j) + b_o (ė_j − ê̇_j)] [eq. 2]. */
    private void turn(TrunkPath path, double ko, double bo) {
        Quaternions.toMatrix(path.orientation, 0, rotation, 0);
        double[] actual = body.state.rotation;
        int r = 9 * body.anatomy.trunk;
        double tx = 0, ty = 0, tz = 0;
        java.util.Arrays.fill(trunkTorque, 0);
        for (int j = 0; j < 3; j++) {
            for (int k = 0; k < 3; k++) {
                axis[k] = rotation[3 * k + j];
                actualAxis[k] = actual[r + 3 * k + j];
            }
            Vectors.cross(path.spin, 0, axis, 0, arm, 0);
            Vectors.cross(body.trunkVelocity, 3, actualAxis, 0, armRate, 0);
            for (int k = 0; k < 3; k++) {
                pull[k] = ko * (axis[k] - actualAxis[k]) + bo * (arm[k] - armRate[k]);
                axis[k] -= actualAxis[k];
            }
            Vectors.cross(actualAxis, 0, pull, 0, pull, 0);
            Vectors.cross(actualAxis, 0, axis, 0, axis, 0);
            for (int k = 0; k < 3; k++) {
                trunkTorque[k] += pull[k];
            }
            tx += axis[0];
            ty += axis[1];
            tz += axis[2];
        }
        trackingError += Math.max(0, tx * tx + ty * ty + tz * tz - TOLERANCE);
    }

    /**
     * τ_i ← τ_i I_i / (I_i + d) about the axes of the upper body, with d = 2 dt b_o: what a torque that is integrated implicitly would be. A slim upper body turns so
     * easily about its length that the torque of this tick would else be too much for the next.
     */
    private void giveWay(double implicit) {
        int q = 4 * body.anatomy.trunk;
        Vectors.conjugate(body.state.quaternion, q, inverse, 0);
        Quaternions.rotate(inverse, 0, trunkTorque, 0, trunkTorque, 0);
        for (int k = 0; k < 3; k++) {
            double inertia = body.model.inertia[6 * body.anatomy.trunk + k];
            trunkTorque[k] *= inertia / (inertia + implicit);
        }
        Quaternions.rotate(body.state.quaternion, q, trunkTorque, 0, trunkTorque, 0);
    }

    private void foot(HalfCycle half, int side) {
        FootPath path = planner.feet[side];
        orient(path);
        int link = body.anatomy.foot[side];
        double[] local = body.anatomy.frame[side];
        for (int f = 0; f < Anatomy.FRAMES; f++) {
            int o = 3 * (side * Anatomy.FRAMES + f);
            // p = p_ankle + R (l − l_ankle), ṗ = ṗ_ankle + ω × (p − p_ankle)
            turned(local, 3 * f, local, 0, arm);
            Vectors.cross(spin, 0, arm, 0, armRate, 0);
            double distance = 0, speed = 0;
            for (int k = 0; k < 3; k++) {
                wanted[o + k] = path.position[k] + arm[k];
                wantedVelocity[k] = path.velocity[k] + armRate[k];
                double off = wanted[o + k] - body.frame[o + k];
                distance += off * off;
                speed += wantedVelocity[k] * wantedVelocity[k];
            }
            boolean pin = touches(side, f)
                    && distance < PINNED_DISTANCE * PINNED_DISTANCE
                    && speed < PINNED_SPEED * PINNED_SPEED;
            pinned[o / 3] = pin;
            pins += pin ? 1 : 0;
            if (f == Anatomy.ANKLE) {
                linear(half, o);
            } else {
                turned(local, 3 * f, body.model.com, 3 * link, arm);
                relative(half, side, o);
                if (half.planted && pinned[side * Anatomy.FRAMES + Anatomy.ANKLE]) {
                    // what turns a foot that the ground holds turns the body instead
                    force[o] = 0;
                    force[o + 1] = 0;
                }
            }
        }
    }

    /** Whether any frame of a foot is pinned. */
    boolean stands(int side) {
        for (int f = side * Anatomy.FRAMES; f < (side + 1) * Anatomy.FRAMES; f++) {
            if (pinned[f]) {
                return true;
            }
        }
        return false;
    }

    /** Whether the part of a foot touches that a frame belongs to. */
    private boolean touches(int side, int f) {
        return switch (f) {
            case Anatomy.ANKLE -> body.toesTouch[side] || body.heelTouches[side];
            case Anatomy.HEEL -> body.heelTouches[side];
            default -> body.toesTouch[side];
        };
    }

    /** L: as eq. 1. */
    private void linear(HalfCycle half, int o) {
        double kp = half.get(Half.ANKLE_KP), bp = half.get(Half.ANKLE_BP);
        double square = 0;
        for (int k = 0; k < 3; k++) {
            double off = wanted[o + k] - body.frame[o + k];
            force[o + k] = kp * off + bp * (wantedVelocity[k] - body.frameVelocity[o + k]);
            square += off * off;
        }
        force[o + 2] += half.get(Half.ANKLE_LIFT);
        trackingError += Math.max(0, square - TOLERANCE);
    }

    /** LR: f = k_r (r − r̂) + b_r (ṙ − ṙ̂), r from the centre of mass of the foot [eq. 3]. In: r as {@link #arm}. */
    private void relative(HalfCycle half, int side, int o) {
        double kr = half.get(Half.SOLE_KR), br = half.get(Half.SOLE_BR);
        Vectors.cross(spin, 0, arm, 0, armRate, 0);
        double square = 0;
        for (int k = 0; k < 3; k++) {
            double off = arm[k] - (body.frame[o + k] - body.centre[3 * side + k]);
            double rate = armRate[k] - (body.frameVelocity[o + k] - body.centreVelocity[3 * side + k]);
            force[o + k] = kr * off + br * rate;
            square += off * off;
        }
        trackingError += Math.max(0, square - TOLERANCE);
    }

    /** Orientation and spin that a foot is to have: R_z(ψ) R_y(−θ). */
    private void orient(FootPath path) {
        Trig.sinCos(path.yaw, trig, 0);
        Trig.sinCos(path.pitch, trig, 2);
        double sin = trig[0], cos = trig[1], up = trig[2], level = trig[3];
        rotation[0] = level * cos;
        rotation[1] = -sin;
        rotation[2] = -up * cos;
        rotation[3] = level * sin;
        rotation[4] = cos;
        rotation[5] = -up * sin;
        rotation[6] = up;
        rotation[7] = 0;
        rotation[8] = level;
        spin[0] = path.pitchRate * sin;
        spin[1] = -path.pitchRate * cos;
        spin[2] = path.yawRate;
    }

    /** out = R (a − b). */
    private void turned(double[] a, int ia, double[] b, int ib, double[] out) {
        double x = a[ia] - b[ib], y = a[ia + 1] - b[ib + 1], z = a[ia + 2] - b[ib + 2];
        for (int k = 0; k < 3; k++) {
            out[k] = rotation[3 * k] * x + rotation[3 * k + 1] * y + rotation[3 * k + 2] * z;
        }
    }
}
