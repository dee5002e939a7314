// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.mjcf;

import java.util.List;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.EndEffector;
import org.gaitwright.core.character.Geometry;
import org.gaitwright.core.character.Inertia;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.Link;
import org.gaitwright.core.character.Shape;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Quat;
import org.gaitwright.core.math.Vec3;

/** Whether two models of the same structure have the same numbers. How round shapes are turned about their axis is no matter. */
final class ModelMatch {
    private static final double NEAR = 1e-9;

    private ModelMatch() {}

    /** What differs first, in words; null if nothing does. */
    static String difference(CharacterModel a, CharacterModel b) {
        if (a.links().size() != b.links().size()
                || a.joints().size() != b.joints().size()
                || a.endEffectors().size() != b.endEffectors().size()
                || !a.keyframes().equals(b.keyframes())
                || !a.contactPairs().equals(b.contactPairs())
                || !a.exclusions().equals(b.exclusions())) {
            return "its parts";
        }
        for (int i = 0; i < a.links().size(); i++) {
            if (!same(a.links().get(i), b.links().get(i))) {
                return "body '" + a.links().get(i).name() + "'";
            }
        }
        for (int i = 0; i < a.joints().size(); i++) {
            if (!same(a.joints().get(i), b.joints().get(i))) {
                return "joint '" + a.joints().get(i).name() + "'";
            }
        }
        for (int i = 0; i < a.endEffectors().size(); i++) {
            EndEffector e = a.endEffectors().get(i);
            if (!same(e.pose(), b.endEffectors().get(i).pose())) {
                return "site '" + e.name() + "'";
            }
        }
        for (String k : a.keyframes()) {
            if (!same(a.keyframe(k), b.keyframe(k))) {
                return "keyframe '" + k + "'";
            }
        }
        return null;
    }

    private static boolean same(Link a, Link b) {
        return a.name().equals(b.name())
                && same(a.pose(), b.pose())
                && same(a.inertia(), b.inertia())
                && same(a.shapes(), b.shapes())
                && same(a.skin(), b.skin());
    }

    /** Elements of a tensor are as exact as its greatest. */
    static boolean same(Inertia m, Inertia n) {
        double scale = Math.max(m.xx(), Math.max(m.yy(), m.zz()));
        double[] p = {m.xx(), m.yy(), m.zz(), m.xy(), m.xz(), m.yz()};
        double[] q = {n.xx(), n.yy(), n.zz(), n.xy(), n.xz(), n.yz()};
        for (int i = 0; i < p.length; i++) {
            if (!(Math.abs(p[i] - q[i]) <= NEAR * scale)) {
                return false;
            }
        }
        return relative(m.mass(), n.mass()) && same(m.com(), n.com());
    }

    private static boolean same(List<Shape> a, List<Shape> b) {
        boolean same = a.size() == b.size();
        for (int i = 0; same && i < a.size(); i++) {
            same = same(a.get(i), b.get(i));
        }
        return same;
    }

    static boolean same(Shape a, Shape b) {
        if (!same(a.geometry(), b.geometry()) || !a.surface().equals(b.surface())) {
            return false;
        }
        if (a.geometry() instanceof Geometry.Box) {
            return same(a.pose(), b.pose());
        }
        Vec3 one = a.pose().orientation().rotate(Vec3.Z);
        Vec3 other = b.pose().orientation().rotate(Vec3.Z);
        boolean along = a.geometry() instanceof Geometry.Sphere || Math.abs(Math.abs(one.dot(other)) - 1) <= NEAR;
        return along && same(a.pose().position(), b.pose().position());
    }

    private static boolean same(Geometry a, Geometry b) {
        if (a instanceof Geometry.Sphere s && b instanceof Geometry.Sphere t) {
            return relative(s.radius(), t.radius());
        }
        if (a instanceof Geometry.Capsule s && b instanceof Geometry.Capsule t) {
            // files give it by its ends: the way between them is as exact as where they are
            return relative(s.radius(), t.radius())
                    && relative(s.radius() + s.halfLength(), t.radius() + t.halfLength());
        }
        return a instanceof Geometry.Box s
                && b instanceof Geometry.Box t
                && relative(s.hx(), t.hx())
                && relative(s.hy(), t.hy())
                && relative(s.hz(), t.hz());
    }

    private static boolean same(Joint a, Joint b) {
        boolean limits = a.limit() == null
                ? b.limit() == null
                : b.limit() != null
                        && near(a.limit().lower(), b.limit().lower())
                        && near(a.limit().upper(), b.limit().upper());
        return limits
                && a.name().equals(b.name())
                && a.type() == b.type()
                && same(a.anchor(), b.anchor())
                && same(a.axis(), b.axis())
                && relative(a.torqueLimit(), b.torqueLimit())
                && relative(a.stiffness(), b.stiffness())
                && near(a.springReference(), b.springReference())
                && relative(a.damping(), b.damping())
                && relative(a.armature(), b.armature());
    }

    static boolean same(Pose a, Pose b) {
        return same(a.position(), b.position()) && same(a.orientation(), b.orientation());
    }

    static boolean same(Quat a, Quat b) {
        double dot = a.w() * b.w() + a.x() * b.x() + a.y() * b.y() + a.z() * b.z();
        double s = dot < 0 ? -1 : 1;
        return near(a.w(), s * b.w()) && near(a.x(), s * b.x()) && near(a.y(), s * b.y()) && near(a.z(), s * b.z());
    }

    static boolean same(Vec3 a, Vec3 b) {
        return near(a.x(), b.x()) && near(a.y(), b.y()) && near(a.z(), b.z());
    }

    private static boolean same(double[] a, double[] b) {
        boolean same = a.length == b.length;
        for (int i = 0; same && i < a.length; i++) {
            same = near(a[i], b[i]);
        }
        return same;
    }

    static boolean near(double a, double b) {
        return a == b || Math.abs(a - b) <= NEAR * Math.max(1, Math.abs(a));
    }

    static boolean relative(double a, double b) {
        return a == b || Math.abs(a - b) <= NEAR * Math.max(Math.abs(a), Math.abs(b));
    }
}
