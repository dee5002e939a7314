// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.terrainadaptive.internal;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.parameter.Parameter.Mirror;
import org.gaitwright.core.parameter.ParameterSet;

/**
 * Everything that can be tuned, declared once, with the bounds of [Wu 2010, Table 1] and where the paper is silent those of
 * docs/terrain-adaptive.md. Each half-cycle has its own set; {@code left} is the one in which the left foot swings.
 */
final class Settings {
    private static final double GRAVITY = 9.8;

    /** What holds in all half-cycles. */
    enum Whole {
        SYMMETRIC(
                "symmetric",
                "",
                0,
                1,
                1,
                "Gait",
                "1: right half-cycles mirror the left ones; 0: they have parameters of their own"),
        SAME_FORCES(
                "same-forces",
                "",
                0,
                1,
                1,
                "Gait",
                "1: forces of both half-cycles are those of the left one; 0: each has its own. Without meaning where they are symmetric"),
        MIRRORED(
                "mirrored",
                "",
                0,
                1,
                0,
                "Gait",
                "1: sides are exchanged, so that the gait to the left is one to the right; the direction of movement is to be said for what is walked"),
        ADAPTIVE("adaptive", "", 0, 1, 1, "Gait", "1: ways follow the terrain; 0: as if the ground were level"),
        SECONDS("half-cycle", "s", 0.2, 2, 0.55, "Gait", "How long half a cycle takes"),
        STEP_LENGTH(
                "step-length", "m", 0, 1.2, 0.65, "Gait", "Step length as long as the goal does not ask for another"),
        STEP_MOST("step-most", "m", 0, 1.2, 0.15, "Gait", "How far the goal may change the step length from its own"),
        MOVEMENT(
                "movement",
                "rad",
                -Math.PI,
                Math.PI,
                0,
                "Gait",
                "Direction of movement from the one it faces: 0 forward, π/2 left"),
        MOVEMENT_MOST(
                "movement-most",
                "rad",
                0,
                Math.PI,
                0.262,
                "Gait",
                "How far the goal may turn the movement from its own direction"),
        TURN_MOST(
                "turn-most",
                "rad",
                0,
                Math.PI,
                0.05,
                "Gait",
                "How far it turns itself, and its movement, in half a cycle at most"),
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
                "How much faster a foot swings when the body is falling off its way, per metre beyond the calm ones"),
        CALM("calm", "m", 0, 0.5, 0.1, "Gait", "How far the body may be falling off its way without hurry"),
        PATIENT(
                "patient",
                "",
                0,
                1,
                1,
                "Gait",
                "1: a half-cycle waits for a foot that has not come down yet; 0: it never waits"),
        GUARDED(
                "guarded",
                "",
                0,
                1,
                1,
                "Gait",
                "1: a foot before an edge is lifted before it goes on; 0: it goes by its time alone"),
        PLANTED(
                "planted",
                "",
                0,
                1,
                1,
                "Gait",
                "1: a foot that stands is only asked to come down wholly; 0: also to turn as planned, as in the paper"),
        TOES_DOWN("toes-down", "rad", 0, Math.PI, 1, "Gait", "How far the toes of a swinging foot may point down"),
        HELPER_MOST(
                "helper.most",
                "N",
                -200,
                1000,
                0,
                "Training",
                "Greatest force of the helper from outside, N and N m; none at zero and below"),
        GRIP(
                "grip",
                "",
                0,
                2,
                0.7,
                "Joints",
                "Friction that forces of a standing foot count on; 0: as if the ground held any force"),
        POSTURE(
                "posture",
                "N m/rad",
                0,
                1000,
                30,
                "Joints",
                "Stiffness of waist and hips towards standing, as far as no end effector feels it"),
        WAIST_DAMPING("damping.waist", "N m s/rad", 0, 100, 15, "Joints", "Damping of the waist"),
        HIP_DAMPING("damping.hip", "N m s/rad", 0, 100, 6, "Joints", "Damping of the hips"),
        KNEE_DAMPING("damping.knee", "N m s/rad", 0, 100, 6, "Joints", "Damping of the knees"),
        ANKLE_DAMPING("damping.ankle", "N m s/rad", 0, 100, 3, "Joints", "Damping of the ankles"),
        START_SPEED("start.speed", "m/s", 0, 2, 1, "Start", "Speed at which it starts, in the direction of movement"),
        START_SWAY("start.sway", "m/s", -0.5, 0.5, 0.1, "Start", "Speed at which it starts towards the stance foot"),
        START_STRIDE(
                "start.stride",
                "m",
                0,
                0.5,
                0.16,
                "Start",
                "How far the stance foot is ahead at the start, and the swing foot behind"),
        START_LEAD(
                "start.lead",
                "m",
                -0.3,
                0.3,
                0,
                "Start",
                "How far the hips are ahead of the middle of the feet at the start"),
        START_DROP(
                "start.drop",
                "m",
                0,
                0.3,
                0.04,
                "Start",
                "How far the hips are below where both legs just reach the ground"),
        START_LEG("start.leg", "", 0, 1, 0, "Start", "The foot that swings first: 0 left, 1 right");

        final String key;
        final String unit;
        final double low;
        final double high;
        final double initial;
        final String group;
        final String help;

