// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.mjcf;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.ContactPair;
import org.gaitwright.core.character.EndEffector;
import org.gaitwright.core.character.Geometry;
import org.gaitwright.core.character.Inertia;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.character.Link;
import org.gaitwright.core.character.Shape;
import org.gaitwright.core.character.Surface;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.io.internal.solid.PrincipalAxes;

/**
 * Writes a character as MJCF that needs no defaults: radians, every inertia given by its principal axes (which MuJoCo takes
 * as they are, unlike a full tensor), every joint's torque limit as motors.
 */
public final class MjcfWriter {
    private static final double ROLLING = 0.0001;
    /** Of geoms that are only seen, by custom. */
    private static final int SKIN_GROUP = 2;

    private static final String[] AXES = {"x", "y", "z"};

    private final CharacterModel model;
    private final XmlText xml = new XmlText();
    private final Map<List<Integer>, String> shapeNames = new HashMap<>();
    private final Map<Integer, List<Integer>> children = new HashMap<>();
    private final Map<Integer, List<Joint>> joints = new HashMap<>();
    private final Map<Integer, List<EndEffector>> sites = new HashMap<>();

    private MjcfWriter(CharacterModel model) {
        this.model = model;
    }

    public static String text(CharacterModel model) {
        MjcfWriter writer = new MjcfWriter(model);
        writer.prepare();
        writer.all();
        return writer.xml.toString();
    }

    private void prepare() {
        for (int i = 0; i < model.links().size(); i++) {
            int parent = model.links().get(i).parent();
            children.computeIfAbsent(parent, p -> new ArrayList<>()).add(i);
        }
        checkOrder();
        model.joints().forEach(j -> joints.computeIfAbsent(j.link(), l -> new ArrayList<>())
                .add(j));
        model.endEffectors().forEach(s -> sites.computeIfAbsent(s.link(), l -> new ArrayList<>())
                .add(s));
        nameShapes();
    }

    /** A file has the links depth first; another order would change the order of the coordinates. */
    private void checkOrder() {
        List<Integer> order = new ArrayList<>();
        collect(-1, order);
        for (int i = 0; i < order.size(); i++) {
            if (order.get(i) != i) {
                throw new InvalidInput("'" + model.name() + "' has link '"
                        + model.links().get(i).name()
                        + "' out of order: MJCF keeps the links of a branch together; list each link before the"
                        + " next branch begins");
            }
        }
    }

    private void collect(int link, List<Integer> order) {
        for (int c : children.getOrDefault(link, List.of())) {
            order.add(c);
            collect(c, order);
        }
    }

    /** Names are unique in a file, and those of pairs must have one. */
    private void nameShapes() {
        Set<List<Integer>> paired = new HashSet<>();
        for (ContactPair p : model.contactPairs()) {
            paired.add(List.of(p.link(), p.shape()));
            paired.add(List.of(p.otherLink(), p.otherShape()));
        }
        Set<String> taken = new HashSet<>();
        for (int l = 0; l < model.links().size(); l++) {
            List<Shape> shapes = all(model.links().get(l));
            for (int s = 0; s < shapes.size(); s++) {
                String wish = shapes.get(s).name();
                if (wish.isEmpty() && paired.contains(List.of(l, s))) {
                    wish = model.links().get(l).name() + "-geom";
                }
                String name = wish;
                for (int n = 2; !wish.isEmpty() && !taken.add(name); n++) {
                    name = wish + "-" + n;
                }
                shapeNames.put(List.of(l, s), name);
            }
        }
    }

    /** Shapes, then skin: all of them are geoms. */
    private static List<Shape> all(Link link) {
        return Stream.concat(link.shapes().stream(), link.skin().stream()).toList();
    }

    private void all() {
        xml.begin("mujoco").put("model", model.name());
        xml.begin("compiler").put("angle", "radian").put("autolimits", "true").end();
        xml.begin("worldbody");
        children.getOrDefault(-1, List.of()).forEach(this::body);
        xml.end();
        contact();
        actuators();
        keyframes();
        xml.end();
    }

    private void body(int index) {
        Link link = model.links().get(index);
        xml.begin("body").put("name", link.name()).put("pos", link.pose().position());
        xml.put("quat", link.pose().orientation());
        joints.getOrDefault(index, List.of()).forEach(this::joint);
        inertial(link.inertia());
        List<Shape> shapes = all(link);
        for (int s = 0; s < shapes.size(); s++) {
            geom(
                    shapes.get(s),
                    shapeNames.get(List.of(index, s)),
                    s >= link.shapes().size());
        }
        for (EndEffector e : sites.getOrDefault(index, List.of())) {
            xml.begin("site").put("name", e.name()).put("pos", e.pose().position());
            xml.put("quat", e.pose().orientation()).end();
        }
        children.getOrDefault(index, List.of()).forEach(this::body);
        xml.end();
    }

