// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.character;

import java.util.Objects;
import org.gaitwright.core.math.Pose;

/** A named frame on a link that controllers steer or people attach to: a palm, a toe tip, a sensor. */
public record EndEffector(String name, int link, Pose pose) {
    public EndEffector {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(pose, "pose");
    }
}
