// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.control.CatmullRom;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.parameter.Parameter.Mirror;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;

/** Everything that can be tuned, declared once: gait, style, balance, gains; and one set of values. Immutable. */
final class WalkingParameters {
    /** Values of a curve, at phases 0, ¼, ½, ¾, 1 of a step. */
    static final int KNOTS = 5;

    /** What varies, each by itself: channels of noise. */
    enum Varies {
        STEP_TIME,
        STEP_WIDTH,
        SPEED,
        HEADING,
        SWAY_SIDEWAYS,
        SWAY_FORWARD,
        LEFT_ARM,
        RIGHT_ARM
    }

    private static final List<Parameter> LIST = new ArrayList<>();

    static final int SPEED = one("Gait", "gait.speed", "m/s", -1, 2.5, 0.6, "Default speed");
    static final int STEP_TIME = one("Gait", "gait.step-time", "s", 0.2, 1.2, 0.6, "Default duration of a step");
    static final int STEP_TIME_DROP = one(
            "Gait",
            "gait.step-time-drop",
            "s²/m",
            0,
            0.4,
            0.2,
            "Reduction of the default step duration per m/s above 0.6 m/s");
    static final int STEP_WIDTH =
            one("Gait", "gait.step-width", "m", 0, 0.6, 0.16, "Default sideways distance of the feet");
    static final int DOUBLE_SUPPORT = one(
            "Gait",
            "gait.double-support",
            "",
            0,
            0.5,
            0.09,
            "Share of a step in which the weight goes over from one foot to the other");
    static final int TURN_RATE = one("Gait", "gait.turn-rate", "rad/s", 0.1, 4, 2, "Turn rate");

    static final int IDLE =
            one("Gait", "gait.idle", "", 0, 0.4, 0.1, "Shift of the weight from leg to leg while standing");

    static final int STEP_HEIGHT = curve(
            "step-height",
            "m",
            0,
            0.6,
            "Height of the lowest point of the swing foot over the ground",
            0.01,
            0.07,
            0.08,
            0.05,
            0);
    static final int STANCE_KNEE =
            curve("stance-knee", "rad", 0, 1.5, "Bend of the knee that carries", .08, .08, .08, .08, .08);
    static final int SWING_FOOT = curve(
            "swing-foot", "rad", -1.2, 1.2, "Pitch of the swing foot, toes down positive", 0.3, 0.2, 0, -0.1, -0.05);
    static final int STANCE_FOOT = curve(
            "stance-foot", "rad", -1.2, 1.2, "Pitch of the foot that carries, toes down positive", 0, 0, 0, 0, 0.1);
    static final int PELVIS_ROLL =
            curve("pelvis-roll", "rad", -0.5, 0.5, "Pelvis down on the swing side", 0, 0.02, 0.03, 0.02, 0);
    static final int PELVIS_YAW =
            curve("pelvis-yaw", "rad", -0.8, 0.8, "Pelvis turned forward on the swing side", 0, 0, 0, 0, 0);
    static final int CHEST_ROLL = curve("chest-roll", "rad", -0.6, 0.6, "Chest down on the swing side", 0, 0, 0, 0, 0);
    static final int CHEST_YAW =
            curve("chest-yaw", "rad", -0.8, 0.8, "Chest turned forward on the swing side", 0.06, 0.03, 0, -0.03, -0.06);
    static final int BEND =
            curve("bend", "rad", -0.8, 1.4, "Bend of the back forward, up to the head", .03, .03, .03, .03, .03);
    static final int ARM_SWING = curve(
            "arm-swing",
            "rad",
            -2.5,
            2.5,
            "Arm on the swing side, forward positive; the other does the opposite step",
            0.18,
            0.01,
            -0.17,
            -0.25,
            -0.18);
    static final int ARM_OUT =
            curve("arm-out", "rad", -0.5, 2, "Arms away from the body", 0.05, 0.05, 0.05, 0.05, 0.05);
    static final int ELBOW = curve("elbow", "rad", 0, 2.5, "Bend of the elbows", 0.25, 0.2, 0.15, 0.2, 0.25);
    static final int HEAD = curve("head", "rad", -0.8, 0.8, "Pitch of the head, down positive", 0, 0, 0, 0, 0);
    static final int KNEE_TWIST =
            one("Style", "style.knee-twist", "rad", -0.8, 0.8, 0, "Knees outward: the plane of the legs turned");

    static final int VARIABLE_TIME = varies("step-time", "", 0.3, "duration of steps, as a share of it");
    static final int VARIABLE_WIDTH = varies("step-width", "m", 0.15, "sideways distance of the feet");
    static final int VARIABLE_SPEED = varies("speed", "", 0.5, "speed, as a share of it");
    static final int VARIABLE_HEADING = varies("heading", "rad", 0.6, "direction of the walk");
    static final int SWAY = varies("sway", "rad", 0.3, "lean of the chest, forward and sideways");
    static final int ARMS = varies("arms", "rad", 0.8, "swing and spread of each arm");