        Whole(String key, String unit, double low, double high, double initial, String group, String help) {
            this.key = key;
            this.unit = unit;
            this.low = low;
            this.high = high;
            this.initial = initial;
            this.group = group;
            this.help = help;
        }
    }

    /** What each half-cycle has. Ahead is along the movement, aside to the left of it, mirrored where a half-cycle is. */
    enum Half {
        // forces: Π
        TRUNK_KP("trunk.kp", "N/m", 0, 4000, 2000, "Stiffness of the upper body's place"),
        TRUNK_BP("trunk.bp", "N s/m", 0, 800, 300, "Damping of the upper body's place"),
        TRUNK_LIFT("trunk.lift", "N", 0, 140 * GRAVITY, 735, "Upward force on the upper body"),
        TRUNK_KO("trunk.ko", "N m", 0, 4000, 800, "Stiffness of the upper body's orientation"),
        TRUNK_BO("trunk.bo", "N m s", 0, 80, 20, "Damping of the upper body's orientation"),
        ANKLE_KP("ankle.kp", "N/m", 0, 4000, 2000, "Stiffness of the ankles' places"),
        ANKLE_BP("ankle.bp", "N s/m", 0, 400, 100, "Damping of the ankles' places"),
        ANKLE_LIFT("ankle.lift", "N", 0, 10 * GRAVITY, 60, "Upward force on an ankle"),
        SOLE_KR("sole.kr", "N/m", 0, 8000, 1500, "Stiffness of toes and heel about the foot"),
        SOLE_BR("sole.br", "N s/m", 0, 100, 20, "Damping of toes and heel about the foot"),
        WEIGHT("weight", "", -1, 1, 0, "Weight of the upper body's forces against those of the feet, a power of 10"),
        KNEE_BEND(
                "knee-bend",
                "N",
                0,
                4000,
                1000,
                "Bending torque of a stretched knee per length that the leg is too long"),
        // ways: Ω
        OVERLAP("overlap", "", 0, 0.6, 0.15, "How far a swing goes on into the next half-cycle, as a share of one"),
        SWING_AHEAD("swing.ahead", "m", -0.3, 0.3, 0, "Where the swing foot lands, ahead of where the goal has it"),
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
                "Feedback of its target, while it swings, on where the body is falling to, along the movement"),
        SWING_LIVE_ASIDE("swing.live-aside", "", 0, 2, 0, "The same to the side"),
        CAPTURE_AHEAD(
                "capture.ahead",
                "m",
                -0.3,
                0.3,
                0,
                "Where the body is to be falling to when it lands, ahead of what a pendulum does in a steady gait"),
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
        SWING_U1("swing.along-1", "", 0, 0.8, 0.2, "First control point of its way, as a share of the way"),
        SWING_V1("swing.up-1", "m", 0, 0.8, 0.12, "First control point of its height"),
        SWING_U2("swing.along-2", "", 0.2, 1, 0.8, "Second control point of its way"),
        SWING_V2("swing.up-2", "m", 0, 0.8, 0.08, "Second control point of its height"),
        SWING_BOW_1(
                "swing.bow-1",
                "m",
                -0.5,
                0.5,
                0,
                "First control point of its way, to the left of the straight one (mirrored: right)"),
        SWING_BOW_2("swing.bow-2", "m", -0.5, 0.5, 0, "Second control point of its way, in the same direction"),
        TRUNK_AHEAD("trunk.ahead", "m", -0.3, 0.3, 0, "Where the upper body goes, ahead of where the goal has it"),
        TRUNK_ASIDE("trunk.aside", "m", -0.3, 0.3, 0, "The same to the side"),
        TRUNK_GAIN_AHEAD(
                "trunk.gain-ahead",
                "",
                0,
                3,
                0.2,
                "Feedback of its target on being off the last one, along the movement"),
        TRUNK_GAIN_ASIDE("trunk.gain-aside", "", 0, 3, 0.2, "The same to the side"),
        TRUNK_HEIGHT("trunk.height", "m", -0.3, 0.3, -0.06, "Its height above that of standing with straight legs"),
        TRUNK_U1("trunk.along-1", "", 0, 0.66, 0.33, "First control point of its way, as a share of the way"),
        TRUNK_V1("trunk.up-1", "m", -0.2, 0.2, 0.02, "First control point of its height"),
        TRUNK_U2("trunk.along-2", "", 0.33, 1, 0.66, "Second control point of its way"),
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

        final String key;
        final String unit;
        final double low;
        final double high;
        final double initial;
        final String help;

        Half(String key, String unit, double low, double high, double initial, String help) {
            this.key = key;
            this.unit = unit;
            this.low = low;
            this.high = high;
            this.initial = initial;
            this.help = help;
        }

        /** Whether it is one of the forces, Π, and not of the ways, Ω. */
        boolean ofForces() {
            return ordinal() <= KNEE_BEND.ordinal();
        }
    }

    static final ParameterSet SET = declare();

    private Settings() {}

    private static ParameterSet declare() {
        List<Parameter> list = new ArrayList<>();
        for (Whole w : Whole.values()) {
            list.add(new Parameter(w.key, w.unit, w.low, w.high, w.initial, w.group, Mirror.SAME, w.help));
        }
        for (String side : List.of("left", "right")) {
            for (Half h : Half.values()) {
                String group = "Swing of the " + side + " foot";
                list.add(new Parameter(
                        side + "." + h.key, h.unit, h.low, h.high, h.initial, group, Mirror.SWAP_SIDE, h.help));
            }
        }
        return ParameterSet.of(list);
    }

    static int index(Whole w) {
        return w.ordinal();
    }

    static int index(int side, Half h) {
        return Whole.values().length + side * Half.values().length + h.ordinal();
    }
}
