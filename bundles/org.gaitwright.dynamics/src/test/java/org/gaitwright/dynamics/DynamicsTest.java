// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.dynamics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.DoubleRange;
import org.gaitwright.core.math.Quaternions;
import org.ojalgo.matrix.decomposition.Cholesky;
import org.ojalgo.matrix.store.R064Store;

/** Algorithms that must agree with each other, over random trees. */
class DynamicsTest {
    private static final String SEED = "60";
    private static final int TRIES = 60;
    /** Rounding over some dozens of links. */
    private static final double ROUNDING = 1e-10;

    @Provide
    Arbitrary<RandomTree> trees() {
        return trees(Arbitraries.of(true, true, false));
    }

    @Provide
    Arbitrary<RandomTree> freeTrees() {
        return trees(Arbitraries.just(true));
    }

    private static Arbitrary<RandomTree> trees(Arbitrary<Boolean> freeRoot) {
        return Combinators.combine(Arbitraries.longs(), Arbitraries.integers().between(1, 12), freeRoot)
                .as(RandomTree::new);
    }

    @Property(seed = SEED, tries = TRIES)
    void inverseDynamicsIsMassMatrixTimesAccelerationPlusBias(@ForAll("trees") RandomTree t) {
        TreeState s = t.state();
        double[] a = t.vectorOf(t.model.velocities);
        double[] direct = new double[t.model.velocities];
        Bias.inverseDynamics(t.model, s, a, 0.3, -0.2, -9.81, direct);
        MassMatrix.compute(t.model, s);
        Bias.compute(t.model, s, 0.3, -0.2, -9.81);
        double[] product = new double[t.model.velocities];
        MassMatrix.multiply(t.model, s, a, product);
        for (int i = 0; i < a.length; i++) {
            assertEquals(direct[i], product[i] + s.bias[i], ROUNDING * (1 + Math.abs(direct[i])));
        }
    }

    @Property(seed = SEED, tries = TRIES)
    void solvingUndoesMultiplying(@ForAll("trees") RandomTree t) {
        TreeState s = t.state();
        MassMatrix.compute(t.model, s);
        MassMatrix.factor(t.model, s, null);
        double[] x = t.vectorOf(t.model.velocities);
        double[] y = new double[x.length];
        MassMatrix.multiply(t.model, s, x, y);
        MassMatrix.solve(t.model, s, y);
        for (int i = 0; i < x.length; i++) {
            assertEquals(x[i], y[i], 1e-7 * (1 + Math.abs(x[i])));
        }
    }

    @Property(seed = SEED, tries = TRIES)
    void kineticEnergyOfCoordinatesIsThatOfLinks(@ForAll("trees") RandomTree t) {
        TreeState s = t.state();
        MassMatrix.compute(t.model, s);
        double[] p = new double[t.model.velocities];
        MassMatrix.multiply(t.model, s, s.v, p);
        double joints = 0;
        for (int i = 0; i < p.length; i++) {
            joints += 0.5 * p[i] * s.v[i] - 0.5 * t.model.armature[i] * s.v[i] * s.v[i];
        }
        double[] momentum = new double[6];
        double links = 0;
        for (int l = 0; l < t.model.links; l++) {
            Spatial.multiply(s.spatialInertia, 10 * l, s.velocity, 6 * l, momentum, 0);
            links += 0.5 * Spatial.dot(momentum, 0, s.velocity, 6 * l);
        }
        assertEquals(links, joints, ROUNDING * (1 + links));
    }

    @Property(seed = SEED, tries = TRIES)
    void velocitiesAreRatesOfPositions(@ForAll("trees") RandomTree t) {
        double h = 1e-6;
        TreeState s = t.state();
        TreeState ahead = new TreeState(t.model);
        TreeState behind = new TreeState(t.model);
        System.arraycopy(s.q, 0, ahead.q, 0, s.q.length);
        System.arraycopy(s.q, 0, behind.q, 0, s.q.length);
        Kinematics.integrate(t.model, ahead.q, s.v, h);
        Kinematics.integrate(t.model, behind.q, s.v, -h);
        t.update(ahead);
        t.update(behind);
        double[] six = new double[6];
        for (int l = 0; l < t.model.links; l++) {
            Kinematics.pointVelocity(s, l, s.com[3 * l], s.com[3 * l + 1], s.com[3 * l + 2], six);
            for (int c = 0; c < 3; c++) {
                double rate = (ahead.com[3 * l + c] - behind.com[3 * l + c]) / (2 * h);
                assertEquals(rate, six[3 + c], 1e-6 * (1 + Math.abs(rate)), "link " + l);
            }
        }
    }

