// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.character;

import java.util.List;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Vec3;

/**
 * Stretches a link along the axes of its own frame, about the origin of that frame.
 *
 * @param factors along x, y, z
 * @param mass factor of the mass
 */
record Stretch(Vec3 factors, double mass) {
    static final Stretch NONE = new Stretch(new Vec3(1, 1, 1), 1);

    /** Length along the axis of the frame that is nearest to a direction, radius along the other two. */
    static Stretch along(Vec3 direction, Proportions.Factors f, List<Shape> shapes) {
        Stretch solid = along(direction, f);
        double volume = volume(shapes);
        // round ends make volumes not quite proportional to lengths: the mass goes with what the shapes have
        return volume > 0 ? new Stretch(solid.factors, f.density() * (volume(solid.of(shapes)) / volume)) : solid;
    }

    /** The same for a link whose shapes nobody knows. */
    static Stretch along(Vec3 direction, Proportions.Factors f) {
        double x = Math.abs(direction.x());
        double y = Math.abs(direction.y());
        double z = Math.abs(direction.z());
        double l = f.length();
        double r = f.radius();
        Vec3 s = z >= x && z >= y ? new Vec3(r, r, l) : y >= x ? new Vec3(r, l, r) : new Vec3(l, r, r);
        return new Stretch(s, f.density() * l * r * r);
    }

    Vec3 of(Vec3 p) {
        return new Vec3(factors.x() * p.x(), factors.y() * p.y(), factors.z() * p.z());
    }

    /** How far a point moves; exactly zero where nothing is stretched. */
    Vec3 shift(Vec3 p) {
        return new Vec3((factors.x() - 1) * p.x(), (factors.y() - 1) * p.y(), (factors.z() - 1) * p.z());
    }

    Pose of(Pose p) {
        return new Pose(of(p.position()), p.orientation());
    }

    Inertia of(Inertia n) {
        if (equals(NONE)) {
            return n;
        }
        double sx = factors.x();
        double sy = factors.y();
        double sz = factors.z();
        // second moments Σ = ½ tr(I) 1 − I become Σ' = k S Σ S; then I' = tr(Σ') 1 − Σ'
        double x = mass * sx * sx * Math.max(0, n.yy() + n.zz() - n.xx()) / 2;
        double y = mass * sy * sy * Math.max(0, n.xx() + n.zz() - n.yy()) / 2;
        double z = mass * sz * sz * Math.max(0, n.xx() + n.yy() - n.zz()) / 2;
        return new Inertia(
                mass * n.mass(),
                of(n.com()),
                y + z,
                x + z,
                x + y,
                mass * sx * sy * n.xy(),
                mass * sx * sz * n.xz(),
                mass * sy * sz * n.yz());
    }

    List<Shape> of(List<Shape> shapes) {
        StretchedShape each = new StretchedShape(factors);
        return shapes.stream().map(each::of).toList();
    }

    private static double volume(List<Shape> shapes) {
        return shapes.stream().mapToDouble(s -> s.geometry().volume()).sum();
    }
}
