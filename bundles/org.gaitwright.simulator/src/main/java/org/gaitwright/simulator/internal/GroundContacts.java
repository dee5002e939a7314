// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.simulator.internal;

import org.gaitwright.core.terrain.HeightLattice;
import org.gaitwright.core.terrain.Terrain;
import org.gaitwright.dynamics.TreeModel;
import org.gaitwright.dynamics.TreeState;

/**
 * Contacts of shapes with the terrain: with the lattice by the balls at a shape's corners or ends, by points in between where
 * the ground bulges, and by lattice points that stick into a box; with upright boxes as between any two solids.
 */
final class GroundContacts {
    /** Edges between steps are rounded by this much: less overlap than that with a side face is none, m. */
    private static final double ROUNDING = 0.005;
    /** Points looked at along a capsule, besides its ends. */
    private static final int BETWEEN = 3;

    /** Lattice points looked at along one side of a box, about. */
    private static final int MAX_PEAKS = 8;

    private static final int BOX_NUMBERS = 8;

    private final TreeModel model;
    private final TreeState state;
    private final Shapes shapes;
    private final Terrain terrain;
    private final LatticeGround lattice;
    private final SoftContacts contacts;
    private final ContactManifold manifold = new ContactManifold();
    private final BoxBoxContact boxes = new BoxBoxContact();
    private final double[] normal = new double[3];
    private final double[] point = new double[3];
    private final double[] turned = new double[9];
    private final double[] boxCentre = new double[3];
    private final double[] boxSize = new double[3];
    private double[] near = new double[BOX_NUMBERS * 32];

    GroundContacts(TreeModel model, TreeState state, Shapes shapes, Terrain terrain, SoftContacts contacts) {
        this.model = model;
        this.state = state;
        this.shapes = shapes;
        this.terrain = terrain;
        this.contacts = contacts;
        lattice = new LatticeGround(terrain.lattice());
    }

    /** Shapes must be placed. */
    void find() {
        int i = 0;
        for (int b = 0; b < model.blocks; b++) {
            int end = i;
            while (end < shapes.count && shapes.link[end] < model.blockLink[b + 1]) {
                end++;
            }
            int nearby = boxesAround(i, end);
            for (; i < end; i++) {
                if (shapes.surface[i].collides() && model.lastDof[shapes.link[i]] >= 0) {
                    shape(i, nearby);
                }
            }
        }
    }

    /** Fetches the terrain's boxes around the shapes first .. end; returns how many there are. */
    private int boxesAround(int first, int end) {
        if (first == end) {
            return 0;
        }
        double minX = Double.POSITIVE_INFINITY, minY = minX, maxX = -minX, maxY = -minX;
        for (int i = first; i < end; i++) {
            double x = shapes.centre[3 * i], y = shapes.centre[3 * i + 1], r = shapes.bound[i];
            minX = Math.min(minX, x - r);
            maxX = Math.max(maxX, x + r);
            minY = Math.min(minY, y - r);
            maxY = Math.max(maxY, y + r);
        }
        if (!(maxX - minX < 1e4 && maxY - minY < 1e4)) {
            return 0;
        }
        int nearby = terrain.boxesInto(minX, minY, maxX, maxY, near);
        if (BOX_NUMBERS * nearby > near.length) {
            near = new double[2 * BOX_NUMBERS * nearby];
            nearby = terrain.boxesInto(minX, minY, maxX, maxY, near);
        }
        return nearby;
    }

    private void shape(int i, int nearby) {
        double x = shapes.centre[3 * i], y = shapes.centre[3 * i + 1], z = shapes.centre[3 * i + 2];
        double r = shapes.bound[i];
        boolean low = lattice.mayTouch(x, y, z, r);
        boolean first = true;
        if (low) {
            shapes.turn(state, i);
            first = false;
            latticeContacts(i);
        }
        for (int k = 0; k < nearby; k++) {
            int o = BOX_NUMBERS * k;
            double dx = x - near[o], dy = y - near[o + 1], dz = Math.abs(z - near[o + 2]);
            double reach = r + Math.sqrt(near[o + 3] * near[o + 3] + near[o + 4] * near[o + 4]);
            if (dz < near[o + 5] + r && dx * dx + dy * dy < reach * reach) {
                if (first) {
                    shapes.turn(state, i);
                    first = false;
                }
                boxContacts(i, o);
            }
        }
    }

    private void latticeContacts(int i) {
        double[] s = shapes.size;
        double[] c = shapes.centre;
        double[] r = shapes.rotation;
        int o = 9 * i;
        switch (shapes.kind[i]) {
            case Shapes.SPHERE -> ball(i, c[3 * i], c[3 * i + 1], c[3 * i + 2], s[3 * i]);
            case Shapes.CAPSULE -> capsule(i, s[3 * i], s[3 * i + 1]);
            default -> {
                for (int k = 0; k < 8; k++) {
                    double x = (k & 1) == 0 ? s[3 * i] : -s[3 * i];
                    double y = (k & 2) == 0 ? s[3 * i + 1] : -s[3 * i + 1];
                    double z = (k & 4) == 0 ? s[3 * i + 2] : -s[3 * i + 2];
                    ball(
                            i,
                            c[3 * i] + r[o] * x + r[o + 1] * y + r[o + 2] * z,
                            c[3 * i + 1] + r[o + 3] * x + r[o + 4] * y + r[o + 5] * z,
                            c[3 * i + 2] + r[o + 6] * x + r[o + 7] * y + r[o + 8] * z,
                            0);
                }
                if (!lattice.level()) {
                    peaks(i);
                }
            }
        }
    }

