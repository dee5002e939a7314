// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.mjcf;

import org.gaitwright.core.character.Geometry;
import org.gaitwright.core.character.Surface;
import org.gaitwright.core.math.Pose;
import org.gaitwright.io.internal.solid.Solid;
import org.gaitwright.io.internal.xml.XmlElement;

/**
 * A geom as the file has it.
 *
 * @param source the element, defaults filled in
 * @param solid null for a mesh, which has no shape here
 * @param pose in the body's frame, or in the world's for a file with global coordinates
 * @param mass in kg; NaN for a mesh whose mass is not zero and not known
 * @param counts whether its group counts for inertia
 * @param group by which viewers show and hide geoms
 */
record Geom(
        XmlElement source,
        String name,
        Solid solid,
        Pose pose,
        double mass,
        boolean counts,
        int group,
        Surface surface) {
    /** Groups that are for the eye by custom; 0 is everybody's, and viewers do not show those from 3 on. */
    private static final int FIRST_VISUAL = 1;

    private static final int LAST_VISUAL = 2;
    private static final double DENSITY = 1000;
    private static final double SMALLEST = 1e-15;
    private static final double[] FRICTION = {1, 0.005, 0.0001};

    /** Reads a geom that is no plane or height field. */
    static Geom read(XmlElement e, String name, Compiler compiler, Placement placement) {
        int group = e.integer("group", 0);
        boolean counts = compiler.countsForInertia(group);
        boolean mesh = e.get("type", "sphere").equals("mesh") || e.has("mesh");
        double density = e.number("density", DENSITY);
        double given = e.number("mass", Double.NaN);
        if (given < 0 || density < 0) {
            throw e.refuse("has a negative mass or density; expected zero or more");
        }
        Surface surface = surface(e);
        if (mesh) {
            boolean massless = given == 0 || (Double.isNaN(given) && density == 0);
            return new Geom(e, name, null, placement.pose(e), massless ? 0 : Double.NaN, counts, group, surface);
        }
        Placement.Ends ends = Placement.ends(e);
        Pose pose = ends == null ? placement.pose(e) : ends.pose();
        try {
            Solid solid = solid(e, ends);
            double volume = solid.volume();
            double mass = Double.isNaN(given) ? density * volume : volume > SMALLEST ? given : 0;
            return new Geom(e, name, solid, pose, mass, counts, group, surface);
        } catch (IllegalArgumentException bad) {
            throw e.refuse((name.isEmpty() ? "" : "'" + XmlElement.brief(name) + "': ") + bad.getMessage());
        }
    }

    /** Whether it is only there to be seen: it touches nothing, and its group says so. */
    boolean skin() {
        return !surface.collides() && group >= FIRST_VISUAL && group <= LAST_VISUAL;
    }

    private static Solid solid(XmlElement e, Placement.Ends ends) {
        String type = e.choice("type", "sphere", "sphere", "capsule", "box", "cylinder", "ellipsoid");
        double[] given = e.numbers("size", 1, 3);
        if (given == null) {
            throw e.refuse("has no size; give it one");
        }
        double[] s = new double[3];
        System.arraycopy(given, 0, s, 0, given.length);
        if (ends != null) {
            switch (type) {
                case "sphere" -> throw e.refuse("is a sphere with fromto; take a capsule, or give pos");
                case "capsule", "cylinder" -> s[1] = ends.half();
                default -> {
                    s[1] = s[0];
                    s[2] = ends.half();
                }
            }
        }
        return switch (type) {
            case "sphere" -> new Solid.Plain(new Geometry.Sphere(s[0]));
            case "capsule" -> new Solid.Plain(new Geometry.Capsule(s[0], s[1]));
            case "box" -> new Solid.Plain(new Geometry.Box(s[0], s[1], s[2]));
            case "cylinder" -> new Solid.Cylinder(s[0], s[1]);
            default -> new Solid.Ellipsoid(s[0], s[1], s[2]);
        };
    }

    private static Surface surface(XmlElement e) {
        double[] f = FRICTION.clone();
        double[] given = e.numbers("friction", 1, 3);
        if (given != null) {
            System.arraycopy(given, 0, f, 0, given.length);
        }
        return surface(e, f[0], f[1], e.integer("contype", 1), e.integer("conaffinity", 1));
    }

    /** Friction as far as the number of contact dimensions uses it. */
    static Surface surface(XmlElement e, double slide, double spin, int type, int affinity) {
        int dimensions = e.integer("condim", 3);
        if (dimensions != 1 && dimensions != 3 && dimensions != 4 && dimensions != 6) {
            throw e.refuse("condim=\"" + dimensions + "\"; expected 1, 3, 4 or 6");
        }
        try {
            return new Surface(dimensions == 1 ? 0 : slide, dimensions >= 4 ? spin : 0, type, affinity);
        } catch (IllegalArgumentException bad) {
            throw e.refuse(bad.getMessage());
        }
    }
}
