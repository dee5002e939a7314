// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import org.gaitwright.control.SmoothNoise;
import org.gaitwright.control.Vectors;
import org.gaitwright.controller.generalizedwalking.internal.WalkingParameters.Varies;
import org.gaitwright.core.goal.Goal;
import org.gaitwright.core.goal.GoalKey;

/** What the goal asks for in this tick, limited to what the body can do. Written by {@link #read} alone. */
final class GaitRequest {
    /** Greatest speeds ahead and back, m/s, times the time scale of the body. */
    private static final double FASTEST = 1.8;

    private static final double FASTEST_BACK = 0.8;
    /** Least and greatest duration of a step, s. */
    private static final double SHORTEST_STEP = 0.2;

    private static final double LONGEST_STEP = 1.2;
    /** Greatest length, width and height of a step, in leg lengths. */
    private static final double LONGEST_STRIDE = 0.75;

    private static final double WIDEST = 0.6;
    private static final double HIGHEST = 0.4;
    /** Greatest speed by the duration of a step, m/s². */
    private static final double QUICKEST = 5;

    /** A swing takes no longer than this times the time scale, s: a pendulum that falls for longer is hard to catch. */
    static final double LONGEST_SWING = 0.65;

    /** The weight goes over within this time, times the time scale, s: in a longer one the leg in front could not reach the ground. */
    private static final double LONGEST_TRANSFER = 0.2;

    /** Between these speeds times the time scale, m/s, the weight goes over faster and faster, then at once. */
    private static final double BRISK = 1.2;

    private static final double HASTY = 1.4;

    /** Brisk steps share the weight for longer, by this much more: they land harder, and slow ones would limp. */
    private static final double MORE_SHARED = 0.35;

    /** Steps get shorter in time above this speed times the time scale, m/s. */
    private static final double UNHURRIED = 0.6;

    /** Who stands turns by steps to a heading that is further off than the first, until it is nearer than the second, rad. */
    private static final double TURN_BY_STEPS = 0.3;

    private static final double ALIGNED = 0.1;
    /** A goal of the gait from this on asks to walk. */
    private static final double WALKS = 0.5;

    private double speed;
    private double heading;
    private double stepWidth;
    private double heightFactor;
    private double swingSeconds;
    private double transferSeconds;
    private double waitSeconds;
    private boolean walks;

    /** In: the goal, and the speed, facing and mode as the last tick left them. */
    void read(Goal goal, Biped biped, WalkingParameters p, Steering steering, StepCycle.Mode mode) {
        double pace = biped.timeScale;
        speed = Vectors.clamp(
                goal.get(GoalKey.SPEED, pace * p.get(WalkingParameters.SPEED)), -pace * FASTEST_BACK, pace * FASTEST);
        heading = goal.get(GoalKey.HEADING, 0);
        stepWidth = Math.min(
                WIDEST * biped.legLength,
                goal.get(GoalKey.STEP_WIDTH, biped.widthScale * p.get(WalkingParameters.STEP_WIDTH)));
        double highest = p.highest(WalkingParameters.STEP_HEIGHT);
        double high = Math.min(HIGHEST * biped.legLength, goal.get(GoalKey.STEP_HEIGHT, biped.lengthScale * highest));
        heightFactor = highest > 0 ? high / highest : 1;
        time(goal, biped, p, steering.speed());
        walks = goal.asksFor(GoalKey.GAIT) ? goal.get(GoalKey.GAIT, 1) >= WALKS : speed != 0;
        if (!walks) {
            // someone who stands turns by steps on the spot
            speed = 0;
            walks = Math.abs(Vectors.wrap(heading - steering.facing()))
                    > (mode == StepCycle.Mode.WALK ? ALIGNED : TURN_BY_STEPS);
        }
    }

    private void time(Goal goal, Biped biped, WalkingParameters p, double present) {
        double pace = biped.timeScale;
        double usual = pace
                * (p.get(WalkingParameters.STEP_TIME)
                        - p.get(WalkingParameters.STEP_TIME_DROP) * Math.max(0, Math.abs(present) / pace - UNHURRIED));
        double asked = Vectors.clamp(goal.get(GoalKey.STEP_TIME, usual), SHORTEST_STEP, LONGEST_STEP);
        if (goal.asksFor(GoalKey.STEP_TIME)) {
            // steps of that time go only so far, or follow each other so fast
            double max = Math.min(LONGEST_STRIDE * biped.legLength / asked, QUICKEST * asked);
            speed = Vectors.clamp(speed, -max, max);
        }
        // the rest of a step is spent on both feet, most of a slow one
        double haste = Vectors.clamp((Math.abs(present) / pace - BRISK) / (HASTY - BRISK), 0, 1);
        double brisk = Vectors.clamp((Math.abs(present) / pace - UNHURRIED) / (BRISK - UNHURRIED), 0, 1);
        double both = p.get(WalkingParameters.DOUBLE_SUPPORT) * (1 + MORE_SHARED * brisk) * (1 - haste);
        swingSeconds = Math.min(asked * (1 - both), pace * LONGEST_SWING);
        transferSeconds = Math.min(asked - swingSeconds, pace * LONGEST_TRANSFER);
        waitSeconds = asked - swingSeconds - transferSeconds;
    }

    /** Makes a walk that goes somewhere irregular, as the parameters want it. */
    void vary(SmoothNoise noise, Biped biped, WalkingParameters p) {
        if (speed == 0) {
            return;
        }
        speed *= 1 + noise.sample(Varies.SPEED.ordinal(), p.get(WalkingParameters.VARIABLE_SPEED));
        heading += noise.sample(Varies.HEADING.ordinal(), p.get(WalkingParameters.VARIABLE_HEADING));
        double wider = biped.widthScale * p.get(WalkingParameters.VARIABLE_WIDTH);
        stepWidth = Math.max(0, stepWidth + noise.sample(Varies.STEP_WIDTH.ordinal(), wider));
        double slower = 1 + noise.sample(Varies.STEP_TIME.ordinal(), p.get(WalkingParameters.VARIABLE_TIME));
        swingSeconds = Math.min(swingSeconds * slower, biped.timeScale * LONGEST_SWING);
        transferSeconds *= slower;
    }

    /** m/s, negative back. */
    double speed() {
        return speed;
    }

    /** rad. */
    double heading() {
        return heading;
    }

    /** Distance of the feet sideways, m. */
    double stepWidth() {
        return stepWidth;
    }

    /** Factor on the style's height of steps. */
    double heightFactor() {
        return heightFactor;
    }

    /** How long the next step is in the air, s. */
    double swingSeconds() {
        return swingSeconds;
    }

    /** How long the next step takes, s. */
    double stepSeconds() {
        return transferSeconds + waitSeconds + swingSeconds;
    }

    /** How long the weight goes over to the leg in front before that, s. */
    double transferSeconds() {
        return transferSeconds;
    }

    /** How long it then stays on both feet, s: a slow step does. */
    double waitSeconds() {
        return waitSeconds;
    }

    /** Whether it takes steps: to go somewhere, on the spot, or to turn. */
    boolean walks() {
        return walks;
    }
}
