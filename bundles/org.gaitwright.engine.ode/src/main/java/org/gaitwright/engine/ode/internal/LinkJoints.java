// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.engine.ode.internal;

import org.gaitwright.core.character.JointType;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.simulation.World;
import org.gaitwright.dynamics.TreeModel;

/** Chooses how ODE represents the joints of a link, or refuses them with a reason. */
final class LinkJoints {
    private static final double SQUARE = 1e-6;

    private LinkJoints() {}

    /** The joints of all links that move, parents first. */
    static LinkJoint[] of(JointAssembly assembly, World world) {
        LinkJoint[] out = new LinkJoint[assembly.bodies.count()];
        for (int b = 0; b < out.length; b++) {
            int link = assembly.bodies.head[b];
            out[b] = connect(assembly, link, world.bodyName(link));
        }
        return out;
    }

    private static LinkJoint connect(JointAssembly assembly, int link, String name) {
        TreeModel m = assembly.model;
        int first = m.firstJoint[link];
        int n = m.endJoint[link] - first;
        JointType type = m.jointType[first];
        if (n == 1 && type == JointType.FREE) {
            if (assembly.passive(m.jointVelocity[first])) {
                throw refused(name, "has a spring, a damper or armature on its free root; remove it");
            }
            return new FreeRoot(assembly, link);
        }
        if (n == 1 && type == JointType.SLIDE) {
            return new SliderJoint(assembly, link);
        }
        if (n == 1 && type == JointType.BALL) {
            return new RotationalJoint(assembly, link, new double[0], anchor(m, first));
        }
        if (n <= 3 && all(m, first, n, JointType.HINGE)) {
            return hinges(assembly, link, name, first, n);
        }
        if (n == 3 && all(m, first, 2, JointType.SLIDE) && m.jointType[first + 2] == JointType.HINGE) {
            return planar(assembly, link, name, first);
        }
        StringBuilder found = new StringBuilder();
        for (int j = first; j < first + n; j++) {
            found.append(j == first ? "" : ", ").append(m.jointType[j].name().toLowerCase(java.util.Locale.ROOT));
        }
        throw refused(
                name,
                "has the joints " + found
                        + "; ODE takes one free, ball or slide joint, one to three hinges, or two slides"
                        + " and a hinge");
    }

    private static LinkJoint hinges(JointAssembly assembly, int link, String name, int first, int n) {
        TreeModel m = assembly.model;
        double[] axes = new double[3 * n];
        for (int k = 0; k < n; k++) {
            System.arraycopy(m.axis, 3 * (first + k), axes, 3 * k, 3);
            for (int i = 0; i < 3; i++) {
                if (Math.abs(m.anchor[3 * (first + k) + i] - m.anchor[3 * first + i]) > SQUARE) {
                    throw refused(name, "has hinges with different anchors; ODE takes a common one");
                }
            }
        }
        for (int k = 0; k + 1 < n; k++) {
            if (Math.abs(HingeAngles.dot(axes, 3 * k, axes, 3 * k + 3)) > (n == 2 ? SQUARE : 0.999)) {
                throw refused(
                        name,
                        n == 2
                                ? "has two hinges that are not at right angles; ODE's universal joint wants them so"
                                : "has two neighbouring hinges about the same axis; make them one");
            }
        }
        return new RotationalJoint(assembly, link, axes, anchor(m, first));
    }

    private static LinkJoint planar(JointAssembly assembly, int link, String name, int first) {
        TreeModel m = assembly.model;
        if (m.parent[link] >= 0) {
            throw refused(name, "has two slides and a hinge but is not a root; ODE takes them at a root alone");
        }
        double skew = Math.abs(HingeAngles.dot(m.axis, 3 * first, m.axis, 3 * first + 3))
                + Math.abs(HingeAngles.dot(m.axis, 3 * first, m.axis, 3 * first + 6))
                + Math.abs(HingeAngles.dot(m.axis, 3 * first + 3, m.axis, 3 * first + 6));
        if (skew > SQUARE) {
            throw refused(name, "has two slides and a hinge that are not at right angles; make them so");
        }
        for (int j = first; j < first + 3; j++) {
            int d = m.jointVelocity[j];
            if (assembly.driven(d) || assembly.passive(d) || assembly.joints[j].limit() != null) {
                throw refused(
                        name,
                        "has a motor, a limit, a spring, a damper or armature on its planar root (joint '"
                                + assembly.joints[j].name() + "'); remove it");
            }
        }
        return new PlanarRoot(assembly, link, new int[] {first, first + 1, first + 2});
    }

    private static boolean all(TreeModel m, int first, int n, JointType type) {
        for (int j = first; j < first + n; j++) {
            if (m.jointType[j] != type) {
                return false;
            }
        }
        return true;
    }

    private static double[] anchor(TreeModel m, int joint) {
        return java.util.Arrays.copyOfRange(m.anchor, 3 * joint, 3 * joint + 3);
    }

    private static InvalidInput refused(String link, String why) {
        return new InvalidInput("engine 'ode': link '" + link + "' " + why + ", or use the engine 'gaitwright'");
    }
}
