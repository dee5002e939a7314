// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.keyframe.figure;

import org.gaitwright.core.character.PlanarPlace;
import org.gaitwright.core.character.Side;

/**
 * Where the links of a body are in a pose: x forward, z up, the ground at z = 0 for one that stands. Immutable once made.
 */
public final class Placement {
    private final PlanarBody body;
    private final double[] pose;
    private final Side stance;
    private final PlanarPlace place;
    private final double rootX;
    private final double rootZ;

    private Placement(PlanarBody body, double[] pose, Side stance, double rootX, double rootZ) {
        this.body = body;
        this.pose = pose;
        this.stance = stance;
        this.rootX = rootX;
        this.rootZ = rootZ;
        place = new PlanarPlace(body.links());
        for (int l = 0; l < body.links().count(); l++) {
            // in the other half of a cycle each link does what its mirror image does in the first
            int twin = stance == Side.LEFT ? l : body.character().mirrorLink(l);
            int slot = body.slotOf(twin);
            place.turn(l, slot < 0 ? 0 : body.sign(slot) * body.links().sign(l) * pose[slot]);
        }
        place.put(rootX, rootZ);
    }

    /** With the root where the character has it. */
    public static Placement free(PlanarBody body, double[] pose, Side stance) {
        return new Placement(body, pose.clone(), stance, 0, 0);
    }

    /** With the middle of the stance foot's sole at x = 0, and its lowest end on the ground. */
    public static Placement standing(PlanarBody body, double[] pose, Side stance) {
        Placement p = free(body, pose, stance);
        return p.moved(-p.soleX(stance), -p.lowest(stance));
    }

    /** The same elsewhere. */
    public Placement moved(double dx, double dz) {
        return new Placement(body, pose, stance, rootX + dx, rootZ + dz);
    }

    PlanarBody body() {
        return body;
    }

    /** How far the root is from where the character has it. */
    double rootX() {
        return rootX;
    }

    double rootZ() {
        return rootZ;
    }

    /** Where a link turns. */
    double x(int link) {
        return place.x(link);
    }

    double z(int link) {
        return place.z(link);
    }

    /** How far a link is turned about y in the world. */
    public double angle(int link) {
        return place.angle(link);
    }

    /** Where a point of a link is that is at (x0, z0) where all joints are at zero. */
    double pointX(int link, double x0, double z0) {
        return place.pointX(link, x0, z0);
    }

    double pointZ(int link, double x0, double z0) {
        return place.pointZ(link, x0, z0);
    }

    /** The way back: x and z where all joints are at zero. */
    double[] zero(int link, double px, double pz) {
        return place.zero(link, px, pz);
    }

    private PlanarBody.Leg leg(Side side) {
        return body.leg(side == Side.LEFT ? 0 : 1);
    }

    /** Where the middle of a sole is along x. */
    public double soleX(Side side) {
        PlanarBody.Leg leg = leg(side);
        return pointX(leg.foot(), 0.5 * (leg.heelX() + leg.toeX()), leg.soleZ());
    }

    /** How high the lower end of a sole is. */
    public double lowest(Side side) {
        return Math.min(heelZ(side), toeZ(side));
    }

    double heelX(Side side) {
        PlanarBody.Leg leg = leg(side);
        return pointX(leg.foot(), leg.heelX(), leg.soleZ());
    }

    public double heelZ(Side side) {
        PlanarBody.Leg leg = leg(side);
        return pointZ(leg.foot(), leg.heelX(), leg.soleZ());
    }

    double toeX(Side side) {
        PlanarBody.Leg leg = leg(side);
        return pointX(leg.foot(), leg.toeX(), leg.soleZ());
    }

    public double toeZ(Side side) {
        PlanarBody.Leg leg = leg(side);
        return pointZ(leg.foot(), leg.toeX(), leg.soleZ());
    }

    /** Half-way between the hips. */
    public double hipsX() {
        return 0.5 * (x(body.leg(0).thigh()) + x(body.leg(1).thigh()));
    }

    public double hipsZ() {
        return 0.5 * (z(body.leg(0).thigh()) + z(body.leg(1).thigh()));
    }
}