    @Property(seed = SEED, tries = TRIES)
    void jacobianTimesSpeedIsTheSpeedOfThePoint(@ForAll("trees") RandomTree t) {
        TreeState s = t.state();
        double[] row = new double[t.model.velocities];
        double[] six = new double[6];
        for (int l = 0; l < t.model.links; l++) {
            double[] p = t.vectorOf(3);
            double[] d = t.vectorOf(3);
            int n = Kinematics.pointJacobian(t.model, s, l, p[0], p[1], p[2], d[0], d[1], d[2], row, 0);
            double sum = 0;
            for (int i = 0; i < n; i++) {
                sum += row[i] * s.v[t.model.ancestor[t.model.rowStart[t.model.lastDof[l]] + i]];
            }
            Kinematics.pointVelocity(s, l, p[0], p[1], p[2], six);
            assertEquals(d[0] * six[3] + d[1] * six[4] + d[2] * six[5], sum, 1e-9 * (1 + Math.abs(sum)));
        }
    }

    @Example
    void energyIsKeptBetterAsStepsShrink() {
        RandomTree t = new RandomTree(4, 6, true);
        double coarse = energyDrift(t, 200);
        double fine = energyDrift(t, 800);
        // first-order integration: a quarter of the step, about a quarter of the drift
        assertTrue(fine < 0.4 * coarse, "drift " + coarse + " became " + fine);
    }

    private static double energyDrift(RandomTree t, int steps) {
        double dt = 0.2 / steps;
        TreeState s = new TreeState(t.model);
        TreeState start = new RandomTree(4, 6, true).state();
        System.arraycopy(start.q, 0, s.q, 0, s.q.length);
        System.arraycopy(start.v, 0, s.v, 0, s.v.length);
        t.update(s);
        double before = energy(t, s);
        double[] a = new double[t.model.velocities];
        for (int k = 0; k < steps; k++) {
            MassMatrix.compute(t.model, s);
            MassMatrix.factor(t.model, s, null);
            Bias.compute(t.model, s, 0, 0, -9.81);
            for (int i = 0; i < a.length; i++) {
                a[i] = -s.bias[i];
            }
            MassMatrix.solve(t.model, s, a);
            for (int i = 0; i < a.length; i++) {
                s.v[i] += dt * a[i];
            }
            Kinematics.integrate(t.model, s.q, s.v, dt);
            t.update(s);
        }
        return Math.abs(energy(t, s) - before);
    }

    private static double energy(RandomTree t, TreeState s) {
        MassMatrix.compute(t.model, s);
        double[] p = new double[t.model.velocities];
        MassMatrix.multiply(t.model, s, s.v, p);
        double e = 0;
        for (int i = 0; i < p.length; i++) {
            e += 0.5 * p[i] * s.v[i];
        }
        for (int l = 0; l < t.model.links; l++) {
            e += t.model.mass[l] * 9.81 * s.com[3 * l + 2];
        }
        return e;
    }

    @Property(seed = SEED, tries = TRIES)
    void forcesThatInverseDynamicsAsksForGiveTheAccelerationBack(@ForAll("trees") RandomTree t) {
        TreeState s = t.state();
        double[] a = t.vectorOf(t.model.velocities);
        double[] tau = new double[a.length];
        Bias.inverseDynamics(t.model, s, a, 0, 0, -9.81, tau);
        Bias.compute(t.model, s, 0, 0, -9.81);
        MassMatrix.compute(t.model, s);
        MassMatrix.factor(t.model, s, null);
        for (int i = 0; i < a.length; i++) {
            tau[i] -= s.bias[i];
        }
        MassMatrix.solve(t.model, s, tau);
        for (int i = 0; i < a.length; i++) {
            assertEquals(a[i], tau[i], 1e-7 * (1 + Math.abs(a[i])));
        }
    }

