// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.mjcf;

import java.util.List;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Quat;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.io.internal.solid.Frames;
import org.gaitwright.io.internal.xml.XmlElement;

/** Where elements stand: positions and the five ways to give an orientation. */
final class Placement {
    static final List<String> TURNS = List.of("axisangle", "xyaxes", "zaxis", "euler");

    private final Compiler compiler;

    Placement(Compiler compiler) {
        this.compiler = compiler;
    }

    /** Position and orientation of an element, defaults filled in. */
    Pose pose(XmlElement e) {
        return new Pose(vector(e, "pos", Vec3.ZERO), orientation(e));
    }

    /** Refuses an element that itself gives its orientation twice; a default may give another, as MuJoCo allows. */
    static void check(XmlElement raw) {
        if (TURNS.stream().filter(raw::has).count() > 1) {
            throw raw.refuse("has several of axisangle, xyaxes, zaxis, euler; give one");
        }
    }

    /** The pose between two points, with z from the second to the first, and half their distance; null without fromto. */
    static Ends ends(XmlElement e) {
        double[] n = e.numbers("fromto", 6, 6);
        if (n == null) {
            return null;
        }
        Vec3 p = vector(e, "pos", Vec3.ZERO);
        if (p.norm() != 0) {
            throw e.refuse("has both pos and fromto; give one of them");
        }
        Vec3 a = new Vec3(n[0], n[1], n[2]);
        Vec3 b = new Vec3(n[3], n[4], n[5]);
        double half = a.minus(b).norm() / 2;
        if (half < 1e-12) {
            throw e.refuse("fromto has no length; give two different points");
        }
        return new Ends(new Pose(a.plus(b).times(0.5), Frames.zTo(a.minus(b))), half);
    }

    record Ends(Pose pose, double half) {}

    static Vec3 vector(XmlElement e, String attribute, Vec3 otherwise) {
        double[] v = e.numbers(attribute, 3, 3);
        return v == null ? otherwise : new Vec3(v[0], v[1], v[2]);
    }

    /** The last of quat, axisangle, xyaxes, zaxis, euler that is given, the order in which MuJoCo looks at them. */
    private Quat orientation(XmlElement e) {
        double[] euler = e.numbers("euler", 3, 3);
        double[] z = e.numbers("zaxis", 3, 3);
        double[] xy = e.numbers("xyaxes", 6, 6);
        double[] turn = e.numbers("axisangle", 4, 4);
        double[] q = e.numbers("quat", 4, 4);
        try {
            if (euler != null) {
                return euler(euler);
            }
            if (z != null) {
                return Frames.zTo(new Vec3(z[0], z[1], z[2]));
            }
            if (xy != null) {
                return axes(new Vec3(xy[0], xy[1], xy[2]), new Vec3(xy[3], xy[4], xy[5]));
            }
            if (turn != null) {
                return Quat.aboutAxis(new Vec3(turn[0], turn[1], turn[2]), compiler.angle(turn[3]));
            }
            return q == null ? Quat.IDENTITY : new Quat(q[0], q[1], q[2], q[3]).normalized();
        } catch (IllegalArgumentException bad) {
            throw e.refuse(bad.getMessage());
        }
    }

    private static Quat axes(Vec3 first, Vec3 second) {
        Vec3 x = first.unit();
        Vec3 y = second.minus(x.times(x.dot(second))).unit();
        return Frames.ofAxes(x, y, x.cross(y));
    }

    private Quat euler(double[] angles) {
        Quat all = Quat.IDENTITY;
        for (int i = 0; i < 3; i++) {
            char c = compiler.eulerOrder().charAt(i);
            Vec3 axis =
                    switch (Character.toLowerCase(c)) {
                        case 'x' -> Vec3.X;
                        case 'y' -> Vec3.Y;
                        default -> Vec3.Z;
                    };
            Quat turn = Quat.aboutAxis(axis, compiler.angle(angles[i]));
            // small letters turn about the axes as turned so far, great ones about those of the outer frame
            all = Character.isLowerCase(c) ? all.times(turn) : turn.times(all);
        }
        return all;
    }
}
