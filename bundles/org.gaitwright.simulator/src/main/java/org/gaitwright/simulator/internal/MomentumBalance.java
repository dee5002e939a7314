// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.simulator.internal;

import java.util.Arrays;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.simulation.engine.ForceList;
import org.gaitwright.dynamics.Spatial;
import org.gaitwright.dynamics.TreeModel;
import org.gaitwright.dynamics.TreeState;

/**
 * Keeps the linear and angular momentum of each block equal to what the listed forces make of it. A step in joint coordinates
 * gets momentum right only to first order; what is missing is given to the root's own degrees of freedom, as one rigid motion of
 * the whole block. What a root that is not free cannot take is the wrench that holds it, and is listed.
 *
 * <p>Over a tick: p₁ = p₀ + dt (m g + Σ f) and, about the world's origin, L₁ = L₀ + dt (½ (c₀ + c₁) × m g + Σ (x × f + n)),
 * with c the centre of mass at both ends of the tick.
 */
final class MomentumBalance {
    private static final int MOST = 6;

    private final TreeModel model;
    private final TreeState state;
    private final Vec3 gravity;
    private final double[] mass;
    private final int[] rootLink;
    private final int[] rootDofs;
    private final int[] trees;
    private final boolean[] free;
    private final boolean[] held;
    /** Per block, at the start of the tick: p, L, c; the tick's mean forces and moments so far; Σ dt c, gravity's lever so far. */
    private final double[] startP, startL, startC, force, moment, lever;
    /** c of each block at the end of the sub-step before. */
    private final double[] before;

    private final Measured now = new Measured();
    private final double[] defect = new double[6];
    private final double[] matrix = new double[MOST * MOST];
    private final double[] right = new double[MOST];
    private final double[] six = new double[6];

    /** A block now: p, L about the world's origin, c; and its whole spatial inertia (m, m c, I_O) about its root's origin. */
    private static final class Measured {
        final double[] momentum = new double[9];
        final double[] inertia = new double[10];
    }

    MomentumBalance(TreeModel model, TreeState state, Vec3 gravity, double[] torqueLimit, JointLimits ranges) {
        this.model = model;
        this.state = state;
        this.gravity = gravity;
        int n = model.blocks;
        mass = new double[n];
        rootLink = new int[n];
        rootDofs = new int[n];
        trees = new int[n];
        held = new boolean[n];
        free = new boolean[n];
        startP = new double[3 * n];
        startL = new double[3 * n];
        startC = new double[3 * n];
        force = new double[3 * n];
        moment = new double[3 * n];
        lever = new double[3 * n];
        before = new double[3 * n];
        for (int b = 0; b < n; b++) {
            describe(b, torqueLimit, ranges);
        }
    }

    private void describe(int b, double[] torqueLimit, JointLimits ranges) {
        int roots = 0;
        for (int l = model.blockLink[b]; l < model.blockLink[b + 1]; l++) {
            mass[b] += model.mass[l];
            if (model.parent[l] < 0) {
                roots++;
                rootLink[b] = l;
            }
        }
        trees[b] = roots;
        int l = rootLink[b];
        int first = model.linkDof[l];
        int end = model.linkDofEnd[l];
        boolean unheld = end > first && model.jointType[model.firstJoint[l]] == JointType.FREE;
        // a root that the world pulls, turns or stops has more than a holding wrench: no part of it can be singled out
        boolean plain = roots == 1 && end - first <= MOST;
        for (int d = first; d < end; d++) {
            plain &= model.armature[d] == 0
                    && model.damping[d] == 0
                    && model.stiffness[d] == 0
                    && (unheld || torqueLimit[d] == 0 && !ranges.limited(model.dofJoint[d]));
        }
        rootDofs[b] = plain ? end - first : 0;
        free[b] = plain && unheld && end - first == MOST;
        held[b] = !free[b];
    }

