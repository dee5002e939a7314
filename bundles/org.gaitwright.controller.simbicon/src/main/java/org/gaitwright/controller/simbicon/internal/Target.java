// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.simbicon.internal;

/**
 * What a state asks for. Angles have the signs of [Yin 2007] and [Thachuk 2018, Table 3]: positive turns the lower end of a part
 * forward. So a hip flexes with a positive angle, a knee with a negative one, toes go up with a positive one and a torso leans
 * forward with a negative one; coordinates of joints are the other way round. Roll is counted towards the side of the swing
 * leg.
 */
enum Target {
    TORSO("torso", "rad", 1.2, "Pitch of the torso in the world, leaning back positive", false),
    SWING_HIP("swing-hip", "rad", 2, "Swing thigh, forward positive, before feedback", false),
    SWING_KNEE("swing-knee", "rad", 2.6, "Swing knee; negative bends a human knee", false),
    SWING_ANKLE("swing-ankle", "rad", 1.6, "Swing ankle or foot, toes up positive", false),
    STANCE_KNEE("stance-knee", "rad", 2.6, "Stance knee; negative bends a human knee", false),
    STANCE_ANKLE("stance-ankle", "rad", 1.6, "Stance ankle, toes up positive, before feedback", false),
    CD("cd", "rad/m", 5, "Swing hip per metre that the body is ahead of the stance ankle", false),
    CV("cv", "rad s/m", 2, "Swing hip per forward speed", false),
    TORSO_ROLL("torso-roll", "rad", 0.6, "Roll of the torso in the world, leaning to the swing side positive", true),
    SWING_HIP_ROLL("swing-hip-roll", "rad", 1, "Swing thigh sideways, outward positive, before feedback", true),
    CD_ROLL(
            "cd-roll",
            "rad/m",
            5,
            "Swing hip sideways per metre that the body is off the stance ankle towards the swing side",
            true),
    CV_ROLL("cv-roll", "rad s/m", 2, "Swing hip sideways per speed towards the swing side", true);

    final String key;
    final String unit;
    /** Greatest magnitude. */
    final double max;

    final String help;
    /** Whether it is for bodies in space alone. */
    final boolean inSpace;

    Target(String key, String unit, double max, String help, boolean inSpace) {
        this.key = key;
        this.unit = unit;
        this.max = max;
        this.help = help;
        this.inSpace = inSpace;
    }
}
