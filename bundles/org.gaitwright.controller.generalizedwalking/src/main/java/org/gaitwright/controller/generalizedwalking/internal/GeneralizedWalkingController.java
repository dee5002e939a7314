// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.controller.Command;
import org.gaitwright.core.controller.Controller;
import org.gaitwright.core.controller.Observation;
import org.gaitwright.core.controller.SignalList;
import org.gaitwright.core.controller.Sketch;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.state.StateCodec;

/** Generalised walking [Coros 2010]: sense, gait state, foot plan, torques. */
final class GeneralizedWalkingController implements Controller {
    private final BodyState body;
    private final GaitState gait;
    private final FootPlan plan = new FootPlan();
    private final SwingPath path = new SwingPath();
    private final TorqueControl torques;
    private WalkingParameters parameters;
    private boolean ticked;

    GeneralizedWalkingController(CharacterModel character, ParameterValues values) {
        body = new BodyState(new Biped(character));
        gait = new GaitState(body.biped);
        torques = new TorqueControl(body);
        parameters = new WalkingParameters(values);
    }

    @Override
    public void seed(long key) {
        gait.noise.seed(key);
    }

    @Override
    public void reset(Observation start) {
        body.sense(start);
        gait.reset(body, parameters);
        plan.reset();
        path.reset();
    }

    @Override
    public void tick(Observation now, Command command) {
        body.sense(now);
        if (gait.steer(now.goal(), body, plan, parameters)) {
            beginStep();
        }
        plan.update(body, gait, parameters);
        // the plan says when the foot lands, so the step goes on after it
        if (gait.advance(body, plan, parameters)) {
            beginStep();
        }
        if (gait.cycle.onBothFeet(plan.placement.trouble())) {
            path.lift(gait.cycle.swing(), body);
        } else {
            path.advance(body, gait, plan.placement, parameters);
        }
        torques.command(body, gait, plan, path, parameters, command);
        ticked = true;
    }

    private void beginStep() {
        path.lift(gait.cycle.swing(), body);
        plan.placement.newStep();
    }

    @Override
    public void parametersChanged(ParameterValues values) {
        parameters = new WalkingParameters(values);
    }

    @Override
    public void state(StateCodec codec) {
        gait.state(codec);
        plan.state(codec);
        path.state(codec);
    }

    @Override
    public double phase() {
        return gait.cycle.walks() ? gait.cycle.stylePhase() : Double.NaN;
    }

    @Override
    public double pace() {
        return gait.steering.speed();
    }

    @Override
    public void signals(SignalList to) {
        to.add("phase", "", this::phase);
        to.add("speed-asked", "m/s", gait.steering::speed);
        to.add("speed-measured", "m/s", gait.steering::measured);
        to.add("facing", "rad", gait.steering::facing);
        to.add("turning", "rad/s", gait.steering::turning);
        to.add("trouble", "", plan.placement::trouble);
        to.add("time-to-landing", "s", () -> gait.cycle.walks() ? plan.placement.timeToLanding() : Double.NaN);
        to.add("virtual-force.x", "N", () -> plan.balance.force[0]);
        to.add("virtual-force.y", "N", () -> plan.balance.force[1]);
    }

    @Override
    public void sketch(Sketch to) {
        if (ticked) {
            new PlanSketch(body, gait, plan, parameters).draw(to);
        }
    }
}
