// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.model;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.ContactPair;
import org.gaitwright.core.character.EndEffector;
import org.gaitwright.core.character.Inertia;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.character.Link;
import org.gaitwright.core.character.Shape;
import org.gaitwright.core.character.SideNames;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.io.internal.solid.PrincipalAxes;
import org.gaitwright.io.internal.xml.XmlElement;

/** A character in the making: links depth first, each with the element that messages about it point to. */
public final class ModelDraft {
    public static final int MAX_LINKS = 1000;
    public static final int MAX_DEPTH = 150;
    private static final int MAX_SHAPES = 10_000;
    private static final int MAX_POSES = 1000;
    private static final double SMALLEST = 1e-15;
    /** A principal moment below this share of their sum is nothing but rounding. */
    private static final double ROUNDING = 1e-14;

    /** In SI units; what follows from it stays finite, and files that are written can be read again. */
    private static final double GREATEST = 1e20;

    public final Names linkNames = new Names("body");
    public final Names jointNames = new Names("joint");
    public final Names shapeNames = new Names("geom");
    public final Names siteNames = new Names("site");
    private final List<XmlElement> sources = new ArrayList<>();
    private final List<Link> links = new ArrayList<>();
    private final List<Integer> depths = new ArrayList<>();
    private final List<Joint> joints = new ArrayList<>();
    private final List<EndEffector> sites = new ArrayList<>();
    private final Map<String, Integer> linkIndex = new HashMap<>();
    private final Map<String, int[]> shapeIndex = new HashMap<>();
    private final Set<CharacterModel.LinkPair> exclusions = new HashSet<>();
    private final List<ContactPair> pairs = new ArrayList<>();
    private final Map<String, double[]> poses = new LinkedHashMap<>();
    private int shapeCount;

    /** Adds a link whose parent is there; its name has been taken. Returns its index. */
    public int link(
            XmlElement source,
            String name,
            int parent,
            Pose pose,
            Inertia inertia,
            List<Shape> shapes,
            List<Shape> skin) {
        int index = links.size();
        int depth = parent < 0 ? 1 : depths.get(parent) + 1;
        shapeCount += shapes.size() + skin.size();
        if (index >= MAX_LINKS || depth > MAX_DEPTH || shapeCount > MAX_SHAPES) {
            throw source.refuse("'" + XmlElement.brief(name) + "' exceeds a limit: at most " + MAX_LINKS + " bodies, "
                    + MAX_DEPTH + " deep, with " + MAX_SHAPES + " shapes are read; simplify the model");
        }
        links.add(new Link(name, parent, pose, inertia, shapes, skin, Roles.of(name), SideNames.side(name)));
        depths.add(depth);
        sources.add(source);
        linkIndex.put(name, index);
        for (int s = 0; s < shapes.size(); s++) {
            if (!shapes.get(s).name().isEmpty()) {
                shapeIndex.put(shapes.get(s).name(), new int[] {index, s});
            }
        }
        return index;
    }

    public void joint(Joint joint) {
        joints.add(joint);
    }

    public void site(XmlElement source, EndEffector site) {
        if (sites.size() >= MAX_SHAPES) {
            throw source.refuse("exceeds a limit: at most " + MAX_SHAPES + " sites are read; simplify the model");
        }
        sites.add(site);
    }

    public void exclude(int a, int b) {
        exclusions.add(new CharacterModel.LinkPair(a, b));
    }

    public void pair(XmlElement source, ContactPair pair) {
        if (pairs.size() >= MAX_SHAPES) {
            throw source.refuse("exceeds a limit: at most " + MAX_SHAPES + " pairs are read; simplify the model");
        }
        pairs.add(pair);
    }

    public void pose(XmlElement source, String name, double[] q) {
        if (poses.size() >= MAX_POSES) {
            throw source.refuse("exceeds a limit: at most " + MAX_POSES + " keyframes are read; remove some");
        }
        poses.put(name, q);
    }

    public boolean hasPose(String name) {
        return poses.containsKey(name);
    }

