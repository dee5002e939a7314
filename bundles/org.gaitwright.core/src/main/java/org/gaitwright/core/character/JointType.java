// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.character;

/** Kinds of joint and their coordinates. A link without a joint is fixed to its parent. */
public enum JointType {
    /** Position x, y, z and quaternion w, x, y, z in the world; velocity linear in world axes, angular in link axes. */
    FREE(7, 6),
    /** Quaternion w, x, y, z; angular velocity in link axes. */
    BALL(4, 3),
    /** Angle about the axis. */
    HINGE(1, 1),
    /** Distance along the axis. */
    SLIDE(1, 1);

    private final int positions;
    private final int velocities;

    JointType(int positions, int velocities) {
        this.positions = positions;
        this.velocities = velocities;
    }

    /** Number of position coordinates. */
    public int positions() {
        return positions;
    }

    /** Number of degrees of freedom. */
    public int velocities() {
        return velocities;
    }
}
