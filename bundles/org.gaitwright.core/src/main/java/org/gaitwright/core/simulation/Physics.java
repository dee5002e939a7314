// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.simulation;

import java.util.Objects;

/**
 * How a world's contacts and limits behave.
 *
 * @param softness of contacts and of joint limits
 * @param ground what the terrain does to bodies
 * @param limits what keeps joints in their range
 * @param method how contact forces are found
 */
public record Physics(Softness softness, Ground ground, Limits limits, Method method) {
    public static final Physics DEFAULT =
            new Physics(Softness.DEFAULT, new Ground.Soft(), new Limits.Soft(), Method.NEWTON);

    public Physics {
        Objects.requireNonNull(softness, "softness");
        Objects.requireNonNull(ground, "ground");
        Objects.requireNonNull(limits, "limits");
        Objects.requireNonNull(method, "method");
    }

    /** How contact forces are found: to the unique solution, or by a fixed number of sweeps. */
    public enum Method {
        NEWTON,
        GAUSS_SEIDEL
    }

    /**
     * A soft constraint as MuJoCo has it: a violation recovers as a damped spring does, and the constraint opposes a share
     * of the acceleration that grows with depth.
     *
     * @param timeConstant of the recovery, s
     * @param dampingRatio 1 for critical
     * @param min share opposed at zero depth
     * @param max share opposed from {@code width} on
     * @param width depth at which the share is greatest, m or rad
     * @param grip how many times stiffer friction holds than the ground pushes: what sticks creeps by the less. MuJoCo's
     *     {@code impratio}; 1 is its default, with which limp bodies creep and slump for minutes
     */
    public record Softness(
            double timeConstant, double dampingRatio, double min, double max, double width, double grip) {
        public static final Softness DEFAULT = new Softness(0.02, 1, 0.9, 0.95, 0.001, 30);

        public Softness {
            if (!(timeConstant > 0 && dampingRatio > 0 && width > 0 && min > 0 && min <= max && max < 1 && grip > 0)) {
                throw new IllegalArgumentException("softness " + timeConstant + ", " + dampingRatio + ", " + min + ", "
                        + max + ", " + width + ", " + grip + "; expected positive numbers and 0 < least <= most < 1");
            }
        }
    }

    /** What the terrain does to bodies. */
    public sealed interface Ground permits Ground.Soft, Ground.Springs {
        /** Soft contact with a cone of friction. */
        record Soft() implements Ground {}

        /**
         * Sharon's penalty ground: while a monitor point (a corner of a box, the end of a capsule, the lowest point of a
         * sphere) is below the ground, a spring and damper draws it towards where it went in; it pushes, never pulls.
         *
         * @param stiffness N/m; 25,000 in the thesis
         * @param damping N s/m; 2,500 in the thesis
         */
        record Springs(double stiffness, double damping) implements Ground {
            public static final Springs THESIS = new Springs(25_000, 2_500);

            public Springs {
                if (!(stiffness > 0 && damping >= 0 && Double.isFinite(stiffness + damping))) {
                    throw new IllegalArgumentException("ground spring of " + stiffness + " N/m and " + damping
                            + " N s/m; expected a positive stiffness and a damping of zero or more");
                }
            }
        }
    }

    /** What keeps joints in their range. */
    public sealed interface Limits permits Limits.Soft, Limits.Exponential {
        /** A soft constraint at the end of the range. */
        record Soft() implements Limits {}

        /**
         * Sharon's torque beyond a limit, by the violation e: stiffness · e · exp(rate · |e|) less damping · speed.
         *
         * @param stiffness N m/rad
         * @param rate 1/rad
         * @param damping N m s/rad
         */
        record Exponential(double stiffness, double rate, double damping) implements Limits {
            public Exponential {
                if (!(stiffness > 0 && rate >= 0 && damping >= 0 && Double.isFinite(stiffness + rate + damping))) {
                    throw new IllegalArgumentException(
                            "exponential limit of " + stiffness + " N m/rad, " + rate + " 1/rad, " + damping
                                    + " N m s/rad; expected a positive stiffness and the rest not below zero");
                }
            }
        }
    }
}
