// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.procedure;

import java.util.List;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.JointType;

/** Whether a rag doll behaves: nothing flies apart, joints keep to their limits, and it comes to rest. */
final class RagDollCheck {
    static final double SECONDS = 6;

    private static final List<String> VELOCITY = List.of("com-velocity.x", "com-velocity.y", "com-velocity.z");
    /** Faster than anything that falls over from its own height, m/s. */
    private static final double MAD = 20;
    /** Limits give a little where something falls on them, rad. */
    private static final double GIVE = Math.toRadians(6);
    /** It lies still below this, m/s. */
    private static final double STILL = 0.02;

    private RagDollCheck() {}

    static Verdict of(Tape tape, CharacterModel body) {
        double fastest = 0;
        for (String velocity : VELOCITY) {
            for (float v : tape.all(velocity)) {
                fastest = Float.isNaN(v) ? Double.POSITIVE_INFINITY : Math.max(fastest, Math.abs(v));
            }
        }
        if (fastest > MAD) {
            return Verdict.amiss(
                    "It flies apart: the body reached %.0f m/s. Look for overlapping parts or masses that are too small.",
                    fastest);
        }
        if (tape.seconds() < SECONDS) {
            return Verdict.waiting("%.1f of %.0f s have passed: let it fall.", tape.seconds(), SECONDS);
        }
        return limits(tape, body, fastest);
    }

    private static Verdict limits(Tape tape, CharacterModel body, double fastest) {
        double max = 0;
        String worst = "";
        for (Joint j : body.joints()) {
            if (j.type() == JointType.HINGE && j.limit() != null) {
                double beyond = beyond(tape.all(j.name() + ".angle"), j.limit());
                worst = beyond > max ? j.name() : worst;
                max = Math.max(max, beyond);
            }
        }
        String found = Verdict.words("Nothing flies apart: at most %.1f m/s. ", fastest)
                + (worst.isEmpty()
                        ? "No joint left its range."
                        : Verdict.words("'%s' exceeded its range most, by %.1f°.", worst, Math.toDegrees(max)));
        if (max > GIVE) {
            return Verdict.amiss("%s That is more than 6°: check its range and the inertia behind it.", found);
        }
        double moves = speed(tape);
        return moves < STILL
                ? Verdict.fine("%s It lies still (%.0f mm/s).", found, 1000 * moves)
                : Verdict.amiss(
                        "%s But it still moves at %.2f m/s: wait longer, or look for internal forces.", found, moves);
    }

    private static double beyond(float[] angles, Joint.Limit limit) {
        double max = 0;
        for (float a : angles) {
            max = Math.max(max, Math.max(a - limit.upper(), limit.lower() - a));
        }
        return max;
    }

    /** Of the whole body over the last second. */
    private static double speed(Tape tape) {
        double sum = 0;
        for (String velocity : VELOCITY) {
            float[] v = tape.from(tape.seconds() - 1, velocity);
            double mean = 0;
            for (float one : v) {
                mean += Math.abs(one) / v.length;
            }
            sum += mean * mean;
        }
        return Math.sqrt(sum);
    }
}
