// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.simbicon.internal;

import org.gaitwright.core.character.Role;

/** Joints that share their gains. */
enum JointGroup {
    TORSO("torso", "the torso, in the world"),
    HIP("hip", "the swing hip"),
    KNEE("knee", "the knees"),
    ANKLE("ankle", "the ankles"),
    TOES("toes", "the toes"),
    BACK("back", "the back"),
    HEAD("head", "the neck"),
    SHOULDER("shoulder", "the shoulders"),
    ELBOW("elbow", "elbows and wrists");

    final String key;
    final String what;

    JointGroup(String key, String what) {
        this.key = key;
        this.what = what;
    }

    /** The group of a link's joints, by the link's part in the body. */
    static JointGroup of(Role role) {
        return switch (role) {
            case THIGH -> HIP;
            case SHANK -> KNEE;
            case FOOT -> ANKLE;
            case TOES -> TOES;
            case HEAD -> HEAD;
            case UPPER_ARM -> SHOULDER;
            case LOWER_ARM, HAND -> ELBOW;
            default -> BACK;
        };
    }
}
