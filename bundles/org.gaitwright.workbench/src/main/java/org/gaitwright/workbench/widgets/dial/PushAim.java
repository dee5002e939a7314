// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.dial;

/**
 * Which way and how hard to push.
 *
 * @param direction where the push goes, in radians within (−π, π], relative to the character: 0 is forward, left is
 *     positive
 * @param force in newtons
 */
public record PushAim(double direction, double force) {
    public PushAim {
        if (!Double.isFinite(direction) || !(force >= 0) || Double.isInfinite(force)) {
            throw new IllegalArgumentException("push of " + force + " N towards " + direction
                    + " rad is invalid; give a finite direction and a force of 0 N or more");
        }
        direction = Polar.wrapped(direction);
    }
}
