// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.testkit;

import java.nio.ByteBuffer;
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
import org.gaitwright.core.controller.Command;
import org.gaitwright.core.controller.Observation;
import org.gaitwright.core.goal.Goal;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.simulation.Divergence;
import org.gaitwright.core.simulation.Engine;
import org.gaitwright.core.simulation.ForceLog;
import org.gaitwright.core.simulation.Simulation;
import org.gaitwright.core.simulation.World;
import org.gaitwright.core.terrain.Terrain;

/**
 * A whole engine that fits on a page: each character is a ball with a tail that follows it; the ball falls, the ground
 * stops it, pushes move it.
 */
public final class FallingBall implements Engine {
    static final double RADIUS = 0.1;

    /** A free ball of 2 kg at 1 m, and a tail on a hinge with a torque limit of 10 N m. */
    public static CharacterModel character(String name) {
        Inertia inertia = Inertia.diagonal(2, Vec3.ZERO, 0.008, 0.008, 0.008);
        Shape shape = new Shape("ball", new Geometry.Sphere(RADIUS), Pose.IDENTITY, 0.8, true);
        Link ball = new Link("ball", -1, Pose.at(0, 0, 1), inertia, List.of(shape), Role.PELVIS, Side.CENTER);
        Inertia light = new Inertia(0.5, Vec3.ZERO, 0.003, 0.002, 0.001, 1e-4, 2e-4, 3e-4);
        Link tail = new Link("tail", 0, Pose.at(0, 0, 0), light, List.of(), Role.OTHER, Side.CENTER);
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

    private static final class Fall implements Simulation {
        private final World world;
        private final int actors;
        /** Per actor: position, velocity. */
        private final double[] state;

        private final double[] push;
        private final Log contacts = new Log();
        private final Log externals = new Log();
        private final Goal[] goals;
        private final Command[] commands;
        private long ticks;

        Fall(World world) {
            this.world = world;
            actors = world.actors().size();
            state = new double[6 * actors];
            push = new double[3 * actors];
            goals = new Goal[actors];
            commands = new Command[actors];
            for (int a = 0; a < actors; a++) {
                System.arraycopy(world.actors().get(a).positions(), 0, state, 6 * a, 3);
                goals[a] = new Goal();
                commands[a] = new Command(world.actors().get(a).character());
            }
        }

        @Override
        public World world() {
            return world;
        }

        @Override
        public long ticks() {
            return ticks;
        }

        @Override
        public Observation observation(int actor) {
            return new Sight(this, actor);
        }

        @Override
        public Goal goal(int actor) {
            return goals[actor];
        }

        @Override
        public Command command(int actor) {
            return commands[actor];
        }

        @Override
        public void push(
                int body,
                double px,
                double py,
                double pz,
                double fx,
                double fy,
                double fz,
                double mx,
                double my,
                double mz) {
            double[] f = {fx, fy, fz};
            for (int i = 0; i < 3; i++) {
                push[3 * (body / 2) + i] += f[i];
            }
            externals.pending(body, new double[] {px, py, pz, 0, 0, 0, fx, fy, fz, mx, my, mz});
        }

        @Override
        public Divergence step() {
            double dt = world.timing().tickSeconds();
            contacts.clear();
            externals.show();
            for (int a = 0; a < actors; a++) {
                int o = 6 * a;
                for (int i = 0; i < 3; i++) {
                    double g = i == 2 ? world.gravity().z() : 0;
                    state[o + 3 + i] += dt * (g + push[3 * a + i] / 2.5);
                    state[o + i] += dt * state[o + 3 + i];
                }
                if (state[o + 2] < RADIUS) {
                    contacts.add(2 * a, new double[] {state[o], state[o + 1], 0, 0, 0, 1, 0, 0, 24.5, 0, 0, 0});
                    state[o + 2] = RADIUS;
                    state[o + 5] = 0;
                }
            }
            Arrays.fill(push, 0);
            ticks++;
            boolean finite = Arrays.stream(state).allMatch(v -> Math.abs(v) < 1e6);
            return finite ? null : new Divergence(ticks, "ball", "position is beyond all bounds");
        }

        @Override
        public void bodyState(int body, double[] out13) {
            Arrays.fill(out13, 0);
            System.arraycopy(state, 6 * (body / 2), out13, 0, 3);
            out13[3] = 1;
            System.arraycopy(state, 6 * (body / 2) + 3, out13, 7, 3);
        }

        @Override
        public void bodyPose(int body, double[] out7) {
            Arrays.fill(out7, 0);
            System.arraycopy(state, 6 * (body / 2), out7, 0, 3);
            out7[3] = 1;
        }

        @Override
        public double appliedTorque(int actor, int degreeOfFreedom) {
            return degreeOfFreedom == 6 ? Math.max(-10, Math.min(10, commands[actor].torque(6))) : 0;
        }

        @Override
        public ForceLog contacts() {
            return contacts;
        }

        @Override
        public ForceLog externals() {
            return externals;
        }

        @Override
        public byte[] snapshot() {
            ByteBuffer b = ByteBuffer.allocate(8 + 8 * state.length);
            b.putLong(ticks);
            b.asDoubleBuffer().put(state);
            return b.array();
        }

        @Override
        public void restore(byte[] snapshot) {
            ByteBuffer b = ByteBuffer.wrap(snapshot);
            ticks = b.getLong();
            b.asDoubleBuffer().get(state);
        }
    }

    /** Forces as rows: point, normal, force, moment. */
    private static final class Log implements ForceLog {
        private final java.util.ArrayList<double[]> shown = new java.util.ArrayList<>();
        private final java.util.ArrayList<double[]> pending = new java.util.ArrayList<>();

        void add(int body, double[] row) {
            double[] r = Arrays.copyOf(row, 13);
            r[12] = body;
            shown.add(r);
        }

        void pending(int body, double[] row) {
            double[] r = Arrays.copyOf(row, 13);
            r[12] = body;
            pending.add(r);
        }

        void show() {
            shown.clear();
            shown.addAll(pending);
            pending.clear();
        }

        void clear() {
            shown.clear();
        }

        @Override
        public int size() {
            return shown.size();
        }

        @Override
        public int body(int index) {
            return (int) shown.get(index)[12];
        }

        @Override
        public int other(int index) {
            return -1;
        }

        @Override
        public void point(int index, double[] out3) {
            System.arraycopy(shown.get(index), 0, out3, 0, 3);
        }

        @Override
        public void normal(int index, double[] out3) {
            System.arraycopy(shown.get(index), 3, out3, 0, 3);
        }

        @Override
        public void force(int index, double[] out3) {
            System.arraycopy(shown.get(index), 6, out3, 0, 3);
        }

        @Override
        public void moment(int index, double[] out3) {
            System.arraycopy(shown.get(index), 9, out3, 0, 3);
        }
    }

    private record Sight(Fall fall, int actor) implements Observation {
        @Override
        public CharacterModel character() {
            return fall.world.actors().get(actor).character();
        }

        @Override
        public Terrain terrain() {
            return fall.world.terrain();
        }

        @Override
        public Goal goal() {
            return fall.goals[actor];
        }

        @Override
        public double timeSeconds() {
            return fall.ticks * tickSeconds();
        }

        @Override
        public double tickSeconds() {
            return fall.world.timing().tickSeconds();
        }

        @Override
        public double substepSeconds() {
            return fall.world.timing().substepSeconds();
        }

        @Override
        public void positions(double[] out) {
            Arrays.fill(out, 0);
            System.arraycopy(fall.state, 6 * actor, out, 0, 3);
            out[3] = 1;
        }

        @Override
        public void velocities(double[] out) {
            Arrays.fill(out, 0);
            System.arraycopy(fall.state, 6 * actor + 3, out, 0, 3);
        }

        @Override
        public void linkPose(int link, double[] out7) {
            fall.bodyPose(2 * actor + link, out7);
        }

        @Override
        public void linkVelocity(int link, double[] out6) {
            Arrays.fill(out6, 0);
            System.arraycopy(fall.state, 6 * actor + 3, out6, 0, 3);
        }

        @Override
        public void contactForce(int link, double[] out3) {
            Arrays.fill(out3, 0);
        }
    }
}
