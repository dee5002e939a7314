// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.testkit;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Geometry;
import org.gaitwright.core.character.Inertia;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.character.Link;
import org.gaitwright.core.character.Role;
import org.gaitwright.core.character.Shape;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.simulation.Engine;
import org.gaitwright.core.simulation.Simulation;
import org.gaitwright.core.simulation.World;
import org.gaitwright.core.simulation.engine.AbstractSimulation;

/**
 * A whole engine that fits on a page: each character is a ball with a tail that follows it; the ball falls, the ground
 * stops it, pushes move it.
 */
public final class FallingBall implements Engine {
    static final double RADIUS = 0.1;
    private static final double MASS = 2.5;
    private static final int LINKS = 2;
    private static final int POSITIONS = 8;
    private static final int VELOCITIES = 7;

    /** A free ball of 2 kg at 1 m, and a tail on a hinge with a torque limit of 10 N m. */
    public static CharacterModel character(String name) {
        Inertia inertia = Inertia.diagonal(2, Vec3.ZERO, 0.008, 0.008, 0.008);
        Shape shape = new Shape("ball", new Geometry.Sphere(RADIUS), Pose.IDENTITY, 0.8, true);
        Link ball = new Link("ball", -1, Pose.at(0, 0, 1), inertia, List.of(shape), Role.PELVIS, Side.CENTRE);
        Inertia light = new Inertia(0.5, Vec3.ZERO, 0.003, 0.002, 0.001, 1e-4, 2e-4, 3e-4);
        Link tail = new Link("tail", 0, Pose.at(0, 0, 0), light, List.of(), Role.OTHER, Side.CENTRE);
        Joint root = new Joint("root", 0, JointType.FREE, Vec3.ZERO, Vec3.Z, null, 0, 0, 0, 0, 0);
        Joint wag = new Joint("wag", 1, JointType.HINGE, Vec3.ZERO, Vec3.Z, null, 10, 0, 0, 0, 0);
        return new CharacterModel(name, List.of(ball, tail), List.of(root, wag), List.of(), Set.of(), Map.of());
    }

    @Override
    public String id() {
        return "gaitwright";
    }

    @Override
    public String name() {
        return "Falling ball";
    }

    @Override
    public Simulation create(World world) {
        return new Fall(world);
    }

    private static final class Fall extends AbstractSimulation {
        /** Position and velocity vectors of all actors: a free root and a hinge each. */
        private final double[] q;

        private final double[] v;

        Fall(World world) {
            super(world);
            q = world.startPositions();
            v = new double[VELOCITIES * world.actors().size()];
        }

        @Override
        protected void tick() {
            double dt = world.timing().tickSeconds();
            double[] force = new double[3];
            for (int i = 0; i < pushes().size(); i++) {
                pushes().force(i, force);
                for (int k = 0; k < 3; k++) {
                    v[VELOCITIES * (pushes().body(i) / LINKS) + k] += dt * force[k] / MASS;
                }
            }
            for (int a = 0; a < commands().length; a++) {
                fall(POSITIONS * a, VELOCITIES * a, LINKS * a, dt);
            }
            for (int i = 0; i < q.length; i++) {
                if (!(Math.abs(q[i]) < 1e6)) {
                    diverge(LINKS * (i / POSITIONS), "position is beyond all bounds");
                }
            }
        }

        private void fall(int x, int u, int body, double dt) {
            v[u + 2] += dt * world.gravity().z();
            for (int k = 0; k < 3; k++) {
                q[x + k] += dt * v[u + k];
            }
            if (q[x + 2] < RADIUS) {
                double[] point = {q[x], q[x + 1], 0};
                contacts()
                        .add(
                                body,
                                -1,
                                point,
                                0,
                                new double[] {0, 0, 1},
                                0,
                                0,
                                0,
                                -MASS * world.gravity().z());
                q[x + 2] = RADIUS;
                v[u + 2] = 0;
            }
        }

        @Override
        protected double[] positions() {
            return q;
        }

        @Override
        protected double[] velocities() {
            return v;
        }

        @Override
        protected void bodyVelocity(int body, double[] out6) {
            Arrays.fill(out6, 0);
            System.arraycopy(v, VELOCITIES * (body / LINKS), out6, 0, 3);
        }

        @Override
        public void bodyState(int body, double[] out13) {
            Arrays.fill(out13, 0);
            bodyPose(body, out13);
            System.arraycopy(v, VELOCITIES * (body / LINKS), out13, 7, 3);
        }

        @Override
        public void bodyPose(int body, double[] out7) {
            System.arraycopy(q, POSITIONS * (body / LINKS), out7, 0, 3);
            out7[3] = 1;
            out7[4] = out7[5] = out7[6] = 0;
        }

        @Override
        public double appliedTorque(int actor, int degreeOfFreedom) {
            double asked = command(actor).torque(degreeOfFreedom);
            return degreeOfFreedom == 6 ? Math.max(-10, Math.min(10, asked)) : 0;
        }

        @Override
        public byte[] snapshot() {
            return snapshot(q, v);
        }

        @Override
        public void restore(byte[] snapshot) {
            restore(snapshot, q, v);
        }
    }
}
