// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.engine.ode.internal;

import org.gaitwright.core.math.Quaternions;

/**
 * A root of two slides and a hinge across them. ODE's own planar joint knows only the plane z = 0, so three motor rows of
 * unlimited strength hold the body: one across the plane and two against tilting.
 */
final class PlanarRoot extends LinkJoint {
    private final int q;
    private final int v;
    private final HingeAngles angles;
    private final double[] anchor;
    /** In the world: the slides' axes, the plane's normal, and where the anchor is at zero. */
    private final double[] first = new double[3];

    private final double[] second = new double[3];
    private final double[] normal = new double[3];
    private final double[] zero = new double[3];
    private final double level;
    private final Motor across;
    private final Motor upright;
    private final double[] restInverse = new double[4];
    private final double[] relative = new double[4];
    private final double[] point = new double[3];
    private final double[] speed = new double[3];

    PlanarRoot(JointAssembly assembly, int link, int[] joints) {
        super(assembly, link);
        q = assembly.model.jointPosition[joints[0]];
        v = assembly.model.jointVelocity[joints[0]];
        double[] rest = assembly.model.linkQuaternion;
        Quaternions.rotate(rest, 4 * link, assembly.model.axis, 3 * joints[0], first, 0);
        Quaternions.rotate(rest, 4 * link, assembly.model.axis, 3 * joints[1], second, 0);
        Quaternions.rotate(rest, 4 * link, assembly.model.axis, 3 * joints[2], normal, 0);
        HingeAngles.conjugate(rest, 4 * link, restInverse, 0);
        anchor = java.util.Arrays.copyOfRange(assembly.model.anchor, 3 * joints[2], 3 * joints[2] + 3);
        angles = new HingeAngles(java.util.Arrays.copyOfRange(assembly.model.axis, 3 * joints[2], 3 * joints[2] + 3));
        Quaternions.rotate(rest, 4 * link, anchor, 0, zero, 0);
        for (int k = 0; k < 3; k++) {
            zero[k] += assembly.model.linkPosition[3 * link + k];
        }
        level = HingeAngles.dot(normal, 0, assembly.bodies.com, 3 * link);
        across = watch(Motor.sliding(assembly, body, null, 1));
        upright = watch(Motor.turning(assembly, body, null, 2));
        across.axis(0, false, normal[0], normal[1], normal[2]);
        upright.axis(0, false, first[0], first[1], first[2]);
        upright.axis(1, false, second[0], second[1], second[2]);
        read();
    }

    @Override
    void read() {
        Bodies b = assembly.bodies;
        Quaternions.rotate(b.quaternion, 4 * link, anchor, 0, point, 0);
        for (int k = 0; k < 3; k++) {
            point[k] += b.position[3 * link + k];
        }
        b.pointVelocity(link, point[0], point[1], point[2], speed);
        assembly.v[v] = HingeAngles.dot(first, 0, speed, 0);
        assembly.v[v + 1] = HingeAngles.dot(second, 0, speed, 0);
        assembly.v[v + 2] = HingeAngles.dot(normal, 0, b.angular, 3 * link);
        for (int k = 0; k < 3; k++) {
            point[k] -= zero[k];
        }
        assembly.q[q] = HingeAngles.dot(first, 0, point, 0);
        assembly.q[q + 1] = HingeAngles.dot(second, 0, point, 0);
        Quaternions.multiply(restInverse, 0, b.quaternion, 4 * link, relative, 0);
        angles.follow(relative, assembly.q, q + 2);
    }

    @Override
    void restored() {
        Quaternions.multiply(restInverse, 0, assembly.bodies.quaternion, 4 * link, relative, 0);
        angles.settle(relative, assembly.q, q + 2);
    }

    @Override
    boolean drive() {
        double share = JointAssembly.ERP / assembly.h;
        double off = HingeAngles.dot(normal, 0, assembly.bodies.com, 3 * link) - level;
        across.row(0, -share * off, 0, Double.POSITIVE_INFINITY);
        // what the hinge does not explain of the rotation is tilt
        Quaternions.rotate(assembly.bodies.quaternion, 4 * link, angles.rest, 0, point, 0);
        upright.row(0, -share * HingeAngles.dot(first, 0, point, 0), 0, Double.POSITIVE_INFINITY);
        upright.row(1, -share * HingeAngles.dot(second, 0, point, 0), 0, Double.POSITIVE_INFINITY);
        return true;
    }

    @Override
    void collect(double share) {}
}