    private void inertial(Inertia n) {
        xml.begin("inertial").put("pos", n.com().x(), n.com().y(), n.com().z()).put("mass", n.mass());
        if (n.xy() == 0 && n.xz() == 0 && n.yz() == 0) {
            xml.put("diaginertia", n.xx(), n.yy(), n.zz()).end();
            return;
        }
        PrincipalAxes axes = PrincipalAxes.of(n.xx(), n.yy(), n.zz(), n.xy(), n.xz(), n.yz());
        double[] m = axes.moments();
        // a flat body's least moment may be nothing but rounding
        xml.put("quat", axes.orientation())
                .put("diaginertia", m[0], m[1], Math.max(0, m[2]))
                .end();
    }

    private void joint(Joint j) {
        boolean plain = j.damping() == 0 && j.armature() == 0 && j.stiffness() == 0;
        if (j.type() == JointType.FREE && plain) {
            xml.begin("freejoint").put("name", j.name()).end();
            return;
        }
        xml.begin("joint").put("name", j.name());
        xml.put("type", j.type().name().toLowerCase(Locale.ROOT));
        if (j.type() != JointType.FREE) {
            xml.put("pos", j.anchor());
        }
        if (j.type() == JointType.HINGE || j.type() == JointType.SLIDE) {
            xml.put("axis", j.axis().x(), j.axis().y(), j.axis().z());
            xml.putUnless(0, "springref", j.springReference());
        }
        if (j.limit() != null) {
            xml.put("limited", "true").put("range", j.limit().lower(), j.limit().upper());
        }
        xml.putUnless(0, "stiffness", j.stiffness());
        xml.putUnless(0, "damping", j.damping()).putUnless(0, "armature", j.armature());
        xml.end();
    }

    private void geom(Shape s, String name, boolean skin) {
        xml.begin("geom");
        if (!name.isEmpty()) {
            xml.put("name", name);
        }
        if (s.geometry() instanceof Geometry.Sphere g) {
            xml.put("type", "sphere").put("size", g.radius());
        } else if (s.geometry() instanceof Geometry.Capsule g) {
            xml.put("type", "capsule").put("size", g.radius(), g.halfLength());
        } else if (s.geometry() instanceof Geometry.Box g) {
            xml.put("type", "box").put("size", g.hx(), g.hy(), g.hz());
        }
        xml.put("pos", s.pose().position()).put("quat", s.pose().orientation());
        if (skin) {
            xml.put("group", SKIN_GROUP).put("mass", 0);
        } else {
            friction(s.surface(), s.surface().friction(), s.surface().torsion(), ROLLING);
        }
        xml.putUnless(1, "contype", s.surface().type());
        xml.putUnless(1, "conaffinity", s.surface().affinity());
        xml.end();
    }

    private void friction(Surface s, double... values) {
        if (s.torsion() > 0) {
            xml.put("condim", 4).put("friction", values);
        } else {
            xml.put("friction", values[0]);
        }
    }

    private void contact() {
        if (model.exclusions().isEmpty() && model.contactPairs().isEmpty()) {
            return;
        }
        xml.begin("contact");
        Comparator<CharacterModel.LinkPair> order = Comparator.comparingInt(CharacterModel.LinkPair::a);
        model.exclusions().stream()
                .sorted(order.thenComparingInt(CharacterModel.LinkPair::b))
                .forEach(p -> xml.begin("exclude")
                        .put("body1", model.links().get(p.a()).name())
                        .put("body2", model.links().get(p.b()).name())
                        .end());
        for (ContactPair p : model.contactPairs()) {
            xml.begin("pair").put("geom1", shapeNames.get(List.of(p.link(), p.shape())));
            xml.put("geom2", shapeNames.get(List.of(p.otherLink(), p.otherShape())));
            Surface s = p.surface();
            // both directions of sliding, then turning
            double[] both = {s.friction(), s.friction(), s.torsion()};
            xml.put("condim", s.torsion() > 0 ? 4 : 3).put("friction", both).end();
        }
        xml.end();
    }

    private void actuators() {
        if (model.joints().stream().noneMatch(MjcfWriter::driven)) {
            return;
        }
        xml.begin("actuator");
        for (Joint j : model.joints()) {
            if (driven(j) && j.type() == JointType.BALL) {
                for (int k = 0; k < 3; k++) {
                    double[] gear = new double[3];
                    gear[k] = 1;
                    xml.begin("motor").put("name", j.name() + "-" + AXES[k]).put("joint", j.name());
                    xml.put("gear", gear);
                    range(j);
                }
            } else if (driven(j)) {
                xml.begin("motor").put("name", j.name()).put("joint", j.name());
                range(j);
            }
        }
        xml.end();
    }

    private static boolean driven(Joint j) {
        return j.torqueLimit() > 0 && j.type() != JointType.FREE;
    }

    private void range(Joint j) {
        if (Double.isFinite(j.torqueLimit())) {
            xml.put("ctrlrange", -j.torqueLimit(), j.torqueLimit());
        }
        xml.end();
    }

    private void keyframes() {
        if (model.keyframes().isEmpty()) {
            return;
        }
        xml.begin("keyframe");
        model.keyframes().stream().sorted().forEach(k -> xml.begin("key")
                .put("name", k)
                .put("qpos", model.keyframe(k))
                .end());
        xml.end();
    }
}
