// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.dial;

import org.gaitwright.workbench.widgets.number.Quantity;

/**
 * A steering pad seen from above with the character's front up: the way of the handle is the way to go. Up and to the sides
 * is forward, with a turn; the sector below is backward. On the rim is the heading alone.
 *
 * @param named whether there is room for the names of directions
 */
record PadGeometry(Polar centre, double radius, boolean named, Quantity speed) {
    /** Half of the sector that means backward. */
    static final double BACK = Math.toRadians(50);
    /** How far the ring of the heading is beyond the pad. */
    static final double RIM = 15;

    private static final int SMALL = 170;
    private static final double DEAD = 9;
    private static final double SNAP = Math.toRadians(4);

    static PadGeometry in(int width, int height, Quantity speed) {
        // on both sides there is room for the names of directions, which a small pad has not
        boolean small = Math.min(width, height) < SMALL;
        double room = small ? Math.min(width, height) / 2.0 - RIM - 9 : Math.min(width / 2.0 - 52, height / 2.0 - 34);
        return new PadGeometry(new Polar(width / 2.0, height / 2.0), Math.max(10, room), !small, speed);
    }

    /** Pixels for a metre per second. */
    double scale() {
        return radius / Math.max(1e-9, Math.max(speed.maximum(), -speed.minimum()));
    }

    boolean onRim(double px, double py) {
        double d = centre.distance(px, py);
        return d > radius + 4 && d < radius + RIM + 12;
    }

    boolean onPad(double px, double py) {
        return centre.distance(px, py) <= radius + 4;
    }

    /**
     * The course for a handle at a point, its heading being the turn from the present one. Near the middle it is a stop, near
     * straight on there is no turn; {@code fine} leaves both out.
     */
    Course at(double px, double py, boolean fine) {
        double way = centre.angle(px, py);
        double distance = centre.distance(px, py);
        if (!fine && distance < DEAD) {
            return Course.STANDING;
        }
        boolean back = speed.minimum() < 0 && Math.abs(way) > Math.PI - BACK;
        double turn = back ? Polar.wrapped(way + Math.PI) : limited(way);
        double snapped = !fine && Math.abs(turn) < SNAP ? 0 : Polar.rounded(turn, fine ? 0.5 : 1);
        double wanted = (back ? -1 : 1) * distance / scale();
        return new Course(speed.rounded(speed.clamp(wanted), fine ? 0.1 : 1), snapped);
    }

    private double limited(double way) {
        double max = speed.minimum() < 0 ? Math.PI - BACK : Math.PI;
        return Math.max(-max, Math.min(max, way));
    }

    /** The turn for a place on the rim. */
    double turnAt(double px, double py, boolean fine) {
        double way = centre.angle(px, py);
        return !fine && Math.abs(way) < SNAP ? 0 : Polar.rounded(way, fine ? 0.5 : 1);
    }

    /** Which way the handle of a course is. */
    double way(double courseSpeed, double turn) {
        return courseSpeed < 0 ? turn + Math.PI : turn;
    }

    double handleX(double courseSpeed, double turn) {
        return centre.x(way(courseSpeed, turn), Math.abs(courseSpeed) * scale());
    }

    double handleY(double courseSpeed, double turn) {
        return centre.y(way(courseSpeed, turn), Math.abs(courseSpeed) * scale());
    }
}
