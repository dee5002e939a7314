// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.optimizer.internal.measure;

import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.math.Quaternions;
import org.gaitwright.core.objective.Measure;
import org.gaitwright.core.objective.MeasureFactory;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.simulation.Simulation;
import org.osgi.service.component.annotations.Component;

/** How a character holds itself and where it goes, each a service. Means over time, from the first tick on. */
public final class PostureMeasures {
    private PostureMeasures() {}

    /** A mean over time of something that is known after each tick. */
    private abstract static class Mean implements Measure {
        final int actor;
        final double[] pose = new double[7];
        private double sum;
        private long ticks;

        Mean(int actor) {
            this.actor = actor;
        }

        /** Looks at the first body in {@link #pose}, as it stands before the first tick. */
        abstract void begin(Simulation simulation, CharacterModel character);

        /** Its value after a tick; the first body is in {@link #pose}. */
        abstract double now(Simulation simulation);

        @Override
        public final void begin(Simulation simulation) {
            look(simulation);
            begin(simulation, simulation.world().actors().get(actor).character());
        }

        @Override
        public final void tick(Simulation simulation) {
            look(simulation);
            sum += now(simulation);
            ticks++;
        }

        @Override
        public final double value() {
            return ticks == 0 ? Double.NaN : sum / ticks;
        }

        private void look(Simulation simulation) {
            simulation.bodyPose(simulation.world().firstBody(actor), pose);
        }
    }

    /** Angle of the trunk from where its start pose holds it upright. */
    @Component(service = MeasureFactory.class)
    public static final class Lean extends DescribedMeasure {
        public Lean() {
            super("lean", "Lean", "rad", "Mean angle of the first body from its upright pose at the start");
        }

        @Override
        public Measure create(int actor, ParameterValues parameters) {
            return new Mean(actor) {
                private final double[] up = new double[3];
                private final double[] now = new double[3];

                @Override
                void begin(Simulation simulation, CharacterModel character) {
                    // the vertical in the axes of the body: the last row of its rotation matrix
                    double w = pose[3], x = pose[4], y = pose[5], z = pose[6];
                    up[0] = 2 * (x * z - w * y);
                    up[1] = 2 * (y * z + w * x);
                    up[2] = 1 - 2 * (x * x + y * y);
                }

                @Override
                double now(Simulation simulation) {
                    Quaternions.rotate(pose, 3, up, 0, now, 0);
                    return StrictMath.acos(Math.max(-1, Math.min(1, now[2])));
                }
            };
        }
    }

    /** How far it is off the straight line ahead. */
    @Component(service = MeasureFactory.class)
    public static final class Drift extends DescribedMeasure {
        public Drift() {
            super("drift", "Drift", "m", "Mean distance of the first body from the line straight ahead");
        }

        @Override
        public Measure create(int actor, ParameterValues parameters) {
            return new Mean(actor) {
                private final double[] start = new double[2];
                private double sin;
                private double cos;

                @Override
                void begin(Simulation simulation, CharacterModel character) {
                    start[0] = pose[0];
                    start[1] = pose[1];
                    double yaw = yaw(pose);
                    sin = StrictMath.sin(yaw);
                    cos = StrictMath.cos(yaw);
                }

                @Override
                double now(Simulation simulation) {
                    return Math.abs(cos * (pose[1] - start[1]) - sin * (pose[0] - start[0]));
                }
            };
        }
    }

    /** How far it is turned away from where it faced at the start. */
    @Component(service = MeasureFactory.class)
    public static final class Yaw extends DescribedMeasure {
        public Yaw() {
            super("yaw", "Yaw", "rad", "Mean angle of the first body about the vertical from its initial heading");
        }

        @Override
        public Measure create(int actor, ParameterValues parameters) {
            return new Mean(actor) {
                private double start;

                @Override
                void begin(Simulation simulation, CharacterModel character) {
                    start = yaw(pose);
                }

                @Override
                double now(Simulation simulation) {
                    return Math.abs(Math.IEEEremainder(yaw(pose) - start, 2 * Math.PI));
                }
            };
        }
    }

    /** Angle about the vertical of a body. */
    private static double yaw(double[] pose) {
        double w = pose[3], x = pose[4], y = pose[5], z = pose[6];
        return StrictMath.atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z));
    }

    /** How much torque it takes. */
    @Component(service = MeasureFactory.class)
    public static final class Effort extends DescribedMeasure {
        private static final ParameterSet PARAMETERS =
                ParameterSet.of(Parameter.of("height", "m", 0.01, 100, 1, "Length that scales torques"));

        public Effort() {
            super("effort", "Effort", "", "Mean sum of squared torques, each divided by weight times one metre");
        }

        @Override
        public ParameterSet parameters() {
            return PARAMETERS;
        }

        @Override
        public Measure create(int actor, ParameterValues parameters) {
            double height = parameters.get(0);
            return new Mean(actor) {
                private int velocities;
                private double unit;

                @Override
                void begin(Simulation simulation, CharacterModel character) {
                    velocities = character.velocities();
                    unit = character.totalMass() * simulation.world().gravity().norm() * height;
                }

                @Override
                double now(Simulation simulation) {
                    double sum = 0;
                    for (int i = 0; i < velocities; i++) {
                        double t = simulation.appliedTorque(actor, i) / unit;
                        sum += t * t;
                    }
                    return sum;
                }
            };
        }
    }
}
