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
 * @param shapes solids fixed to it, which may touch others
 * @param skin what it looks like, if that is not its shapes; touches nothing and has no mass
 * @param role what it is in the body plan
 * @param side left, right or neither
 */
public record Link(
        String name,
        int parent,
        Pose pose,
        Inertia inertia,
        List<Shape> shapes,
        List<Shape> skin,
        Role role,
        Side side) {
    public Link {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(pose, "pose");
        Objects.requireNonNull(inertia, "inertia");
        Objects.requireNonNull(role, "role");
        Objects.requireNonNull(side, "side");
        shapes = List.copyOf(shapes);
        skin = List.copyOf(skin);
    }

    /** One that looks like its shapes. */
    public Link(String name, int parent, Pose pose, Inertia inertia, List<Shape> shapes, Role role, Side side) {
        this(name, parent, pose, inertia, shapes, List.of(), role, side);
    }

    /** What is drawn of it. */
    public List<Shape> drawn() {
        return skin.isEmpty() ? shapes : skin;
    }

    /** The same with other mass properties. */
    public Link with(Inertia other) {
        return new Link(name, parent, pose, other, shapes, skin, role, side);
    }
}
