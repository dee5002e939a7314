// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.character;

import org.gaitwright.core.math.Vec3;

/**
 * Mass properties of a link.
 *
 * @param mass in kg
 * @param com centre of mass in the link's frame
 * @param xx moments about the centre of mass in the link's axes, kg m²; xy, xz, yz are elements of the tensor (not
 *     products of inertia with the opposite sign)
 */
public record Inertia(double mass, Vec3 com, double xx, double yy, double zz, double xy, double xz, double yz) {
    public Inertia {
        if (!(mass >= 0 && Double.isFinite(mass))) {
            throw new IllegalArgumentException("mass is " + mass + " kg; expected zero or more");
        }
        if (!com.isFinite()) {
            throw new IllegalArgumentException("centre of mass is " + com + "; expected finite coordinates");
        }
        if (mass > 0 && !(xx > 0 && yy > 0 && zz > 0)) {
            throw new IllegalArgumentException("moments of inertia are " + xx + ", " + yy + ", " + zz
                    + " kg m²; expected positive ones for a link with mass");
        }
        double slack = 1e-9 * (xx + yy + zz);
        if (xx > yy + zz + slack || yy > xx + zz + slack || zz > xx + yy + slack) {
            throw new IllegalArgumentException("moments of inertia " + xx + ", " + yy + ", " + zz
                    + " kg m² violate the triangle inequality: check the axes and units");
        }
    }

    public static Inertia diagonal(double mass, Vec3 com, double xx, double yy, double zz) {
        return new Inertia(mass, com, xx, yy, zz, 0, 0, 0);
    }

    /** A solid of uniform density around the origin of its frame. */
    public static Inertia of(Geometry solid, double mass) {
        if (solid instanceof Geometry.Sphere s) {
            double i = 0.4 * mass * s.radius() * s.radius();
            return diagonal(mass, Vec3.ZERO, i, i, i);
        }
        if (solid instanceof Geometry.Box b) {
            double x = mass / 3 * b.hx() * b.hx();
            double y = mass / 3 * b.hy() * b.hy();
            double z = mass / 3 * b.hz() * b.hz();
            return diagonal(mass, Vec3.ZERO, y + z, x + z, x + y);
        }
        Geometry.Capsule c = (Geometry.Capsule) solid;
        double r = c.radius();
        double h = c.halfLength();
        // a cylinder and two half spheres share the mass by volume; the centre of each half sphere lies 3/8 r out
        double ends = mass * 4 * r / (6 * h + 4 * r);
        double middle = mass - ends;
        double along = middle * r * r / 2 + ends * 0.4 * r * r;
        double across = middle * (r * r / 4 + h * h / 3) + ends * (0.4 * r * r + 0.75 * r * h + h * h);
        return diagonal(mass, Vec3.ZERO, across, across, along);
    }
}
