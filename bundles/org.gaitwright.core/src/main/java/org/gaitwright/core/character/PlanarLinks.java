// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.character;

import java.util.List;
import java.util.stream.IntStream;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Vec3;

/**
 * The links of a body that moves in the plane of x and z: where they are with all joints at zero, and how they turn. Slots are the places of {@link StanceJoint#of} in its list, 0 the root's own angle.
 * {@link PlanarPlace} says where the links are in a pose. Immutable.
 */
public final class PlanarLinks {
    private final CharacterModel character;
    private final List<StanceJoint> slots;
    private final int[] parent;
    private final int[] slotOfLink;
    private final int[] other;
    private final int[] joint;
    private final double[] sign;
    private final Pose[] zero;
    private final double[] pivotX;
    private final double[] pivotZ;

    public PlanarLinks(CharacterModel c) {
        character = c;
        slots = StanceJoint.of(c);
        List<Integer> found = slots.stream().map(StanceJoint::link).toList();
        other = found.stream().mapToInt(l -> found.indexOf(c.mirrorLink(l))).toArray();
        int links = c.links().size();
        parent = c.links().stream().mapToInt(Link::parent).toArray();
        slotOfLink = IntStream.range(0, links).map(found::indexOf).toArray();
        joint = IntStream.range(0, links).map(l -> StanceJoint.joint(c, l)).toArray();
        sign = new double[links];
        zero = new Pose[links];
        pivotX = new double[links];
        pivotZ = new double[links];
        for (int l = 0; l < links; l++) {
            Link link = c.links().get(l);
            zero[l] = parent[l] < 0 ? link.pose() : zero[parent[l]].times(link.pose());
            Joint own = joint[l] < 0 ? null : c.joints().get(joint[l]);
            sign[l] = own == null ? 0 : Math.signum(own.axis().y());
            Vec3 pivot = zero[l].transform(own == null ? Vec3.ZERO : own.anchor());
            pivotX[l] = pivot.x();
            pivotZ[l] = pivot.z();
        }
    }

    public CharacterModel character() {
        return character;
    }

    public int count() {
        return zero.length;
    }

    public List<StanceJoint> slots() {
        return slots;
    }

    /** The link that a slot turns while the left foot stands. */
    public int link(int slot) {
        return slots.get(slot).link();
    }

    /** The slot that turns a link; −1 if it is fixed to its parent. */
    public int slot(int link) {
        return slotOfLink[link];
    }

    /** The same joint of the other side; the slot itself if there is none. */
    public int other(int slot) {
        return other[slot];
    }

    /** −1 for the root. */
    public int parent(int link) {
        return parent[link];
    }

    /** The joint that turns a link against its parent; −1 if it is fixed to it. */
    public int joint(int link) {
        return joint[link];
    }

    /** +1 if a link turns about y, −1 if about −y, 0 if it is fixed. */
    public double sign(int link) {
        return sign[link];
    }

    /** Where a link is with all joints at zero. */
    public Pose zero(int link) {
        return zero[link];
    }

    /** Where a link turns, with all joints at zero. */
    public double pivotX(int link) {
        return pivotX[link];
    }

    public double pivotZ(int link) {
        return pivotZ[link];
    }

    /** The first link below the root that has a joint, a role and a side; −1 if there is none. */
    public int moving(Role role, Side side) {
        return IntStream.range(1, count())
                .filter(l -> is(l, side) && character.links().get(l).role() == role && joint[l] >= 0)
                .findFirst()
                .orElse(-1);
    }

    /** The links of a side that stand on the ground. */
    public int[] standing(Side side) {
        return IntStream.range(0, count())
                .filter(l -> is(l, side) && character.links().get(l).role().standsOnGround())
                .toArray();
    }

    private boolean is(int link, Side side) {
        return character.links().get(link).side() == side;
    }
}
