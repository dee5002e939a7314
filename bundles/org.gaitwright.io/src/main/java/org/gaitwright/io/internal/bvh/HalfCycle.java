// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.bvh;

import java.util.List;
import java.util.Locale;
import org.gaitwright.core.exchange.Importer.Note;

/**
 * Half a cycle of a planar body: the mean of all captured ones, those in the mirror included. Samples of all slots' angles at even times, one more for the end, where the first one comes again in the mirror.
 */
final class HalfCycle {
    static final int SAMPLES = 48;
    /** Less than this beyond a limit is not worth a word, rad. */
    private static final double SLIGHT = 0.01;

    private final LinkDirections body;
    private final double[][] angles = new double[SAMPLES + 1][];
    private final double[] beyond;

    HalfCycle(LinkDirections body, Tracks tracks, List<Steps.Half> halves) {
        this.body = body;
        beyond = new double[body.count()];
        double[][][] mean = new double[SAMPLES + 1][body.count()][];
        for (int s = 0; s < body.count(); s++) {
            for (int i = 0; i <= SAMPLES; i++) {
                mean[i][s] = mean(s, (double) i / SAMPLES, tracks, halves);
            }
        }
        for (int s = 0; s < body.count(); s++) {
            double[] end = mean[SAMPLES][body.other(s)];
            if (end != null && mean[0][s] != null) {
                mean[0][s][0] += end[0];
                mean[0][s][1] += end[1];
            }
        }
        for (int i = 0; i < SAMPLES; i++) {
            angles[i] = pose(mean[i]);
        }
        angles[SAMPLES] = new double[body.count()];
        for (int s = 0; s < body.count(); s++) {
            angles[SAMPLES][s] = angles[0][body.other(s)] * body.sign(s) * body.sign(body.other(s));
        }
    }

    /** The sum of a slot's directions; of half cycles in which the right foot stands those of the other side. */
    private double[] mean(int slot, double phase, Tracks tracks, List<Steps.Half> halves) {
        double[] sum = new double[2];
        for (Steps.Half h : halves) {
            double[] d = tracks.at(h.stance() == 0 ? slot : body.other(slot), h.from() + phase * h.frames());
            if (d == null) {
                return null;
            }
            sum[0] += d[0];
            sum[1] += d[1];
        }
        return sum;
    }

    /** Angles of joints with which the links of the body point as the captured segments do; parents come first. */
    private double[] pose(double[][] directions) {
        double[] pose = new double[body.count()];
        double[] turned = new double[body.count()];
        for (int s = 0; s < pose.length; s++) {
            double above = body.parent(s) < 0 ? 0 : turned[body.parent(s)];
            double wanted = directions[s] == null ? 0 : wanted(s, directions[s], above);
            pose[s] = body.within(s, wanted);
            beyond[s] = Math.max(beyond[s], directions[s] == null ? 0 : Math.abs(wanted - pose[s]));
            turned[s] = above + body.sign(s) * pose[s];
        }
        return pose;
    }

    private double wanted(int slot, double[] direction, double above) {
        double turn = StrictMath.atan2(direction[0], direction[1]) - body.zeroAngle(slot) - above;
        return body.sign(slot) * Math.IEEEremainder(turn, 2 * Math.PI);
    }

    double angle(int sample, int slot) {
        return angles[sample][slot];
    }

    /** Tells which joints had to be kept within their limits. */
    void tellLimits(Bvh bvh, List<Note> notes) {
        for (int s = 0; s < beyond.length; s++) {
            if (beyond[s] > SLIGHT) {
                notes.add(new Note(
                        bvh.file(),
                        bvh.motionLine(),
                        String.format(
                                Locale.ROOT,
                                "%s goes up to %.2f rad beyond the limits of the joint; kept within them",
                                body.name(s),
                                beyond[s])));
            }
        }
    }
}