    /** Index of a link; -1 if there is none of this name. */
    public int linkIndex(String name) {
        return linkIndex.getOrDefault(name, -1);
    }

    /** Link and index of a shape; null if there is none of this name. */
    public int[] shape(String name) {
        return shapeIndex.get(name);
    }

    public List<Link> links() {
        return links;
    }

    /** The joints, to be replaced in place by whoever knows more about them. */
    public List<Joint> joints() {
        return joints;
    }

    public int positions() {
        return joints.stream().mapToInt(j -> j.type().positions()).sum();
    }

    /** Makes all masses and inertias greater or smaller alike. */
    public void scaleMasses(double factor) {
        for (int i = 0; i < links.size(); i++) {
            Link l = links.get(i);
            Inertia n = l.inertia();
            Inertia scaled = new Inertia(
                    n.mass() * factor,
                    n.com(),
                    n.xx() * factor,
                    n.yy() * factor,
                    n.zz() * factor,
                    n.xy() * factor,
                    n.xz() * factor,
                    n.yz() * factor);
            links.set(i, l.with(scaled));
        }
    }

    /** The character; {@code root} is what messages about the whole point to. */
    public CharacterModel build(XmlElement root, String name) {
        checkMagnitudes();
        checkMasses();
        try {
            return new CharacterModel(name, links, joints, sites, exclusions, pairs, poses);
        } catch (IllegalArgumentException e) {
            throw new InvalidInput(root.refuse(e.getMessage()).getMessage(), e);
        }
    }

    private void checkMagnitudes() {
        for (int i = 0; i < links.size(); i++) {
            Inertia n = links.get(i).inertia();
            double max = Math.max(n.mass(), Math.max(n.xx(), Math.max(n.yy(), n.zz())));
            max = Math.max(
                    max, Math.max(links.get(i).pose().position().norm(), n.com().norm()));
            if (!(max <= GREATEST)) {
                throw sources.get(i)
                        .refuse("'" + XmlElement.brief(links.get(i).name()) + "' has a mass, inertia or position of "
                                + max + "; expected kg and m, at most " + GREATEST + ": check its sizes and units");
            }
        }
    }

    /** What moves needs mass and inertia, of its own or of something fixed to it. */
    private void checkMasses() {
        boolean[] moves = new boolean[links.size()];
        boolean[] heavy = new boolean[links.size()];
        joints.forEach(j -> moves[j.link()] = true);
        for (int i = links.size() - 1; i >= 0; i--) {
            heavy[i] |= isHeavy(links.get(i).inertia());
            if (!moves[i] && heavy[i] && links.get(i).parent() >= 0) {
                heavy[links.get(i).parent()] = true;
            }
        }
        for (int i = 0; i < moves.length; i++) {
            if (moves[i] && !heavy[i]) {
                throw sources.get(i)
                        .refuse("'" + XmlElement.brief(links.get(i).name())
                                + "' moves but has no mass or no inertia ("
                                + links.get(i).inertia().mass()
                                + " kg); give it an inertial, or a shape with mass");
            }
        }
    }

    private static boolean isHeavy(Inertia n) {
        double min =
                PrincipalAxes.of(n.xx(), n.yy(), n.zz(), n.xy(), n.xz(), n.yz()).min();
        return n.mass() >= SMALLEST && min >= Math.max(SMALLEST, ROUNDING * (n.xx() + n.yy() + n.zz()));
    }

    /** Every coordinate at zero, free roots where the model places them. */
    public double[] zeroPose() {
        double[] q = new double[positions()];
        int o = 0;
        for (Joint j : joints) {
            if (j.type() == JointType.FREE) {
                Pose p = links.get(j.link()).pose();
                p.position().get(q, o);
                q[o + 3] = p.orientation().w();
                q[o + 4] = p.orientation().x();
                q[o + 5] = p.orientation().y();
                q[o + 6] = p.orientation().z();
            } else if (j.type() == JointType.BALL) {
                q[o] = 1;
            }
            o += j.type().positions();
        }
        return q;
    }
}
