// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.procedure;

import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.simulation.World;

/** Whether a joint that is driven by a sine follows, and which gains it should have. */
final class SineCheck {
    static final String STIFFNESS = "hold.stiffness";
    static final String DAMPING_TIME = "hold.damping-time";
    /** kp / kd = 10 per second, as in [Thachuk 2018, §2.6]. */
    static final double RATIO_SECONDS = 0.1;

    private static final double WATCHED = 3;
    private static final double SETTLE = 1;
    private static final double STIFFEST = 20;

    private static final double MIN_GAIN = 0.9;
    private static final double MAX_GAIN = 1.1;
    /** As a share of a swing. */
    private static final double MAX_LAG = 0.06;

    private static final double MAX_REST = 0.15;

    private final Tape tape;
    private final ParameterValues values;
    private final double since;
    private final double moment;
    private final String joint;

    /** @param since when the gains were last changed, s */
    SineCheck(Tape tape, ParameterValues values, World world, String joint, double since) {
        this.tape = tape;
        this.values = values;
        this.joint = joint;
        this.since = since;
        float[] height = tape.all("com.z");
        CharacterModel body = world.actors().get(0).character();
        moment = body.totalMass() * world.gravity().norm() * (height.length == 0 ? 1 : height[0]);
    }

    private double kp() {
        return values.get(STIFFNESS) * moment;
    }

    /** Null while it has not been watched for long enough. */
    private Response response() {
        double from = since + SETTLE;
        if (tape.seconds() < from + WATCHED) {
            return null;
        }
        double begin = Math.max(from, tape.seconds() - WATCHED);
        return Response.of(
                tape.from(begin, joint + ".angle"),
                Math.round(begin / tape.frameSeconds()) * tape.frameSeconds(),
                tape.frameSeconds(),
                values.get("sine.amplitude"),
                values.get("sine.frequency"));
    }

    /** What the stiffness should be, as the controller counts it. */
    double suggested() {
        Response r = response();
        double now = values.get(STIFFNESS);
        double factor = r == null || good(r) ? 1 : weak(r) ? 3 : 0.5;
        return Math.min(STIFFEST, Math.rint(100 * Math.max(0.05, now * factor)) / 100);
    }

    /** A drive near its own swing goes too far: more stiffness helps there, too. */
    private boolean weak(Response r) {
        return r.gain() < MIN_GAIN || r.gain() > MAX_GAIN || lag(r) > MAX_LAG;
    }

    private double lag(Response r) {
        return r.lagSeconds() * values.get("sine.frequency");
    }

    private boolean good(Response r) {
        return !weak(r) && r.rest() <= MAX_REST;
    }

    Verdict verdict() {
        Response r = response();
        if (r == null) {
            return Verdict.waiting("Watching: %.1f s to go.", since + SETTLE + WATCHED - tape.seconds());
        }
        String measured = Verdict.words(
                "The target is ±%.2f rad; '%s' swings ±%.2f rad with a delay of %.0f ms, at kp %.0f N m/rad and kd"
                        + " %.0f N m s/rad.",
                values.get("sine.amplitude"),
                joint,
                r.gain() * values.get("sine.amplitude"),
                1000 * r.lagSeconds(),
                kp(),
                kp() * values.get(DAMPING_TIME));
        if (good(r)) {
            return Verdict.fine("%s It follows: these gains are good.", measured);
        }
        double better = suggested();
        String why = !weak(r)
                ? "The motion is erratic"
                : r.gain() > MAX_GAIN ? "It keeps swinging" : "The motion is too small or too late";
        double kp = better * moment;
        return Verdict.amiss(
                "%s %s: try kp %.0f and kd %.0f, that is %s %.2f.",
                measured, why, kp, kp * RATIO_SECONDS, STIFFNESS, better);
    }
}