    void beginTick() {
        Arrays.fill(force, 0);
        Arrays.fill(moment, 0);
        Arrays.fill(lever, 0);
        for (int b = 0; b < model.blocks; b++) {
            measure(b, now);
            System.arraycopy(now.momentum, 0, startP, 3 * b, 3);
            System.arraycopy(now.momentum, 3, startL, 3 * b, 3);
            System.arraycopy(now.momentum, 6, startC, 3 * b, 3);
            System.arraycopy(now.momentum, 6, before, 3 * b, 3);
        }
    }

    /** A force at a point and a moment on a link, as a mean over the tick. */
    void add(
            int link,
            double px,
            double py,
            double pz,
            double fx,
            double fy,
            double fz,
            double mx,
            double my,
            double mz) {
        // Σ f, Σ (x × f + n)
        int o = 3 * model.blockOf[link];
        force[o] += fx;
        force[o + 1] += fy;
        force[o + 2] += fz;
        moment[o] += py * fz - pz * fy + mx;
        moment[o + 1] += pz * fx - px * fz + my;
        moment[o + 2] += px * fy - py * fx + mz;
    }

    /** After positions and velocities of sub-step k of n: corrects the velocities of roots. */
    void correct(int k, int n, double tick) {
        for (int b = 0; b < model.blocks; b++) {
            if (rootDofs[b] > 0) {
                measure(b, now);
                momentumDefect(b, now.momentum, (k + 1.0) / n, k + 1 == n, tick, tick / n, defect);
                correctRoot(b, now.inertia, defect);
            }
        }
    }

    /** out = the momentum that forces account for less the one there is, linear first, about the world's origin. */
    private void momentumDefect(
            int b, double[] momentum, double share, boolean last, double tick, double step, double[] out) {
        int o = 3 * b;
        double m = mass[b];
        for (int i = 0; i < 3; i++) {
            lever[o + i] += step * 0.5 * (before[o + i] + momentum[6 + i]);
            before[o + i] = momentum[6 + i];
            // p₀ + dt (Σ f + m g) − p
            out[i] = startP[o + i] + tick * (force[o + i] + share * m * component(i)) - momentum[i];
        }
        // L₀ + dt (Σ (x × f + n) + c × m g) − L, with c the mean of both ends of the tick, within it of those of the
        // sub-steps
        double w = last ? 0.5 * tick : 0;
        double cx = last ? w * (startC[o] + momentum[6]) : lever[o];
        double cy = last ? w * (startC[o + 1] + momentum[7]) : lever[o + 1];
        double cz = last ? w * (startC[o + 2] + momentum[8]) : lever[o + 2];
        double gx = m * gravity.x(), gy = m * gravity.y(), gz = m * gravity.z();
        out[3] = startL[o] + tick * moment[o] + cy * gz - cz * gy - momentum[3];
        out[4] = startL[o + 1] + tick * moment[o + 1] + cz * gx - cx * gz - momentum[4];
        out[5] = startL[o + 2] + tick * moment[o + 2] + cx * gy - cy * gx - momentum[5];
    }

    private double component(int i) {
        return i == 0 ? gravity.x() : i == 1 ? gravity.y() : gravity.z();
    }

    /** v += δ with (Sᵀ I S) δ = Sᵀ defect over the root's degrees of freedom, I the inertia of the whole block. */
    private void correctRoot(int b, double[] inertia, double[] defect) {
        int root = rootLink[b];
        int first = model.linkDof[root];
        int n = rootDofs[b];
        double ox = state.origin[3 * root], oy = state.origin[3 * root + 1], oz = state.origin[3 * root + 2];
        // n = L − o × p: the defect about the tree's origin, angular first
        double nx = defect[3] - (oy * defect[2] - oz * defect[1]);
        double ny = defect[4] - (oz * defect[0] - ox * defect[2]);
        double nz = defect[5] - (ox * defect[1] - oy * defect[0]);
        if (free[b]) {
            moveFreely(root, first, inertia, nx, ny, nz, defect);
            return;
        }
        double[] s = state.subspace;
        for (int i = 0; i < n; i++) {
            int e = 6 * (first + i);
            right[i] = s[e] * nx
                    + s[e + 1] * ny
                    + s[e + 2] * nz
                    + s[e + 3] * defect[0]
                    + s[e + 4] * defect[1]
                    + s[e + 5] * defect[2];
            Spatial.multiply(inertia, 0, s, e, six, 0);
            for (int j = 0; j <= i; j++) {
                int f = 6 * (first + j);
                double sum = 0;
                for (int k = 0; k < 6; k++) {
                    sum += s[f + k] * six[k];
                }
                matrix[MOST * i + j] = sum;
            }
        }
        solve(n);
        for (int i = 0; i < n; i++) {
            state.v[first + i] += right[i];
        }
    }

