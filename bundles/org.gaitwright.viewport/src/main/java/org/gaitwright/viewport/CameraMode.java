// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport;

/** How a camera moves by itself. */
public enum CameraMode {
    /** Goes with its subject and trails it softly. */
    FOLLOW,
    /** Stays where it was put. */
    ORBIT,
    /** Stays where it is and turns to keep its subject in the middle. */
    FIXED
}
