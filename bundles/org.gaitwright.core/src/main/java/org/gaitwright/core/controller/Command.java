// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.controller;

import java.util.Arrays;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.JointType;

/**
 * What a controller asks of the actuators for one tick: a torque per degree of freedom, and per joint a PD target that
 * the engine integrates implicitly. Both add up; the sum stays within the joint's torque limit.
 */
public final class Command {
    /** Numbers of an assist wrench: point, force, moment. */
    private static final int ASSIST = 9;

    private final CharacterModel character;
    private final double[] torque;
    private final double[] stiffness;
    private final double[] damping;
    private final double[] target;
    private final double[] targetVelocity;
    /** Links that assist wrenches act on, and for each the point, the force and the moment. */
    private int[] assistLink = new int[0];

    private double[] assist = new double[0];
    private int assists;

    public Command(CharacterModel character) {
        this.character = character;
        torque = new double[character.velocities()];
        stiffness = new double[character.velocities()];
        damping = new double[character.velocities()];
        target = character.zeroPose();
        targetVelocity = new double[character.velocities()];
    }

    /** No torque, no PD. */
    public void clear() {
        Arrays.fill(torque, 0);
        Arrays.fill(stiffness, 0);
        Arrays.fill(damping, 0);
        Arrays.fill(targetVelocity, 0);
        assists = 0;
    }

    /** Adds torque (N m) or force (N) on a degree of freedom; a free root takes none. */
    public void addTorque(int degreeOfFreedom, double value) {
        torque[degreeOfFreedom] += value;
    }

    /** Draws a hinge or slide towards a coordinate: kp (q* − q) + kd (v* − v). */
    public void drive(int joint, double coordinate, double velocity, double kp, double kd) {
        int v = character.velocityOffset(joint);
        target[character.positionOffset(joint)] = coordinate;
        targetVelocity[v] = velocity;
        stiffness[v] = kp;
        damping[v] = kd;
    }

    /**
     * Draws a ball joint towards an orientation (w, x, y, z at {@code offset}), with velocity zero, with the same gains
     * about each axis.
     */
    public void driveBall(int joint, double[] orientation, int offset, double kp, double kd) {
        if (character.joints().get(joint).type() != JointType.BALL) {
            throw new IllegalArgumentException(
                    "joint '" + character.joints().get(joint).name()
                            + "' is not a ball joint; use drive() for hinges and slides");
        }
        int q = character.positionOffset(joint);
        int v = character.velocityOffset(joint);
        System.arraycopy(orientation, offset, target, q, 4);
        for (int i = 0; i < 3; i++) {
            targetVelocity[v + i] = 0;
            stiffness[v + i] = kp;
            damping[v + i] = kd;
        }
    }

    /** Slows a joint of any kind down: torque −kd v on each of its degrees of freedom; a free root takes none. */
    public void damp(int joint, double kd) {
        int v = character.velocityOffset(joint);
        for (int i = 0; i < character.joints().get(joint).type().velocities(); i++) {
            damping[v + i] += kd;
        }
    }

    /**
     * Adds an assist wrench: a force (N) and a moment (N m) from outside, in world axes, on a link at a world point, which no
     * body can give itself and which is for training. It acts as a push of a scene does, and is listed with those among the
     * external forces of a run.
     */
    public void addAssist(
            int link,
            double px,
            double py,
            double pz,
            double fx,
            double fy,
            double fz,
            double mx,
            double my,
            double mz) {
        if (assists == assistLink.length) {
            assistLink = Arrays.copyOf(assistLink, 2 * assists + 16);
            assist = Arrays.copyOf(assist, ASSIST * assistLink.length);
        }
        assistLink[assists] = link;
        int o = ASSIST * assists++;
        assist[o] = px;
        assist[o + 1] = py;
        assist[o + 2] = pz;
        assist[o + 3] = fx;
        assist[o + 4] = fy;
        assist[o + 5] = fz;
        assist[o + 6] = mx;
        assist[o + 7] = my;
        assist[o + 8] = mz;
    }

    /** Number of assist wrenches. */
    public int assists() {
        return assists;
    }

    /** The link that an assist wrench acts on. */
    public int assistLink(int index) {
        return assistLink[index];
    }

    /** A number of an assist wrench: the point (0 … 2), the force (3 … 5), the moment (6 … 8). */
    public double assist(int index, int number) {
        return assist[ASSIST * index + number];
    }

    /** The first joint of which something is asked that is not a finite number; −1 if there is none. */
    public int firstNotFinite() {
        for (int j = 0; j < character.joints().size(); j++) {
            JointType type = character.joints().get(j).type();
            double sum = 0;
            for (int d = character.velocityOffset(j), end = d + type.velocities(); d < end; d++) {
                sum += torque[d] + stiffness[d] + damping[d] + targetVelocity[d];
            }
            for (int q = character.positionOffset(j), end = q + type.positions(); q < end; q++) {
                sum += target[q];
            }
            if (!Double.isFinite(sum)) {
                return j;
            }
        }
        return -1;
    }

    /** Torque asked for on a degree of freedom. */
    public double torque(int degreeOfFreedom) {
        return torque[degreeOfFreedom];
    }

    public double stiffness(int degreeOfFreedom) {
        return stiffness[degreeOfFreedom];
    }

    public double damping(int degreeOfFreedom) {
        return damping[degreeOfFreedom];
    }

    /** Target of a position coordinate. */
    public double target(int position) {
        return target[position];
    }

    public double targetVelocity(int degreeOfFreedom) {
        return targetVelocity[degreeOfFreedom];
    }
}
