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
    /** Attempts at a step, each with better bounds of friction, at most. */
    private static final int ATTEMPTS = 5;
    /** Sweeps of the quick stepper. */
    private static final int SWEEPS = 50;

    private final DWorld ode;
    private final JointAssembly assembly;
    private final Bodies bodies;
    private final LinkJoint[] joints;
    private final ContactJoints contactJoints;
    private final Ground[] grounds;
    private final Pairs pairs;
    private final SpringJoints springJoints;
    private final StaticLinks staticLinks;
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
        ode.setERP(JointAssembly.ERP);
        ode.setCFM(SOFTNESS);
        ode.setQuickStepNumIterations(SWEEPS);
        bodies = new Bodies(ode, characters, model, start);
        assembly = new JointAssembly(ode, model, bodies, characters, commands(), world.physics(), h);
        System.arraycopy(start.q, 0, assembly.q, 0, start.q.length);
        joints = LinkJoints.of(assembly, world);
        for (LinkJoint j : joints) {
            j.read();
        }
        Geoms geoms = new Geoms(characters, bodies);
        contactJoints = new ContactJoints(assembly, geoms, world.gravity());
        pairs = new Pairs(characters, geoms, contactJoints);
        grounds = new Ground[characters.size()];
        Arrays.setAll(grounds, c -> new Ground(geoms, contactJoints, world.terrain(), c));
        springJoints = new SpringJoints(assembly, world.springs());
        staticLinks = new StaticLinks(characters, bodies, world.gravity());
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
            if (!hasFiniteStart(world.actors().get(a))) {
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

    /** Whether all coordinates of the start are finite; if not, the first step reports it, and ODE never gets them. */
    private static boolean hasFiniteStart(World.Actor actor) {
        return Double.isFinite(Arrays.stream(actor.positions()).sum()
                + Arrays.stream(actor.velocities()).sum());
    }

    @Override
    protected void tick() {
        Arrays.fill(assembly.realised, 0);
        for (LinkJoint j : joints) {
            j.beginTick();
        }
        for (int i = 0; i < steps && !diverged(); i++) {
            odeStep(1.0 / steps);
        }
        staticLinks.log(contacts(), externals());
        for (LinkJoint j : joints) {
            j.logHolding(externals());
        }
    }

    private void odeStep(double share) {
        for (Ground g : grounds) {
            g.find();
        }
        pairs.find();
        springJoints.begin();
        bodies.save(before);
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            if (attempt > 0) {
                bodies.load(before);
            }
            if (!advance() || !contactJoints.slipped()) {
                break;
            }
        }
        if (diverged()) {
            return;
        }
        contactJoints.log(share, contacts(), externals());
        springJoints.log(share, externals());
        for (LinkJoint j : joints) {
            j.collect(share);
            j.hold(share);
        }
        bodies.read();
        for (LinkJoint j : joints) {
            j.read();
        }
    }

    /** One step of ODE from the present state; false if the numbers failed. */
    private boolean advance() {
        int pushed = applyPushes();
        if (pushed >= 0) {
            diverge(pushed, "a force is not a number");
            return false;
        }
        int refused = -1;
        for (LinkJoint j : joints) {
            if (!j.drive()) {
                refused = j.link;
            }
        }
        if (refused >= 0) {
            diverge(refused, "a command is not a number");
            return false;
        }
        contactJoints.attach();
        assembly.reactions.clear();
        if (quick) {
            ode.quickStep(h);
        } else {
            ode.step(h);
        }
        assembly.reactions.settle();
        int exploded = bodies.faster(EXPLOSION);
        if (exploded >= 0) {
            diverge(exploded, "a speed is not a number or exceeds " + EXPLOSION);
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
        return assembly.q;
    }

    @Override
    protected double[] velocities() {
        return assembly.v;
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
        return assembly.realised[firstVelocity(actor) + degreeOfFreedom];
    }

    @Override
    public byte[] snapshot() {
        bodies.save(memory);
        return snapshot(memory, assembly.q, assembly.v);
    }

    @Override
    public void restore(byte[] snapshot) {
        restore(snapshot, memory, assembly.q, assembly.v);
        contactJoints.forget();
        bodies.load(memory);
        for (LinkJoint j : joints) {
            j.restored();
        }
    }

    @Override
    public void close() {
        contactJoints.destroy();
        ode.destroy();
    }
}
