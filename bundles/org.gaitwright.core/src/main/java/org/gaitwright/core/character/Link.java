// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.character;

import java.util.List;
import java.util.Objects;
import org.gaitwright.core.math.Pose;

/**
 * A rigid body of a character.
 *
 * @param name unique within the character
 * @param parent index of the parent link, -1 for a link that hangs on the world; parents come first
 * @param pose where its frame stands in the parent's frame when its joints are at zero
 * @param inertia mass properties in its own frame
 * @param shapes solids fixed to it
 * @param role what it is in the body plan
 * @param side left, right or neither
 */
public record Link(String name, int parent, Pose pose, Inertia inertia, List<Shape> shapes, Role role, Side side) {
    public Link {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(pose, "pose");
        Objects.requireNonNull(inertia, "inertia");
        Objects.requireNonNull(role, "role");
        Objects.requireNonNull(side, "side");
        shapes = List.copyOf(shapes);
    }
}
