// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.mjcf;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** The attributes that are read, and why others are not. */
final class Vocabulary {
    static final Set<String> BODY =
            Set.of("name", "childclass", "pos", "quat", "axisangle", "xyaxes", "zaxis", "euler");
    static final Set<String> INERTIAL =
            Set.of("pos", "quat", "axisangle", "xyaxes", "zaxis", "euler", "mass", "diaginertia", "fullinertia");
    static final Set<String> FREEJOINT = Set.of("name");
    static final Set<String> JOINT = Set.of(
            "name",
            "class",
            "type",
            "pos",
            "axis",
            "limited",
            "range",
            "stiffness",
            "springref",
            "ref",
            "armature",
            "damping");
    static final Set<String> GEOM = Set.of(
            "name",
            "class",
            "type",
            "size",
            "pos",
            "quat",
            "axisangle",
            "xyaxes",
            "zaxis",
            "euler",
            "fromto",
            "contype",
            "conaffinity",
            "condim",
            "friction",
            "mass",
            "density",
            "group",
            "mesh");
    static final Set<String> SITE =
            Set.of("name", "class", "pos", "quat", "axisangle", "xyaxes", "zaxis", "euler", "fromto");
    static final Set<String> PAIR = Set.of("name", "class", "geom1", "geom2", "condim", "friction");
    static final Set<String> EXCLUDE = Set.of("name", "body1", "body2");
    static final Set<String> KEY = Set.of("name", "qpos");
    static final Set<String> ACTUATOR = Set.of(
            "name",
            "class",
            "joint",
            "jointinparent",
            "gear",
            "ctrllimited",
            "ctrlrange",
            "forcelimited",
            "forcerange",
            "gaintype",
            "gainprm",
            "biastype",
            "dyntype");

    static final Map<String, String> WHY = new HashMap<>();

    static {
        why("it is only visual; the view has its own colours", "rgba", "material", "group", "type", "size");
        why(
                "the scene defines contact and limits",
                "solref",
                "solimp",
                "solmix",
                "margin",
                "gap",
                "priority",
                "solreflimit",
                "solimplimit",
                "solreffriction",
                "solimpfriction");
        why("dry friction of joints is unsupported; damping is read", "frictionloss");
        why("give stiffness and damping instead", "springdamper");
        why("controllers set their own gains", "kp", "kv", "biasprm");
        why("fluids are unsupported", "fluidshape", "fluidcoef");
        why("hollow solids are unsupported", "shellinertia");
        why("a body without joints stays where it is", "mocap");
        why("a keyframe is a pose; time, speeds and controls are the scene's", "time", "qvel", "act", "ctrl");
        why("it is unknown or unsupported", "");
    }

    private Vocabulary() {}

    private static void why(String reason, String... attributes) {
        for (String a : attributes) {
            WHY.put(a, reason);
        }
    }

    /** The attributes that are read of an element that has defaults; null for other elements. */
    static Set<String> ofDefault(String element) {
        return switch (element) {
            case "joint" -> JOINT;
            case "geom" -> GEOM;
            case "site" -> SITE;
            case "pair" -> PAIR;
            default -> Actuators.NAMES.contains(element) ? ACTUATOR : null;
        };
    }
}
