// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.mjcf;

import java.util.List;
import java.util.Set;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.EndEffector;
import org.gaitwright.core.character.Inertia;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.character.Link;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Quat;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.io.internal.edit.XmlEdits;
import org.gaitwright.io.internal.edit.XmlSource;
import org.gaitwright.io.internal.solid.PrincipalAxes;
import org.gaitwright.io.internal.xml.XmlElement;

/** Changes the numbers of a file so that it reads as another model of the same structure. */
final class MjcfPatch {
    private static final double ALIGNED = 1e-12;

    private final CharacterModel base;
    private final CharacterModel target;
    private final Sources sources;
    private final XmlEdits xml;
    private final GeomPatch geoms;
    /** Masses of the file times this are those of the model. */
    private final double massUnit;

    MjcfPatch(MjcfReader.Traced file, CharacterModel target, XmlSource text) {
        base = file.read().character();
        this.target = target;
        sources = file.sources();
        xml = new XmlEdits(text);
        geoms = new GeomPatch(xml);
        massUnit = sources.massScale;
    }

    /** @param explicit links that get an inertial of their own, since their shapes do not have their inertia */
    XmlEdits edits(Set<Integer> explicit) {
        totalMass();
        for (int i = 0; i < base.links().size(); i++) {
            link(i, explicit.contains(i));
        }
        for (int i = 0; i < base.joints().size(); i++) {
            joint(base.joints().get(i), target.joints().get(i), sources.joints.get(i));
        }
        for (int i = 0; i < base.endEffectors().size(); i++) {
            site(base.endEffectors().get(i), target.endEffectors().get(i), sources.sites.get(i));
        }
        new ActuatorPatch(base, target, sources, xml).all();
        sources.keys.forEach((name, key) -> xml.put(key.order, "qpos", target.keyframe(name)));
        return xml;
    }

    private void totalMass() {
        if (sources.compiler.totalMass() <= 0 || base.totalMass() == target.totalMass()) {
            return;
        }
        for (XmlElement e : sources.root.children) {
            if (e.name.equals("compiler") && e.has("settotalmass")) {
                xml.put(e.order, "settotalmass", target.totalMass());
            }
        }
    }

    private void link(int i, boolean explicit) {
        Link was = base.links().get(i);
        Link now = target.links().get(i);
        place(sources.bodies.get(i), was.pose(), now.pose());
        XmlElement inertial = sources.inertials.get(i);
        boolean given = inertial != null && sources.compiler.fromGeoms() != Compiler.FromGeoms.ALWAYS;
        double heavier =
                was.inertia().mass() > 0 ? now.inertia().mass() / was.inertia().mass() : 1;
        List<XmlElement> shapes = sources.geoms.get(i);
        int solid = was.shapes().size();
        for (int s = 0; s < shapes.size(); s++) {
            boolean skin = s >= solid;
            geoms.shape(
                    skin ? was.skin().get(s - solid) : was.shapes().get(s),
                    skin ? now.skin().get(s - solid) : now.shapes().get(s),
                    shapes.get(s),
                    given || explicit || skin ? Double.NaN : heavier);
        }
        if (was.inertia().equals(now.inertia())) {
            return;
        }
        if (given) {
            inertial(inertial, now.inertia());
        } else if (explicit) {
            xml.child(sources.bodies.get(i).order, newInertial(now.inertia()));
        }
    }

    private void place(XmlElement e, Pose was, Pose now) {
        if (!was.position().equals(now.position())) {
            vector(e, "pos", now.position());
        }
        if (!ModelMatch.same(was.orientation(), now.orientation())) {
            turn(xml, e, now.orientation());
        }
    }

    private void vector(XmlElement e, String attribute, Vec3 v) {
        xml.put(e.order, attribute, v.x(), v.y(), v.z());
    }

    /** One way to give an orientation instead of all others. */
    static void turn(XmlEdits xml, XmlElement e, Quat q) {
        for (String other : Placement.TURNS) {
            if (e.has(other)) {
                xml.put(e.order, other, (String) null);
            }
        }
        xml.put(e.order, "quat", q.w(), q.x(), q.y(), q.z());
    }

