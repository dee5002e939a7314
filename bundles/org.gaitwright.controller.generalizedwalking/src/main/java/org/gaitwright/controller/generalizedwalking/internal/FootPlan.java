// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import java.util.Arrays;
import org.gaitwright.core.state.StateCodec;

/** How it stays upright: the pendulum that the body is now, the landing of the swing foot, and a force until then. */
final class FootPlan {
    final Pendulum pendulum = new Pendulum();
    final FootPlacement placement = new FootPlacement();
    final StandingBalance standing = new StandingBalance();
    final BalanceForce balance = new BalanceForce();

    void reset() {
        Arrays.fill(pendulum.capture, 0);
        placement.reset();
        standing.reset();
    }

    void state(StateCodec codec) {
        // of the tick before: it decides whether weight has shifted far enough
        codec.numbers(pendulum.capture);
        placement.state(codec);
        standing.state(codec);
    }

    /** Plans by where the body and the gait are in this tick. */
    void update(BodyState body, GaitState gait, WalkingParameters p) {
        pendulum.measure(body);
        if (gait.cycle.walks()) {
            pendulum.standOn(gait.cycle.stance(), body);
            standing.walk();
            placement.plan(pendulum, gait, body, p);
        } else {
            pendulum.standBetween(standing.leftShare(gait.cycle, pendulum.omega(), p), body);
            placement.stand();
            standing.watch(pendulum, gait.steering.frame(), body);
        }
        balance.update(pendulum, placement, gait, body, p);
    }
}
