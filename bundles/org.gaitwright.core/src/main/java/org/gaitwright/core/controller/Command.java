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
    /** Numbers of a force from outside. */
    private static final int HELP = 9;

    private final CharacterModel character;
    private final double[] torque;
    private final double[] stiffness;
    private final double[] damping;
    private final double[] target;
    private final double[] targetVelocity;
    /** Links that are helped, and for each the point, the force and the moment. */
    private int[] helpedLink = new int[0];

    private double[] helpedBy = new double[0];
    private int helps;

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
        helps = 0;
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
     * Asks for a force (N) and a moment (N m) from outside, in world axes, on a link at a world point: a hand that helps in training, which no body can
     * give itself. It is a push like those of a scene, and listed with them among the external forces of a run.
     */
    public void help(
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
        if (helps == helpedLink.length) {
            helpedLink = Arrays.copyOf(helpedLink, 2 * helps + 16);
            helpedBy = Arrays.copyOf(helpedBy, HELP * helpedLink.length);
        }
        helpedLink[helps] = link;
        int o = HELP * helps++;
        helpedBy[o] = px;
        helpedBy[o + 1] = py;
        helpedBy[o + 2] = pz;
        helpedBy[o + 3] = fx;
        helpedBy[o + 4] = fy;
        helpedBy[o + 5] = fz;
        helpedBy[o + 6] = mx;
        helpedBy[o + 7] = my;
        helpedBy[o + 8] = mz;
    }

    /** How many forces from outside are asked for. */
    public int helps() {
        return helps;
    }

    /** The link that the force of this number acts on. */
    public int helpedLink(int help) {
        return helpedLink[help];
    }

    /** A number of it: the point (0 … 2), the force (3 … 5), the moment (6 … 8). */
    public double help(int help, int index) {
        return helpedBy[HELP * help + index];
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
