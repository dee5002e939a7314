// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import java.util.Map;
import org.gaitwright.control.Vectors;
import org.gaitwright.core.math.Quaternions;
import org.gaitwright.testkit.PosedBiped;
import org.gaitwright.testkit.Slope;

/** A biped that stands on level ground, and the parts of the controller around it. Its weight goes from foot to foot at once unless told otherwise. */
final class Figure {
    static final String SEED = "10";
    /** Sums of a few forces and torques of up to thousands of N or N m. */
    static final double ROUNDING = 1e-9;
    /** Height of its root over its soles, m. */
    static final double HEIGHT = 0.98;
    /** A load with which no limit of a foot matters, N. */
    static final double HEAVY = 1e6;

    final PosedBiped biped;
    final BodyState body;
    final GaitState gait;
    final FootPlan plan = new FootPlan();
    final WalkingParameters parameters;

    Figure() {
        this(Map.of());
    }

    Figure(Map<String, Double> changes) {
        this(upright(), changes);
    }

    private Figure(PosedBiped biped, Map<String, Double> changes) {
        this.biped = biped;
        biped.ground = new Slope(0);
        body = new BodyState(new Biped(biped.character));
        gait = new GaitState(body.biped);
        parameters = new WalkingParameters(WalkingParameters.ALL
                .initialValues()
                .with("gait.double-support", 0)
                .with("balance.alarm", 0.1)
                .with(changes));
        sense();
        gait.reset(body, parameters);
        plan.reset();
    }

    /** A biped that stands on its soles. */
    static PosedBiped upright() {
        PosedBiped biped = PosedBiped.spatial();
        biped.ground = new Slope(0);
        biped.q[2] = HEIGHT;
        return biped;
    }

    /** In some pose and motion, near the ground. */
    static Figure shaken(long seed) {
        PosedBiped biped = upright();
        biped.shake(seed);
        return new Figure(biped, Map.of());
    }

    /** Turns a biped about the vertical through the origin. */
    static void turn(PosedBiped biped, double yaw) {
        double[] about = new double[4];
        Vectors.about(0, 0, 1, yaw, about, 0);
        Quaternions.rotate(about, 0, biped.q, 0, biped.q, 0);
        Quaternions.multiply(about, 0, biped.q, 3, biped.q, 3);
        Quaternions.rotate(about, 0, biped.v, 0, biped.v, 0);
    }

    void sense() {
        body.sense(biped);
    }

    /** Moves all of it with this horizontal velocity, m/s. */
    void drift(double x, double y) {
        biped.v[0] = x;
        biped.v[1] = y;
        sense();
    }

    void request() {
        gait.request.read(biped.goal, body.biped, parameters, gait.steering, gait.cycle.mode());
    }

    /** A step begins on this leg. */
    void step(int stance) {
        request();
        gait.cycle.beginStep(stance, gait.request.transferSeconds(), gait.request, body);
        plan.placement.newStep();
    }

    /** A step of a steady walk begins on this leg: it moves so that ξ is where it should be. */
    void steadyStep(int stance) {
        step(stance);
        plan();
        double omega = plan.pendulum.omega();
        double[] wanted = plan.placement.wantedCapture(), lean = plan.pendulum.lean;
        drift(omega * (wanted[0] - lean[0]), omega * (wanted[1] - lean[1]));
        step(stance);
        plan();
    }

    void plan() {
        plan.update(body, gait, parameters);
    }

    /** Shares of the legs, on both feet or on the left one. */
    SupportShares shares(boolean bothFeet) {
        SupportShares shares = new SupportShares(body.biped);
        shares.weigh(bothFeet, PosedBiped.LEFT, body);
        return shares;
    }
}
