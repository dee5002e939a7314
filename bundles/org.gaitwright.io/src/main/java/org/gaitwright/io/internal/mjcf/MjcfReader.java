// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.mjcf;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.EndEffector;
import org.gaitwright.core.character.Geometry;
import org.gaitwright.core.character.Inertia;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.character.Link;
import org.gaitwright.core.character.Shape;
import org.gaitwright.core.character.SideNames;
import org.gaitwright.core.exchange.Importer.Imported;
import org.gaitwright.core.exchange.Importer.Note;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Quat;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.registry.InvalidInput;

/** Reads one MJCF model. An instance reads one file. */
public final class MjcfReader {
    private static final double DENSITY = 1000;
    private static final double FRICTION = 1;

    private final String file;
    private final Defaults defaults = new Defaults();
    private final List<Note> notes = new ArrayList<>();
    private final List<Link> links = new ArrayList<>();
    private final List<Joint> joints = new ArrayList<>();
    private final List<EndEffector> sites = new ArrayList<>();
    private final Map<String, Integer> linkIndex = new HashMap<>();
    private final Map<String, Double> torqueLimit = new HashMap<>();
    private boolean degrees = true;

    private MjcfReader(String file) {
        this.file = file;
    }

    /** Reads a model from a stream; {@code file} is how messages name it. */
    public static Imported read(InputStream in, String file) throws IOException {
        XmlElement root = SafeXml.read(in, file);
        return new MjcfReader(file).model(root);
    }

    private Imported model(XmlElement root) {
        if (!root.name.equals("mujoco")) {
            throw root.refuse("is not a model; expected <mujoco> as the outermost element");
        }
        Set<CharacterModel.LinkPair> exclusions = new HashSet<>();
        Map<String, double[]> keyframes = new HashMap<>();
        for (XmlElement e : root.children) {
            switch (e.name) {
                case "compiler" -> compiler(e);
                case "default" -> defaults.read(e, null);
                case "actuator" -> e.children.forEach(this::actuator);
                default -> {
                    // order in the file does not matter: bodies come after these
                }
            }
        }
        for (XmlElement e : root.children) {
            switch (e.name) {
                case "compiler", "default", "actuator", "contact", "keyframe" -> {
                    // before or after
                }
                case "worldbody" -> world(e);
                default -> ignore(e, "not used by this studio");
            }
        }
        for (XmlElement e : root.children) {
            if (e.name.equals("contact")) {
                e.children.forEach(c -> exclude(c, exclusions));
            } else if (e.name.equals("keyframe")) {
                e.children.forEach(k -> keyframes.put(k.get("name", "key" + keyframes.size()), keyframe(k)));
            }
        }
        String name = root.get("model", "character");
        try {
            return new Imported(
                    new CharacterModel(name, links, joints, sites, exclusions, keyframes), List.copyOf(notes));
        } catch (IllegalArgumentException e) {
            throw new InvalidInput(file + ":" + root.line + ": " + e.getMessage(), e);
        }
    }

    private void compiler(XmlElement e) {
        for (Map.Entry<String, String> a : e.attributes.entrySet()) {
            switch (a.getKey()) {
                case "angle" -> degrees = switch (a.getValue()) {
                    case "degree" -> true;
                    case "radian" -> false;
                    default -> throw e.refuse("angle=\"" + a.getValue() + "\"; expected degree or radian");
                };
                case "autolimits" -> {
                    // limits are in force where a range is given
                }
                default -> note(e, "compiler attribute '" + a.getKey() + "' is ignored");
            }
        }
    }

    private void actuator(XmlElement raw) {
        XmlElement e = defaults.apply(raw, Defaults.MAIN);
        String joint = e.get("joint", null);
        if (!e.name.equals("motor") || joint == null) {
            ignore(raw, "only motors on joints are read, for their limits");
            return;
        }
        double[] gear = e.numbers("gear", 1, 6);
        double[] range = e.numbers("ctrlrange", 2, 2);
        double[] force = e.numbers("forcerange", 2, 2);
        double most = range == null ? Double.POSITIVE_INFINITY : Math.max(Math.abs(range[0]), Math.abs(range[1]));
        if (force != null) {
            most = Math.min(most, Math.max(Math.abs(force[0]), Math.abs(force[1])));
        }
        double scale = 0;
        for (double g : gear == null ? new double[] {1} : gear) {
            scale = Math.max(scale, Math.abs(g));
        }
        torqueLimit.merge(joint, most * scale, Math::max);
    }

    private void world(XmlElement world) {
        for (XmlElement e : world.children) {
            switch (e.name) {
                case "body" -> body(e, -1, Defaults.MAIN);
                case "geom" -> note(e, "a geom of the world is ignored; the scene chooses the terrain");
                case "light", "camera" -> {
                    // the viewport has its own
                }
                default -> ignore(e, "not read in the world");
            }
        }
        if (links.isEmpty()) {
            throw world.refuse("has no body; a character needs at least one");
        }
    }

