// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.character;

/** What a link is in the body plan; controllers and the fall rule ask for it. */
public enum Role {
    PELVIS,
    TRUNK,
    HEAD,
    UPPER_ARM,
    LOWER_ARM,
    HAND,
    THIGH,
    SHANK,
    FOOT,
    TOES,
    OTHER;

    /** Feet and toes may carry load without it being a fall. */
    public boolean standsOnGround() {
        return this == FOOT || this == TOES;
    }
}
