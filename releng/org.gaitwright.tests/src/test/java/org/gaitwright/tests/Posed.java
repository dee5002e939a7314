// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.tests;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Geometry;
import org.gaitwright.core.character.Shape;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Quat;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.dynamics.Kinematics;
import org.gaitwright.dynamics.TreeModel;
import org.gaitwright.dynamics.TreeState;

/** A character in its start pose: where its links and shapes are. Distances are found by sampling. */
final class Posed {
    private static final int ALONG = 40;
    private static final int ACROSS = 16;

    final CharacterModel character;
    private final TreeState state;

    Posed(CharacterModel character) {
        this.character = character;
        TreeModel m = TreeModel.of(character);
        state = new TreeState(m);
        System.arraycopy(character.keyframe("stand"), 0, state.q, 0, m.positions);
        Kinematics.positions(m, state);
    }

    /** A solid in the world. */
    record Solid(Geometry geometry, Pose pose) {
        Vec3 world(double x, double y, double z) {
            return pose.position().plus(pose.orientation().rotate(new Vec3(x, y, z)));
        }
    }

    Pose link(int link) {
        double[] x = state.position;
        double[] q = state.quaternion;
        return new Pose(
                new Vec3(x[3 * link], x[3 * link + 1], x[3 * link + 2]),
                new Quat(q[4 * link], q[4 * link + 1], q[4 * link + 2], q[4 * link + 3]));
    }

    Solid solid(int link, Shape shape) {
        Pose l = link(link);
        return new Solid(
                shape.geometry(),
                new Pose(
                        l.position().plus(l.orientation().rotate(shape.pose().position())),
                        l.orientation().times(shape.pose().orientation())));
    }

    /** Height of the lowest point of a link's shapes; infinite if it has none. */
    double lowest(int link) {
        double low = Double.POSITIVE_INFINITY;
        for (Shape shape : character.links().get(link).shapes()) {
            Solid s = solid(link, shape);
            for (Vec3 p : skeleton(s)) {
                low = Math.min(low, p.z() - radius(s.geometry()));
            }
        }
        return low;
    }

    /** Gap between two solids, negative where they overlap: that of sampled points of each to the other. */
    static double gap(Solid a, Solid b) {
        return Math.min(oneWay(a, b), oneWay(b, a));
    }

    private static double oneWay(Solid a, Solid b) {
        double min = Double.POSITIVE_INFINITY;
        for (Vec3 p : skeleton(a)) {
            min = Math.min(min, distance(b, p));
        }
        return min - radius(a.geometry());
    }

    private static double radius(Geometry g) {
        if (g instanceof Geometry.Sphere s) {
            return s.radius();
        }
        return g instanceof Geometry.Capsule c ? c.radius() : 0;
    }

    /** Points that make up the solid when each has its radius: the centre, the axis, or the surface of a box. */
    private static List<Vec3> skeleton(Solid s) {
        List<Vec3> out = new ArrayList<>();
        if (s.geometry() instanceof Geometry.Capsule c) {
            for (int i = 0; i <= ALONG; i++) {
                out.add(s.world(0, 0, c.halfLength() * (2.0 * i / ALONG - 1)));
            }
        } else if (s.geometry() instanceof Geometry.Box b) {
            for (int i = 0; i <= ACROSS; i++) {
                for (int j = 0; j <= ACROSS; j++) {
                    double u = 2.0 * i / ACROSS - 1;
                    double w = 2.0 * j / ACROSS - 1;
                    for (int sign = -1; sign <= 1; sign += 2) {
                        out.add(s.world(sign * b.hx(), u * b.hy(), w * b.hz()));
                        out.add(s.world(u * b.hx(), sign * b.hy(), w * b.hz()));
                        out.add(s.world(u * b.hx(), w * b.hy(), sign * b.hz()));
                    }
                }
            }
        } else {
            out.add(s.world(0, 0, 0));
        }
        return out;
    }

    /** Signed distance of a point to a solid. */
    private static double distance(Solid s, Vec3 point) {
        Vec3 d = point.minus(s.pose().position());
        Quat r = s.pose().orientation();
        double x = d.dot(r.rotate(Vec3.X));
        double y = d.dot(r.rotate(Vec3.Y));
        double z = d.dot(r.rotate(Vec3.Z));
        if (s.geometry() instanceof Geometry.Box b) {
            double ex = Math.abs(x) - b.hx();
            double ey = Math.abs(y) - b.hy();
            double ez = Math.abs(z) - b.hz();
            double outside = new Vec3(Math.max(ex, 0), Math.max(ey, 0), Math.max(ez, 0)).norm();
            return outside + Math.min(0, Math.max(ex, Math.max(ey, ez)));
        }
        double half = s.geometry() instanceof Geometry.Capsule c ? c.halfLength() : 0;
        double beyond = Math.max(0, Math.abs(z) - half);
        return new Vec3(x, y, beyond).norm() - radius(s.geometry());
    }
}
