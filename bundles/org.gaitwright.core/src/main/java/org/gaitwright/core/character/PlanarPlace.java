// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.character;

import org.gaitwright.core.math.Trig;

/** Where the {@link PlanarLinks} of a body are in a pose. Made once, filled again and again: {@link #turn} for each link, then {@link #put}. */
public final class PlanarPlace {
    private final PlanarLinks links;
    private final double[] own;
    private final double[] angle;
    private final double[] x;
    private final double[] z;
    /** sin, cos of each link's angle. */
    private final double[] turn;

    public PlanarPlace(PlanarLinks links) {
        this.links = links;
        int n = links.count();
        own = new double[n];
        angle = new double[n];
        x = new double[n];
        z = new double[n];
        turn = new double[2 * n];
    }

    /** Turns a link by the angle of its joint, against its parent. */
    public void turn(int link, double jointAngle) {
        own[link] = links.sign(link) * jointAngle;
    }

    /** Puts all links where their joints have them, the root so far from where the character has it. */
    public void put(double rootX, double rootZ) {
        for (int l = 0; l < x.length; l++) {
            int p = links.parent(l);
            angle[l] = p < 0 ? own[l] : angle[p] + own[l];
            Trig.sinCos(angle[l], turn, 2 * l);
            // p = p_parent + R_y(θ_parent) (p₀ − p₀,parent)
            x[l] = p < 0 ? links.pivotX(l) + rootX : pointX(p, links.pivotX(l), links.pivotZ(l));
            z[l] = p < 0 ? links.pivotZ(l) + rootZ : pointZ(p, links.pivotX(l), links.pivotZ(l));
        }
    }

    /** Where a link turns. */
    public double x(int link) {
        return x[link];
    }

    public double z(int link) {
        return z[link];
    }

    /** How far a link is turned about y in the world. */
    public double angle(int link) {
        return angle[link];
    }

    /** Where a point of a link is that is at (x0, z0) with all joints at zero: p = p_link + R_y(θ) (p₀ − p₀,link). */
    public double pointX(int link, double x0, double z0) {
        return x[link] + turn[2 * link + 1] * (x0 - links.pivotX(link)) + turn[2 * link] * (z0 - links.pivotZ(link));
    }

    public double pointZ(int link, double x0, double z0) {
        return z[link] - turn[2 * link] * (x0 - links.pivotX(link)) + turn[2 * link + 1] * (z0 - links.pivotZ(link));
    }

    /** The way back: x and z with all joints at zero of a point that is at (px, pz). */
    public double[] zero(int link, double px, double pz) {
        double dx = px - x[link], dz = pz - z[link];
        double s = turn[2 * link], c = turn[2 * link + 1];
        return new double[] {links.pivotX(link) + c * dx - s * dz, links.pivotZ(link) + s * dx + c * dz};
    }
}