    static final int REACH = one("Balance", "balance.reach", "", 0.3, 0.9, 0.6, "Maximum step, in leg lengths");
    static final int PLACEMENT =
            one("Balance", "balance.placement", "", 0.5, 1.5, 1, "Factor on the foothold of the pendulum model");
    static final int ANKLE =
            one("Balance", "balance.ankle", "", 0, 6, 2, "Gain of the ground force towards the pendulum model");
    static final int MAX_FORCE =
            one("Balance", "balance.force", "N", 0, 300, 80, "Maximum virtual force on the body, for 70.4 kg");
    static final int HIP =
            one("Balance", "balance.hip", "", 0, 2, 0.5, "Gain of the upper body's swing for balance in trouble");
    static final int HIP_TORQUE =
            one("Balance", "balance.hip-torque", "N m", 0, 400, 120, "Maximum torque of that swing, for 70.4 kg");
    static final int SWING_SPEED =
            one("Balance", "balance.swing-speed", "m/s", 0.5, 6, 2.5, "Assumed speed of the swing foot in trouble");
    static final int OUTWARD =
            one("Balance", "balance.outward", "", 1, 20, 4, "Penalty for falling away from the next swing leg");
    static final int KEEP = one(
            "Balance",
            "balance.keep",
            "",
            0.2,
            1,
            0.7,
            "Improvement required to change the time of landing, as a factor");
    static final int CROSSING =
            one("Balance", "balance.crossing", "m", 0, 2, 0.42, "Penalty for crossing the legs in trouble");
    static final int STRIDE = one("Balance", "balance.stride", "", 0, 2, 0.1, "Penalty for long steps in trouble");
    static final int PITCH =
            one("Balance", "balance.pelvis-kp", "N m/rad", 0, 5000, 715, "Stiffness that keeps the pelvis upright");
    static final int PITCH_D = one("Balance", "balance.pelvis-kd", "N m s/rad", 0, 500, 100, "Damping of the pelvis");
    static final int ALARM =
            one("Balance", "balance.alarm", "m", 0.01, 0.5, 0.08, "Error of the capture point at which trouble begins");
    static final int ALARM_WIDTH = one(
            "Balance",
            "balance.alarm-width",
            "m",
            0.01,
            0.5,
            0.1,
            "Additional error of the capture point at maximum trouble");
    static final int SIDE = one("Balance", "balance.side", "", 0.5, 5, 1.4, "Weight of sideways errors");
    static final int SWING = one("Gains", "gains.swing", "", 0.3, 4, 1, "Factor on the gains of the swing leg");
    static final int SOFT =
            one("Gains", "gains.soft-start", "", 0.05, 1, 0.2, "Strength of the swing leg at the beginning of a step");
    static final int STRENGTH = one("Gains", "gains.all", "", 0.2, 5, 1, "Factor on all gains of joints");

    /** Poses of the trunk and arms go on from step to step, sideways ones with the other sign; those of a leg do not. */
    private static final int[] REPEAT = new int[LIST.size()];

    static {
        for (int curve : new int[] {BEND, HEAD, ARM_OUT, ELBOW}) {
            REPEAT[curve] = 1;
        }
        for (int curve : new int[] {PELVIS_ROLL, PELVIS_YAW, CHEST_ROLL, CHEST_YAW, ARM_SWING}) {
            REPEAT[curve] = -1;
        }
    }

    static final ParameterSet ALL = ParameterSet.of(List.copyOf(LIST));

    private final double[] values = new double[ALL.size()];

    WalkingParameters(ParameterValues from) {
        for (int i = 0; i < values.length; i++) {
            values[i] = from.get(i);
        }
    }

    private static int one(
            String group, String name, String unit, double low, double high, double initial, String help) {
        LIST.add(new Parameter(name, unit, low, high, initial, group, Mirror.SAME, help));
        return LIST.size() - 1;
    }

    private static int varies(String name, String unit, double high, String of) {
        return one("Variability", "variability." + name, unit, 0, high, 0, "Standard deviation of the " + of);
    }

    private static int curve(String name, String unit, double low, double high, String help, double... initial) {
        for (int i = 0; i < KNOTS; i++) {
            String when = " at " + 25 * i + " % of the step";
            one("Style", "style." + name + "." + i, unit, low, high, initial[i], help + when);
        }
        return LIST.size() - KNOTS;
    }

    double get(int index) {
        return values[index];
    }

    /** Greatest value of a curve's knots. */
    double highest(int index) {
        double max = values[index];
        for (int k = 1; k < KNOTS; k++) {
            max = Math.max(max, values[index + k]);
        }
        return max;
    }

    double curve(int index, double phase) {
        return CatmullRom.value(values, index, KNOTS, REPEAT[index], phase);
    }

    /** How fast a curve rises, per phase. */
    double slope(int index, double phase) {
        return CatmullRom.slope(values, index, KNOTS, REPEAT[index], phase);
    }

    /** How fast its slope rises, per phase squared. */
    double curvature(int index, double phase) {
        return CatmullRom.curvature(values, index, KNOTS, REPEAT[index], phase);
    }
}
