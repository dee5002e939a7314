// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.engine.ode.internal;

import org.gaitwright.core.character.Geometry;
import org.gaitwright.core.terrain.HeightLattice;
import org.gaitwright.core.terrain.Terrain;
import org.ode4j.math.DMatrix3C;
import org.ode4j.math.DQuaternion;
import org.ode4j.math.DVector3C;
import org.ode4j.ode.DBox;
import org.ode4j.ode.OdeHelper;

/**
 * Contacts of shapes with the terrain: its solid boxes by ODE's own collision, its height lattice point by point (corners of
 * boxes, ends and inner points of capsules, centres of spheres, lattice points inside a box), since all below it is solid.
 */
final class Ground {
    private static final int BOX_NUMBERS = 8;
    private static final int BETWEEN = 3;
    /** Boxes are fetched for whole squares of this size, m, so that what is found depends on nothing but the place. */
    private static final double SQUARE = 4;

    private final Geoms geoms;
    private final ContactJoints contactJoints;
    private final Terrain terrain;
    private final HeightLattice lattice;
    private final double spacing;
    private final double steepest;
    private final int character;
    private double[] numbers = new double[16 * BOX_NUMBERS];
    private DBox[] boxes = new DBox[0];
    private int nearby;
    private final double[] region = {0, 0, 0, 0};
    private boolean fetched;
    private final double[] plane = new double[4];
    private final double[] normal = new double[3];
    private final double[] point = new double[3];

    /** The ground for one character. */
    Ground(Geoms geoms, ContactJoints contactJoints, Terrain terrain, int character) {
        this.geoms = geoms;
        this.contactJoints = contactJoints;
        this.terrain = terrain;
        this.character = character;
        lattice = terrain.lattice();
        spacing = lattice.spacing();
        steepest = lattice.steepest();
    }

    void find() {
        fetch();
        for (int i = geoms.firstOf[character]; i < geoms.firstOf[character + 1]; i++) {
            if (geoms.surface[i].collides() && geoms.geom[i].getBody() != null) {
                DVector3C c = geoms.geom[i].getPosition();
                if (mayTouch(c.get0(), c.get1(), c.get2(), geoms.bound[i])) {
                    lattice(i, c, geoms.geom[i].getRotation());
                }
                boxes(i, c);
            }
        }
    }

    private void fetch() {
        double minX = Double.POSITIVE_INFINITY, minY = minX, maxX = -minX, maxY = -minX;
        for (int i = geoms.firstOf[character]; i < geoms.firstOf[character + 1]; i++) {
            DVector3C c = geoms.geom[i].getPosition();
            double r = geoms.bound[i];
            minX = Math.min(minX, c.get0() - r);
            maxX = Math.max(maxX, c.get0() + r);
            minY = Math.min(minY, c.get1() - r);
            maxY = Math.max(maxY, c.get1() + r);
        }
        if (!(maxX - minX < 1e4 && maxY - minY < 1e4)) {
            nearby = 0;
            fetched = false;
            return;
        }
        double x0 = SQUARE * Math.floor(minX / SQUARE), x1 = SQUARE * Math.ceil(maxX / SQUARE);
        double y0 = SQUARE * Math.floor(minY / SQUARE), y1 = SQUARE * Math.ceil(maxY / SQUARE);
        if (fetched && region[0] == x0 && region[1] == y0 && region[2] == x1 && region[3] == y1) {
            return;
        }
        fetched = true;
        region[0] = x0;
        region[1] = y0;
        region[2] = x1;
        region[3] = y1;
        nearby = terrain.boxesInto(x0, y0, x1, y1, numbers);
        if (BOX_NUMBERS * nearby > numbers.length) {
            numbers = new double[2 * BOX_NUMBERS * nearby];
            nearby = terrain.boxesInto(x0, y0, x1, y1, numbers);
        }
        build();
    }

    private void build() {
        if (boxes.length < nearby) {
            boxes = new DBox[nearby];
        }
        for (int k = 0; k < nearby; k++) {
            int o = BOX_NUMBERS * k;
            if (boxes[k] != null) {
                boxes[k].destroy();
            }
            DBox b = OdeHelper.createBox(2 * numbers[o + 3], 2 * numbers[o + 4], 2 * numbers[o + 5]);
            b.setPosition(numbers[o], numbers[o + 1], numbers[o + 2]);
            // half the yaw from its sine and cosine
            double c = Math.sqrt(Math.max(0, 0.5 * (1 + numbers[o + 6])));
            double s = Math.copySign(Math.sqrt(Math.max(0, 0.5 * (1 - numbers[o + 6]))), numbers[o + 7]);
            b.setQuaternion(new DQuaternion(c, 0, 0, s));
            boxes[k] = b;
        }
    }

    private void boxes(int i, DVector3C c) {
        double r = geoms.bound[i];
        for (int k = 0; k < nearby; k++) {
            int o = BOX_NUMBERS * k;
            double dx = c.get0() - numbers[o], dy = c.get1() - numbers[o + 1];
            double reach = r + Math.sqrt(numbers[o + 3] * numbers[o + 3] + numbers[o + 4] * numbers[o + 4]);
            if (Math.abs(c.get2() - numbers[o + 2]) < numbers[o + 5] + r && dx * dx + dy * dy < reach * reach) {
                contactJoints.collide(i, boxes[k]);
            }
        }
    }

