// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.simbicon.internal;

import java.util.List;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.parameter.Parameter.Mirror;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterSetBuilder;

/**
 * Everything that can be tuned, declared once; bodies in a plane have less of it. All parameters are said of swing and stance, not of
 * left and right, so each mirrors to itself.
 */
final class SimbiconParameters {
    static final int MAX_STATES = 8;

    static final SimbiconParameters PLANAR = new SimbiconParameters(true);
    static final SimbiconParameters SPATIAL = new SimbiconParameters(false);

    private static final double LONGEST_STATE = 3;
    private static final double STIFFEST = 5000;
    private static final double MAX_DAMPING = 500;

    /** What holds in all states. */
    enum Whole {
        STATES("states", "", 1, MAX_STATES, 2, "Gait", "Number of states in half a cycle"),
        BLEND("blend", "s", 0, 0.5, 0, "Gait", "Time to blend the targets of one state into those of the next"),
        CONTACT_WAIT("contact.wait", "s", 0, 10, 1, "Gait", "Maximum wait for a landing after the duration of a state"),
        CONTACT_EARLY(
                "contact.early",
                "s",
                0,
                3,
                3,
                "Gait",
                "Time in half a cycle after which a landing ends it in any state"),
        CONTACT_LOAD("contact.load", "", 0, 0.5, 0.02, "Gait", "Share of the weight on a foot that counts as landing"),
        SWING_HIP_WORLD(
                "swing-hip-world",
                true,
                "Gait",
                "1: the swing hip's angle is that of the thigh in the world; 0: of the joint"),
        SWING_ANKLE_WORLD(
                "swing-ankle-world",
                false,
                "Gait",
                "1: the swing ankle's angle is that of the foot in the world; 0: of the joint"),
        FEEDBACK_TORSO(
                "feedback.torso", false, "Gait", "1: feedback uses the torso; 0: the centre of mass of the whole body"),
        ANKLE_CD(
                "ankle.cd",
                "rad/m",
                -3,
                3,
                0,
                "Gait",
                "Stance ankle, toes down, per metre that the body is ahead of it"),
        ANKLE_CV("ankle.cv", "rad s/m", -2, 2, 0, "Gait", "Stance ankle, toes down, per forward speed"),
        HURRY_RATE("hurry.rate", "", 0, 3, 0, "Hurry", "Speed-up of states when balance is in danger"),
        HURRY_STRENGTH("hurry.strength", "", 0, 3, 0, "Hurry", "Stiffening of the swing leg when balance is in danger"),
        HURRY_SPEED("hurry.speed", "m/s", -3, 5, 0, "Hurry", "Forward speed at which balance is not in danger"),
        HURRY_FORWARD(
                "hurry.forward",
                "m/s",
                0.05,
                5,
                0.5,
                "Hurry",
                "Difference from that speed at which hurrying begins; full at twice the difference"),
        HURRY_SIDE(
                "hurry.side",
                "m/s",
                0.05,
                5,
                0.4,
                "Hurry",
                "Sideways speed at which hurrying begins; full at twice the speed",
                true),
        CARRY_LOAD(
                "carry.load",
                "",
                0,
                1,
                0,
                "Gait",
                "Share of the weight on the stance foot above which the stance hip gives its full torque; 0: always"),
        CARRY_MOST(
                "carry.most",
                "N m",
                1,
                10000,
                10000,
                "Gait",
                "Maximum torque for the torso about any axis, since a leg can only brace so much"),
        CHANGE_STEPS(
                "change.steps",
                "",
                0,
                20,
                0,
                "Gait",
                "Steps of a transition from or to another gait; the larger value of both gaits counts"),
        CHANGE_REST(
                "change.rest",
                "",
                0,
                50,
                0,
                "Gait",
                "Steps in the initial gait of the run on the way between two other gaits; 0: direct"),
        START_SECONDS("start.seconds", "s", 0, 3, 0.25, "Start", "Time of standing before the first step"),
        START_LEG(Parameter.of("start.leg", "", 0, 1, 1, "First swing leg; 0: left, 1: right")
                .in("Start")
                .choosing(List.of("left", "right"))),
        ARMS_SWING("arms.swing", "", -2, 2, 0.6, "Arms", "Swing of an arm relative to that of the opposite thigh"),
        ARMS_ELBOW("arms.elbow", "rad", 0, 2.5, 0.3, "Arms", "Bend of the elbows"),
        ARMS_LEAD(
                "arms.lead",
                "s",
                0,
                0.5,
                0,
                "Arms",
                "Time by which the swing of an arm is asked for ahead of that of the thigh; shoulders lag by about kd/kp"),
        TURN_RATE("turn-rate", "rad/s", 0.05, 3, 0.6, "Gait", "Turn rate towards the heading", true),
        ANKLE_CD_ROLL(
                "ankle.cd-roll",
                "rad/m",
                -3,
                3,
                0,
                "Gait",
                "Stance ankle, inner edge down, per metre that the body is off it to the swing side",
                true),
        ANKLE_CV_ROLL(
                "ankle.cv-roll",
                "rad s/m",
                -2,
                2,
                0,
                "Gait",
                "Stance ankle, inner edge down, per speed to the swing side",
                true),
        ANKLE_ROLL_SHARE(
                "ankle.roll-share",
                "",
                0,
                2,
                0.2,
                "Gains",
                "Sideways gains of ankles, as a fraction of those forward",
                true);

