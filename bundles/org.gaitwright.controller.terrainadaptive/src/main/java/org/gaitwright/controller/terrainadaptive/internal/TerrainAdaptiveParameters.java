// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.terrainadaptive.internal;

import java.util.List;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.parameter.Parameter.Mirror;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterSetBuilder;

/**
 * Everything that can be tuned, declared once, with the bounds of [Wu 2010, Table 1] and where the paper is silent those of
 * docs/terrain-adaptive.md. Each half-cycle has its own set; {@code left} is the one in which the left foot swings.
 */
final class TerrainAdaptiveParameters {
    /** What holds in all half-cycles. */
    enum Whole {
        SYMMETRIC(
                "symmetric",
                true,
                "Gait",
                "1: right half-cycles mirror the left ones; 0: they have their own parameters"),
        SAME_FORCES(
                "same-forces",
                true,
                "Gait",
                "1: both half-cycles use the forces of the left one; 0: each has its own. Unused if symmetric"),
        MIRRORED(
                "mirrored",
                false,
                "Gait",
                "1: swaps sides, so that a gait to the left becomes one to the right; the direction of movement is"
                        + " given for the result"),
        ADAPTIVE("adaptive", true, "Gait", "1: paths follow the terrain; 0: as if the ground were level"),
        SECONDS("half-cycle", "s", 0.2, 2, 0.55, "Gait", "Duration of half a cycle"),
        STEP_LENGTH("step-length", "m", 0, 1.2, 0.65, "Gait", "Default step length"),
        STEP_MOST("step-most", "m", 0, 1.2, 0.15, "Gait", "Maximum change of the step length by a goal"),
        MOVEMENT(
                "movement",
                "rad",
                -Math.PI,
                Math.PI,
                0,
                "Gait",
                "Direction of movement relative to facing: 0 forward, π/2 left"),
        MOVEMENT_MOST(
                "movement-most",
                "rad",
                0,
                Math.PI,
                0.262,
                "Gait",
                "Maximum change of the direction of movement by a goal"),
        TURN_MOST("turn-most", "rad", 0, Math.PI, 0.05, "Gait", "Maximum turn of facing and movement in half a cycle"),
        EDGE_SHARE(
                "edge-share",
                "",
                0,
                1,
                0.5,
                "Gait",
                "Share of a foot's detour from an edge that the upper body follows"),
        HURRY(
                "hurry",
                "1/m",
                0,
                20,
                0,
                "Gait",
                "Speed-up of the swing foot when the body falls off its path, per metre beyond calm"),
        CALM("calm", "m", 0, 0.5, 0.1, "Gait", "Distance that the body may fall off its path without hurry"),
        PATIENT(
                "patient",
                true,
                "Gait",
                "1: a half-cycle waits for a foot that has not come down yet; 0: it never waits"),
        GUARDED(
                "guarded",
                true,
                "Gait",
                "1: a foot before an edge is lifted before it moves forward; 0: it follows its timing only"),
        PLANTED(
                "planted",
                true,
                "Gait",
                "1: a standing foot only has to come down flat; 0: also to turn as planned, as in the paper"),
        TOES_DOWN("toes-down", "rad", 0, Math.PI, 1, "Gait", "Maximum angle of the toes of a swing foot, down"),
        HELPER_MOST("helper.most", "N", -200, 1000, 0, "Training", "Maximum assist wrench, N and N m; 0 or less: none"),
        GRIP("grip", "", 0, 2, 0.7, "Joints", "Friction assumed for forces of a standing foot; 0: unlimited"),
        POSTURE(
                "posture",
                "N m/rad",
                0,
                1000,
                30,
                "Joints",
                "Stiffness of waist and hips towards standing, in the null space of the end effectors"),
        TURN_WEIGHT(
                "turn-weight",
                "1/m2",
                0.1,
                100,
                1,
                "Joints",
                "Weight of the upper body's torque beside its force, which counts where the waist is too weak for both"),
        HEAD_KP(
                "head.kp",
                "N m/rad",
                0,
                1000,
                0,
                "Joints",
                "Stiffness that keeps the head level; 0: the neck is held like joints of arms"),
        WAIST_DAMPING("damping.waist", "N m s/rad", 0, 100, 15, "Joints", "Damping of the waist"),
        HIP_DAMPING("damping.hip", "N m s/rad", 0, 100, 6, "Joints", "Damping of the hips"),
        KNEE_DAMPING("damping.knee", "N m s/rad", 0, 100, 6, "Joints", "Damping of the knees"),
        ANKLE_DAMPING("damping.ankle", "N m s/rad", 0, 100, 3, "Joints", "Damping of the ankles"),
        START_SPEED("start.speed", "m/s", 0, 2, 1, "Start", "Initial speed in the direction of movement"),
        START_SWAY("start.sway", "m/s", -0.5, 0.5, 0.1, "Start", "Initial speed towards the stance foot"),
        START_STRIDE(
                "start.stride",
                "m",
                0,
                0.5,
                0.16,
                "Start",
                "Initial distance of the stance foot ahead, and of the swing foot behind"),
        START_LEAD(
                "start.lead",
                "m",
                -0.3,
                0.3,
                0,
                "Start",
                "Initial distance of the hips ahead of the middle of the feet"),
        START_DROP(
                "start.drop",
                "m",
                0,
                0.3,
                0.04,
                "Start",
                "Distance of the hips below the height at which both legs just reach the ground"),
        START_LEG(Parameter.of("start.leg", "", 0, 1, 0, "The foot that swings first: 0 left, 1 right")
                .in("Start")
                .choosing(List.of("left", "right")));