    private void body(XmlElement e, int parent, String inheritedClass) {
        String childClass = e.get("childclass", inheritedClass);
        String name = e.get("name", "body" + links.size());
        int index = links.size();
        if (linkIndex.put(name, index) != null) {
            throw e.refuse("name '" + name + "' is taken; rename one of the bodies");
        }
        links.add(null);
        List<Shape> shapes = new ArrayList<>();
        List<Inertia> masses = new ArrayList<>();
        Inertia given = null;
        for (XmlElement raw : e.children) {
            switch (raw.name) {
                case "joint", "freejoint" -> joint(raw, index, name, childClass);
                case "geom" -> geom(defaults.apply(raw, childClass), name, shapes, masses);
                case "inertial" -> given = inertial(raw);
                case "site" -> site(defaults.apply(raw, childClass), index);
                case "body", "light", "camera" -> {
                    // bodies come after this one is complete
                }
                default -> ignore(raw, "not read in a body");
            }
        }
        Inertia inertia = given != null ? given : sum(e, name, masses);
        links.set(index, new Link(name, parent, pose(e), inertia, shapes, Roles.of(name), SideNames.side(name)));
        for (XmlElement child : e.children) {
            if (child.name.equals("body")) {
                body(child, index, childClass);
            }
        }
    }

    private Inertia sum(XmlElement body, String name, List<Inertia> masses) {
        if (masses.isEmpty()) {
            throw body.refuse("'" + name + "' has neither <inertial> nor a geom with mass; give it one");
        }
        return MassProperties.sum(masses);
    }

    private void joint(XmlElement raw, int link, String linkName, String childClass) {
        XmlElement e = raw.name.equals("freejoint") ? raw : defaults.apply(raw, childClass);
        String name = e.get("name", linkName + "-joint" + joints.size());
        String type = raw.name.equals("freejoint") ? "free" : e.get("type", "hinge");
        JointType t =
                switch (type) {
                    case "free" -> JointType.FREE;
                    case "ball" -> JointType.BALL;
                    case "hinge" -> JointType.HINGE;
                    case "slide" -> JointType.SLIDE;
                    default -> throw e.refuse("type=\"" + type + "\"; expected free, ball, hinge or slide");
                };
        double toSi = degrees && (t == JointType.HINGE || t == JointType.BALL) ? Math.PI / 180 : 1;
        double[] range = e.numbers("range", 2, 2);
        Joint.Limit limit = limit(e, t, range, toSi);
        double[] axis = e.numbers("axis", 3, 3);
        try {
            joints.add(new Joint(
                    name,
                    link,
                    t,
                    vector(e.numbers("pos", 3, 3), Vec3.ZERO),
                    vector(axis, Vec3.Z).unit(),
                    limit,
                    torqueLimit.getOrDefault(name, 0.0),
                    e.number("stiffness", 0),
                    e.number("springref", 0) * toSi,
                    e.number("damping", 0),
                    e.number("armature", 0)));
        } catch (InvalidInput bad) {
            throw bad;
        } catch (IllegalArgumentException bad) {
            throw e.refuse("'" + name + "': " + bad.getMessage());
        }
    }

    private static Joint.Limit limit(XmlElement e, JointType type, double[] range, double toSi) {
        if (range == null || type == JointType.FREE || e.get("limited", "auto").equals("false")) {
            return null;
        }
        try {
            return new Joint.Limit(range[0] * toSi, range[1] * toSi);
        } catch (IllegalArgumentException bad) {
            throw e.refuse(bad.getMessage());
        }
    }