    @Property(seed = SEED, tries = TRIES)
    void articulatedBodiesSolveWhatTheMassMatrixDoes(@ForAll("trees") RandomTree t) {
        TreeModel m = t.model;
        TreeState s = t.state();
        double[] tau = t.vectorOf(m.velocities);
        double[] diagonal = new double[m.velocities];
        for (int i = 0; i < diagonal.length; i++) {
            diagonal[i] = 0.1 * (i % 3);
        }
        Bias.compute(m, s, 0.3, -0.2, -9.81);
        MassMatrix.compute(m, s);
        MassMatrix.factor(m, s, diagonal);
        double[] expected = tau.clone();
        for (int i = 0; i < expected.length; i++) {
            expected[i] -= s.bias[i];
        }
        double[] right = expected.clone();
        MassMatrix.solve(m, s, expected);
        ArticulatedBodies bodies = new ArticulatedBodies(m, s);
        Bias.wrenches(m, s, 0.3, -0.2, -9.81);
        System.arraycopy(s.biasWrench, 0, bodies.wrench, 0, s.biasWrench.length);
        bodies.begin(0, m.links);
        double energy = bodies.reduce(0, m.links, diagonal, tau);
        double[] x = new double[m.velocities];
        bodies.expand(0, m.links, x);
        double product = 0;
        for (int i = 0; i < x.length; i++) {
            assertEquals(expected[i], x[i], 1e-7 * (1 + Math.abs(expected[i])));
            product += right[i] * expected[i];
        }
        assertEquals(product, energy, 1e-7 * (1 + product));
    }

    @Property(seed = SEED, tries = TRIES)
    void whatHoldsALinkIsPartOfItsInertia(@ForAll("trees") RandomTree t) {
        TreeModel m = t.model;
        TreeState s = t.state();
        int link = m.links - 1;
        double[] tau = t.vectorOf(m.velocities);
        ArticulatedBodies bodies = new ArticulatedBodies(m, s);
        bodies.begin(0, m.links);
        double[] axis = t.vectorOf(6);
        double stiffness = 30;
        for (int i = 0, o = ArticulatedBodies.HALF * link; i < 6; i++) {
            for (int j = 0; j <= i; j++) {
                bodies.inertia[o++] += stiffness * axis[i] * axis[j];
            }
        }
        double[] x = new double[m.velocities];
        bodies.reduce(0, m.links, new double[m.velocities], tau);
        bodies.expand(0, m.links, x);
        // M x + Jᵀ stiffness J x = τ, with J x the share of the link's motion along the axis
        MassMatrix.compute(m, s);
        double[] left = new double[m.velocities];
        MassMatrix.multiply(m, s, x, left);
        double along = Spatial.dot(axis, 0, bodies.motion, 6 * link);
        for (int d = m.lastDof[link]; d >= 0; d = m.dofParent[d]) {
            left[d] += stiffness * along * Spatial.dot(axis, 0, s.subspace, 6 * d);
        }
        for (int i = 0; i < left.length; i++) {
            assertEquals(tau[i], left[i], 1e-7 * (1 + Math.abs(tau[i])));
        }
    }

    @Property(seed = SEED, tries = TRIES)
    void theMassMatrixIsTheSumOverLinksOfTheirJacobians(@ForAll("trees") RandomTree t) {
        TreeState s = t.state();
        TreeModel m = t.model;
        MassMatrix.compute(m, s);
        double[] x = t.vectorOf(m.velocities);
        double[] product = new double[m.velocities];
        MassMatrix.multiply(m, s, x, product);
        double energy = 0;
        for (int i = 0; i < x.length; i++) {
            energy += x[i] * product[i];
        }
        System.arraycopy(x, 0, s.v, 0, x.length);
        t.update(s);
        double links = 0;
        double[] v = new double[6];
        for (int l = 0; l < m.links; l++) {
            Spatial.multiply(s.spatialInertia, 10 * l, s.velocity, 6 * l, v, 0);
            links += Spatial.dot(v, 0, s.velocity, 6 * l);
        }
        for (int i = 0; i < x.length; i++) {
            links += m.armature[i] * x[i] * x[i];
        }
        assertEquals(links, energy, ROUNDING * (1 + links));
    }

