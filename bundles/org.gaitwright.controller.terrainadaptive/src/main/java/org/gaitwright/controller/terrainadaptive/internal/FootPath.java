// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.terrainadaptive.internal;

import org.gaitwright.controller.terrainadaptive.internal.TerrainAdaptiveParameters.Half;
import org.gaitwright.core.state.StateCodec;
import org.gaitwright.core.terrain.Terrain;

/**
 * The way of an ankle and the orientation of its foot through one footstep, after which it stays where it is [Wu 2010, A.3, figures 7 and 8]. It goes on into
 * the next half-cycle, in which its foot is the stance foot [figure 5].
 */
final class FootPath {
    /** Places along the way at which the ground is looked at. */
    static final int SAMPLES = 64;

    /** Seconds since it began, and how long it takes; it rests once these have passed. */
    double elapsed;

    double duration;
    double x0;
    double y0;
    double dx;
    double dy;
    /** Height of the ankle at the start above that of the hull. */
    double offset;

    double yaw0;
    double yawChange;
    double pitch0;
    double pitch1;
    double pitch2;
    double pitch3;
    private double u1;
    private double v1;
    private double u2;
    private double v2;
    private double early;
    private double late;
    private double toesDown;
    /** How far the control points are beside the straight way, in the world's axes. */
    private double bowX1;

    private double bowY1;
    private double bowX2;
    private double bowY2;
    /** Of each sample: how far along its control points it is, and share of the turn. */
    private final double[] withinAt = new double[SAMPLES];

    private final double[] turnedAt = new double[SAMPLES];
    /** Least heights of the ankle that keep the foot out of the ground, at even steps of u, and their upper hull. */
    final double[] sample = new double[SAMPLES];

    final double[] hull = new double[SAMPLES];
    private final int[] corner = new int[SAMPLES];

    // where the foot is to be now
    final double[] position = new double[3];
    final double[] velocity = new double[3];
    double yaw;
    double pitch;
    double yawRate;
    double pitchRate;

    /** Stays for ever. */
    void rest(double x, double y, double z, double facing, double slope) {
        elapsed = 0;
        duration = 0;
        x0 = x;
        y0 = y;
        dx = 0;
        dy = 0;
        offset = 0;
        yaw0 = facing;
        yawChange = 0;
        pitch0 = pitch1 = pitch2 = pitch3 = slope;
        u1 = v1 = u2 = v2 = early = late = 0;
        toesDown = Math.PI;
        bowX1 = bowY1 = bowX2 = bowY2 = 0;
        java.util.Arrays.fill(sample, z);
        java.util.Arrays.fill(hull, z);
        follow(1);
    }

    /**
     * Takes over the form of a way: its control points and their timing. They are in space, as in the paper's implementation [Wu 2010, A.3].
     *
     * @param leftX where the left of the movement is, with leftY
     */
    void shape(HalfCycle half, double leftX, double leftY) {
        double bow1 = half.mirrored(Half.SWING_BOW_1), bow2 = half.mirrored(Half.SWING_BOW_2);
        bowX1 = bow1 * leftX;
        bowY1 = bow1 * leftY;
        bowX2 = bow2 * leftX;
        bowY2 = bow2 * leftY;
        toesDown = half.toesDown;
        u1 = half.get(Half.SWING_U1);
        v1 = half.get(Half.SWING_V1);
        u2 = half.get(Half.SWING_U2);
        v2 = half.get(Half.SWING_V2);
        early = half.get(Half.SWING_EARLY);
        late = half.get(Half.SWING_LATE);
        pitch1 = half.get(Half.SWING_PITCH_1);
        pitch2 = half.get(Half.SWING_PITCH_2);
        invert();
    }

    /** Where of the form the samples are; looked up whenever the ground is looked at. */
    private void invert() {
        for (int i = 0; i < SAMPLES; i++) {
            double u = (double) i / (SAMPLES - 1);
            double within = i == 0 ? 0 : i == SAMPLES - 1 ? 1 : Curves.inverse(u, u1, u2);
            withinAt[i] = within;
            turnedAt[i] = Curves.ease(i == 0 ? 0 : i == SAMPLES - 1 ? 1 : Curves.inverse(within, early, late));
        }
    }

    /** Lowest heights free of the ground at 64 places along u, and their convex hull [Wu 2010, A.3, figure 8]. */
    void clear(Terrain ground, Footprint foot, int side) {
        for (int i = 0; i < SAMPLES; i++) {
            double theta = Math.max(-toesDown, Curves.bezier(withinAt[i], pitch0, pitch1, pitch2, pitch3));
            double psi = yaw0 + turnedAt[i] * yawChange;
            sample[i] = foot.lowest(ground, side, sampleX(i), sampleY(i), psi, theta);
        }
        cover();
    }

    /** Where a sample is. */
    double sampleX(int i) {
        return x0 + (double) i / (SAMPLES - 1) * dx + Curves.bezier(withinAt[i], 0, bowX1, bowX2, 0);
    }

    double sampleY(int i) {
        return y0 + (double) i / (SAMPLES - 1) * dy + Curves.bezier(withinAt[i], 0, bowY1, bowY2, 0);
    }

