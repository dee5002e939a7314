// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.simulator.internal;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.character.Link;
import org.gaitwright.core.character.Role;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.controller.Command;
import org.gaitwright.core.controller.Observation;
import org.gaitwright.core.goal.Goal;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.simulation.Divergence;
import org.gaitwright.core.simulation.ForceLog;
import org.gaitwright.core.simulation.Physics;
import org.gaitwright.core.simulation.Simulation;
import org.gaitwright.core.simulation.World;
import org.gaitwright.dynamics.Bias;
import org.gaitwright.dynamics.Kinematics;
import org.gaitwright.dynamics.MassMatrix;
import org.gaitwright.dynamics.TreeModel;
import org.gaitwright.dynamics.TreeState;

/** A world as one forest of links. All bodies, crates included, are links of the same {@link TreeModel}. */
final class TreeSimulation implements Simulation {
    /** A coordinate speed beyond this, m/s or rad/s, is an explosion, not a motion. */
    private static final double EXPLOSION = 1e4;

    private final World world;
    private final List<CharacterModel> characters;
    private final TreeModel model;
    private final TreeState state;
    private final Actuation actuation;
    private final Shapes shapes;
    private final Constraints constraints;
    private final GroundContacts ground;
    private final MonitorPoints monitors;
    private final BodyContacts bodies;
    private final Springs springs;
    private final JointLimits limits;
    private final Newton newton;
    private final GaussSeidel gaussSeidel;
    private final MomentumBalance balance;
    private final ForceBuffer contactLog;
    private final ForceBuffer pushes = new ForceBuffer(16);
    private final ForceBuffer externalLog = new ForceBuffer(64);
    private final ActorView[] views;
    private final int[] firstVelocity;
    /** Of the last sub-step, from which the next one's search begins: part of a snapshot. */
    private final double[] acceleration;

    private final double[] smooth;
    private final double[] three = new double[3];
    private final double dt;
    private long ticks;
    private Divergence divergence;

    TreeSimulation(World world) {
        this.world = world;
        characters = new ArrayList<>();
        world.actors().forEach(a -> characters.add(a.character()));
        world.crates().forEach(c -> characters.add(character(c)));
        model = new TreeModel(characters);
        state = new TreeState(model);
        dt = world.timing().substepSeconds();
        views = new ActorView[world.actors().size()];
        firstVelocity = new int[views.length];
        Command[] commands = new Command[views.length];
        int q0 = 0;
        int v0 = 0;
        for (int a = 0; a < views.length; a++) {
            CharacterModel c = characters.get(a);
            commands[a] = new Command(c);
            views[a] = new ActorView(this, a, state, world.firstBody(a), q0, v0);
            firstVelocity[a] = v0;
            System.arraycopy(world.actors().get(a).positions(), 0, state.q, q0, c.positions());
            System.arraycopy(world.actors().get(a).velocities(), 0, state.v, v0, c.velocities());
            q0 += c.positions();
            v0 += c.velocities();
        }
        for (int a = views.length; a < characters.size(); a++) {
            System.arraycopy(
                    characters.get(a).zeroPose(),
                    0,
                    state.q,
                    q0,
                    characters.get(a).positions());
            q0 += characters.get(a).positions();
        }
        actuation = new Actuation(model, characters, commands, dt);
        shapes = new Shapes(characters);
        constraints = new Constraints(8 * shapes.count + world.springs().size(), model.joints);
        SoftContacts soft = new SoftContacts(
                world.physics().softness(), dt, state, new InverseWeights(model, zeroPose()), constraints);
        boolean penalty = world.physics().ground() instanceof Physics.Ground.Springs;
        ground = penalty ? null : new GroundContacts(model, state, shapes, world.terrain(), soft);
        monitors = penalty
                ? new MonitorPoints(
                        model,
                        state,
                        shapes,
                        world.terrain(),
                        (Physics.Ground.Springs) world.physics().ground(),
                        constraints,
                        dt)
                : null;
        bodies = new BodyContacts(model, state, shapes, characters, soft);
        springs = new Springs(world.springs(), state, constraints, dt);
        limits = new JointLimits(model, state, characters, world.physics().limits(), soft, dt);
        boolean sweeps = world.physics().method() == Physics.Method.GAUSS_SEIDEL;
        newton = sweeps ? null : new Newton(model, state, constraints);
        gaussSeidel = sweeps ? new GaussSeidel(model, state, constraints) : null;
        balance = new MomentumBalance(model, state, world.gravity(), actuation.limits());
        contactLog = new ForceBuffer(8 * shapes.count * world.timing().substeps());
        acceleration = new double[model.velocities];
        smooth = new double[model.velocities];
        refresh();
    }

