// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.character;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * The description of a character: a tree of links with joints. Immutable and shared by every thread; what changes while it
 * moves is a simulation's state.
 *
 * <p>Coordinates are laid out joint after joint, in the order of {@link #joints}: see {@link JointType} for what each
 * takes of the position vector (length {@link #positions}) and of the velocity vector (length {@link #velocities}).
 */
public final class CharacterModel {
    private final String name;
    private final List<Link> links;
    private final List<Joint> joints;
    private final List<EndEffector> endEffectors;
    private final Set<LinkPair> exclusions;
    private final List<ContactPair> contactPairs;
    private final Map<String, double[]> keyframes;
    private final int[] positionOffset;
    private final int[] velocityOffset;
    private final int[] mirrorLink;
    private final int[] mirrorJoint;
    private final boolean[] jointed;
    private final int positions;
    private final int velocities;

    /** Two links that do not touch each other. */
    public record LinkPair(int a, int b) {
        public LinkPair {
            if (a > b) {
                int t = a;
                a = b;
                b = t;
            }
        }
    }

    public CharacterModel(
            String name,
            List<Link> links,
            List<Joint> joints,
            List<EndEffector> endEffectors,
            Set<LinkPair> exclusions,
            Map<String, double[]> keyframes) {
        this(name, links, joints, endEffectors, exclusions, List.of(), keyframes);
    }

    public CharacterModel(
            String name,
            List<Link> links,
            List<Joint> joints,
            List<EndEffector> endEffectors,
            Set<LinkPair> exclusions,
            List<ContactPair> contactPairs,
            Map<String, double[]> keyframes) {
        this.name = Objects.requireNonNull(name, "name");
        this.links = List.copyOf(links);
        this.joints = List.copyOf(joints);
        this.endEffectors = List.copyOf(endEffectors);
        this.exclusions = Set.copyOf(exclusions);
        this.contactPairs = List.copyOf(contactPairs);
        checkTree();
        this.contactPairs.forEach(this::checkPair);
        positionOffset = new int[joints.size()];
        velocityOffset = new int[joints.size()];
        jointed = new boolean[links.size()];
        int nq = 0;
        int nv = 0;
        for (int j = 0; j < joints.size(); j++) {
            positionOffset[j] = nq;
            velocityOffset[j] = nv;
            jointed[joints.get(j).link()] = true;
            nq += joints.get(j).type().positions();
            nv += joints.get(j).type().velocities();
        }
        positions = nq;
        velocities = nv;
        Map<String, double[]> frames = new HashMap<>();
        keyframes.forEach((k, v) -> frames.put(k, checkKeyframe(k, v).clone()));
        this.keyframes = frames;
        mirrorLink = mirrors(this.links.stream().map(Link::name).toList());
        mirrorJoint = mirrors(this.joints.stream().map(Joint::name).toList());
    }

    public String name() {
        return name;
    }

    public List<Link> links() {
        return links;
    }

    public List<Joint> joints() {
        return joints;
    }

    public List<EndEffector> endEffectors() {
        return endEffectors;
    }

    /** Pairs of links that do not touch each other, besides neighbours in the tree, which never do. */
    public Set<LinkPair> exclusions() {
        return exclusions;
    }

    /** Pairs of shapes with a friction of their own. */
    public List<ContactPair> contactPairs() {
        return contactPairs;
    }

    /**
     * How two shapes of this character touch, null if they never do. Never: shapes that can't move against each other, whatever
     * else is said. Then a contact pair decides; without one neither neighbours in the tree nor excluded links touch, and
     * the rest does if the bits of both surfaces let it.
     */
    public Surface contact(int link, int shape, int otherLink, int otherShape) {
        if (carrier(link) == carrier(otherLink)) {
            return null;
        }
        for (ContactPair p : contactPairs) {
            if (p.joins(link, shape, otherLink, otherShape)) {
                return p.surface();
            }
        }
        boolean neighbours =
                links.get(link).parent() == otherLink || links.get(otherLink).parent() == link;
        if (neighbours || exclusions.contains(new LinkPair(link, otherLink))) {
            return null;
        }
        Surface a = links.get(link).shapes().get(shape).surface();
        Surface b = links.get(otherLink).shapes().get(otherShape).surface();
        return a.touches(b) ? a.against(b) : null;
    }

    /** The link with joints of its own that a link is fixed to, perhaps itself; -1 if it is fixed to the world. */
    private int carrier(int link) {
        int l = link;
        while (l >= 0 && !jointed[l]) {
            l = links.get(l).parent();
        }
        return l;
    }

    /** Length of a position vector. */
    public int positions() {
        return positions;
    }

    /** Degrees of freedom: the length of a velocity vector. */
    public int velocities() {
        return velocities;
    }

    /** Where the coordinates of a joint begin in a position vector. */
    public int positionOffset(int joint) {
        return positionOffset[joint];
    }

    /** Where the coordinates of a joint begin in a velocity vector. */
    public int velocityOffset(int joint) {
        return velocityOffset[joint];
    }

    /** The link on the other side; the link itself if it has no partner. */
    public int mirrorLink(int link) {
        return mirrorLink[link];
    }

    /** The joint on the other side; the joint itself if it has no partner. */
    public int mirrorJoint(int joint) {
        return mirrorJoint[joint];
    }

    /** Index of a link by name; -1 if there is none. */
    public int linkIndex(String linkName) {
        for (int i = 0; i < links.size(); i++) {
            if (links.get(i).name().equals(linkName)) {
                return i;
            }
        }
        return -1;
    }

    /** Index of a joint by name; -1 if there is none. */
    public int jointIndex(String jointName) {
        for (int i = 0; i < joints.size(); i++) {
            if (joints.get(i).name().equals(jointName)) {
                return i;
            }
        }
        return -1;
    }

    public double totalMass() {
        double m = 0;
        for (Link l : links) {
            m += l.inertia().mass();
        }
        return m;
    }

    /** Names of the stored poses. */
    public Set<String> keyframes() {
        return Set.copyOf(keyframes.keySet());
    }

    /** A copy of a stored pose; the zero pose, lifted to where the model places it, for an unknown name. */
    public double[] keyframe(String keyframeName) {
        double[] stored = keyframes.get(keyframeName);
        return stored != null ? stored.clone() : zeroPose();
    }

    /** Every joint at zero; a free root where the model places its link. */
    public double[] zeroPose() {
        double[] q = new double[positions];
        for (int j = 0; j < joints.size(); j++) {
            Joint joint = joints.get(j);
            int o = positionOffset[j];
            switch (joint.type()) {
                case FREE -> {
                    var pose = links.get(joint.link()).pose();
                    pose.position().get(q, o);
                    var r = pose.orientation();
                    q[o + 3] = r.w();
                    q[o + 4] = r.x();
                    q[o + 5] = r.y();
                    q[o + 6] = r.z();
                }
                case BALL -> q[o] = 1;
                default -> {}
            }
        }
        return q;
    }

    private void checkTree() {
        if (links.isEmpty()) {
            throw new IllegalArgumentException("character '" + name + "' has no link; give it at least one body");
        }
        Set<String> names = new HashSet<>();
        for (int i = 0; i < links.size(); i++) {
            Link l = links.get(i);
            if (!names.add(l.name())) {
                throw new IllegalArgumentException("link '" + l.name() + "' exists twice; rename one of them");
            }
            if (l.parent() < -1 || l.parent() >= i) {
                throw new IllegalArgumentException("link '" + l.name() + "': parent " + l.parent()
                        + " does not come before it; order links so that parents come first");
            }
        }
        names.clear();
        int previous = -1;
        for (Joint j : joints) {
            if (!names.add(j.name())) {
                throw new IllegalArgumentException("joint '" + j.name() + "' exists twice; rename one of them");
            }
            if (j.link() < previous || j.link() >= links.size()) {
                throw new IllegalArgumentException("joint '" + j.name() + "': link " + j.link()
                        + " is out of order; list joints in the order of their links");
            }
            if (j.type() == JointType.FREE && links.get(j.link()).parent() != -1) {
                throw new IllegalArgumentException("joint '" + j.name() + "' is free, but link '"
                        + links.get(j.link()).name() + "' has a parent; only a root may be free");
            }
            previous = j.link();
        }
    }

    private void checkPair(ContactPair p) {
        if (!isShape(p.link(), p.shape()) || !isShape(p.otherLink(), p.otherShape()) || p.link() == p.otherLink()) {
            throw new IllegalArgumentException("contact pair " + p + " does not name shapes of two links of '" + name
                    + "'; remove it or correct its indices");
        }
    }

    private boolean isShape(int link, int shape) {
        return link >= 0
                && link < links.size()
                && shape >= 0
                && shape < links.get(link).shapes().size();
    }

    private double[] checkKeyframe(String key, double[] q) {
        if (q.length != positions) {
            throw new IllegalArgumentException("keyframe '" + key + "' has " + q.length + " numbers; '" + name
                    + "' has " + positions + " position coordinates");
        }
        return q;
    }

    /** Pairs names that differ only by left/right, l_/r_, l-/r- or a trailing _l/_r and the like. */
    private static int[] mirrors(List<String> names) {
        int[] partner = new int[names.size()];
        for (int i = 0; i < partner.length; i++) {
            String other = SideNames.mirror(names.get(i));
            int k = names.indexOf(other);
            partner[i] = k >= 0 ? k : i;
        }
        return partner;
    }
}
