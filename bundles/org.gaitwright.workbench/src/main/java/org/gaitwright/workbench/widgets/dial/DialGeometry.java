// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.dial;

import org.gaitwright.workbench.widgets.number.Quantity;

/** A dial for pushes: the front is up, and the further out the harder. */
record DialGeometry(Polar centre, double radius, Quantity force) {
    private static final double DEAD = 7;
    private static final double GRID = 5;
    private static final double FINE_GRID = 1;

    static DialGeometry in(int width, int height, Quantity force) {
        // on both sides there is room for the names of directions
        double room = Math.min(width / 2.0 - 42, height / 2.0 - 22);
        return new DialGeometry(new Polar(width / 2.0, height / 2.0), Math.max(10, room), force);
    }

    double pixels(double newtons) {
        return radius * newtons / force.maximum();
    }

    /** The push for a handle at a point; in the middle there is no force, and the direction stays {@code before}. */
    PushAim at(double px, double py, boolean fine, double before) {
        double distance = centre.distance(px, py);
        if (distance < DEAD && force.accepts(0)) {
            return new PushAim(before, 0);
        }
        double wanted = force.clamp(distance / radius * force.maximum());
        double direction = Polar.rounded(centre.angle(px, py), fine ? FINE_GRID : GRID);
        return new PushAim(direction, force.rounded(wanted, fine ? 0.1 : 1));
    }

    boolean onDial(double px, double py) {
        return centre.distance(px, py) <= radius + 14;
    }
}
