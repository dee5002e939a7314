// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.controller;

import java.util.List;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Vec3;

/** Takes what a controller has in mind, in world coordinates, to be drawn over the scene. */
public interface Sketch {
    /** Where a foot is to be set down: its centre on the ground, its direction (rad) and size (m). */
    void footstep(Side side, Vec3 at, double yaw, double length, double width);

    /** A way that something is to take, such as "swing foot". */
    void path(String what, List<Vec3> points);

    /** A place of interest, such as "capture point". */
    void point(String what, Vec3 at);

    /** A force that it wants at a point, N, beside those that there are. */
    void force(String what, Vec3 at, Vec3 newtons);

    /** A force that its torques make at a point, N, where it would like another one. */
    void realised(String what, Vec3 at, Vec3 newtons);

    /** A place at which it takes the ground to hold it. */
    void held(String what, Vec3 at);

    /** A frame that it goes by, such as "character". */
    void frame(String what, Pose pose);
}
