// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport;

import org.gaitwright.core.math.Vec3;

/**
 * Told when a user drags a body with Ctrl held down. What that does to the body is the listener's affair; so is showing it, for
 * example by an {@link Mark.Arrow}. After {@link #begin}, there are any number of {@link #move}, then one {@link #end} or
 * {@link #cancel}.
 */
public interface GrabListener {
    /** What a drag is for. */
    enum Kind {
        /** With the right button. */
        PUSH,
        /** With the left button. */
        TWIST
    }

    void begin(Pick pick, Kind kind);

    /**
     * Called when the mouse has moved, and when the same drag has come to point elsewhere because the body or the camera has
     * moved.
     *
     * @param drag from where the body was grabbed to the cursor, in the plane through the grabbed point that faces the camera,
     *     in the world, m. The axis of a twist that rolls the body along with the cursor is this crossed with the camera's
     *     {@link Camera#forward forward}
     * @param pixels the same on the screen
     */
    void move(Vec3 drag, double pixels);

    /** The button was released. */
    void end();

    /** The user thought better of it: Esc, or the world has changed. */
    void cancel();
}
