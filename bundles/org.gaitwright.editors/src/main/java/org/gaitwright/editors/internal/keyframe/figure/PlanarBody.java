// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.keyframe.figure;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.PlanarLinks;
import org.gaitwright.core.character.Role;
import org.gaitwright.core.character.Shape;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.character.StanceJoint;

/**
 * A body that moves in the plane of x and z, as keyframes see it: a pose is an angle for each slot, said of stance and swing. Lengths in metres, angles in radians, turning positive about y, which
 * points to the left: a leg that hangs down goes back. Immutable.
 */
public final class PlanarBody {
    public static final int TORSO = 0;

    private final PlanarLinks links;
    private final double[] lower;
    private final double[] upper;
    private final List<List<Outline>> outlines = new ArrayList<>();
    private final Leg[] legs = new Leg[2];
    private final double height;

    /**
     * A leg of the half of a cycle in which the left foot stands.
     *
     * @param hip slots
     * @param thigh links
     * @param heelX where the sole begins and ends where all joints are at zero, and how high it is
     */
    public record Leg(
            int hip, int knee, int ankle, int thigh, int shank, int foot, double heelX, double toeX, double soleZ) {}

    /** @param c one that {@code nearest-node} suits */
    public PlanarBody(CharacterModel c) {
        links = new PlanarLinks(c);
        lower = new double[count()];
        upper = new double[count()];
        for (int s = 0; s < count(); s++) {
            Joint.Limit limit = c.joints().get(links.joint(link(s))).limit();
            lower[s] = limit == null ? -Math.PI : Math.max(-Math.PI, limit.lower());
            upper[s] = limit == null ? Math.PI : Math.min(Math.PI, limit.upper());
        }
        double low = Double.POSITIVE_INFINITY, high = Double.NEGATIVE_INFINITY;
        for (int l = 0; l < links.count(); l++) {
            List<Outline> own = new ArrayList<>();
            for (Shape s : c.links().get(l).shapes()) {
                own.add(Outline.of(s.geometry(), links.zero(l).times(s.pose())));
            }
            outlines.add(List.copyOf(own));
            double[] box = box(own);
            low = Math.min(low, box[1]);
            high = Math.max(high, box[3]);
        }
        height = high - low;
        legs[0] = leg(Side.LEFT);
        legs[1] = leg(Side.RIGHT);
    }

    private Leg leg(Side side) {
        int thigh = moving(Role.THIGH, side), shank = moving(Role.SHANK, side), foot = moving(Role.FOOT, side);
        List<Outline> sole = new ArrayList<>();
        for (int l : links.standing(side)) {
            sole.addAll(outlines.get(l));
        }
        double[] box = box(sole);
        return new Leg(slotOf(thigh), slotOf(shank), slotOf(foot), thigh, shank, foot, box[0], box[2], box[1]);
    }

    private int moving(Role role, Side side) {
        int found = links.moving(role, side);
        if (found >= 0) {
            return found;
        }
        throw new IllegalArgumentException(
                "'" + character().name() + "' has no joint at a " + role + "; choose one that nearest-node supports");
    }

    /** Least x, least z, most x, most z. */
    private static double[] box(List<Outline> all) {
        double[] box = {
            Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY
        };
        for (Outline o : all) {
            if (o instanceof Outline.Bar b) {
                grow(box, b.x1(), b.z1(), b.radius());
                grow(box, b.x2(), b.z2(), b.radius());
            } else if (o instanceof Outline.Patch p) {
                for (int i = 0; i < p.corners().length; i += 2) {
                    grow(box, p.corners()[i], p.corners()[i + 1], 0);
                }
            }
        }
        return box;
    }

    private static void grow(double[] box, double x, double z, double by) {
        box[0] = Math.min(box[0], x - by);
        box[1] = Math.min(box[1], z - by);
        box[2] = Math.max(box[2], x + by);
        box[3] = Math.max(box[3], z + by);
    }

    PlanarLinks links() {
        return links;
    }

    public CharacterModel character() {
        return links.character();
    }

    public int count() {
        return links.slots().size();
    }

    public String name(int slot) {
        return links.slots().get(slot).name();
    }

    /** The slot with a name; −1 if there is none. */
    int slot(String name) {
        return links.slots().stream().map(StanceJoint::name).toList().indexOf(name);
    }

    /** The same joint of the other side; itself if there is none. */
    public int other(int slot) {
        return links.other(slot);
    }

    public double lower(int slot) {
        return lower[slot];
    }

    public double upper(int slot) {
        return upper[slot];
    }

    public double within(int slot, double angle) {
        return Math.max(lower[slot], Math.min(upper[slot], angle));
    }

    /** +1 if a slot turns its link about y, −1 if the other way round. */
    public double sign(int slot) {
        return links.sign(link(slot));
    }

    int link(int slot) {
        return links.link(slot);
    }

    int slotOf(int link) {
        return links.slot(link);
    }

    public int parent(int link) {
        return links.parent(link);
    }

    public double pivotX(int link) {
        return links.pivotX(link);
    }

    public double pivotZ(int link) {
        return links.pivotZ(link);
    }

    List<Outline> outlines(int link) {
        return outlines.get(link);
    }

    /** @param side 0 for that of the left foot, which stands in the first half; 1 for the other one */
    public Leg leg(int side) {
        return legs[side];
    }

    /** From sole to crown where all joints are at zero. */
    public double height() {
        return height;
    }

    /** The pose with the parts of both legs exchanged. */
    public double[] mirrored(double[] pose) {
        double[] out = new double[pose.length];
        for (int s = 0; s < out.length; s++) {
            out[s] = pose[other(s)];
        }
        return out;
    }
}