        final Parameter parameter;
        final boolean inSpace;

        Whole(String key, String unit, double low, double high, double initial, String group, String help) {
            this(key, unit, low, high, initial, group, help, false);
        }

        Whole(
                String key,
                String unit,
                double low,
                double high,
                double initial,
                String group,
                String help,
                boolean inSpace) {
            parameter = new Parameter(key, unit, low, high, initial, group, Mirror.SAME, help);
            this.inSpace = inSpace;
        }

        Whole(String key, boolean initial, String group, String help) {
            this(Parameter.onOff(key, initial, help).in(group));
        }

        Whole(Parameter parameter) {
            this.parameter = parameter;
            inSpace = false;
        }
    }

    private final boolean planar;
    private final ParameterSet set;
    private final int[] whole = new int[Whole.values().length];
    private final int[] firstOfState = new int[MAX_STATES];
    private final int[] target = new int[Target.values().length];
    private final int[] gains = new int[JointGroup.values().length];

    private SimbiconParameters(boolean planar) {
        this.planar = planar;
        InitialValues initial = planar ? InitialValues.PLANAR : InitialValues.SPATIAL;
        ParameterSetBuilder list = new ParameterSetBuilder();
        for (Whole w : Whole.values()) {
            whole[w.ordinal()] = list.next();
            if (has(w)) {
                list.add(w.parameter.withInitial(initial.whole(w)));
            }
        }
        for (int i = 0; i < MAX_STATES; i++) {
            firstOfState[i] = state(list, i, initial);
        }
        for (JointGroup g : JointGroup.values()) {
            String name = "gains." + g.key;
            gains[g.ordinal()] =
                    list.add(name + ".kp", "N m/rad", 0, STIFFEST, initial.kp(g), "Gains", "Stiffness of " + g.what);
            list.add(name + ".kd", "N m s/rad", 0, MAX_DAMPING, initial.kd(g), "Gains", "Damping of " + g.what);
        }
        set = list.build();
    }

    /** Returns the index of the state's first parameter. */
    private int state(ParameterSetBuilder list, int i, InitialValues initial) {
        String name = "state." + i + ".";
        String group = "State " + i;
        int first = list.add(
                name + "seconds",
                "s",
                0,
                LONGEST_STATE,
                initial.seconds(i),
                group,
                "Duration; for a state that ends by contact: the time after which a landing counts");
        boolean contact = initial.contact(i) >= 0.5;
        list.add(Parameter.onOff(name + "contact", contact, "1: it ends when the swing foot lands; 0: by time")
                .in(group));
        for (Target t : Target.values()) {
            target[t.ordinal()] = list.next() - first;
            if (has(t)) {
                list.add(name + t.key, t.unit, -t.max, t.max, initial.target(i, t), group, t.help);
            }
        }
        return first;
    }

    /** What there is to set for a body in a plane, or in space. */
    static SimbiconParameters of(boolean planar) {
        return planar ? PLANAR : SPATIAL;
    }

    ParameterSet set() {
        return set;
    }

    boolean has(Whole w) {
        return !(planar && w.inSpace);
    }

    boolean has(Target t) {
        return !(planar && t.inSpace);
    }

    int index(Whole w) {
        return whole[w.ordinal()];
    }

    int index(int state, Target t) {
        return firstOfState[state] + target[t.ordinal()];
    }

    int seconds(int state) {
        return firstOfState[state];
    }

    int contact(int state) {
        return firstOfState[state] + 1;
    }

    int kp(JointGroup g) {
        return gains[g.ordinal()];
    }

    int kd(JointGroup g) {
        return gains[g.ordinal()] + 1;
    }
}