        final Parameter parameter;

        Whole(String key, String unit, double low, double high, double initial, String group, String help) {
            this(new Parameter(key, unit, low, high, initial, group, Mirror.SAME, help));
        }

        Whole(String key, boolean initial, String group, String help) {
            this(Parameter.onOff(key, initial, help).in(group));
        }

        Whole(Parameter parameter) {
            this.parameter = parameter;
        }
    }

    /** What each half-cycle has. Ahead is along the movement, aside to the left of it, mirrored where a half-cycle is. */
    enum Half {
        // forces: Π
        TRUNK_KP("trunk.kp", "N/m", 0, 4000, 2000, "Stiffness of the upper body's position"),
        TRUNK_BP("trunk.bp", "N s/m", 0, 800, 300, "Damping of the upper body's position"),
        TRUNK_LIFT("trunk.lift", "N", 0, 1372, 735, "Upward force on the upper body"),
        TRUNK_KO("trunk.ko", "N m", 0, 4000, 800, "Stiffness of the upper body's orientation"),
        TRUNK_BO("trunk.bo", "N m s", 0, 80, 20, "Damping of the upper body's orientation"),
        ANKLE_KP("ankle.kp", "N/m", 0, 4000, 2000, "Stiffness of the ankles' positions"),
        ANKLE_BP("ankle.bp", "N s/m", 0, 400, 100, "Damping of the ankles' positions"),
        ANKLE_LIFT("ankle.lift", "N", 0, 98, 60, "Upward force on an ankle"),
        SOLE_KR("sole.kr", "N/m", 0, 8000, 1500, "Stiffness of toes and heel about the foot"),
        SOLE_BR("sole.br", "N s/m", 0, 100, 20, "Damping of toes and heel about the foot"),
        WEIGHT(
                "weight",
                "",
                -1,
                1,
                0,
                "Weight of the upper body's forces relative to those of the feet, a power of 10"),
        KNEE_BEND(
                "knee-bend",
                "N",
                0,
                4000,
                1000,
                "Bending torque of a stretched knee per length that the leg is too long"),
        // ways: Ω
        OVERLAP("overlap", "", 0, 0.6, 0.15, "Overlap of a swing into the next half-cycle, as a fraction of one"),
        SWING_AHEAD("swing.ahead", "m", -0.3, 0.3, 0, "Landing of the swing foot, ahead of the goal's"),
        SWING_ASIDE("swing.aside", "m", -0.3, 0.3, 0, "The same to the side"),
        SWING_GAIN_FORE("swing.gain-fore", "", 0, 3, 1, "Its feedback on the upper body being ahead of its target"),
        SWING_GAIN_BACK("swing.gain-back", "", 0, 3, 1, "Its feedback on the upper body being behind its target"),
        SWING_GAIN_OUT(
                "swing.gain-out",
                "",
                0,
                3,
                1,
                "Its feedback on the upper body being to the left of its target (mirrored: right)"),
        SWING_GAIN_IN(
                "swing.gain-in",
                "",
                0,
                3,
                1,
                "Its feedback on the upper body being to the right of its target (mirrored: left)"),
        SWING_LIVE_AHEAD(
                "swing.live-ahead",
                "",
                0,
                2,
                0,
                "Feedback of its target during the swing on the capture point, along the movement"),
        SWING_LIVE_ASIDE("swing.live-aside", "", 0, 2, 0, "The same to the side"),
        CAPTURE_AHEAD(
                "capture.ahead",
                "m",
                -0.3,
                0.3,
                0,
                "Capture point at landing, ahead of that of a pendulum in a steady gait"),
        CAPTURE_ASIDE("capture.aside", "m", -0.3, 0.3, 0, "The same to the side"),
        SWING_EARLY("swing.early", "", 0, 1, 0.3, "First control point of its timing"),
        SWING_LATE("swing.late", "", 0, 1, 0.7, "Second control point of its timing"),
        SWING_PITCH_1(
                "swing.pitch-1",
                "rad",
                -Math.PI,
                80 * Math.PI / 180,
                -0.7,
                "First control point of the foot's pitch, toes up positive"),
        SWING_PITCH_2(
                "swing.pitch-2", "rad", -Math.PI, 80 * Math.PI / 180, 0.1, "Second control point of the foot's pitch"),
        SWING_U1("swing.along-1", "", 0, 0.8, 0.2, "First control point of its path, as a fraction of the path"),
        SWING_V1("swing.up-1", "m", 0, 0.8, 0.12, "First control point of its height"),
        SWING_U2("swing.along-2", "", 0.2, 1, 0.8, "Second control point of its path"),
        SWING_V2("swing.up-2", "m", 0, 0.8, 0.08, "Second control point of its height"),
        SWING_BOW_1(
                "swing.bow-1",
                "m",
                -0.5,
                0.5,
                0,
                "First control point of its path, to the left of the straight one (mirrored: right)"),
        SWING_BOW_2("swing.bow-2", "m", -0.5, 0.5, 0, "Second control point of its path, in the same direction"),
        TRUNK_AHEAD("trunk.ahead", "m", -0.3, 0.3, 0, "Target of the upper body, ahead of the goal's"),
        TRUNK_ASIDE("trunk.aside", "m", -0.3, 0.3, 0, "The same to the side"),
        TRUNK_GAIN_AHEAD(
                "trunk.gain-ahead",
                "",
                0,
                3,
                0.2,
                "Feedback of its target on the error of the last one, along the movement"),
        TRUNK_GAIN_ASIDE("trunk.gain-aside", "", 0, 3, 0.2, "The same to the side"),
        TRUNK_HEIGHT("trunk.height", "m", -0.3, 0.3, -0.06, "Its height above that of standing with straight legs"),
        TRUNK_U1("trunk.along-1", "", 0, 0.66, 0.33, "First control point of its path, as a fraction of the path"),
        TRUNK_V1("trunk.up-1", "m", -0.2, 0.2, 0.02, "First control point of its height"),
        TRUNK_U2("trunk.along-2", "", 0.33, 1, 0.66, "Second control point of its path"),
        TRUNK_V2("trunk.up-2", "m", -0.2, 0.2, 0.02, "Second control point of its height"),
        TRUNK_PITCH(
                "trunk.pitch", "rad", -15 * Math.PI / 180, 15 * Math.PI / 180, 0, "Its pitch, leaning back positive"),
        TRUNK_ROLL(
                "trunk.roll",
                "rad",
                -15 * Math.PI / 180,
                15 * Math.PI / 180,
                0,
                "Its roll, to the right positive (mirrored: left)"),
        TRUNK_YAW(
                "trunk.yaw",
                "rad",
                -30 * Math.PI / 180,
                30 * Math.PI / 180,
                0,
                "Its yaw, to the left positive (mirrored: right)");

