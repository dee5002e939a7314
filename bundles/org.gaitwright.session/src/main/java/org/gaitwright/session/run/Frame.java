// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.run;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.run.Run;
import org.gaitwright.core.simulation.World;

/**
 * A recorded moment.
 *
 * @param poses seven numbers per body
 * @param signals one number each
 * @param contacts {@value #FORCE} numbers each: body, other, point, force, moment
 * @param externals likewise
 * @param drawing what controllers had in mind, possibly a little earlier
 * @param moment from which a run can go on; null for most frames
 */
record Frame(float[] poses, float[] signals, float[] contacts, float[] externals, Drawing drawing, Run.Moment moment) {
    static final int FORCE = 11;
    /** What objects and references take besides the numbers. */
    private static final int OVERHEAD_BYTES = 160;

    private static final int DRAWING_BYTES = 200;

    long bytes() {
        long numbers = 4L * (poses.length + signals.length + contacts.length + externals.length);
        long kept = moment == null ? 0 : moment.memory().length + 16L * events(moment);
        return OVERHEAD_BYTES + numbers + kept + DRAWING_BYTES;
    }

    private static int events(Run.Moment m) {
        int n = m.scene().pushes().size();
        for (var role : m.scene().roles()) {
            n += role.goals().size() + role.changes().size();
        }
        return n;
    }

    Snapshot snapshot(World world, double seconds) {
        return between(this, 0, world, seconds);
    }

    /** A share of the way to the next frame; what is not a pose is this frame's. */
    Snapshot between(Frame next, double share, World world, double seconds) {
        double[] p = new double[poses.length];
        for (int i = 0; i < p.length; i++) {
            p[i] = poses[i];
        }
        if (share > 0 && next.poses.length == poses.length) {
            for (int b = 0; b < p.length; b += 7) {
                blend(p, next.poses, b, share);
            }
        }
        return new Snapshot(world, seconds, p, forces(contacts), forces(externals), signals, drawing);
    }

    private static void blend(double[] p, float[] next, int at, double share) {
        for (int i = at; i < at + 3; i++) {
            p[i] += share * (next[i] - p[i]);
        }
        double dot = 0;
        for (int i = at + 3; i < at + 7; i++) {
            dot += p[i] * next[i];
        }
        double norm = 0;
        for (int i = at + 3; i < at + 7; i++) {
            p[i] += share * ((dot < 0 ? -next[i] : next[i]) - p[i]);
            norm += p[i] * p[i];
        }
        for (int i = at + 3; i < at + 7; i++) {
            p[i] /= Math.sqrt(norm);
        }
    }

    private static List<Force> forces(float[] f) {
        List<Force> all = new ArrayList<>(f.length / FORCE);
        for (int i = 0; i + FORCE <= f.length; i += FORCE) {
            all.add(new Force((int) f[i], (int) f[i + 1], vector(f, i + 2), vector(f, i + 5), vector(f, i + 8)));
        }
        return all;
    }

    private static Vec3 vector(float[] f, int i) {
        return new Vec3(f[i], f[i + 1], f[i + 2]);
    }
}
