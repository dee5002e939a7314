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
 * @param friction coefficient of friction of its surface
 * @param collides whether it takes part in contact
 */
public record Shape(String name, Geometry geometry, Pose pose, double friction, boolean collides) {
    public Shape {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(geometry, "geometry");
        Objects.requireNonNull(pose, "pose");
        if (!(friction >= 0 && Double.isFinite(friction))) {
            throw new IllegalArgumentException(
                    "shape '" + name + "': friction is " + friction + "; expected a coefficient of zero or more");
        }
    }
}
