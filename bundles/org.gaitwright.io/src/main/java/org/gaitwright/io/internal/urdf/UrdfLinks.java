// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.urdf;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gaitwright.core.character.Geometry;
import org.gaitwright.core.character.Inertia;
import org.gaitwright.core.character.Shape;
import org.gaitwright.core.character.Surface;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Quat;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.io.internal.model.ModelDraft;
import org.gaitwright.io.internal.model.ModelFolder;
import org.gaitwright.io.internal.solid.MassProperties;
import org.gaitwright.io.internal.solid.PrincipalAxes;
import org.gaitwright.io.internal.solid.Solid;
import org.gaitwright.io.internal.xml.Notes;
import org.gaitwright.io.internal.xml.XmlElement;

/** Masses and shapes of links. */
final class UrdfLinks {
    static final Map<String, String> WHY = Map.of("", "it is unknown or unsupported");

    /** URDF gives none; that of rubber on most floors, and MJCF's default. */
    private static final double FRICTION = 1;

    private final ModelFolder folder;
    private final Notes notes;
    private final ModelDraft draft;

    UrdfLinks(ModelFolder folder, Notes notes, ModelDraft draft) {
        this.folder = folder;
        this.notes = notes;
        this.draft = draft;
    }

    /** The pose that an {@code <origin>} child gives. */
    static Pose origin(XmlElement e) {
        XmlElement o = e.child("origin");
        if (o == null) {
            return Pose.IDENTITY;
        }
        double[] p = o.numbers("xyz", 3, 3);
        double[] r = o.numbers("rpy", 3, 3);
        Vec3 position = p == null ? Vec3.ZERO : new Vec3(p[0], p[1], p[2]);
        if (r == null) {
            return new Pose(position, Quat.IDENTITY);
        }
        // about fixed axes: roll first, then pitch, then yaw
        Quat turn =
                Quat.aboutAxis(Vec3.Z, r[2]).times(Quat.aboutAxis(Vec3.Y, r[1])).times(Quat.aboutAxis(Vec3.X, r[0]));
        return new Pose(position, turn);
    }

    Inertia inertia(XmlElement link) {
        XmlElement e = link.child("inertial");
        if (e == null) {
            return Inertia.diagonal(0, Vec3.ZERO, 0, 0, 0);
        }
        XmlElement massElement = needed(e, "mass");
        double mass = massElement.number("value", Double.NaN);
        if (!(mass >= 0)) {
            throw massElement.refuse("has a value of " + mass + " kg; expected zero or more: give one");
        }
        XmlElement n = needed(e, "inertia");
        double xx = n.number("ixx", 0);
        double yy = n.number("iyy", 0);
        double zz = n.number("izz", 0);
        PrincipalAxes axes = PrincipalAxes.of(xx, yy, zz, n.number("ixy", 0), n.number("ixz", 0), n.number("iyz", 0));
        double slack = 1e-9 * Math.max(xx + yy + zz, 0);
        if (axes.min() < -slack || axes.moments()[0] > axes.moments()[1] + axes.min() + 2 * slack) {
            throw n.refuse("has principal moments " + axes.moments()[0] + ", " + axes.moments()[1] + ", " + axes.min()
                    + " kg m², which is impossible; check signs, axes and units");
        }
        Pose pose = origin(e);
        double[] m = axes.moments();
        try {
            return MassProperties.rotated(
                    mass, pose.position(), m[0], m[1], m[2], pose.orientation().times(axes.orientation()));
        } catch (IllegalArgumentException bad) {
            throw n.refuse(bad.getMessage());
        }
    }

    private static XmlElement needed(XmlElement e, String child) {
        XmlElement c = e.child(child);
        if (c == null) {
            throw e.refuse("has no <" + child + ">; give it one");
        }
        return c;
    }

    /** The collision shapes of a link. */
    List<Shape> shapes(XmlElement link) throws IOException {
        List<Shape> shapes = new ArrayList<>();
        boolean inertial = false;
        for (XmlElement e : link.children) {
            switch (e.name) {
                case "collision" -> collision(e, shapes);
                case "inertial" -> {
                    if (inertial) {
                        throw e.refuse("is the second of its link; keep one");
                    }
                    inertial = true;
                }
                case "visual" -> notes.ignored(e, "collision shapes are displayed");
                default -> notes.ignored(e, "not read in a link");
            }
        }
        return shapes;
    }

    private void collision(XmlElement e, List<Shape> shapes) throws IOException {
        XmlElement geometry = needed(e, "geometry");
        notes.attributes(e, Set.of("name"), WHY);
        for (XmlElement g : geometry.children) {
            if (g.name.equals("mesh")) {
                mesh(g);
                continue;
            }
            Solid solid;
            try {
                solid = solid(g);
            } catch (IllegalArgumentException bad) {
                throw g.refuse(bad.getMessage());
            }
            if (solid == null) {
                notes.ignored(g, "box, sphere, cylinder and capsule are read");
                continue;
            }
            Solid.Fit fit = solid.nearest();
            if (!fit.exact()) {
                notes.add(g, "a cylinder touches as the nearest capsule or box");
            }
            String wish = e.get("name", "");
            String name = wish.isBlank() ? "" : draft.shapeNames.takeSome(e, wish);
            Pose pose = origin(e);
            shapes.add(new Shape(
                    name,
                    fit.geometry(),
                    new Pose(pose.position(), pose.orientation().times(fit.turn())),
                    Surface.of(FRICTION)));
        }
    }

    private static Solid solid(XmlElement g) {
        return switch (g.name) {
            case "sphere" -> new Solid.Plain(new Geometry.Sphere(g.number("radius", 0)));
            case "box" -> {
                double[] s = g.numbers("size", 3, 3);
                if (s == null) {
                    throw g.refuse("has no size; give its three edges");
                }
                yield new Solid.Plain(new Geometry.Box(s[0] / 2, s[1] / 2, s[2] / 2));
            }
            case "cylinder" -> new Solid.Cylinder(g.number("radius", 0), g.number("length", 0) / 2);
            case "capsule" -> new Solid.Plain(new Geometry.Capsule(g.number("radius", 0), g.number("length", 0) / 2));
            default -> null;
        };
    }

    /** A mesh is not read; one that should lie beside the model but does not is refused. */
    private void mesh(XmlElement g) throws IOException {
        String file = g.required("filename");
        if (folder.known() && ModelFolder.staysInside(file)) {
            try (InputStream in = folder.open(file)) {
                if (in == null) {
                    throw g.refuse("file '" + XmlElement.brief(file)
                            + "' is missing; put it there, or use a sphere, box or cylinder instead of the mesh");
                }
            }
        }
        notes.ignored(g, "meshes are not read; give the link a sphere, box or cylinder to touch with");
    }
}
