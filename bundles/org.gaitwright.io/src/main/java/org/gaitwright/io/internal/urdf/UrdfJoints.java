// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.urdf;

import java.util.Set;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.io.internal.model.ModelDraft;
import org.gaitwright.io.internal.solid.Frames;
import org.gaitwright.io.internal.xml.Notes;
import org.gaitwright.io.internal.xml.XmlElement;

/** Joints with their limits; a joint of several motions becomes several joints. */
final class UrdfJoints {
    private static final Set<String> READ = Set.of("parent", "child", "origin", "axis", "limit", "dynamics", "mimic");

    private final Notes notes;
    private final ModelDraft draft;

    UrdfJoints(Notes notes, ModelDraft draft) {
        this.notes = notes;
        this.draft = draft;
    }

    /** What all motions of a joint have in common. */
    private record Common(int link, double torque, double damping) {}

    void read(XmlElement e, int link, boolean onWorld) {
        String name = draft.jointNames.take(e, e.required("name"));
        String type = e.choice("type", "", "revolute", "continuous", "prismatic", "fixed", "floating", "planar");
        listUnread(e);
        Common common = new Common(link, effort(e), dynamics(e));
        try {
            switch (type) {
                case "revolute" -> add(common, name, JointType.HINGE, axis(e), limit(e));
                case "continuous" -> add(common, name, JointType.HINGE, axis(e), null);
                case "prismatic" -> add(common, name, JointType.SLIDE, axis(e), limit(e));
                case "planar" -> planar(common, name, axis(e));
                case "floating" -> floating(common, name, onWorld);
                case "fixed" -> {
                    // a link without a joint
                }
                default -> throw e.refuse("has no type; give it one");
            }
        } catch (IllegalArgumentException bad) {
            throw e.refuse("'" + XmlElement.brief(name) + "': " + bad.getMessage());
        }
    }

    private void listUnread(XmlElement e) {
        notes.attributes(e, Set.of("name", "type"), UrdfLinks.WHY);
        for (XmlElement c : e.children) {
            if (!READ.contains(c.name)) {
                notes.ignored(c, "not read in a joint");
            } else if (c.name.equals("mimic")) {
                notes.ignored(c, "unsupported: coupled joints; this one moves independently");
            } else if (c.name.equals("limit")) {
                notes.attributes(c, Set.of("lower", "upper", "effort"), UrdfLinks.WHY);
            } else if (c.name.equals("dynamics")) {
                notes.attributes(c, Set.of("damping"), UrdfLinks.WHY);
            }
        }
    }

    private void add(Common c, String name, JointType type, Vec3 axis, Joint.Limit limit) {
        draft.joint(new Joint(name, c.link, type, Vec3.ZERO, axis, limit, c.torque, 0, 0, c.damping, 0));
    }

    /** Two slides across the axis and a turn about it. */
    private void planar(Common c, String name, Vec3 normal) {
        Vec3 x = Frames.zTo(normal).rotate(Vec3.X);
        add(c, draft.jointNames.invent(name + "-x"), JointType.SLIDE, x, null);
        add(
                c,
                draft.jointNames.invent(name + "-y"),
                JointType.SLIDE,
                normal.cross(x).unit(),
                null);
        add(c, name, JointType.HINGE, normal, null);
    }

    /** Free in the world; elsewhere three slides and a ball, which move the same. */
    private void floating(Common c, String name, boolean onWorld) {
        Common passive = new Common(c.link, 0, c.damping);
        if (onWorld) {
            add(passive, name, JointType.FREE, Vec3.Z, null);
            return;
        }
        add(passive, draft.jointNames.invent(name + "-x"), JointType.SLIDE, Vec3.X, null);
        add(passive, draft.jointNames.invent(name + "-y"), JointType.SLIDE, Vec3.Y, null);
        add(passive, draft.jointNames.invent(name + "-z"), JointType.SLIDE, Vec3.Z, null);
        add(passive, name, JointType.BALL, Vec3.Z, null);
    }

    private static Vec3 axis(XmlElement joint) {
        XmlElement a = joint.child("axis");
        double[] v = a == null ? null : a.numbers("xyz", 3, 3);
        return v == null ? Vec3.X : new Vec3(v[0], v[1], v[2]).unit();
    }

    /** What a joint without a limit can give is not limited. */
    private static double effort(XmlElement joint) {
        XmlElement l = joint.child("limit");
        if (l == null) {
            return Double.POSITIVE_INFINITY;
        }
        double effort = l.number("effort", Double.POSITIVE_INFINITY);
        if (effort < 0) {
            throw l.refuse("has an effort of " + effort + "; expected zero or more");
        }
        return effort;
    }

    private static double dynamics(XmlElement joint) {
        XmlElement d = joint.child("dynamics");
        return d == null ? 0 : d.number("damping", 0);
    }

    private Joint.Limit limit(XmlElement joint) {
        XmlElement l = joint.child("limit");
        if (l == null || (!l.has("lower") && !l.has("upper"))) {
            notes.add(joint, "the limits are missing; the joint is unlimited");
            return null;
        }
        return new Joint.Limit(l.number("lower", 0), l.number("upper", 0));
    }
}
