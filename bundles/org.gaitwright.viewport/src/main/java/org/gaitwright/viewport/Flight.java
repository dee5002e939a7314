// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport;

import org.gaitwright.core.math.Vec3;

/** A short way from one pose of a camera to another: begins and ends softly, turns the shorter way round. */
final class Flight {
    static final double SECONDS = 0.35;

    private final CameraPose from;
    private final CameraPose to;
    private double gone;

    /** Both poses have the same mode. */
    Flight(CameraPose from, CameraPose to) {
        this.from = from;
        this.to = to;
    }

    CameraPose destination() {
        return to;
    }

    boolean over() {
        return gone >= SECONDS;
    }

    /** Where the camera is some time later. */
    CameraPose advance(double seconds) {
        gone += seconds;
        if (over()) {
            return to;
        }
        double t = gone / SECONDS;
        double s = t * t * (3 - 2 * t);
        Vec3 target = from.target().plus(to.target().minus(from.target()).times(s));
        double turn = Math.IEEEremainder(to.yawRad() - from.yawRad(), 2 * Math.PI);
        return new CameraPose(
                to.mode(),
                target,
                from.yawRad() + s * turn,
                from.pitchRad() + s * (to.pitchRad() - from.pitchRad()),
                from.distance() * Math.pow(to.distance() / from.distance(), s));
    }
}
