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
                    + " kg m² break the triangle inequality; no body has them: check the axes and units");
        }
    }

    public static Inertia diagonal(double mass, Vec3 com, double xx, double yy, double zz) {
        return new Inertia(mass, com, xx, yy, zz, 0, 0, 0);
    }
}