    private void geom(XmlElement e, String linkName, List<Shape> shapes, List<Inertia> masses) {
        String type = e.get("type", "sphere");
        double[] size = e.numbers("size", 1, 3);
        double[] fromTo = e.numbers("fromto", 6, 6);
        Pose pose = pose(e);
        double half = size != null && size.length > 1 ? size[1] : 0;
        if (fromTo != null) {
            Vec3 a = new Vec3(fromTo[0], fromTo[1], fromTo[2]);
            Vec3 b = new Vec3(fromTo[3], fromTo[4], fromTo[5]);
            half = b.minus(a).norm() / 2;
            if (half == 0) {
                throw e.refuse("fromto has no length; give two different points");
            }
            pose = new Pose(a.plus(b).times(0.5), Quat.fromZTo(b.minus(a)));
        }
        if (size == null) {
            throw e.refuse("of '" + linkName + "' has no size; give it one");
        }
        Geometry g;
        try {
            g = switch (type) {
                case "sphere" -> new Geometry.Sphere(size[0]);
                case "capsule" -> new Geometry.Capsule(size[0], half);
                case "box" -> new Geometry.Box(
                        size[0], size.length > 1 ? size[1] : size[0], size.length > 2 ? size[2] : size[0]);
                default -> null;
            };
            if (g == null) {
                note(e, "a geom of type '" + type + "' is ignored; sphere, capsule and box are read");
                return;
            }
            boolean collides = e.number("contype", 1) != 0 || e.number("conaffinity", 1) != 0;
            double[] friction = e.numbers("friction", 1, 3);
            shapes.add(new Shape(e.get("name", ""), g, pose, friction == null ? FRICTION : friction[0], collides));
            double mass = e.has("mass") ? e.number("mass", 0) : e.number("density", DENSITY) * g.volume();
            if (mass > 0) {
                masses.add(MassProperties.of(g, mass, pose));
            } else if (mass < 0) {
                throw e.refuse("has a mass of " + mass + " kg; expected zero or more");
            }
        } catch (InvalidInput bad) {
            throw bad;
        } catch (IllegalArgumentException bad) {
            throw e.refuse("of '" + linkName + "': " + bad.getMessage());
        }
    }

    private Inertia inertial(XmlElement e) {
        double mass = e.number("mass", 0);
        if (!(mass > 0)) {
            throw e.refuse("has a mass of " + mass + " kg; expected more than zero");
        }
        Pose pose = pose(e);
        double[] d = e.numbers("diaginertia", 3, 3);
        double[] f = e.numbers("fullinertia", 6, 6);
        try {
            if (d != null) {
                return MassProperties.rotated(mass, pose.position(), d[0], d[1], d[2], pose.orientation());
            }
            if (f != null) {
                return new Inertia(mass, pose.position(), f[0], f[1], f[2], f[3], f[4], f[5]);
            }
        } catch (IllegalArgumentException bad) {
            throw e.refuse(bad.getMessage());
        }
        throw e.refuse("has neither diaginertia nor fullinertia; give one of them");
    }

    private void site(XmlElement e, int link) {
        sites.add(new EndEffector(e.get("name", "site" + sites.size()), link, pose(e)));
    }

    private void exclude(XmlElement e, Set<CharacterModel.LinkPair> out) {
        if (!e.name.equals("exclude")) {
            ignore(e, "only <exclude> is read in <contact>");
            return;
        }
        out.add(new CharacterModel.LinkPair(linkNamed(e, "body1"), linkNamed(e, "body2")));
    }

    private int linkNamed(XmlElement e, String attribute) {
        Integer i = linkIndex.get(e.get(attribute, ""));
        if (i == null) {
            throw e.refuse(attribute + "=\"" + e.get(attribute, "") + "\" is no body; there are "
                    + String.join(", ", linkIndex.keySet().stream().sorted().toList()));
        }
        return i;
    }

    private double[] keyframe(XmlElement e) {
        int n = joints.stream().mapToInt(j -> j.type().positions()).sum();
        double[] q = e.numbers("qpos", n, n);
        if (q == null) {
            throw e.refuse("has no qpos; give the " + n + " position coordinates");
        }
        return q;
    }

    private Pose pose(XmlElement e) {
        Vec3 p = vector(e.numbers("pos", 3, 3), Vec3.ZERO);
        double[] q = e.numbers("quat", 4, 4);
        double[] euler = e.numbers("euler", 3, 3);
        double[] axisAngle = e.numbers("axisangle", 4, 4);
        double toSi = degrees ? Math.PI / 180 : 1;
        try {
            if (q != null) {
                return new Pose(p, new Quat(q[0], q[1], q[2], q[3]).normalized());
            }
            if (euler != null) {
                return new Pose(
                        p,
                        Quat.aboutAxis(Vec3.X, euler[0] * toSi)
                                .times(Quat.aboutAxis(Vec3.Y, euler[1] * toSi))
                                .times(Quat.aboutAxis(Vec3.Z, euler[2] * toSi)));
            }
            if (axisAngle != null) {
                Vec3 axis = new Vec3(axisAngle[0], axisAngle[1], axisAngle[2]);
                return new Pose(p, Quat.aboutAxis(axis, axisAngle[3] * toSi));
            }
        } catch (IllegalArgumentException bad) {
            throw e.refuse(bad.getMessage());
        }
        return new Pose(p, Quat.IDENTITY);
    }

    private static Vec3 vector(double[] v, Vec3 otherwise) {
        return v == null ? otherwise : new Vec3(v[0], v[1], v[2]);
    }

    private void ignore(XmlElement e, String why) {
        note(e, "<" + e.name + "> is ignored: " + why);
    }

    private void note(XmlElement e, String text) {
        notes.add(new Note(e.file, e.line, text));
    }
}
