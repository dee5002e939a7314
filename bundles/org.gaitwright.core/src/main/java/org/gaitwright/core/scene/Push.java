// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.scene;

import java.util.Objects;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.registry.InvalidInput;

/**
 * A force from outside at the centre of mass of a body.
 *
 * @param startSeconds when it begins
 * @param durationSeconds how long it lasts
 * @param actor name of the actor; empty for the first one
 * @param body name of the link
 * @param force N, in world axes
 */
public record Push(double startSeconds, double durationSeconds, String actor, String body, Vec3 force) {
    public Push {
        Objects.requireNonNull(actor, "actor");
        Objects.requireNonNull(body, "body");
        if (!(startSeconds >= 0 && Double.isFinite(startSeconds))) {
            throw new InvalidInput("push: starts at " + startSeconds + " s; expected zero or more");
        }
        if (!(durationSeconds > 0 && Double.isFinite(durationSeconds))) {
            throw new InvalidInput("push: lasts " + durationSeconds + " s; expected more than zero");
        }
        if (!force.isFinite()) {
            throw new InvalidInput("push: force is " + force + "; expected finite newtons");
        }
    }

    /** Part of the interval [from, to) during which it acts, 0 … 1; so that its impulse does not depend on the rate. */
    public double share(double from, double to) {
        double overlap = Math.min(to, startSeconds + durationSeconds) - Math.max(from, startSeconds);
        return overlap <= 0 ? 0 : overlap / (to - from);
    }
}
