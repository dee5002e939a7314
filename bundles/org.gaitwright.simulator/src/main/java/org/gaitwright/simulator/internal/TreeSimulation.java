// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.simulator.internal;

import java.util.List;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.simulation.Physics;
import org.gaitwright.core.simulation.World;
import org.gaitwright.core.simulation.engine.AbstractSimulation;
import org.gaitwright.core.simulation.engine.ForceList;
import org.gaitwright.dynamics.Bias;
import org.gaitwright.dynamics.Kinematics;
import org.gaitwright.dynamics.MassMatrix;
import org.gaitwright.dynamics.TreeModel;
import org.gaitwright.dynamics.TreeState;

/** A world as one forest of links. All bodies, crates included, are links of the same {@link TreeModel}. */
final class TreeSimulation extends AbstractSimulation {
    /** A coordinate speed beyond this, m/s or rad/s, is an explosion, not a motion. */
    private static final double EXPLOSION = 1e4;

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
    private final ForceList contactLog;
    private final ForceBuffer pushes;
    private final ForceList externalLog;
    /** Of the last sub-step, from which the next one's search begins: part of a snapshot. */
    private final double[] acceleration;

    private final double[] smooth;
    private final double[] three = new double[3];
    private final double[] six = new double[6];
    private final double dt;

    TreeSimulation(World world) {
        this(world, new ForceBuffer(16), new ForceList(64));
    }

    private TreeSimulation(World world, ForceBuffer pushes, ForceList externalLog) {
        super(world, pushes, externalLog);
        this.pushes = pushes;
        this.externalLog = externalLog;
        contactLog = contacts();
        characters = world.characters();
        model = new TreeModel(characters);
        state = new TreeState(model);
        System.arraycopy(world.startPositions(), 0, state.q, 0, model.positions);
        System.arraycopy(world.startVelocities(), 0, state.v, 0, model.velocities);
        dt = world.timing().substepSeconds();
        actuation = new Actuation(model, characters, commands(), dt);
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
        balance = new MomentumBalance(model, state, world.gravity(), actuation.limits(), limits);
        contactLog.reserve(8 * shapes.count * world.timing().substeps());
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

    @Override
    protected void tick() {
        balance.beginTick();
        pushes.addTo(balance);
        actuation.beginTick();
        int n = world.timing().substeps();
        for (int k = 0; k < n && !diverged(); k++) {
            substep(k, n);
        }
        actuation.endTick(n);
        balance.logHolding(world.timing().tickSeconds(), externalLog);
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
        if (!diverged()) {
            balance.correct(k, n, world.timing().tickSeconds());
            Kinematics.velocities(model, state);
        }
    }

    /** Newton's method takes the bias link by link and needs no matrix. */
    private void findBias() {
        double gx = world.gravity().x(),
                gy = world.gravity().y(),
                gz = world.gravity().z();
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
            if (!constraints.spring(c) && constraints.force[Constraints.ROWS * c] > 0) {
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
        // v ← v + dt a, q ← q ⊕ dt v
        for (int i = 0; i < model.velocities; i++) {
            state.v[i] += dt * acceleration[i];
            // written so that NaN fails too
            if (!(Math.abs(state.v[i]) < EXPLOSION)) {
                String what = Double.isNaN(state.v[i]) ? "a speed is not a number" : "a speed exceeds " + EXPLOSION;
                diverge(model.dofLink[i], what);
                return;
            }
        }
        Kinematics.integrate(model, state.q, state.v, dt);
        correctRootTranslations();
        Kinematics.positions(model, state);
        Kinematics.motions(model, state);
    }

    /**
     * A root's place follows the mean of its old and new velocity, which makes free flight exact; joints follow the new
     * one, which keeps springs and limits stable.
     */
    private void correctRootTranslations() {
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

    @Override
    protected double[] positions() {
        return state.q;
    }

    @Override
    protected double[] velocities() {
        return state.v;
    }

    @Override
    protected void bodyVelocity(int body, double[] out) {
        int o = 3 * body;
        double[] x = state.position;
        Kinematics.pointVelocity(state, body, x[o], x[o + 1], x[o + 2], six);
        System.arraycopy(six, 3, out, 0, 3);
        System.arraycopy(six, 0, out, 3, 3);
    }

    @Override
    public void bodyState(int body, double[] out) {
        System.arraycopy(state.com, 3 * body, out, 0, 3);
        System.arraycopy(state.quaternion, 4 * body, out, 3, 4);
        double x = out[0], y = out[1], z = out[2];
        Kinematics.pointVelocity(state, body, x, y, z, six);
        System.arraycopy(six, 3, out, 7, 3);
        System.arraycopy(six, 0, out, 10, 3);
    }

    @Override
    public void bodyPose(int body, double[] out) {
        System.arraycopy(state.position, 3 * body, out, 0, 3);
        System.arraycopy(state.quaternion, 4 * body, out, 3, 4);
    }

    @Override
    public double appliedTorque(int actor, int degreeOfFreedom) {
        return actuation.applied(firstVelocity(actor) + degreeOfFreedom);
    }

    @Override
    public byte[] snapshot() {
        return snapshot(memory());
    }

    @Override
    public void restore(byte[] snapshot) {
        restore(snapshot, memory());
        bodies.forget();
        refresh();
    }

    private double[][] memory() {
        return monitors == null
                ? new double[][] {state.q, state.v, acceleration}
                : new double[][] {state.q, state.v, acceleration, monitors.memory()};
    }
}
