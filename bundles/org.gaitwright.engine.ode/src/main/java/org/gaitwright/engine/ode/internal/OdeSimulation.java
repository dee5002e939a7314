// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.engine.ode.internal;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
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
import org.gaitwright.dynamics.Kinematics;
import org.gaitwright.dynamics.TreeModel;
import org.gaitwright.dynamics.TreeState;
import org.ode4j.ode.DBody;
import org.ode4j.ode.DWorld;
import org.ode4j.ode.OdeHelper;

/** A world in ODE. The actors' links come first, then the crates, each a character of one free link. */
final class OdeSimulation implements Simulation {
    /** A speed beyond this, m/s or rad/s, is an explosion, not a motion. */
    private static final double EXPLOSION = 1e4;
    /** ODE's own steps are no longer than this, s; a longer sub-step is made of several. */
    private static final double LONGEST_STEP = 1.0 / 500;
    /** Softness of joints: enough to keep redundant rows solvable, and far below what shows. */
    private static final double SOFTNESS = 1e-10;
    /** Steps that are tried anew with better bounds of friction, at most. */
    private static final int ATTEMPTS = 5;
    /** Sweeps of the quick stepper. */
    private static final int SWEEPS = 50;

    private final World world;
    private final List<CharacterModel> characters = new ArrayList<>();
    private final DWorld ode;
    private final Rig rig;
    private final Bodies bodies;
    private final Connection[] connections;
    private final Touching touching;
    private final Ground[] grounds;
    private final Pairs pairs;
    private final Ties ties;
    private final Command[] commands;
    private final View[] views;
    private final int steps;
    private final double h;
    private final boolean quick;
    private final Forces contactLog = new Forces();
    private final Forces externalLog = new Forces();
    private final Forces queued = new Forces();
    private final Forces pushes = new Forces();
    private final double[] memory;
    private final double[] before;
    private final double[] three = new double[3];
    private final double[] force = new double[3];
    private long ticks;
    private Divergence divergence;

    OdeSimulation(World world) {
        this.world = world;
        world.actors().forEach(a -> characters.add(a.character()));
        world.crates().forEach(c -> characters.add(character(c)));
        TreeModel model = new TreeModel(characters);
        TreeState start = start(model);
        double substep = world.timing().substepSeconds();
        int inner = (int) Math.ceil(substep / LONGEST_STEP);
        steps = inner * world.timing().substeps();
        h = substep / inner;
        quick = world.physics().method() == Physics.Method.GAUSS_SEIDEL;
        ode = OdeHelper.createWorld();
        ode.setGravity(world.gravity().x(), world.gravity().y(), world.gravity().z());
        ode.setERP(Rig.ERP);
        ode.setCFM(SOFTNESS);
        ode.setQuickStepNumIterations(SWEEPS);
        commands = new Command[world.actors().size()];
        Arrays.setAll(commands, a -> new Command(characters.get(a)));
        bodies = new Bodies(ode, characters, model, start);
        rig = new Rig(ode, model, bodies, characters, commands, world.physics(), h);
        System.arraycopy(start.q, 0, rig.q, 0, start.q.length);
        connections = Connections.of(rig, linkNames());
        for (Connection c : connections) {
            c.read();
        }
        Solids solids = new Solids(characters, bodies);
        touching = new Touching(rig, solids, world.gravity());
        pairs = new Pairs(model, characters, solids, touching);
        grounds = new Ground[characters.size()];
        Arrays.setAll(grounds, c -> new Ground(solids, touching, world.terrain(), c));
        ties = new Ties(rig, world.springs());
        memory = new double[Bodies.NUMBERS * bodies.count() + rig.q.length + rig.v.length];
        before = new double[Bodies.NUMBERS * bodies.count()];
        views = new View[commands.length];
        int q = 0;
        int v = 0;
        for (int a = 0; a < views.length; a++) {
            views[a] = new View(this, rig, a, q, v);
            q += characters.get(a).positions();
            v += characters.get(a).velocities();
        }
    }

    private TreeState start(TreeModel model) {
        TreeState s = new TreeState(model);
        int q = 0;
        int v = 0;
        for (int c = 0; c < characters.size(); c++) {
            boolean actor = c < world.actors().size();
            System.arraycopy(
                    characters.get(c).zeroPose(), 0, s.q, q, characters.get(c).positions());
            if (actor && sane(world.actors().get(c))) {
                double[] x = world.actors().get(c).positions();
                double[] speeds = world.actors().get(c).velocities();
                System.arraycopy(x, 0, s.q, q, x.length);
                System.arraycopy(speeds, 0, s.v, v, speeds.length);
            }
            q += characters.get(c).positions();
            v += characters.get(c).velocities();
        }
        Kinematics.positions(model, s);
        Kinematics.velocities(model, s);
        return s;
    }

    /** A start that is not a number is no start: the first step says so, and ODE never sees it. */
    private boolean sane(World.Actor actor) {
        double sum = Arrays.stream(actor.positions()).sum()
                + Arrays.stream(actor.velocities()).sum();
        if (Double.isFinite(sum)) {
            return true;
        }
        divergence = new Divergence(0, actor.character().links().get(0).name(), "the start is not a number");
        return false;
    }

    private static CharacterModel character(World.Crate crate) {
        Link link = new Link(crate.name(), -1, crate.start(), crate.inertia(), crate.shapes(), Role.OTHER, Side.CENTER);
        Joint free = new Joint(crate.name(), 0, JointType.FREE, Vec3.ZERO, Vec3.Z, null, 0, 0, 0, 0, 0);
        return new CharacterModel(crate.name(), List.of(link), List.of(free), List.of(), Set.of(), Map.of());
    }

