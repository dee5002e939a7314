// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.keyframe.figure;

import java.util.List;
import java.util.Locale;
import org.gaitwright.core.character.Side;

/**
 * A hand that has taken a part of a figure, and what it does to the pose: legs follow by both of their joints and keep the turn of their foot, other parts turn at their own joint. Joints keep to their
 * limits. Keyframes are those of the half of a cycle in which the left foot stands.
 */
final class PoseDrag {
    /** What a hand takes. */
    enum Kind {
        /** The body moves over the foot that stands. */
        HIPS,
        /** The thigh points there; shin and foot keep their turn. */
        KNEE,
        /** Hip and knee bring the ankle there. */
        ANKLE,
        /** A link turns at its joint. */
        TURN,
        /** The trunk leans; legs stay as they are. */
        LEAN
    }

    /**
     * A place to take a figure at.
     *
     * @param slot what is told of it first; of a leg its hip
     * @param leg 0 or 1; −1 if it is of none
     */
    record Grip(Kind kind, int slot, int leg) {}

    private final PlanarBody body;
    private final double[] from;
    private final Placement start;
    private final Grip grip;
    private final double startX;
    private final double startZ;
    private double[] pose;

    /** @param startX where the hand took it */
    PoseDrag(PlanarBody body, double[] from, Placement start, Grip grip, double startX, double startZ) {
        this.body = body;
        this.from = from.clone();
        this.start = start;
        this.grip = grip;
        this.startX = startX;
        this.startZ = startZ;
        pose = from.clone();
    }

    Grip grip() {
        return grip;
    }

    double[] pose() {
        return pose;
    }

    /** Whether the foot that stands is in the hand, so that the body has to be held meanwhile. */
    boolean holdsRoot() {
        return grip.leg() == 0 && grip.kind() != Kind.HIPS;
    }

    /** The hand has moved. */
    double[] to(double x, double z) {
        pose = from.clone();
        switch (grip.kind()) {
            case HIPS -> hips(x - startX, z - startZ);
            case KNEE -> knee(x - startX, z - startZ);
            case ANKLE -> ankle(x - startX, z - startZ);
            case TURN -> turn(x, z);
            case LEAN -> lean(x, z);
        }
        return pose;
    }

    private double above(int leg) {
        return start.angle(body.parent(body.leg(leg).thigh()));
    }

    private void hips(double dx, double dz) {
        PlanarBody.Leg l = body.leg(0);
        double toX = start.x(l.foot()) - start.x(l.thigh()) - dx, toZ = start.z(l.foot()) - start.z(l.thigh()) - dz;
        LegReach.reach(body, pose, 0, above(0), toX, toZ, start.angle(l.foot()));
    }

    private void ankle(double dx, double dz) {
        PlanarBody.Leg l = body.leg(grip.leg());
        double toX = start.x(l.foot()) - start.x(l.thigh()) + dx, toZ = start.z(l.foot()) - start.z(l.thigh()) + dz;
        LegReach.reach(body, pose, grip.leg(), above(grip.leg()), toX, toZ, start.angle(l.foot()));
    }

    private void knee(double dx, double dz) {
        PlanarBody.Leg l = body.leg(grip.leg());
        double above = above(grip.leg());
        double hadX = start.x(l.shank()) - start.x(l.thigh()), hadZ = start.z(l.shank()) - start.z(l.thigh());
        double by = LegReach.wrapped(Math.atan2(hadX + dx, hadZ + dz) - Math.atan2(hadX, hadZ));
        pose[l.hip()] = body.within(l.hip(), from[l.hip()] + body.sign(l.hip()) * by);
        double thigh = above + body.sign(l.hip()) * pose[l.hip()];
        double bend = LegReach.wrapped(start.angle(l.shank()) - thigh);
        pose[l.knee()] = body.within(l.knee(), body.sign(l.knee()) * bend);
        LegReach.setFoot(body, pose, grip.leg(), above, start.angle(l.foot()));
    }

    private void turn(double x, double z) {
        int slot = grip.slot(), link = body.link(slot);
        double by = swept(start.x(link), start.z(link), x, z);
        pose[slot] = body.within(slot, from[slot] + body.sign(slot) * by);
    }

    private void lean(double x, double z) {
        double by = swept(start.hipsX(), start.hipsZ(), x, z);
        pose[PlanarBody.TORSO] =
                body.within(PlanarBody.TORSO, from[PlanarBody.TORSO] + body.sign(PlanarBody.TORSO) * by);
        double leant = body.sign(PlanarBody.TORSO) * (pose[PlanarBody.TORSO] - from[PlanarBody.TORSO]);
        for (int leg = 0; leg < 2; leg++) {
            int hip = body.leg(leg).hip();
            pose[hip] = body.within(hip, from[hip] - body.sign(hip) * leant);
        }
    }

    /** How far the hand has gone round a point, about y. */
    private double swept(double aboutX, double aboutZ, double x, double z) {
        return LegReach.wrapped(Math.atan2(x - aboutX, z - aboutZ) - Math.atan2(startX - aboutX, startZ - aboutZ));
    }

    /** Where the links are now. */
    Placement place() {
        return holdsRoot()
                ? Placement.free(body, pose, Side.LEFT).moved(start.rootX(), start.rootZ())
                : Placement.standing(body, pose, Side.LEFT);
    }

    /** The angles that it changes, in degrees, and which of them are at a limit. */
    String words() {
        StringBuilder all = new StringBuilder();
        for (int s : told()) {
            String limit = pose[s] <= body.lower(s) || pose[s] >= body.upper(s) ? " (limit)" : "";
            all.append(all.isEmpty() ? "" : "   ")
                    .append(body.name(s))
                    .append(' ')
                    .append(degrees(pose[s]))
                    .append(limit);
        }
        return all.toString();
    }

    static String degrees(double angle) {
        double rounded = Math.rint(Math.toDegrees(angle) * 10) / 10 + 0.0;
        return String.format(Locale.ROOT, "%.1f°", rounded).replace('-', '\u2212');
    }

    private List<Integer> told() {
        return switch (grip.kind()) {
            case TURN, LEAN -> List.of(grip.slot());
            default -> {
                PlanarBody.Leg l = body.leg(grip.leg());
                yield List.of(l.hip(), l.knee());
            }
        };
    }
}