    private double[] zeroPose() {
        double[] q = new double[model.positions];
        int o = 0;
        for (CharacterModel c : characters) {
            System.arraycopy(c.zeroPose(), 0, q, o, c.positions());
            o += c.positions();
        }
        return q;
    }

    /** A crate is a character of one free link. */
    private static CharacterModel character(World.Crate crate) {
        Link link = new Link(crate.name(), -1, crate.start(), crate.inertia(), crate.shapes(), Role.OTHER, Side.CENTER);
        Joint free = new Joint(crate.name(), 0, JointType.FREE, Vec3.ZERO, Vec3.Z, null, 0, 0, 0, 0, 0);
        return new CharacterModel(crate.name(), List.of(link), List.of(free), List.of(), Set.of(), Map.of());
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
        return views[actor];
    }

    @Override
    public Goal goal(int actor) {
        return views[actor].goal();
    }

    @Override
    public Command command(int actor) {
        return actuation.command(actor);
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
        pushes.queue(body, px, py, pz, fx, fy, fz, mx, my, mz);
    }

    @Override
    public Divergence step() {
        if (divergence != null) {
            return divergence;
        }
        contactLog.clear();
        pushes.begin();
        externalLog.copy(pushes);
        balance.beginTick();
        pushes.tell(balance);
        actuation.beginTick();
        int n = world.timing().substeps();
        for (int k = 0; k < n && divergence == null; k++) {
            substep(k, n);
        }
        actuation.endTick(n);
        balance.logHolding(world.timing().tickSeconds(), externalLog);
        pushes.end();
        ticks++;
        return divergence;
    }

    private void substep(int k, int n) {
        findBias();
        findConstraints();
        actuation.beginSubstep(state, limits);
        boolean limited;
        do {
            for (int i = 0; i < model.velocities; i++) {
                smooth[i] = actuation.force()[i] - (newton == null ? state.bias[i] : 0);
            }
            pushes.addTo(model, state, smooth);
            if (newton != null) {
                newton.solve(acceleration, smooth, actuation.diagonal());
            } else {
                gaussSeidel.solve(acceleration, smooth, actuation.diagonal());
            }
            limited = actuation.limit(acceleration);
        } while (limited);
        log(1.0 / n);
        integrate();
        if (divergence == null) {
            balance.correct(k, n, world.timing().tickSeconds());
            Kinematics.velocities(model, state);
        }
    }

    /** Newton's method takes the bias link by link and needs no matrix. */
    private void findBias() {
        double gx = world.gravity().x(), gy = world.gravity().y(), gz = world.gravity().z();
        if (newton != null) {
            Bias.wrenches(model, state, gx, gy, gz);
        } else {
            Bias.compute(model, state, gx, gy, gz);
            MassMatrix.compute(model, state);
        }
    }

    private void findConstraints() {
        constraints.clear();
        shapes.place(state);
        if (monitors == null) {
            ground.find();
        } else {
            monitors.find();
        }
        bodies.find(dt);
        springs.find();
        limits.find();
    }

    /** Lists the forces of this sub-step with its share of the tick. */
    private void log(double share) {
        if (monitors != null) {
            monitors.slide();
        }
        for (int c = 0; c < constraints.points; c++) {
            if (!springs.owns(c) && constraints.force[Constraints.ROWS * c] > 0) {
                logContact(c, share);
            }
        }
        springs.log(share, externalLog, balance);
    }

    private void logContact(int c, double share) {
        constraints.worldForce(c, three);
        double fx = share * three[0], fy = share * three[1], fz = share * three[2];
        double[] p = constraints.point;
        int a = constraints.linkA[c];
        int b = constraints.linkB[c];
        contactLog.add(a, b, p, 3 * c, constraints.frame, 9 * c, fx, fy, fz);
        balance.add(a, p[3 * c], p[3 * c + 1], p[3 * c + 2], fx, fy, fz, 0, 0, 0);
        if (b >= 0) {
            balance.add(b, p[3 * c], p[3 * c + 1], p[3 * c + 2], -fx, -fy, -fz, 0, 0, 0);
        }
        double turning = share * constraints.torsionMoment(c);
        if (turning != 0) {
            logTorsion(a, c, turning);
            if (b >= 0) {
                logTorsion(b, c, -turning);
            }
        }
    }

