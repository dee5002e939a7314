// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.character;

import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Quat;
import org.gaitwright.core.math.Vec3;

/**
 * Stretches shapes of a link. What is stretched is all of a shape, from tip to tip: the round ends of a capsule are part of its
 * length, so that it keeps its share of the way between the joints, however short it is between its ends.
 *
 * @param factors along x, y, z of the link's frame
 */
record StretchedShape(Vec3 factors) {
    private static final double PARALLEL = 1e-9;
    /** Half length of a capsule that is as good as a ball, in radii. */
    private static final double BALL = 1e-4;

    Shape of(Shape s) {
        if (factors.equals(Stretch.NONE.factors())) {
            return s;
        }
        Geometry g = s.geometry();
        if (g instanceof Geometry.Box b) {
            return box(s, b);
        }
        return g instanceof Geometry.Capsule c ? capsule(s, c) : sphere(s, (Geometry.Sphere) g);
    }

    private Vec3 of(Vec3 p) {
        return new Vec3(factors.x() * p.x(), factors.y() * p.y(), factors.z() * p.z());
    }

    private double along(Quat r, Vec3 axis) {
        return of(r.rotate(axis)).norm();
    }

    private Shape box(Shape s, Geometry.Box b) {
        Quat r = s.pose().orientation();
        return made(
                s,
                new Geometry.Box(along(r, Vec3.X) * b.hx(), along(r, Vec3.Y) * b.hy(), along(r, Vec3.Z) * b.hz()),
                r);
    }

    private Shape capsule(Shape s, Geometry.Capsule c) {
        Quat r = s.pose().orientation();
        Vec3 axis = of(r.rotate(Vec3.Z));
        double tip = axis.norm() * (c.halfLength() + c.radius());
        // its section stays round
        double radius = Math.sqrt(along(r, Vec3.X) * along(r, Vec3.Y)) * c.radius();
        boolean turned = axis.cross(r.rotate(Vec3.Z)).norm() > PARALLEL * axis.norm();
        return made(s, round(radius, tip), turned ? Quat.fromZTo(axis) : r);
    }

    /** A ball that gets longer than wide becomes a capsule; one that gets flatter stays a ball, of the volume it would have. */
    private Shape sphere(Shape s, Geometry.Sphere ball) {
        double x = factors.x();
        double y = factors.y();
        double z = factors.z();
        double tip = Math.max(x, Math.max(y, z));
        double volume = x * y * z;
        Vec3 axis = tip == z ? Vec3.Z : tip == y ? Vec3.Y : Vec3.X;
        // flattened, it is as wide both ways
        double next = x + y + z - tip - Math.min(x, Math.min(y, z));
        double across = Math.sqrt(volume / tip);
        return tip > (1 + BALL) * next
                ? made(s, round(across * ball.radius(), tip * ball.radius()), Quat.fromZTo(axis))
                : made(
                        s,
                        new Geometry.Sphere(StrictMath.cbrt(volume) * ball.radius()),
                        s.pose().orientation());
    }

    /** A capsule from tip to tip; what would be flatter than a ball is one of the volume that it would have. */
    private static Geometry.Capsule round(double radius, double tip) {
        if (tip >= (1 + BALL) * radius) {
            return new Geometry.Capsule(radius, tip - radius);
        }
        double ball = StrictMath.cbrt(radius * radius * tip / (1 + BALL));
        return new Geometry.Capsule(ball, BALL * ball);
    }

    private Shape made(Shape s, Geometry g, Quat orientation) {
        return new Shape(s.name(), g, new Pose(of(s.pose().position()), orientation), s.surface());
    }
}