    /** A free root takes the rigid motion that makes up for the defect: about the centre of mass, spin and drift part. */
    private void moveFreely(int root, int first, double[] inertia, double nx, double ny, double nz, double[] defect) {
        double m = inertia[0];
        double cx = inertia[1] / m, cy = inertia[2] / m, cz = inertia[3] / m;
        double px = defect[0], py = defect[1], pz = defect[2];
        // l = n − c × p, I_C = I_O − m (c·c 1 − c cᵀ)
        double lx = nx - (cy * pz - cz * py), ly = ny - (cz * px - cx * pz), lz = nz - (cx * py - cy * px);
        double xx = inertia[4] - m * (cy * cy + cz * cz);
        double yy = inertia[5] - m * (cx * cx + cz * cz);
        double zz = inertia[6] - m * (cx * cx + cy * cy);
        double xy = inertia[7] + m * cx * cy, xz = inertia[8] + m * cx * cz, yz = inertia[9] + m * cy * cz;
        // ω = I_C⁻¹ l by the adjugate
        double axx = yy * zz - yz * yz, axy = xz * yz - xy * zz, axz = xy * yz - xz * yy;
        double ayy = xx * zz - xz * xz, ayz = xy * xz - xx * yz, azz = xx * yy - xy * xy;
        double inverse = 1 / (xx * axx + xy * axy + xz * axz);
        double wx = inverse * (axx * lx + axy * ly + axz * lz);
        double wy = inverse * (axy * lx + ayy * ly + ayz * lz);
        double wz = inverse * (axz * lx + ayz * ly + azz * lz);
        // v_O = p / m − ω × c, ω in link axes
        double[] v = state.v;
        v[first] += px / m - (wy * cz - wz * cy);
        v[first + 1] += py / m - (wz * cx - wx * cz);
        v[first + 2] += pz / m - (wx * cy - wy * cx);
        double[] r = state.rotation;
        int o = 9 * root;
        v[first + 3] += r[o] * wx + r[o + 3] * wy + r[o + 6] * wz;
        v[first + 4] += r[o + 1] * wx + r[o + 4] * wy + r[o + 7] * wz;
        v[first + 5] += r[o + 2] * wx + r[o + 5] * wy + r[o + 8] * wz;
    }

    /** right ← matrix⁻¹ right, by Cholesky. */
    private void solve(int n) {
        for (int i = 0; i < n; i++) {
            for (int j = 0; j <= i; j++) {
                double v = matrix[MOST * i + j];
                for (int k = 0; k < j; k++) {
                    v -= matrix[MOST * i + k] * matrix[MOST * j + k];
                }
                matrix[MOST * i + j] = i == j ? Math.sqrt(v) : v / matrix[MOST * j + j];
            }
        }
        for (int i = 0; i < n; i++) {
            for (int k = 0; k < i; k++) {
                right[i] -= matrix[MOST * i + k] * right[k];
            }
            right[i] /= matrix[MOST * i + i];
        }
        for (int i = n - 1; i >= 0; i--) {
            for (int k = i + 1; k < n; k++) {
                right[i] -= matrix[MOST * k + i] * right[k];
            }
            right[i] /= matrix[MOST * i + i];
        }
    }