    private void inertial(XmlElement e, Inertia n) {
        vector(e, "pos", n.com());
        xml.put(e.order, "mass", n.mass() / massUnit);
        double[] d = e.has("diaginertia") ? inAxesOf(e, n) : null;
        if (d != null) {
            xml.put(e.order, "diaginertia", d[0] / massUnit, d[1] / massUnit, d[2] / massUnit);
            return;
        }
        if (e.has("fullinertia")) {
            xml.put(e.order, "fullinertia", (String) null);
        }
        PrincipalAxes axes = PrincipalAxes.of(n.xx(), n.yy(), n.zz(), n.xy(), n.xz(), n.yz());
        double[] m = axes.moments();
        turn(xml, e, axes.orientation());
        xml.put(e.order, "diaginertia", m[0] / massUnit, m[1] / massUnit, Math.max(0, m[2]) / massUnit);
    }

    /** The moments about the axes that the file has; null if the tensor is not diagonal in them. */
    private double[] inAxesOf(XmlElement e, Inertia n) {
        Quat q = new Placement(sources.compiler).pose(e).orientation();
        Vec3[] axes = {q.rotate(Vec3.X), q.rotate(Vec3.Y), q.rotate(Vec3.Z)};
        double[] d = new double[3];
        double scale = Math.max(n.xx(), Math.max(n.yy(), n.zz()));
        for (int i = 0; i < 3; i++) {
            Vec3 v = times(n, axes[i]);
            d[i] = v.dot(axes[i]);
            if (Math.abs(v.dot(axes[(i + 1) % 3])) > ALIGNED * scale) {
                return null;
            }
        }
        return d;
    }

    private static Vec3 times(Inertia n, Vec3 v) {
        return new Vec3(
                n.xx() * v.x() + n.xy() * v.y() + n.xz() * v.z(),
                n.xy() * v.x() + n.yy() * v.y() + n.yz() * v.z(),
                n.xz() * v.x() + n.yz() * v.y() + n.zz() * v.z());
    }

    private String newInertial(Inertia n) {
        PrincipalAxes axes = PrincipalAxes.of(n.xx(), n.yy(), n.zz(), n.xy(), n.xz(), n.yz());
        boolean straight = n.xy() == 0 && n.xz() == 0 && n.yz() == 0;
        double[] m = straight ? new double[] {n.xx(), n.yy(), n.zz()} : axes.moments();
        Quat q = axes.orientation();
        return "<inertial pos=\"" + numbers(n.com().x(), n.com().y(), n.com().z()) + "\" mass=\""
                + numbers(n.mass() / massUnit) + "\""
                + (straight ? "" : " quat=\"" + numbers(q.w(), q.x(), q.y(), q.z()) + "\"") + " diaginertia=\""
                + numbers(m[0] / massUnit, m[1] / massUnit, Math.max(0, m[2]) / massUnit) + "\"/>";
    }

    private static String numbers(double... values) {
        StringBuilder s = new StringBuilder();
        for (double v : values) {
            s.append(s.isEmpty() ? "" : " ").append(XmlEdits.spell(v));
        }
        return s.toString();
    }

    private void joint(Joint was, Joint now, XmlElement e) {
        if (!was.anchor().equals(now.anchor()) && was.type() != JointType.FREE) {
            vector(e, "pos", now.anchor());
        }
        change(e, "stiffness", was.stiffness(), now.stiffness());
        change(e, "damping", was.damping(), now.damping());
        change(e, "armature", was.armature(), now.armature());
        if (now.limit() != null && !now.limit().equals(was.limit())) {
            boolean angle = was.type() != JointType.SLIDE;
            double low = now.limit().lower();
            double high = now.limit().upper();
            xml.put(
                    e.order,
                    "range",
                    angle ? sources.compiler.written(low) : low,
                    angle ? sources.compiler.written(high) : high);
            if (was.limit() == null) {
                xml.put(e.order, "limited", "true");
            }
        } else if (now.limit() == null && was.limit() != null) {
            xml.put(e.order, "limited", "false");
        }
    }

    private void change(XmlElement e, String attribute, double was, double now) {
        if (was != now) {
            xml.put(e.order, attribute, now);
        }
    }

    private void site(EndEffector was, EndEffector now, XmlElement e) {
        if (was.pose().equals(now.pose())) {
            return;
        }
        if (!e.has("fromto")) {
            place(e, was.pose(), now.pose());
            return;
        }
        // only its middle and direction count
        xml.put(e.order, "fromto", (String) null);
        vector(e, "pos", now.pose().position());
        turn(xml, e, now.pose().orientation());
    }
}
