// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.dial;

/** Directions and distances around a point of the screen: 0 is up, left is positive, as seen from above with the front up. */
record Polar(double x, double y) {
    double angle(double px, double py) {
        return Math.atan2(x - px, y - py);
    }

    double distance(double px, double py) {
        return Math.hypot(px - x, py - y);
    }

    double x(double angle, double distance) {
        return x - distance * Math.sin(angle);
    }

    double y(double angle, double distance) {
        return y - distance * Math.cos(angle);
    }

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