    /** Lists the wrench of the world on each root that is not free of it, after the last sub-step and its final velocities. */
    void logHolding(double tick, ForceList log) {
        for (int b = 0; b < model.blocks; b++) {
            if (held[b]) {
                measure(b, now);
                momentumDefect(b, now.momentum, 1, true, tick, 0, defect);
                int l = rootLink[b];
                double px = state.com[3 * l], py = state.com[3 * l + 1], pz = state.com[3 * l + 2];
                double fx = -defect[0] / tick, fy = -defect[1] / tick, fz = -defect[2] / tick;
                log.addWrench(
                        l,
                        px,
                        py,
                        pz,
                        fx,
                        fy,
                        fz,
                        -defect[3] / tick - (py * fz - pz * fy),
                        -defect[4] / tick - (pz * fx - px * fz),
                        -defect[5] / tick - (px * fy - py * fx));
            }
        }
    }

    private void measure(int b, Measured out) {
        double[] in = state.spatialInertia;
        double[] v = state.velocity;
        double[] o = state.origin;
        int root = 3 * rootLink[b];
        double mass = 0, hx = 0, hy = 0, hz = 0;
        double xx = 0, yy = 0, zz = 0, xy = 0, xz = 0, yz = 0;
        double px = 0, py = 0, pz = 0, lx = 0, ly = 0, lz = 0;
        int end = model.blockLink[b + 1];
        for (int l = model.blockLink[b]; l < end; l++) {
            int i = 10 * l;
            int k = 6 * l;
            double m = in[i], h0 = in[i + 1], h1 = in[i + 2], h2 = in[i + 3];
            double i0 = in[i + 4], i1 = in[i + 5], i2 = in[i + 6], i3 = in[i + 7], i4 = in[i + 8], i5 = in[i + 9];
            double w0 = v[k], w1 = v[k + 1], w2 = v[k + 2], u0 = v[k + 3], u1 = v[k + 4], u2 = v[k + 5];
            // (l, p) = I v
            double p0 = m * u0 - h1 * w2 + h2 * w1;
            double p1 = m * u1 - h2 * w0 + h0 * w2;
            double p2 = m * u2 - h0 * w1 + h1 * w0;
            px += p0;
            py += p1;
            pz += p2;
            lx += i0 * w0 + i3 * w1 + i4 * w2 + h1 * u2 - h2 * u1;
            ly += i3 * w0 + i1 * w1 + i5 * w2 + h2 * u0 - h0 * u2;
            lz += i4 * w0 + i5 * w1 + i2 * w2 + h0 * u1 - h1 * u0;
            // another tree's origin: l += r × p, h += m r
            if (trees[b] > 1) {
                double ox = o[3 * l] - o[root], oy = o[3 * l + 1] - o[root + 1], oz = o[3 * l + 2] - o[root + 2];
                lx += oy * p2 - oz * p1;
                ly += oz * p0 - ox * p2;
                lz += ox * p1 - oy * p0;
                h0 += m * ox;
                h1 += m * oy;
                h2 += m * oz;
            }
            mass += m;
            hx += h0;
            hy += h1;
            hz += h2;
            xx += i0;
            yy += i1;
            zz += i2;
            xy += i3;
            xz += i4;
            yz += i5;
        }
        double[] inertia = out.inertia;
        inertia[0] = mass;
        inertia[1] = hx;
        inertia[2] = hy;
        inertia[3] = hz;
        inertia[4] = xx;
        inertia[5] = yy;
        inertia[6] = zz;
        inertia[7] = xy;
        inertia[8] = xz;
        inertia[9] = yz;
        double ox = o[root], oy = o[root + 1], oz = o[root + 2];
        // L = l + o × p, c = o + h / m
        double[] now = out.momentum;
        now[0] = px;
        now[1] = py;
        now[2] = pz;
        now[3] = lx + oy * pz - oz * py;
        now[4] = ly + oz * px - ox * pz;
        now[5] = lz + ox * py - oy * px;
        now[6] = ox + hx / mass;
        now[7] = oy + hy / mass;
        now[8] = oz + hz / mass;
    }
}
