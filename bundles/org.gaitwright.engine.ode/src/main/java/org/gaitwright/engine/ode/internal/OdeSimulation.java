// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.engine.ode.internal;

import java.util.Arrays;
import java.util.List;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.simulation.Physics;
import org.gaitwright.core.simulation.World;
import org.gaitwright.core.simulation.engine.AbstractSimulation;
import org.gaitwright.core.simulation.engine.ForceList;
import org.gaitwright.dynamics.Kinematics;
import org.gaitwright.dynamics.TreeModel;
import org.gaitwright.dynamics.TreeState;
import org.ode4j.ode.DBody;
import org.ode4j.ode.DWorld;
import org.ode4j.ode.OdeHelper;

/** A world in ODE. The actors' links come first, then the crates, each a character of one free link. */
final class OdeSimulation extends AbstractSimulation {
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

    private final DWorld ode;
    private final Rig rig;
    private final Bodies bodies;
    private final Connection[] connections;
    private final Touching touching;
    private final Ground[] grounds;
    private final Pairs pairs;
    private final Ties ties;
    private final Standing standing;
    private final int steps;
    private final double h;
    private final boolean quick;
    private final double[] memory;
    private final double[] before;
    private final double[] three = new double[3];
    private final double[] force = new double[3];

    OdeSimulation(World world) {
        super(world);
        List<CharacterModel> characters = world.characters();
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
        bodies = new Bodies(ode, characters, model, start);
        rig = new Rig(ode, model, bodies, characters, commands(), world.physics(), h);
        System.arraycopy(start.q, 0, rig.q, 0, start.q.length);
        connections = Connections.of(rig, world);
        for (Connection c : connections) {
            c.read();
        }
        Solids solids = new Solids(characters, bodies);
        touching = new Touching(rig, solids, world.gravity());
        pairs = new Pairs(characters, solids, touching);
        grounds = new Ground[characters.size()];
        Arrays.setAll(grounds, c -> new Ground(solids, touching, world.terrain(), c));
        ties = new Ties(rig, world.springs());
        standing = new Standing(characters, bodies, world.gravity());
        memory = new double[Bodies.NUMBERS * bodies.count()];
        before = new double[Bodies.NUMBERS * bodies.count()];
    }

    private TreeState start(TreeModel model) {
        TreeState s = new TreeState(model);
        System.arraycopy(world.startPositions(), 0, s.q, 0, model.positions);
        System.arraycopy(world.startVelocities(), 0, s.v, 0, model.velocities);
        int q = 0;
        int v = 0;
        for (int a = 0; a < world.actors().size(); a++) {
            CharacterModel c = world.actors().get(a).character();
            if (!sane(world.actors().get(a))) {
                diverge(world.firstBody(a), "the start is not a number");
                System.arraycopy(c.zeroPose(), 0, s.q, q, c.positions());
                Arrays.fill(s.v, v, v + c.velocities(), 0);
            }
            q += c.positions();
            v += c.velocities();
        }
        Kinematics.positions(model, s);
        Kinematics.velocities(model, s);
        return s;
    }

    /** A start that is not a number is no start: the first step says so, and ODE never sees it. */
    private static boolean sane(World.Actor actor) {
        return Double.isFinite(Arrays.stream(actor.positions()).sum()
                + Arrays.stream(actor.velocities()).sum());
    }

    @Override
    protected void tick() {
        Arrays.fill(rig.realised, 0);
        for (Connection c : connections) {
            c.beginTick();
        }
        for (int i = 0; i < steps && !diverged(); i++) {
            odeStep(1.0 / steps);
        }
        standing.log(contacts(), externals());
        for (Connection c : connections) {
            c.logHolding(externals());
        }
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
        if (diverged()) {
            return;
        }
        touching.log(share, contacts(), externals());
        ties.log(share, externals());
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

    /** Forces are constant through the tick and act at a point of the world; returns the link of a bad one, or -1. */
    private int applyPushes() {
        ForceList pushes = pushes();
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
    protected double[] positions() {
        return rig.q;
    }

    @Override
    protected double[] velocities() {
        return rig.v;
    }

    @Override
    protected void bodyVelocity(int body, double[] out) {
        int o = 3 * body;
        double[] x = bodies.position;
        bodies.pointVelocity(body, x[o], x[o + 1], x[o + 2], out);
        System.arraycopy(bodies.angular, o, out, 3, 3);
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
        return rig.realised[firstVelocity(actor) + degreeOfFreedom];
    }

    @Override
    public byte[] snapshot() {
        bodies.save(memory);
        return snapshot(memory, rig.q, rig.v);
    }

    @Override
    public void restore(byte[] snapshot) {
        restore(snapshot, memory, rig.q, rig.v);
        touching.forget();
        bodies.load(memory);
        for (Connection c : connections) {
            c.restored();
        }
        rig.confused = -1;
    }

    @Override
    public void close() {
        touching.destroy();
        ode.destroy();
    }
}
