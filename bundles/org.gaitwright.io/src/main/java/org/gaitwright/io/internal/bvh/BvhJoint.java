// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.bvh;

import java.util.List;
import org.gaitwright.core.math.Vec3;

/**
 * A joint of a captured figure, or the end of a limb.
 *
 * @param name empty for an end
 * @param parent index of another one, −1 for the root; parents come first
 * @param offset from its parent, in whatever unit the file has
 * @param channels in the order of the file
 * @param first where its channels begin in a frame
 * @param line where it stands in the file
 */
record BvhJoint(String name, int parent, Vec3 offset, List<Channel> channels, int first, int line) {
    /** What a number of a frame says of a joint. */
    enum Channel {
        XPOSITION(Vec3.X, false),
        YPOSITION(Vec3.Y, false),
        ZPOSITION(Vec3.Z, false),
        XROTATION(Vec3.X, true),
        YROTATION(Vec3.Y, true),
        ZROTATION(Vec3.Z, true);

        final Vec3 axis;
        final boolean turns;

        Channel(Vec3 axis, boolean turns) {
            this.axis = axis;
            this.turns = turns;
        }
    }

    BvhJoint {
        channels = List.copyOf(channels);
    }

    boolean isEnd() {
        return name.isEmpty();
    }
}
