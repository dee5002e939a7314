// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.mjcf;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Quat;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.io.internal.solid.Frames;
import org.gaitwright.io.internal.xml.Notes;
import org.gaitwright.io.internal.xml.XmlElement;

/** The joints of one body. */
final class Joints {
    /** A joint and the coordinate at which the body stands as the file places it. */
    private record Read(Joint joint, double reference) {}

    private final Compiler compiler;
    private final Notes notes;
    private final List<Read> all = new ArrayList<>();

    Joints(Compiler compiler, Notes notes) {
        this.compiler = compiler;
        this.notes = notes;
    }

    /**
     * Reads a joint.
     *
     * @param e with defaults filled in
     * @param worldToBody how positions and axes come into the body's frame; null if they stand in it
     */
    void read(XmlElement e, String name, int link, Pose worldToBody) {
        JointType type = e.name.equals("freejoint") ? JointType.FREE : type(e);
        checkOrder(e, type);
        boolean axial = type == JointType.HINGE || type == JointType.SLIDE;
        Vec3 anchor = type == JointType.FREE ? Vec3.ZERO : Placement.vector(e, "pos", Vec3.ZERO);
        Vec3 axis = axial ? Placement.vector(e, "axis", Vec3.Z) : Vec3.Z;
        if (worldToBody != null && type != JointType.FREE) {
            anchor = worldToBody.transform(anchor);
            axis = axial ? worldToBody.orientation().rotate(axis) : axis;
        }
        double stiffness = e.number("stiffness", 0);
        if (stiffness != 0 && type == JointType.FREE) {
            notes.add(e, "the stiffness of a free joint is ignored: nothing holds a free root");
            stiffness = 0;
        }
        try {
            all.add(new Read(
                    new Joint(
                            name,
                            link,
                            type,
                            anchor,
                            axis.unit(),
                            limit(e, type),
                            0,
                            stiffness,
                            axial ? coordinate(e, "springref", type) : 0,
                            e.number("damping", 0),
                            e.number("armature", 0)),
                    axial ? coordinate(e, "ref", type) : 0));
        } catch (IllegalArgumentException bad) {
            throw e.refuse("'" + XmlElement.brief(name) + "': " + bad.getMessage());
        }
    }

    private static JointType type(XmlElement e) {
        return switch (e.choice("type", "hinge", "free", "ball", "hinge", "slide")) {
            case "free" -> JointType.FREE;
            case "ball" -> JointType.BALL;
            case "slide" -> JointType.SLIDE;
            default -> JointType.HINGE;
        };
    }

    private void checkOrder(XmlElement e, JointType next) {
        int freedoms = next.velocities();
        for (Read r : all) {
            JointType t = r.joint.type();
            freedoms += t.velocities();
            if (t == JointType.BALL && (next == JointType.BALL || next == JointType.HINGE)) {
                throw e.refuse("turns after a ball joint of the same body, which adds nothing; remove it");
            }
        }
        if (freedoms > 6) {
            throw e.refuse("brings its body to " + freedoms + " degrees of freedom; at most 6: remove some joints");
        }
    }

    private double coordinate(XmlElement e, String attribute, JointType type) {
        double value = e.number(attribute, 0);
        return type == JointType.HINGE ? compiler.angle(value) : value;
    }

    private Joint.Limit limit(XmlElement e, JointType type) {
        double[] range = e.numbers("range", 2, 2);
        if (type == JointType.FREE || !compiler.limited(e, "limited", range)) {
            return null;
        }
        if (range == null) {
            throw e.refuse("is limited but has no range; give one");
        }
        if (type == JointType.BALL && range[0] != 0) {
            throw e.refuse("is a ball with a range from " + range[0] + "; give 0 and the greatest angle");
        }
        boolean angles = type != JointType.SLIDE;
        try {
            return new Joint.Limit(
                    angles ? compiler.angle(range[0]) : range[0], angles ? compiler.angle(range[1]) : range[1]);
        } catch (IllegalArgumentException bad) {
            throw e.refuse(bad.getMessage());
        }
    }

    /** Whether a coordinate other than zero places the body as the file does. */
    boolean hasReference() {
        return all.stream().anyMatch(r -> r.reference != 0);
    }

    /** The coordinates at which the body stands as the file places it; 0 for those of balls and free joints. */
    List<Double> references() {
        return all.stream().map(Read::reference).toList();
    }

    /**
     * The joints in the frame that {@link #zero} gives. With T the product of this and all later joints at minus their
     * reference, a joint J of the file's frame becomes T⁻¹ J T.
     */
    List<Joint> atZero() {
        List<Joint> out = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            Joint j = all.get(i).joint;
            Pose back = Frames.inverse(product(i + 1));
            out.add(
                    hasReference()
                            ? moved(
                                    j,
                                    back.transform(j.anchor()),
                                    back.orientation().rotate(j.axis()))
                            : j);
        }
        return out;
    }

    /** Where the body's frame stands with all coordinates at zero, seen from where the file places it. */
    Pose zero() {
        return hasReference() ? product(0) : Pose.IDENTITY;
    }

    private Pose product(int first) {
        Pose p = Pose.IDENTITY;
        for (int i = first; i < all.size(); i++) {
            p = p.times(motion(all.get(i).joint, -all.get(i).reference));
        }
        return p;
    }

    private static Pose motion(Joint j, double coordinate) {
        return switch (j.type()) {
            case SLIDE -> new Pose(j.axis().times(coordinate), Quat.IDENTITY);
            case HINGE -> {
                Quat turn = Quat.aboutAxis(j.axis(), coordinate);
                yield new Pose(j.anchor().minus(turn.rotate(j.anchor())), turn);
            }
            default -> Pose.IDENTITY;
        };
    }

    private static Joint moved(Joint j, Vec3 anchor, Vec3 axis) {
        return new Joint(
                j.name(),
                j.link(),
                j.type(),
                j.type() == JointType.FREE ? j.anchor() : anchor,
                j.type() == JointType.HINGE || j.type() == JointType.SLIDE ? axis.unit() : j.axis(),
                j.limit(),
                j.torqueLimit(),
                j.stiffness(),
                j.springReference(),
                j.damping(),
                j.armature());
    }

    static Joint withTorqueLimit(Joint j, double max) {
        return new Joint(
                j.name(),
                j.link(),
                j.type(),
                j.anchor(),
                j.axis(),
                j.limit(),
                max,
                j.stiffness(),
                j.springReference(),
                j.damping(),
                j.armature());
    }
}
