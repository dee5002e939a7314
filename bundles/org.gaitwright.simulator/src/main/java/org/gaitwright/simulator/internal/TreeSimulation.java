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
    private final GroundContacts contacts;
    private final ConstraintSolver solver;
    private final ForceBuffer contactLog;
    private final ForceBuffer externalLog = new ForceBuffer(16);
    private final ActorView[] views;
    private final int[] firstVelocity;
    private final double[] acceleration;
    private final double[] smooth;
    private final double dt;
    private long ticks;
    private Divergence divergence;

    TreeSimulation(World world) {
        if (!world.springs().isEmpty()) {
            throw new InvalidInput(
                    "this engine does not yet simulate springs between bodies; remove them from the scene");
        }
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
        contacts = new GroundContacts(model, characters, world.terrain());
        solver = new ConstraintSolver(model, contacts.points() + model.joints);
        contactLog = new ForceBuffer(64 * world.timing().substeps());
        acceleration = new double[model.velocities];
        smooth = new double[model.velocities];
        refresh();
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
        externalLog.queue(body, px, py, pz, fx, fy, fz, mx, my, mz);
    }

    @Override
    public Divergence step() {
        if (divergence != null) {
            return divergence;
        }
        contactLog.clear();
        externalLog.begin();
        actuation.beginTick();
        int n = world.timing().substeps();
        for (int k = 0; k < n; k++) {
            substep(1.0 / n);
            if (divergence != null) {
                break;
            }
        }
        actuation.endTick(n);
        externalLog.end();
        ticks++;
        return divergence;
    }

    private void substep(double share) {
        MassMatrix.compute(model, state);
        Bias.compute(
                model,
                state,
                world.gravity().x(),
                world.gravity().y(),
                world.gravity().z());
        contacts.find(state);
        actuation.beginSubstep(state);
        boolean limited;
        do {
            MassMatrix.factor(model, state, actuation.diagonal());
            for (int i = 0; i < model.velocities; i++) {
                smooth[i] = actuation.force()[i] - state.bias[i];
            }
            externalLog.addTo(model, state, smooth);
            System.arraycopy(smooth, 0, acceleration, 0, model.velocities);
            MassMatrix.solve(model, state, acceleration);
            solver.solve(state, contacts, actuation, acceleration);
            limited = actuation.limit(acceleration);
        } while (limited);
        solver.keep(contacts);
        contacts.log(solver, share, contactLog);
        integrate();
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
        refresh();
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
        double[] memory = solver.memory();
        ByteBuffer b = ByteBuffer.allocate(8 * (1 + state.q.length + state.v.length + memory.length));
        b.putLong(ticks);
        put(b, state.q);
        put(b, state.v);
        put(b, memory);
        return b.array();
    }

    @Override
    public void restore(byte[] snapshot) {
        double[] memory = solver.memory();
        int expected = 8 * (1 + state.q.length + state.v.length + memory.length);
        if (snapshot.length != expected) {
            throw new InvalidInput("snapshot has " + snapshot.length + " bytes, this simulation needs " + expected
                    + "; restore only snapshots of the same scene");
        }
        ByteBuffer b = ByteBuffer.wrap(snapshot);
        ticks = b.getLong();
        get(b, state.q);
        get(b, state.v);
        get(b, memory);
        divergence = null;
        contactLog.clear();
        externalLog.begin();
        externalLog.end();
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
