// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.dynamics;

import java.util.Arrays;

/** Centre of mass and momentum of a block of links (see {@link TreeModel#blocks}), and how joint speeds make them. */
public final class Momentum {
    private Momentum() {}

    /** In: the results of {@link Kinematics#positions}. out (3) = centre of mass; returns the mass. */
    public static double centreOfMass(TreeModel m, TreeState s, int block, double[] out) {
        double mass = 0;
        double x = 0;
        double y = 0;
        double z = 0;
        for (int l = m.blockLink[block]; l < m.blockLink[block + 1]; l++) {
            mass += m.mass[l];
            x += m.mass[l] * s.com[3 * l];
            y += m.mass[l] * s.com[3 * l + 1];
            z += m.mass[l] * s.com[3 * l + 2];
        }
        out[0] = x / mass;
        out[1] = y / mass;
        out[2] = z / mass;
        return mass;
    }

    /**
     * In: the results of {@link Kinematics#velocities}. out (6) = angular momentum about the centre of mass, then linear
     * momentum, world axes.
     */
    public static void of(TreeModel m, TreeState s, int block, double[] out) {
        double[] t = s.scratch;
        double mass = centreOfMass(m, s, block, t);
        double cx = t[0], cy = t[1], cz = t[2];
        Arrays.fill(out, 0, 6, 0);
        for (int l = m.blockLink[block]; l < m.blockLink[block + 1]; l++) {
            // h = Σ I v, each about the centre of mass
            Spatial.multiply(s.spatialInertia, 10 * l, s.velocity, 6 * l, t, 0);
            addAbout(s, l, cx, cy, cz, t, out, 0);
        }
        if (!(mass > 0)) {
            Arrays.fill(out, 0, 6, 0);
        }
    }

    /**
     * The centroidal momentum matrix: out[6 d ..] = what one unit of speed of the block's degree of freedom d adds to
     * {@link #of}. In: the results of {@link Kinematics#positions}.
     */
    public static void matrix(TreeModel m, TreeState s, int block, double[] out) {
        double[] t = s.scratch;
        centreOfMass(m, s, block, t);
        double cx = t[0], cy = t[1], cz = t[2];
        double[] c = s.composite;
        int first = m.blockLink[block];
        int end = m.blockLink[block + 1];
        System.arraycopy(s.spatialInertia, 10 * first, c, 10 * first, 10 * (end - first));
        for (int l = end - 1; l >= first; l--) {
            int p = m.parent[l];
            for (int k = 0; p >= 0 && k < 10; k++) {
                c[10 * p + k] += c[10 * l + k];
            }
        }
        for (int d = m.blockDof[block]; d < m.blockDof[block + 1]; d++) {
            Arrays.fill(out, 6 * d, 6 * d + 6, 0);
            // A_d = Iᶜ S_d about the centre of mass
            Spatial.multiply(c, 10 * m.dofLink[d], s.subspace, 6 * d, t, 0);
            addAbout(s, m.dofLink[d], cx, cy, cz, t, out, 6 * d);
        }
    }

    /** Jacobian of the centre of mass: out[3 d ..] = its velocity per unit of speed of the block's degree of freedom d. */
    public static void centreOfMassJacobian(TreeModel m, TreeState s, int block, double[] matrix, double[] out) {
        matrix(m, s, block, matrix);
        double mass = centreOfMass(m, s, block, s.scratch);
        for (int d = m.blockDof[block]; d < m.blockDof[block + 1]; d++) {
            for (int k = 0; k < 3; k++) {
                out[3 * d + k] = matrix[6 * d + 3 + k] / mass;
            }
        }
    }

    /** Adds a momentum t (6), written about the origin of a link's tree, about the point c. */
    private static void addAbout(
            TreeState s, int link, double cx, double cy, double cz, double[] t, double[] out, int io) {
        // (n + r × p, p), r from c to the origin
        double rx = s.origin[3 * link] - cx, ry = s.origin[3 * link + 1] - cy, rz = s.origin[3 * link + 2] - cz;
        out[io] += t[0] + ry * t[5] - rz * t[4];
        out[io + 1] += t[1] + rz * t[3] - rx * t[5];
        out[io + 2] += t[2] + rx * t[4] - ry * t[3];
        out[io + 3] += t[3];
        out[io + 4] += t[4];
        out[io + 5] += t[5];
    }
}
