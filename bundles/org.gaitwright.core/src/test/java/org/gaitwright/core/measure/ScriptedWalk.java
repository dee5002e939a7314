// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.measure;

import java.util.List;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Inertia;
import org.gaitwright.core.character.Link;
import org.gaitwright.core.character.Role;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Vec3;

/**
 * A pelvis and two feet, one with toes, that are led along a path: a stride of 1 s and 0.8 m, in which each foot stands for
 * 0.6 s. Its load is a parabola that peaks at 1.2 body weights.
 */
final class ScriptedWalk extends Puppet {
    static final double SPEED = 0.8;
    static final double STANCE = 0.6;
    static final double PEAK = 1.2;
    static final double PELVIS_HEIGHT = 1;
    static final double FOOT_HEIGHT = 0.05;
    private static final double HALF_WIDTH = 0.1;
    private static final int PELVIS = 0;
    private static final int RIGHT_FOOT = 3;
    private static final double[] UP = {0, 0, 1};

    /** The way it goes; each adds something to walking straight ahead. */
    record Way(
            double yaw,
            boolean backward,
            double radius,
            double rightDelay,
            double rightLead,
            double slipSpeed,
            double roll,
            boolean bounces) {
        static final Way AHEAD = new Way(0, false, Double.POSITIVE_INFINITY, 0.5, 0, 0, 0, false);

        Way heading(double newYaw) {
            return new Way(newYaw, backward, radius, rightDelay, rightLead, slipSpeed, roll, bounces);
        }

        Way backwards() {
            return new Way(yaw, true, radius, rightDelay, rightLead, slipSpeed, roll, bounces);
        }

        /** To the left. */
        Way turning(double newRadius) {
            return new Way(yaw, backward, newRadius, rightDelay, rightLead, slipSpeed, roll, bounces);
        }

        /** The right foot lands so much after the left one, and so much further than its time says. */
        Way limping(double delay, double lead) {
            return new Way(yaw, backward, radius, delay, lead, slipSpeed, roll, bounces);
        }

        /** Feet slide ahead while they stand. */
        Way slipping(double speed) {
            return new Way(yaw, backward, radius, rightDelay, rightLead, speed, roll, bounces);
        }

        /** Feet turn about what touches the ground, rad/s. */
        Way rolling(double rate) {
            return new Way(yaw, backward, radius, rightDelay, rightLead, slipSpeed, rate, bounces);
        }

        /** Feet lose the ground for 0.02 s soon after landing and before lifting. */
        Way bouncing() {
            return new Way(yaw, backward, radius, rightDelay, rightLead, slipSpeed, roll, true);
        }
    }

    private final Way way;
    private double stance = STANCE;
    private final double[] p = new double[3];
    private final double[] before = new double[3];
    private final double[] after = new double[3];
    private double time;

    ScriptedWalk(Way way) {
        super(character());
        this.way = way;
    }

    /** Feet stand longer or shorter from now on. */
    void standFor(double seconds) {
        stance = seconds;
    }

    private static CharacterModel character() {
        List<Link> links = List.of(
                link("pelvis", -1, 40, Role.PELVIS, Side.CENTRE),
                link("left-foot", 0, 1, Role.FOOT, Side.LEFT),
                link("left-toes", 1, 1, Role.TOES, Side.LEFT),
                link("right-foot", 0, 2, Role.FOOT, Side.RIGHT));
        return character("puppet", links);
    }

    private static Link link(String name, int parent, double mass, Role role, Side side) {
        Inertia inertia = Inertia.diagonal(mass, Vec3.ZERO, 0.1, 0.1, 0.1);
        return new Link(name, parent, Pose.IDENTITY, inertia, List.of(), role, side);
    }

    @Override
    protected void tick() {
        time = (ticks() + 0.5) / HZ;
        load(1, 0.5);
        load(2, 0.5);
        load(RIGHT_FOOT, 1);
    }

    private void load(int body, double share) {
        double s = sinceLanding(body, time);
        boolean bounced = way.bounces && (s > 0.03 && s < 0.05 || s > 0.54 && s < 0.56);
        if (s < stance && !bounced) {
            double phase = s / stance;
            position(body, time, p);
            p[2] = 0;
            contacts().add(body, -1, p, 0, UP, 0, 0, 0, share * PEAK * 4 * phase * (1 - phase) * 44 * 9.81);
        }
    }

    private double delay(int body) {
        return body == RIGHT_FOOT ? way.rightDelay : 0;
    }

    private double sinceLanding(int body, double t) {
        double s = t - delay(body);
        return s - Math.floor(s);
    }

    private void position(int body, double t, double[] out) {
        double along = SPEED * t;
        double left = 0;
        if (body != PELVIS) {
            double s = sinceLanding(body, t);
            double landing = SPEED * (t - s) + (body == RIGHT_FOOT ? way.rightLead : 0);
            double slid = way.slipSpeed * Math.min(s, stance);
            double swung = (SPEED - way.slipSpeed * stance) * Math.max(0, s - stance) / (1 - stance);
            along = landing + slid + swung;
            left = (body == RIGHT_FOOT ? -HALF_WIDTH : HALF_WIDTH) * (way.backward ? -1 : 1);
        }
        double turned = along / way.radius;
        double x = turned == 0 ? along : (way.radius - left) * Math.sin(turned);
        double y = turned == 0 ? left : way.radius - (way.radius - left) * Math.cos(turned);
        out[0] = Math.cos(way.yaw) * x - Math.sin(way.yaw) * y;
        out[1] = Math.sin(way.yaw) * x + Math.cos(way.yaw) * y;
        out[2] = body == PELVIS ? PELVIS_HEIGHT : FOOT_HEIGHT;
    }

    @Override
    public void bodyPose(int body, double[] out7) {
        position(body, time, out7);
        double facing = way.yaw + SPEED * time / way.radius + (way.backward ? Math.PI : 0);
        out7[3] = Math.cos(facing / 2);
        out7[4] = 0;
        out7[5] = 0;
        out7[6] = Math.sin(facing / 2);
    }

    @Override
    public void bodyState(int body, double[] out13) {
        double h = 1e-5;
        bodyPose(body, out13);
        position(body, time - h, before);
        position(body, time + h, after);
        for (int k = 0; k < 3; k++) {
            out13[7 + k] = (after[k] - before[k]) / (2 * h);
            out13[10 + k] = 0;
        }
        if (body != PELVIS && sinceLanding(body, time) < stance) {
            out13[7] += way.roll * FOOT_HEIGHT;
            out13[11] = way.roll;
        }
    }
}