    private boolean mayTouch(double x, double y, double z, double radius) {
        if (steepest == 0) {
            return z - radius < lattice.at(0, 0);
        }
        plane(x, y, plane);
        // the plane's height above the point bounds the height around it by the greatest slope
        return z - radius - steepest * radius < plane[3];
    }

    /** Distance of a point to the plane of the triangle above or below it, which is out. */
    private double distance(double x, double y, double z, double[] out) {
        plane(x, y, out);
        return out[2] * (z - out[3]);
    }

    /** out = unit normal of the lattice's triangle at a place, and its height there. */
    private void plane(double x, double y, double[] out) {
        double u = x / spacing, w = y / spacing;
        int i = (int) Math.floor(u), j = (int) Math.floor(w);
        u -= i;
        w -= j;
        double low = lattice.at(i, j);
        double top = lattice.at(i + 1, j + 1);
        double corner = u > w ? lattice.at(i + 1, j) : lattice.at(i, j + 1);
        double dx = u > w ? corner - low : top - corner;
        double dy = u > w ? top - corner : corner - low;
        double height = low + u * dx + w * dy;
        double nx = -dx / spacing, ny = -dy / spacing;
        double s = 1 / Math.sqrt(1 + nx * nx + ny * ny);
        out[0] = s * nx;
        out[1] = s * ny;
        out[2] = s;
        out[3] = height;
    }

    private void lattice(int i, DVector3C c, DMatrix3C r) {
        if (geoms.geometry[i] instanceof Geometry.Sphere g) {
            ball(i, c.get0(), c.get1(), c.get2(), g.radius());
        } else if (geoms.geometry[i] instanceof Geometry.Capsule g) {
            capsule(i, c, r, g.radius(), g.halfLength());
        } else if (geoms.geometry[i] instanceof Geometry.Box g) {
            for (int k = 0; k < 8; k++) {
                double x = (k & 1) == 0 ? g.hx() : -g.hx();
                double y = (k & 2) == 0 ? g.hy() : -g.hy();
                double z = (k & 4) == 0 ? g.hz() : -g.hz();
                ball(
                        i,
                        c.get0() + r.get00() * x + r.get01() * y + r.get02() * z,
                        c.get1() + r.get10() * x + r.get11() * y + r.get12() * z,
                        c.get2() + r.get20() * x + r.get21() * y + r.get22() * z,
                        0);
            }
            if (steepest != 0) {
                peaks(i, c, r, g);
            }
        }
    }

    private double ball(int i, double x, double y, double z, double radius) {
        double d = distance(x, y, z, plane) - radius;
        if (d < 0) {
            double reach = radius + 0.5 * d;
            point[0] = x - reach * plane[0];
            point[1] = y - reach * plane[1];
            point[2] = z - reach * plane[2];
            contactJoints.ground(i, point, plane, -d);
        }
        return d;
    }

    private void capsule(int i, DVector3C c, DMatrix3C r, double radius, double half) {
        double ux = r.get02(), uy = r.get12(), uz = r.get22();
        double x = c.get0(), y = c.get1(), z = c.get2();
        double a = ball(i, x + half * ux, y + half * uy, z + half * uz, radius);
        double b = ball(i, x - half * ux, y - half * uy, z - half * uz, radius);
        if (steepest == 0) {
            return;
        }
        double deepest = Math.min(0, Math.min(a, b)) - 1e-6;
        double at = Double.NaN;
        for (int k = 1; k <= BETWEEN; k++) {
            double t = half * (2.0 * k / (BETWEEN + 1) - 1);
            double d = distance(x + t * ux, y + t * uy, z + t * uz, plane) - radius;
            if (d < deepest) {
                deepest = d;
                at = t;
            }
        }
        if (at == at) {
            ball(i, x + at * ux, y + at * uy, z + at * uz, radius);
        }
    }

    private void peaks(int i, DVector3C c, DMatrix3C r, Geometry.Box g) {
        double reach = geoms.bound[i];
        int i0 = (int) Math.ceil((c.get0() - reach) / spacing), i1 = (int) Math.floor((c.get0() + reach) / spacing);
        int j0 = (int) Math.ceil((c.get1() - reach) / spacing), j1 = (int) Math.floor((c.get1() + reach) / spacing);
        for (int a = i0; a <= i1; a++) {
            for (int b = j0; b <= j1; b++) {
                peak(i, c, r, g, a * spacing, b * spacing, lattice.at(a, b));
            }
        }
    }

    /** A lattice point inside a box pushes it off through the face that is nearest, if that looks down. */
    private void peak(int i, DVector3C c, DMatrix3C r, Geometry.Box g, double px, double py, double pz) {
        double wx = px - c.get0(), wy = py - c.get1(), wz = pz - c.get2();
        int face = 0;
        double gap = Double.NEGATIVE_INFINITY;
        double side = 1;
        for (int k = 0; k < 3; k++) {
            double u = r.get(0, k) * wx + r.get(1, k) * wy + r.get(2, k) * wz;
            double e = Math.abs(u) - (k == 0 ? g.hx() : k == 1 ? g.hy() : g.hz());
            if (e > gap) {
                gap = e;
                face = k;
                side = u < 0 ? -1 : 1;
            }
        }
        if (gap < 0 && side * r.get(2, face) < -0.3) {
            for (int k = 0; k < 3; k++) {
                normal[k] = -side * r.get(k, face);
            }
            point[0] = px + 0.5 * gap * normal[0];
            point[1] = py + 0.5 * gap * normal[1];
            point[2] = pz + 0.5 * gap * normal[2];
            contactJoints.ground(i, point, normal, -gap);
        }
    }
}
