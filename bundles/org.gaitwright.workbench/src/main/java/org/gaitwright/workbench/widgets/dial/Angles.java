// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.dial;

/** Angles in radians. */
final class Angles {
    private Angles() {}

    /** The same direction within (−π, π]. */
    static double wrapped(double angle) {
        double turns = Math.ceil((angle - Math.PI) / (2 * Math.PI));
        double wrapped = angle - turns * 2 * Math.PI;
        return wrapped <= -Math.PI ? Math.PI : wrapped;
    }

    /** The nearest multiple of so many degrees. */
    static double rounded(double angle, double degrees) {
        return Math.toRadians(Math.rint(Math.toDegrees(angle) / degrees) * degrees);
    }
}
