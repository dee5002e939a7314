// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import org.gaitwright.control.SmoothNoise;
import org.gaitwright.core.goal.Goal;
import org.gaitwright.core.state.StateCodec;

/** What is asked for, how fast and where it walks, and where in the cycle of steps it is. */
final class GaitState {
    /** What varies takes this long from one value to the next, s, times the time scale of the body. */
    private static final double VARIES_SECONDS = 0.9;

    final GaitRequest request = new GaitRequest();
    final Steering steering = new Steering();
    final StepCycle cycle = new StepCycle();
    final SmoothNoise noise;

    GaitState(Biped biped) {
        noise = new SmoothNoise(VARIES_SECONDS * biped.timeScale);
    }

    void reset(BodyState body, WalkingParameters p) {
        steering.reset(body.yaw());
        cycle.reset(p.get(WalkingParameters.STEP_TIME));
    }

    void state(StateCodec codec) {
        steering.state(codec);
        cycle.state(codec);
    }

    /** Follows the goal, by the plan of the tick before; true if a step begins. */
    boolean steer(Goal goal, BodyState body, FootPlan plan, WalkingParameters p) {
        request.read(goal, body.biped, p, steering, cycle.mode());
        noise.at(cycle.clock());
        request.vary(noise, body.biped, p);
        steering.follow(request, cycle.mode(), plan.placement.turnLimit(cycle.stepSeconds()), body, p);
        return cycle.start(request, plan, body);
    }

    /** Goes on in the step, by the plan of this tick; true if the next one begins. */
    boolean advance(BodyState body, FootPlan plan, WalkingParameters p) {
        if (!cycle.advance(plan.placement, body)) {
            return false;
        }
        if (!request.walks() && plan.standing.canStand(plan.pendulum, steering, body)) {
            cycle.stand();
            return false;
        }
        if (cycle.isMeasured()) {
            double[] from = cycle.startCom();
            boolean calm = plan.placement.trouble() == 0;
            steering.stepTaken(body.com[0] - from[0], body.com[1] - from[1], cycle.stepClock(), calm);
        }
        cycle.beginStep(cycle.swing(), plan.placement.transferSeconds(plan.pendulum, this, body, p), request, body);
        return true;
    }
}
