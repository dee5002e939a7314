// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.simbicon.internal;

import java.util.List;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.controller.Command;
import org.gaitwright.core.controller.Controller;
import org.gaitwright.core.controller.Observation;
import org.gaitwright.core.controller.SignalList;
import org.gaitwright.core.controller.Sketch;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.state.StateCodec;

/** SIMBICON [Yin 2007]: a state machine of poses, a torso that is kept upright by the stance hip, feedback on the swing hip. */
final class SimbiconController implements Controller {
    final Body body;
    private final SimbiconParameters declared;
    private final JointDrive drive;
    final DesiredAngles aim;
    final Torques torques;
    final BalanceFeedback balance = new BalanceFeedback();
    final StateMachine machine = new StateMachine();
    final Steering steering;
    private final GaitTransition change;

    SimbiconGait gait;
    // memory
    private double stood;

    SimbiconController(CharacterModel character, ParameterValues parameters, List<ParameterValues> others) {
        body = new Body(character);
        declared = SimbiconParameters.of(body.biped.planar());
        drive = new JointDrive(body);
        aim = new DesiredAngles(body);
        torques = new Torques(body, drive, aim);
        steering = new Steering(body);
        change = new GaitTransition(declared, parameters, others);
        gait = change.now();
    }

    @Override
    public void reset(Observation start) {
        body.update(start);
        stood = 0;
        gait = change.begin(wanted(start));
        machine.begin(gait, gait.is(SimbiconParameters.Whole.START_LEG) ? Biped.RIGHT : Biped.LEFT);
        aim.reset();
        steering.reset();
    }

    @Override
    public void tick(Observation now, Command command) {
        body.update(now);
        drive.begin(command);
        steering.update(now, gait);
        if (stands(now.tickSeconds())) {
            torques.stand(gait);
            return;
        }
        balance.update(body, gait, machine.swing, steering.facing);
        if (advance(now)) {
            balance.update(body, gait, machine.swing, steering.facing);
        }
        aim.update(gait, gait.phase(machine.state), balance, machine.seconds);
        torques.walk(gait, balance, machine.swing, steering.facing);
    }

    /** Whether it is not yet time for the first step. */
    private boolean stands(double tick) {
        if (stood < gait.get(SimbiconParameters.Whole.START_SECONDS) - 0.5 * tick) {
            stood += tick;
            return true;
        }
        if (machine.steps == 0 && machine.state == 0 && machine.seconds == 0) {
            aim.newLegs(gait, machine.swing, steering.facing);
        }
        return false;
    }

    /** Into the next state, or the next step: that begins in the gait that is asked for then. True if the legs changed. */
    private boolean advance(Observation now) {
        boolean down = body.load[machine.swing] > gait.get(SimbiconParameters.Whole.CONTACT_LOAD) * body.weight;
        double pace = 1 + gait.get(SimbiconParameters.Whole.HURRY_RATE) * balance.danger;
        switch (machine.advance(gait, pace * now.tickSeconds(), down)) {
            case STATE -> aim.nextState();
            case LEGS -> {
                gait = change.step(wanted(now));
                aim.newLegs(gait, machine.swing, steering.facing);
                return true;
            }
            default -> {}
        }
        return false;
    }

    private static int wanted(Observation now) {
        return (int) Math.rint(now.goal().get(GoalKey.GAIT, 0));
    }

    @Override
    public void parametersChanged(ParameterValues parameters) {
        gait = change.tune(parameters);
    }

    private boolean walks() {
        return machine.halfSeconds > 0 || machine.steps > 0;
    }

    @Override
    public double phase() {
        return walks() ? machine.share() : Double.NaN;
    }

    @Override
    public void signals(SignalList to) {
        to.add("phase", "", this::phase);
        to.add("gait", "", change::into);
        to.add("state", "", () -> machine.state);
        to.add("swing-leg", "", () -> machine.swing);
        to.add("d", "m", () -> balance.d);
        to.add("v", "m/s", () -> balance.v);
        to.add("danger", "", () -> balance.danger);
        to.add("swing-hip-wanted", "rad", () -> aim.get(DesiredAngles.SWING_HIP));
        to.add("torso-torque", "N m", () -> torques.torso[1]);
        to.add("stance-hip-torque", "N m", () -> torques.stanceHip[1]);
        if (!body.biped.planar()) {
            to.add("d-roll", "m", () -> balance.dRoll);
            to.add("v-roll", "m/s", () -> balance.vRoll);
            to.add("swing-hip-roll-wanted", "rad", () -> aim.get(DesiredAngles.SWING_HIP_ROLL));
            to.add("torso-torque-roll", "N m", () -> torques.torso[0]);
            to.add("facing", "rad", () -> steering.facing);
        }
    }

    @Override
    public void sketch(Sketch to) {
        int o = 3 * machine.stance();
        boolean torso = gait.is(SimbiconParameters.Whole.FEEDBACK_TORSO);
        double[] at = torso ? body.torso : body.com;
        to.point(torso ? "torso" : "centre of mass", new Vec3(at[0], at[1], at[2]));
        to.point("stance ankle", new Vec3(body.ankle[o], body.ankle[o + 1], body.ankle[o + 2]));
    }

    @Override
    public void state(StateCodec codec) {
        stood = codec.number(stood);
        steering.state(codec);
        change.state(codec);
        machine.state(codec);
        aim.state(codec);
        if (codec.restores()) {
            gait = change.now();
        }
    }
}