    @Property(seed = SEED, tries = TRIES)
    void momentumIsItsMatrixTimesSpeedAndTheCentreOfMassMovesByIt(@ForAll("trees") RandomTree t) {
        TreeState s = t.state();
        TreeModel m = t.model;
        double[] direct = new double[6];
        Momentum.of(m, s, 0, direct);
        double[] matrix = new double[6 * m.velocities];
        double[] jacobian = new double[3 * m.velocities];
        Momentum.centreOfMassJacobian(m, s, 0, matrix, jacobian);
        double[] product = new double[6];
        for (int d = 0; d < m.velocities; d++) {
            for (int i = 0; i < 6; i++) {
                product[i] += matrix[6 * d + i] * s.v[d];
            }
        }
        for (int i = 0; i < 6; i++) {
            assertEquals(direct[i], product[i], ROUNDING * (1 + Math.abs(direct[i])));
        }
        centreOfMassMoves(t, s, jacobian);
    }

    private static void centreOfMassMoves(RandomTree t, TreeState s, double[] jacobian) {
        double[] before = new double[3];
        double[] after = new double[3];
        double[] speed = new double[3];
        for (int d = 0; d < t.model.velocities; d++) {
            for (int i = 0; i < 3; i++) {
                speed[i] += jacobian[3 * d + i] * s.v[d];
            }
        }
        double dt = 1e-6;
        Kinematics.integrate(t.model, s.q, s.v, -dt / 2);
        t.update(s);
        Momentum.centreOfMass(t.model, s, 0, before);
        Kinematics.integrate(t.model, s.q, s.v, dt);
        t.update(s);
        Momentum.centreOfMass(t.model, s, 0, after);
        for (int i = 0; i < 3; i++) {
            assertEquals((after[i] - before[i]) / dt, speed[i], 1e-6 * (1 + Math.abs(speed[i])));
        }
    }

    @Property(seed = SEED, tries = TRIES)
    void turningTheWorldAboutTheVerticalChangesNoInnerForce(
            @ForAll("freeTrees") RandomTree t, @ForAll @DoubleRange(min = -3, max = 3) double yaw) {
        TreeState s = t.state();
        Bias.compute(t.model, s, 0, 0, -9.81);
        double[] before = s.bias.clone();
        double[] turn = {Math.cos(yaw / 2), 0, 0, Math.sin(yaw / 2)};
        Quaternions.rotate(turn, 0, s.q, 0, s.q, 0);
        Quaternions.multiply(turn, 0, s.q, 3, s.q, 3);
        Quaternions.rotate(turn, 0, s.v, 0, s.v, 0);
        t.update(s);
        Bias.compute(t.model, s, 0, 0, -9.81);
        Quaternions.rotate(turn, 0, before, 0, before, 0);
        for (int i = 0; i < before.length; i++) {
            assertEquals(before[i], s.bias[i], ROUNDING * (1 + Math.abs(before[i])) * 10);
        }
    }

    @Property(seed = SEED, tries = TRIES)
    void aTreeInTheMirrorMovesInTheMirror(@ForAll("trees") RandomTree t) {
        TreeState s = t.state();
        RandomTree mirrored = t.mirrored();
        TreeState m = mirrored.mirror(s);
        double[] signs = mirrored.signs();
        double[] a = t.vectorOf(s.v.length);
        double[] b = a.clone();
        for (int i = 0; i < b.length; i++) {
            b[i] *= signs[i];
        }
        double[] tau = new double[a.length];
        double[] other = new double[a.length];
        Bias.inverseDynamics(t.model, s, a, 0.3, -0.2, -9.81, tau);
        Bias.inverseDynamics(mirrored.model, m, b, 0.3, 0.2, -9.81, other);
        for (int i = 0; i < tau.length; i++) {
            assertEquals(tau[i], signs[i] * other[i], ROUNDING * (1 + Math.abs(tau[i])) * 10);
        }
    }

    /** d/dt (½ vᵀ M v + V) = τᵀ v, by central differences. */
    @Property(seed = SEED, tries = TRIES)
    void powerIsTheRateOfEnergy(@ForAll("trees") RandomTree t) {
        TreeModel m = t.model;
        TreeState s = t.state();
        double[] tau = t.vectorOf(m.velocities);
        double power = 0;
        for (int i = 0; i < tau.length; i++) {
            power += tau[i] * s.v[i];
        }
        double[] a = acceleration(m, s, tau);
        double h = 1e-5;
        TreeState ahead = moved(t, s, a, h);
        TreeState behind = moved(t, s, a, -h);
        double high = energy(t, ahead);
        double low = energy(t, behind);
        assertEquals(power, (high - low) / (2 * h), 1e-5 * (1 + Math.abs(high)));
    }

