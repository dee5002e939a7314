// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.character;

import java.util.Objects;
import org.gaitwright.core.math.Pose;

/**
 * A solid fixed to a link, for contact and for the eye.
 *
 * @param name its name, may be empty
 * @param geometry the solid
 * @param pose where it stands in the link's frame
 * @param surface how it touches others
 */
public record Shape(String name, Geometry geometry, Pose pose, Surface surface) {
    public Shape {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(geometry, "geometry");
        Objects.requireNonNull(pose, "pose");
        Objects.requireNonNull(surface, "surface");
    }

    /** A shape that touches everything, or nothing. */
    public Shape(String name, Geometry geometry, Pose pose, double friction, boolean collides) {
        this(name, geometry, pose, collides ? Surface.of(friction) : Surface.NONE);
    }

    public double friction() {
        return surface.friction();
    }

    public boolean collides() {
        return surface.collides();
    }
}
