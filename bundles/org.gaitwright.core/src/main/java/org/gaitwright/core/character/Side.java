// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.character;

/** Which side of the sagittal plane something belongs to. */
public enum Side {
    LEFT,
    RIGHT,
    CENTRE;

    public Side mirror() {
        return switch (this) {
            case LEFT -> RIGHT;
            case RIGHT -> LEFT;
            case CENTRE -> CENTRE;
        };
    }
}
