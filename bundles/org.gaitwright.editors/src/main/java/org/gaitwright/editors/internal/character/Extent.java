// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.character;

import java.util.List;
import org.gaitwright.core.character.Geometry;
import org.gaitwright.core.character.Shape;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Vec3;

/** How far shapes reach along a direction: from {@code low} to {@code high}; empty if high is less than low. */
record Extent(double low, double high) {
    static final Extent NONE = new Extent(Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY);

    /** @param frame of the link that the shapes are fixed to */
    static Extent of(List<Shape> shapes, Pose frame, Vec3 direction) {
        Extent all = NONE;
        for (Shape s : shapes) {
            all = all.and(of(s.geometry(), frame.times(s.pose()), direction));
        }
        return all;
    }

    private static Extent of(Geometry g, Pose at, Vec3 direction) {
        double reach;
        if (g instanceof Geometry.Box b) {
            reach = part(at, Vec3.X, direction, b.hx())
                    + part(at, Vec3.Y, direction, b.hy())
                    + part(at, Vec3.Z, direction, b.hz());
        } else if (g instanceof Geometry.Capsule c) {
            reach = c.radius() + part(at, Vec3.Z, direction, c.halfLength());
        } else {
            reach = ((Geometry.Sphere) g).radius();
        }
        double middle = at.position().dot(direction);
        return new Extent(middle - reach, middle + reach);
    }

    private static double part(Pose at, Vec3 axis, Vec3 direction, double half) {
        return half * Math.abs(at.orientation().rotate(axis).dot(direction));
    }

    Extent and(Extent o) {
        return new Extent(Math.min(low, o.low), Math.max(high, o.high));
    }

    boolean isEmpty() {
        return !(high >= low);
    }

    double size() {
        return isEmpty() ? 0 : high - low;
    }
}
