// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.terrain;

/**
 * A box that stands upright: turned about z only.
 *
 * @param x centre, m
 * @param y centre, m
 * @param z centre, m
 * @param hx half extent along its own x, m
 * @param hy half extent along its own y, m
 * @param hz half extent along z, m
 * @param yaw rotation about z, rad
 */
public record SolidBox(double x, double y, double z, double hx, double hy, double hz, double yaw) {
    public SolidBox {
        if (!(hx > 0 && hy > 0 && hz > 0)) {
            throw new IllegalArgumentException(
                    "box half extents are " + hx + ", " + hy + ", " + hz + " m; expected positive lengths");
        }
    }

    public double top() {
        return z + hz;
    }
}