    private String[] linkNames() {
        return characters.stream()
                .flatMap(c -> c.links().stream())
                .map(Link::name)
                .toArray(String[]::new);
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
        queued.addWrench(body, px, py, pz, fx, fy, fz, mx, my, mz);
    }

    @Override
    public Divergence step() {
        if (divergence != null) {
            return divergence;
        }
        pushes.clear();
        pushes.addAll(queued);
        queued.clear();
        contactLog.clear();
        externalLog.clear();
        externalLog.addAll(pushes);
        Arrays.fill(rig.realised, 0);
        for (Connection c : connections) {
            c.beginTick();
        }
        for (int i = 0; i < steps && divergence == null; i++) {
            odeStep(1.0 / steps);
        }
        for (Connection c : connections) {
            c.logHolding(externalLog);
        }
        ticks++;
        return divergence;
    }

    private void odeStep(double share) {
        for (Ground g : grounds) {
            g.find();
        }
        pairs.find();
        ties.begin();
        bodies.save(before);
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            if (attempt > 0) {
                bodies.load(before);
            }
            if (!advance() || !touching.slipped()) {
                break;
            }
        }
        if (divergence != null) {
            return;
        }
        touching.log(share, contactLog, externalLog);
        ties.log(share, externalLog);
        for (Connection c : connections) {
            c.collect(share);
            c.hold(share);
        }
        bodies.read();
        for (Connection c : connections) {
            c.read();
        }
    }

    /** One step of ODE from the present state; false if the numbers failed. */
    private boolean advance() {
        int pushed = applyPushes();
        if (pushed >= 0) {
            diverge(pushed, "a force is not a number");
            return false;
        }
        for (Connection c : connections) {
            c.drive();
        }
        if (rig.confused >= 0) {
            diverge(rig.confused, "a command is not a number");
            return false;
        }
        touching.attach();
        rig.reactions.clear();
        if (quick) {
            ode.quickStep(h);
        } else {
            ode.step(h);
        }
        rig.reactions.settle();
        int wild = bodies.wild(EXPLOSION);
        if (wild >= 0) {
            diverge(wild, "a speed is not a number or exceeds " + EXPLOSION);
            return false;
        }
        return !quick;
    }

    private void diverge(int link, String what) {
        divergence = new Divergence(ticks, linkNames()[link], what);
    }

    /** Forces are constant through the tick and act at a point of the world; returns the link of a bad one, or -1. */
    private int applyPushes() {
        for (int i = 0; i < pushes.size(); i++) {
            DBody body = bodies.body(pushes.body(i));
            pushes.point(i, three);
            pushes.force(i, force);
            double sum = three[0] + three[1] + three[2] + force[0] + force[1] + force[2];
            if (body != null) {
                body.addForceAtPos(force[0], force[1], force[2], three[0], three[1], three[2]);
                pushes.moment(i, force);
                body.addTorque(force[0], force[1], force[2]);
            }
            if (!Double.isFinite(sum + force[0] + force[1] + force[2])) {
                return pushes.body(i);
            }
        }
        return -1;
    }

    @Override
    public void bodyState(int body, double[] out) {
        System.arraycopy(bodies.com, 3 * body, out, 0, 3);
        System.arraycopy(bodies.quaternion, 4 * body, out, 3, 4);
        System.arraycopy(bodies.velocity, 3 * body, out, 7, 3);
        System.arraycopy(bodies.angular, 3 * body, out, 10, 3);
    }

    @Override
    public void bodyPose(int body, double[] out) {
        System.arraycopy(bodies.position, 3 * body, out, 0, 3);
        System.arraycopy(bodies.quaternion, 4 * body, out, 3, 4);
    }

    @Override
    public double appliedTorque(int actor, int degreeOfFreedom) {
        return rig.realised[views[actor].firstVelocity() + degreeOfFreedom];
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
        bodies.save(memory);
        int o = Bodies.NUMBERS * bodies.count();
        System.arraycopy(rig.q, 0, memory, o, rig.q.length);
        System.arraycopy(rig.v, 0, memory, o + rig.q.length, rig.v.length);
        ByteBuffer b = ByteBuffer.allocate(8 * (1 + memory.length));
        b.putLong(ticks);
        for (double x : memory) {
            b.putLong(Double.doubleToRawLongBits(x));
        }
        return b.array();
    }

    @Override
    public void restore(byte[] snapshot) {
        int expected = 8 * (1 + memory.length);
        if (snapshot.length != expected) {
            throw new InvalidInput("snapshot has " + snapshot.length + " bytes, this simulation needs " + expected
                    + "; restore only snapshots of the same scene");
        }
        ByteBuffer b = ByteBuffer.wrap(snapshot);
        ticks = b.getLong();
        for (int i = 0; i < memory.length; i++) {
            memory[i] = Double.longBitsToDouble(b.getLong());
        }
        bodies.load(memory);
        int o = Bodies.NUMBERS * bodies.count();
        System.arraycopy(memory, o, rig.q, 0, rig.q.length);
        System.arraycopy(memory, o + rig.q.length, rig.v, 0, rig.v.length);
        for (Connection c : connections) {
            c.restored();
        }
        divergence = null;
        rig.confused = -1;
        contactLog.clear();
        externalLog.clear();
        queued.clear();
    }

    @Override
    public void close() {
        touching.destroy();
        ode.destroy();
    }
}
