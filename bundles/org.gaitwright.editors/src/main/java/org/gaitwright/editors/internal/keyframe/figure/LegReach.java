// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.keyframe.figure;

/** Bends a leg of two links so that its ankle gets to a place, or as near to it as its joints let it. */
public final class LegReach {
    private LegReach() {}

    /**
     * Changes hip, knee and ankle of a pose.
     *
     * @param leg 0 for the stance leg, 1 for the swing leg
     * @param above how far the link is turned that the thigh hangs on
     * @param dx from the hip to where the ankle is wanted
     * @param foot how far the foot is to be turned in the world
     */
    public static void reach(PlanarBody body, double[] pose, int leg, double above, double dx, double dz, double foot) {
        PlanarBody.Leg l = body.leg(leg);
        double ax = body.pivotX(l.shank()) - body.pivotX(l.thigh());
        double az = body.pivotZ(l.shank()) - body.pivotZ(l.thigh());
        double bx = body.pivotX(l.foot()) - body.pivotX(l.shank());
        double bz = body.pivotZ(l.foot()) - body.pivotZ(l.shank());
        double thigh = Math.hypot(ax, az), shank = Math.hypot(bx, bz), far = Math.hypot(dx, dz);
        // a turn about y by θ adds θ to the direction atan2(x, z)
        double bend = Math.atan2(bx, bz) - Math.atan2(ax, az);
        // d² = a² + b² + 2 a b cos φ, φ the direction of the shank seen from that of the thigh
        double cos = (far * far - thigh * thigh - shank * shank) / (2 * thigh * shank);
        double phi = Math.acos(Math.max(-1, Math.min(1, cos)));
        double back = knee(body, l, phi - bend), forth = knee(body, l, -phi - bend);
        double knee =
                Math.abs(miss(body, l, back, bend, phi)) <= Math.abs(miss(body, l, forth, bend, phi)) ? back : forth;
        pose[l.knee()] = knee;
        double now = body.sign(l.knee()) * knee + bend;
        double sum = Math.atan2(shank * Math.sin(now), thigh + shank * Math.cos(now));
        double turned = Math.atan2(dx, dz) - sum - Math.atan2(ax, az);
        double wanted = body.sign(l.hip()) * wrapped(turned - above);
        pose[l.hip()] = body.within(l.hip(), wanted);
        if (pose[l.hip()] != wanted) {
            aimShank(body, pose, l, above, dx, dz, ax, az, Math.atan2(bx, bz));
        }
        setFoot(body, pose, leg, above, foot);
    }

    private static double knee(PlanarBody body, PlanarBody.Leg l, double turn) {
        return body.within(l.knee(), body.sign(l.knee()) * wrapped(turn));
    }

    /** How far off the reach is that a knee gives, in radians of its bend. */
    private static double miss(PlanarBody body, PlanarBody.Leg l, double knee, double bend, double phi) {
        return Math.abs(wrapped(body.sign(l.knee()) * knee + bend)) - phi;
    }

    /** A hip at its limit leaves it to the knee to come as near as it can. */
    private static void aimShank(
            PlanarBody body,
            double[] pose,
            PlanarBody.Leg l,
            double above,
            double dx,
            double dz,
            double ax,
            double az,
            double shankAtZero) {
        double turn = above + body.sign(l.hip()) * pose[l.hip()];
        double kneeX = Math.cos(turn) * ax + Math.sin(turn) * az, kneeZ = -Math.sin(turn) * ax + Math.cos(turn) * az;
        double wanted = Math.atan2(dx - kneeX, dz - kneeZ) - shankAtZero - turn;
        pose[l.knee()] = knee(body, l, wanted);
    }

    /** Turns a foot in the world, as far as its ankle lets it. */
    static void setFoot(PlanarBody body, double[] pose, int leg, double above, double foot) {
        PlanarBody.Leg l = body.leg(leg);
        double shin = above + body.sign(l.hip()) * pose[l.hip()] + body.sign(l.knee()) * pose[l.knee()];
        pose[l.ankle()] = body.within(l.ankle(), body.sign(l.ankle()) * wrapped(foot - shin));
    }

    /** The same direction within ±π. */
    static double wrapped(double angle) {
        return Math.IEEEremainder(angle, 2 * Math.PI);
    }
}