    /** Adds the contact of a ball that is part of shape i; returns its distance from the ground. */
    private double ball(int i, double x, double y, double z, double radius) {
        double d = lattice.distance(x, y, z, normal) - radius;
        if (d < 0) {
            // half-way between the surfaces
            double reach = radius + 0.5 * d;
            point[0] = x - reach * normal[0];
            point[1] = y - reach * normal[1];
            point[2] = z - reach * normal[2];
            contact(i, point, 0, normal, 0, d);
        }
        return d;
    }

    private void contact(int i, double[] p, int ip, double[] n, int in, double d) {
        contacts.add(shapes.link[i], -1, p, ip, n, in, d, shapes.surface[i].friction(), shapes.surface[i].torsion());
    }

    private void capsule(int i, double radius, double half) {
        int c = 3 * i;
        int r = 9 * i;
        double ux = shapes.rotation[r + 2], uy = shapes.rotation[r + 5], uz = shapes.rotation[r + 8];
        double x = shapes.centre[c], y = shapes.centre[c + 1], z = shapes.centre[c + 2];
        double a = ball(i, x + half * ux, y + half * uy, z + half * uz, radius);
        double b = ball(i, x - half * ux, y - half * uy, z - half * uz, radius);
        if (lattice.level()) {
            return;
        }
        double deepest = Math.min(0, Math.min(a, b)) - 1e-6;
        double at = Double.NaN;
        for (int k = 1; k <= BETWEEN; k++) {
            double t = half * (2.0 * k / (BETWEEN + 1) - 1);
            double d = lattice.distance(x + t * ux, y + t * uy, z + t * uz, normal) - radius;
            if (d < deepest) {
                deepest = d;
                at = t;
            }
        }
        if (at == at) {
            ball(i, x + at * ux, y + at * uy, z + at * uz, radius);
        }
    }

    /** Lattice points inside a box push it off through its nearest face. */
    private void peaks(int i) {
        HeightLattice l = lattice.lattice();
        double s = l.spacing();
        double r = shapes.bound[i];
        int i0 = (int) Math.ceil((shapes.centre[3 * i] - r) / s);
        int i1 = (int) Math.floor((shapes.centre[3 * i] + r) / s);
        int j0 = (int) Math.ceil((shapes.centre[3 * i + 1] - r) / s);
        int j1 = (int) Math.floor((shapes.centre[3 * i + 1] + r) / s);
        // of a fine lattice every so many points, always the same ones, stand for all
        int stride = Math.max(1, (i1 - i0) / MAX_PEAKS);
        for (int a = stride * Math.floorDiv(i0 + stride - 1, stride); a <= i1; a += stride) {
            for (int b = stride * Math.floorDiv(j0 + stride - 1, stride); b <= j1; b += stride) {
                peak(i, a * s, b * s, l.at(a, b));
            }
        }
    }

    private void peak(int i, double px, double py, double pz) {
        double[] r = shapes.rotation;
        int o = 9 * i;
        double wx = px - shapes.centre[3 * i], wy = py - shapes.centre[3 * i + 1], wz = pz - shapes.centre[3 * i + 2];
        int face = -1;
        double gap = Double.NEGATIVE_INFINITY;
        double side = 1;
        for (int k = 0; k < 3; k++) {
            double u = r[o + k] * wx + r[o + 3 + k] * wy + r[o + 6 + k] * wz;
            double g = Math.abs(u) - shapes.size[3 * i + k];
            if (g > gap) {
                gap = g;
                face = k;
                side = u < 0 ? -1 : 1;
            }
        }
        // outward normal of the nearest face; only a face that looks down can rest on a peak
        double nx = side * r[o + face], ny = side * r[o + 3 + face], nz = side * r[o + 6 + face];
        if (gap < 0 && nz < -0.3) {
            normal[0] = -nx;
            normal[1] = -ny;
            normal[2] = -nz;
            point[0] = px - 0.5 * gap * nx;
            point[1] = py - 0.5 * gap * ny;
            point[2] = pz - 0.5 * gap * nz;
            contact(i, point, 0, normal, 0, gap);
        }
    }

    private void boxContacts(int i, int o) {
        System.arraycopy(near, o, boxCentre, 0, 3);
        System.arraycopy(near, o + 3, boxSize, 0, 3);
        double cos = near[o + 6], sin = near[o + 7];
        turned[0] = cos;
        turned[1] = -sin;
        turned[3] = sin;
        turned[4] = cos;
        turned[8] = 1;
        double[] s = shapes.size;
        if (shapes.kind[i] == Shapes.BOX) {
            boxes.find(
                    shapes.centre,
                    3 * i,
                    shapes.rotation,
                    9 * i,
                    s,
                    3 * i,
                    boxCentre,
                    0,
                    turned,
                    0,
                    boxSize,
                    0,
                    ROUNDING,
                    manifold);
        } else {
            manifold.capsuleBox(
                    shapes.centre,
                    3 * i,
                    shapes.rotation,
                    9 * i,
                    shapes.kind[i] == Shapes.SPHERE ? 0 : s[3 * i + 1],
                    s[3 * i],
                    boxCentre,
                    0,
                    turned,
                    0,
                    boxSize[0],
                    boxSize[1],
                    boxSize[2]);
        }
        for (int k = 0; k < manifold.count; k++) {
            contact(i, manifold.point, 3 * k, manifold.normal, 3 * k, manifold.distance[k]);
        }
    }
}
