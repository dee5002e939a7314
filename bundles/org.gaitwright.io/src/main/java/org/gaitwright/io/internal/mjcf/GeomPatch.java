// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.mjcf;

import org.gaitwright.core.character.Geometry;
import org.gaitwright.core.character.Shape;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.io.internal.edit.XmlEdits;
import org.gaitwright.io.internal.xml.XmlElement;

/** Changes the numbers of a geom so that it reads as another shape. */
final class GeomPatch {
    private static final double DENSITY = 1000;

    private final XmlEdits xml;

    GeomPatch(XmlEdits xml) {
        this.xml = xml;
    }

    /** @param heavier what its mass is multiplied by; NaN if that does not count */
    void shape(Shape was, Shape now, XmlElement e, double heavier) {
        if (!ModelMatch.same(was, now)) {
            form(was, now, e);
        }
        if (!Double.isNaN(heavier) && heavier != 1) {
            mass(was.geometry(), now.geometry(), e, heavier);
        }
    }

    private void form(Shape was, Shape now, XmlElement e) {
        String type = e.get("type", "sphere");
        boolean ends = e.has("fromto");
        if (ends && type.equals("capsule")) {
            Geometry.Capsule c = (Geometry.Capsule) now.geometry();
            Vec3 half = now.pose().orientation().rotate(Vec3.Z).times(c.halfLength());
            Vec3 a = now.pose().position().plus(half);
            Vec3 b = now.pose().position().minus(half);
            xml.put(e.order, "fromto", a.x(), a.y(), a.z(), b.x(), b.y(), b.z());
            xml.put(e.order, "size", c.radius());
            return;
        }
        boolean sameKind = type.equals(word(now.geometry()));
        if (!sameKind) {
            xml.put(e.order, "type", word(now.geometry()));
        }
        if (ends) {
            xml.put(e.order, "fromto", (String) null);
        }
        size(now.geometry(), e);
        Pose pose = now.pose();
        boolean plain = sameKind && !ends;
        if (!plain || !was.pose().position().equals(pose.position())) {
            xml.put(
                    e.order,
                    "pos",
                    pose.position().x(),
                    pose.position().y(),
                    pose.position().z());
        }
        if (!plain || !ModelMatch.same(was.pose().orientation(), pose.orientation())) {
            MjcfPatch.turn(xml, e, pose.orientation());
        }
    }

    private static String word(Geometry g) {
        return g instanceof Geometry.Sphere ? "sphere" : g instanceof Geometry.Capsule ? "capsule" : "box";
    }

    private void size(Geometry g, XmlElement e) {
        if (g instanceof Geometry.Sphere s) {
            xml.put(e.order, "size", s.radius());
        } else if (g instanceof Geometry.Capsule c) {
            xml.put(e.order, "size", c.radius(), c.halfLength());
        } else if (g instanceof Geometry.Box b) {
            xml.put(e.order, "size", b.hx(), b.hy(), b.hz());
        }
    }

    private void mass(Geometry was, Geometry now, XmlElement e, double heavier) {
        if (e.has("mass")) {
            xml.put(e.order, "mass", heavier * e.number("mass", 0));
            return;
        }
        double density = e.number("density", DENSITY);
        double changed = density * heavier * was.volume() / now.volume();
        if (!ModelMatch.relative(density, changed)) {
            xml.put(e.order, "density", changed);
        }
    }
}
