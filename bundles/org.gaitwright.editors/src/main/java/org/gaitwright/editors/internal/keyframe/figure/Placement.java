// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.keyframe.figure;

import org.gaitwright.core.character.Side;

/**
 * Where the links of a body are in a pose: x forward, z up, the ground at z = 0 for one that stands. Immutable once made.
 */
public final class Placement {
    private final PlanarBody body;
    private final double[] x;
    private final double[] z;
    private final double[] angle;
    private double rootX;
    private double rootZ;

    private Placement(PlanarBody body, double[] pose, Side stance) {
        this.body = body;
        int links = body.character().links().size();
        x = new double[links];
        z = new double[links];
        angle = new double[links];
        for (int l = 0; l < links; l++) {
            int p = body.parent(l);
            // in the other half of a cycle each link does what its mirror image does in the first
            int twin = stance == Side.LEFT ? l : body.character().mirrorLink(l);
            int slot = body.slotOf(twin);
            double own = slot < 0 ? 0 : body.sign(slot) * pose[slot];
            angle[l] = p < 0 ? own : angle[p] + own;
            x[l] = p < 0 ? body.pivotX(l) : pointX(p, body.pivotX(l), body.pivotZ(l));
            z[l] = p < 0 ? body.pivotZ(l) : pointZ(p, body.pivotX(l), body.pivotZ(l));
        }
    }

    /** With the root where the character has it. */
    public static Placement free(PlanarBody body, double[] pose, Side stance) {
        return new Placement(body, pose, stance);
    }

    /** With the middle of the stance foot's sole at x = 0, and its lowest end on the ground. */
    public static Placement standing(PlanarBody body, double[] pose, Side stance) {
        Placement p = new Placement(body, pose, stance);
        p.move(-p.soleX(stance), -p.lowest(stance));
        return p;
    }

    /** The same elsewhere. */
    public Placement moved(double dx, double dz) {
        Placement p = new Placement(this);
        p.move(dx, dz);
        return p;
    }

    private Placement(Placement of) {
        body = of.body;
        x = of.x.clone();
        z = of.z.clone();
        angle = of.angle;
        rootX = of.rootX;
        rootZ = of.rootZ;
    }

    private void move(double dx, double dz) {
        for (int l = 0; l < x.length; l++) {
            x[l] += dx;
            z[l] += dz;
        }
        rootX += dx;
        rootZ += dz;
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
        return x[link];
    }

    double z(int link) {
        return z[link];
    }

    /** How far a link is turned about y in the world. */
    public double angle(int link) {
        return angle[link];
    }

    /** Where a point of a link is that is at (x0, z0) where all joints are at zero: p = p_link + R_y(θ) (p₀ − p₀,link). */
    double pointX(int link, double x0, double z0) {
        double dx = x0 - body.pivotX(link), dz = z0 - body.pivotZ(link);
        return x[link] + Math.cos(angle[link]) * dx + Math.sin(angle[link]) * dz;
    }

    double pointZ(int link, double x0, double z0) {
        double dx = x0 - body.pivotX(link), dz = z0 - body.pivotZ(link);
        return z[link] - Math.sin(angle[link]) * dx + Math.cos(angle[link]) * dz;
    }

    /** The way back: x and z where all joints are at zero. */
    double[] zero(int link, double px, double pz) {
        double dx = px - x[link], dz = pz - z[link];
        double c = Math.cos(angle[link]), s = Math.sin(angle[link]);
        return new double[] {body.pivotX(link) + c * dx - s * dz, body.pivotZ(link) + s * dx + c * dz};
    }

    private static int index(Side side) {
        return side == Side.LEFT ? 0 : 1;
    }

    /** Where the middle of a sole is along x. */
    public double soleX(Side side) {
        PlanarBody.Leg leg = body.leg(index(side));
        return pointX(leg.foot(), 0.5 * (leg.heelX() + leg.toeX()), leg.soleZ());
    }

    /** How high the lower end of a sole is. */
    public double lowest(Side side) {
        return Math.min(heelZ(side), toeZ(side));
    }

    double heelX(Side side) {
        PlanarBody.Leg leg = body.leg(index(side));
        return pointX(leg.foot(), leg.heelX(), leg.soleZ());
    }

    public double heelZ(Side side) {
        PlanarBody.Leg leg = body.leg(index(side));
        return pointZ(leg.foot(), leg.heelX(), leg.soleZ());
    }

    double toeX(Side side) {
        PlanarBody.Leg leg = body.leg(index(side));
        return pointX(leg.foot(), leg.toeX(), leg.soleZ());
    }

    public double toeZ(Side side) {
        PlanarBody.Leg leg = body.leg(index(side));
        return pointZ(leg.foot(), leg.toeX(), leg.soleZ());
    }

    /** Half-way between the hips. */
    public double hipsX() {
        return 0.5 * (x[body.leg(0).thigh()] + x[body.leg(1).thigh()]);
    }

    public double hipsZ() {
        return 0.5 * (z[body.leg(0).thigh()] + z[body.leg(1).thigh()]);
    }
}