    private void logTorsion(int link, int c, double turning) {
        double[] p = constraints.point;
        double mx = turning * constraints.frame[9 * c];
        double my = turning * constraints.frame[9 * c + 1];
        double mz = turning * constraints.frame[9 * c + 2];
        externalLog.addWrench(link, p[3 * c], p[3 * c + 1], p[3 * c + 2], 0, 0, 0, mx, my, mz);
        balance.add(link, p[3 * c], p[3 * c + 1], p[3 * c + 2], 0, 0, 0, mx, my, mz);
    }

    private void integrate() {
        for (int i = 0; i < model.velocities; i++) {
            state.v[i] += dt * acceleration[i];
            // written so that NaN fails too
            if (!(Math.abs(state.v[i]) < EXPLOSION)) {
                String what = Double.isNaN(state.v[i]) ? "a speed is not a number" : "a speed exceeds " + EXPLOSION;
                divergence = new Divergence(ticks, linkName(model.dofLink[i]), what);
                return;
            }
        }
        Kinematics.integrate(model, state.q, state.v, dt);
        centreTranslations();
        Kinematics.positions(model, state);
        Kinematics.motions(model, state);
    }

    /**
     * A root's place follows the mean of its old and new velocity, which makes free flight exact; joints follow the new
     * one, which keeps springs and limits stable.
     */
    private void centreTranslations() {
        double back = -0.5 * dt * dt;
        for (int j = 0; j < model.joints; j++) {
            if (model.parent[model.jointLink[j]] >= 0) {
                continue;
            }
            int q = model.jointPosition[j];
            int v = model.jointVelocity[j];
            switch (model.jointType[j]) {
                case FREE -> {
                    state.q[q] += back * acceleration[v];
                    state.q[q + 1] += back * acceleration[v + 1];
                    state.q[q + 2] += back * acceleration[v + 2];
                }
                case SLIDE -> state.q[q] += back * acceleration[v];
                default -> {}
            }
        }
    }

    private void refresh() {
        Kinematics.positions(model, state);
        Kinematics.velocities(model, state);
    }

    private String linkName(int link) {
        int l = link;
        for (CharacterModel c : characters) {
            if (l < c.links().size()) {
                return c.links().get(l).name();
            }
            l -= c.links().size();
        }
        return "?";
    }

    @Override
    public void bodyState(int body, double[] out) {
        System.arraycopy(state.com, 3 * body, out, 0, 3);
        System.arraycopy(state.quaternion, 4 * body, out, 3, 4);
        double x = out[0], y = out[1], z = out[2];
        Kinematics.pointVelocity(state, body, x, y, z, actuation.scratch);
        System.arraycopy(actuation.scratch, 3, out, 7, 3);
        System.arraycopy(actuation.scratch, 0, out, 10, 3);
    }

    @Override
    public void bodyPose(int body, double[] out) {
        System.arraycopy(state.position, 3 * body, out, 0, 3);
        System.arraycopy(state.quaternion, 4 * body, out, 3, 4);
    }

    @Override
    public double appliedTorque(int actor, int degreeOfFreedom) {
        return actuation.applied(firstVelocity[actor] + degreeOfFreedom);
    }

    @Override
    public ForceLog contacts() {
        return contactLog;
    }

    @Override
    public ForceLog externals() {
        return externalLog;
    }

    @Override
    public byte[] snapshot() {
        ByteBuffer b = ByteBuffer.allocate(snapshotBytes());
        b.putLong(ticks);
        put(b, state.q);
        put(b, state.v);
        put(b, acceleration);
        if (monitors != null) {
            put(b, monitors.memory());
        }
        return b.array();
    }

    private int snapshotBytes() {
        int memory = monitors == null ? 0 : monitors.memory().length;
        return 8 * (1 + state.q.length + state.v.length + acceleration.length + memory);
    }

    @Override
    public void restore(byte[] snapshot) {
        int expected = snapshotBytes();
        if (snapshot.length != expected) {
            throw new InvalidInput("snapshot has " + snapshot.length + " bytes, this simulation needs " + expected
                    + "; restore only snapshots of the same scene");
        }
        ByteBuffer b = ByteBuffer.wrap(snapshot);
        ticks = b.getLong();
        get(b, state.q);
        get(b, state.v);
        get(b, acceleration);
        if (monitors != null) {
            get(b, monitors.memory());
        }
        divergence = null;
        bodies.forget();
        contactLog.clear();
        externalLog.clear();
        pushes.begin();
        pushes.end();
        refresh();
    }

    private static void put(ByteBuffer b, double[] values) {
        for (double v : values) {
            b.putLong(Double.doubleToRawLongBits(v));
        }
    }

    private static void get(ByteBuffer b, double[] out) {
        for (int i = 0; i < out.length; i++) {
            out[i] = Double.longBitsToDouble(b.getLong());
        }
    }
}