    private static double[] acceleration(TreeModel m, TreeState s, double[] tau) {
        MassMatrix.compute(m, s);
        MassMatrix.factor(m, s, null);
        Bias.compute(m, s, 0, 0, -9.81);
        double[] a = tau.clone();
        for (int i = 0; i < a.length; i++) {
            a[i] -= s.bias[i];
        }
        MassMatrix.solve(m, s, a);
        return a;
    }

    /** To second order in h. */
    private static TreeState moved(RandomTree t, TreeState s, double[] a, double h) {
        TreeState to = new TreeState(t.model);
        System.arraycopy(s.q, 0, to.q, 0, s.q.length);
        for (int i = 0; i < a.length; i++) {
            to.v[i] = s.v[i] + 0.5 * h * a[i];
        }
        Kinematics.integrate(t.model, to.q, to.v, h);
        for (int i = 0; i < a.length; i++) {
            to.v[i] += 0.5 * h * a[i];
        }
        t.update(to);
        return to;
    }

    @Property(seed = SEED, tries = TRIES)
    void theMassMatrixIsSymmetricAndPositiveDefiniteAndCholeskySolvesTheSame(@ForAll("trees") RandomTree t) {
        int n = t.model.velocities;
        Assume.that(n > 0);
        TreeState s = t.state();
        MassMatrix.compute(t.model, s);
        R064Store dense = R064Store.FACTORY.make(n, n);
        double[] column = new double[n];
        for (int j = 0; j < n; j++) {
            double[] unit = new double[n];
            unit[j] = 1;
            MassMatrix.multiply(t.model, s, unit, column);
            for (int i = 0; i < n; i++) {
                dense.set(i, j, column[i]);
            }
        }
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < i; j++) {
                assertEquals(dense.doubleValue(i, j), dense.doubleValue(j, i), ROUNDING);
            }
        }
        Cholesky<Double> reference = Cholesky.R064.make(n, n);
        assertTrue(reference.decompose(dense) && reference.isSPD());
        double[] x = t.vectorOf(n);
        double[] expected = reference.getSolution(R064Store.FACTORY.column(x)).toRawCopy1D();
        MassMatrix.factor(t.model, s, null);
        MassMatrix.solve(t.model, s, x);
        for (int i = 0; i < n; i++) {
            assertEquals(expected[i], x[i], 1e-7 * (1 + Math.abs(expected[i])));
        }
    }

    @Example
    void momentumInFreeFlightIsKeptBetterAsStepsShrink() {
        for (int k = 1; k < 20; k += 3) {
            RandomTree t = new RandomTree(k, 2 + k % 6, true);
            double coarse = spinDrift(t, 1e-3);
            double fine = spinDrift(t, 5e-4);
            // a first-order scheme halves it
            assertTrue(fine < 0.7 * coarse || coarse < 1e-9, "tree " + k + ": " + coarse + " then " + fine);
        }
    }

    /** Change of angular momentum about the centre of mass over 0.1 s without gravity. */
    private static double spinDrift(RandomTree t, double dt) {
        TreeState s = t.restart();
        double[] before = new double[6];
        double[] after = new double[6];
        Momentum.of(t.model, s, 0, before);
        double[] a = new double[t.model.velocities];
        for (int i = 0; i < Math.round(0.1 / dt); i++) {
            MassMatrix.compute(t.model, s);
            MassMatrix.factor(t.model, s, null);
            Bias.compute(t.model, s, 0, 0, 0);
            for (int d = 0; d < a.length; d++) {
                a[d] = -s.bias[d];
            }
            MassMatrix.solve(t.model, s, a);
            for (int d = 0; d < a.length; d++) {
                s.v[d] += dt * a[d];
            }
            Kinematics.integrate(t.model, s.q, s.v, dt);
            t.update(s);
        }
        Momentum.of(t.model, s, 0, after);
        double drift = 0;
        for (int i = 0; i < 3; i++) {
            drift = Math.max(drift, Math.abs(after[i] - before[i]));
        }
        return drift;
    }
}