        final Parameter parameter;

        Half(String key, String unit, double low, double high, double initial, String help) {
            parameter = Parameter.of(key, unit, low, high, initial, help);
        }

        /** The parameter of the half-cycle in which the foot of this side swings. */
        private Parameter of(String side) {
            return new Parameter(
                    side + "." + parameter.name(),
                    parameter.unit(),
                    parameter.minimum(),
                    parameter.maximum(),
                    parameter.initial(),
                    "Swing of the " + side + " foot",
                    Mirror.SWAP_SIDE,
                    parameter.help());
        }

        /** Whether it is one of the forces, Π, and not of the ways, Ω. */
        boolean ofForces() {
            return ordinal() <= KNEE_BEND.ordinal();
        }
    }

    static final ParameterSet SET = declare();

    private TerrainAdaptiveParameters() {}

    private static ParameterSet declare() {
        ParameterSetBuilder list = new ParameterSetBuilder();
        for (Whole w : Whole.values()) {
            list.add(w.parameter);
        }
        for (String side : List.of("left", "right")) {
            for (Half h : Half.values()) {
                list.add(h.of(side));
            }
        }
        return list.build();
    }

    static int index(Whole w) {
        return w.ordinal();
    }

    static int index(int side, Half h) {
        return Whole.values().length + side * Half.values().length + h.ordinal();
    }
}