    /** As if the ground were level at this height of the ankle. */
    void level(double height) {
        java.util.Arrays.fill(sample, height);
        java.util.Arrays.fill(hull, height);
    }

    /** hull = the least concave function that is nowhere below the samples. */
    private void cover() {
        int n = 0;
        for (int i = 0; i < SAMPLES; i++) {
            while (n >= 2 && below(corner[n - 2], corner[n - 1], i)) {
                n--;
            }
            corner[n++] = i;
        }
        for (int k = 0; k + 1 < n; k++) {
            int a = corner[k];
            int b = corner[k + 1];
            for (int i = a; i <= b; i++) {
                hull[i] = sample[a] + (sample[b] - sample[a]) * (i - a) / (b - a);
            }
        }
    }

    /** Whether sample b is on or below the line from a to c. */
    private boolean below(int a, int b, int c) {
        return (sample[b] - sample[a]) * (c - a) <= (sample[c] - sample[a]) * (b - a);
    }

    double endX() {
        return x0 + dx;
    }

    double endY() {
        return y0 + dy;
    }

    double endZ() {
        return hull[SAMPLES - 1];
    }

    boolean rests() {
        return elapsed >= duration;
    }

    /** Where its height is to be now. */
    double height() {
        at(Math.min(1, elapsed / duration));
        return position[2];
    }

    /** After a change of the hull: begins with a height, from which it comes back to the hull until the end. */
    void goOnFrom(double height) {
        double left = 1 - Curves.ease(Math.min(1, elapsed / duration));
        if (left > 0.01) {
            offset += (height - height()) / left;
        }
    }

    /** Works out where the foot is to be now, by a clock that goes this fast. */
    void follow(double pace) {
        boolean moves = elapsed < duration;
        at(moves ? elapsed / duration : 1);
        double rate = moves ? pace : 0;
        velocity[0] *= rate;
        velocity[1] *= rate;
        velocity[2] *= rate;
        yawRate *= rate;
        pitchRate *= rate;
    }

    /** w_sw0(s) = V(s, …), a curve III, which is a curve II by the time of another [A.3], over the hull; R_sw(s) = R_z(ψ(s)) R_x(θ(s)) [Wu 2010, eq. 11]; rates per second. */
    void at(double s) {
        double rate = duration > 0 ? 1 / duration : 0;
        double within = Curves.bezier(s, 0, early, late, 1);
        double withinRate = rate * Curves.bezierRate(s, 0, early, late, 1);
        double u = Curves.bezier(within, 0, u1, u2, 1);
        double uRate = withinRate * Curves.bezierRate(within, 0, u1, u2, 1);
        position[0] = x0 + u * dx + Curves.bezier(within, 0, bowX1, bowX2, 0);
        position[1] = y0 + u * dy + Curves.bezier(within, 0, bowY1, bowY2, 0);
        velocity[0] = uRate * dx + withinRate * Curves.bezierRate(within, 0, bowX1, bowX2, 0);
        velocity[1] = uRate * dy + withinRate * Curves.bezierRate(within, 0, bowY1, bowY2, 0);
        double at = Math.max(0, Math.min(SAMPLES - 1, u * (SAMPLES - 1)));
        int i = Math.min(SAMPLES - 2, (int) at);
        double slope = hull[i + 1] - hull[i];
        position[2] = hull[i] + (at - i) * slope + Curves.bezier(within, 0, v1, v2, 0) + offset * (1 - Curves.ease(s));
        velocity[2] = (SAMPLES - 1) * slope * uRate
                + withinRate * Curves.bezierRate(within, 0, v1, v2, 0)
                - rate * offset * Curves.easeRate(s);
        yaw = yaw0 + Curves.ease(s) * yawChange;
        yawRate = rate * Curves.easeRate(s) * yawChange;
        pitch = Curves.bezier(within, pitch0, pitch1, pitch2, pitch3);
        pitchRate = withinRate * Curves.bezierRate(within, pitch0, pitch1, pitch2, pitch3);
        if (pitch < -toesDown) {
            pitch = -toesDown;
            pitchRate = 0;
        }
    }

    void state(StateCodec codec) {
        elapsed = codec.number(elapsed);
        duration = codec.number(duration);
        x0 = codec.number(x0);
        y0 = codec.number(y0);
        dx = codec.number(dx);
        dy = codec.number(dy);
        offset = codec.number(offset);
        yaw0 = codec.number(yaw0);
        yawChange = codec.number(yawChange);
        pitch0 = codec.number(pitch0);
        pitch1 = codec.number(pitch1);
        pitch2 = codec.number(pitch2);
        pitch3 = codec.number(pitch3);
        u1 = codec.number(u1);
        v1 = codec.number(v1);
        u2 = codec.number(u2);
        v2 = codec.number(v2);
        early = codec.number(early);
        late = codec.number(late);
        toesDown = codec.number(toesDown);
        bowX1 = codec.number(bowX1);
        bowY1 = codec.number(bowY1);
        bowX2 = codec.number(bowX2);
        bowY2 = codec.number(bowY2);
        codec.numbers(sample);
        codec.numbers(hull);
        if (codec.restores()) {
            invert();
            follow(1);
        }
    }
}
