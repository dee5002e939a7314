// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport;

/** Views of a character as it stands or walks. */
public enum StandardView {
    /** Face to face. */
    FRONT(0, 0),
    BEHIND(Math.PI, 0),
    /** From its left: it goes to the left of the picture. */
    LEFT(Math.PI / 2, 0),
    /** From its right: it goes to the right of the picture. */
    RIGHT(-Math.PI / 2, 0),
    /** From above: it goes to the top of the picture. */
    TOP(Math.PI, Math.PI / 2);

    private final double yaw;
    private final double pitch;

    StandardView(double yaw, double pitch) {
        this.yaw = yaw;
        this.pitch = pitch;
    }

    /** From the heading of the character to the eye. */
    double yaw() {
        return yaw;
    }

    double pitch() {
        return pitch;
    }
}
