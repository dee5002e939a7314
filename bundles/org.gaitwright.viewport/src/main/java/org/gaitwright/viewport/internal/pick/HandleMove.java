// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.pick;

import org.gaitwright.core.math.Vec3;
import org.gaitwright.viewport.Handle;

/**
 * A drag of a handle: turns places of the picture into how far the handle has moved. Adds up moves, so that going fine and
 * back makes no jump, and so that the camera may move meanwhile.
 */
public final class HandleMove {
    private static final double FINE = 0.1;
    /** An axis that points at the eye more than this is dragged by going up and down: sine of the angle. */
    private static final double SLIMMEST = 0.12;
    /** A plane seen flatter than this is not dragged along any farther. */
    private static final double FARTHEST_M = 200;

    private final Handle handle;
    private double lastX;
    private double lastY;
    private Vec3 move = Vec3.ZERO;
    private double amount;

    public HandleMove(Handle handle, double x, double y) {
        this.handle = handle;
        lastX = x;
        lastY = y;
    }

    public Handle handle() {
        return handle;
    }

    /** From where the drag began, m; zero about an axis. */
    public Vec3 move() {
        return move;
    }

    /** Metres along the axis, radians about it, or the length of the move. */
    public double amount() {
        return amount;
    }

    /** Goes on to a place of the picture. */
    public void to(Sight sight, double x, double y, boolean fine) {
        double share = fine ? FINE : 1;
        switch (handle.motion()) {
            case ALONG -> {
                amount += share * along(sight, x, y);
                move = handle.direction().times(amount);
            }
            case ABOUT -> amount += share * about(sight, x, y);
            case WITHIN, GROUND -> {
                move = move.plus(within(sight, x, y).times(share));
                amount = move.norm();
            }
        }
        lastX = x;
        lastY = y;
    }

    private double along(Sight sight, double x, double y) {
        Vec3 at = handle.position().plus(move);
        Vec3 towards = at.minus(sight.eye()).unit();
        Vec3 axis = handle.direction();
        if (axis.cross(towards).norm() < SLIMMEST) {
            return (lastY - y) * sight.metresPerPoint(at);
        }
        return onAxis(sight.ray(x, y), at, axis) - onAxis(sight.ray(lastX, lastY), at, axis);
    }

    /** Where on an axis the point nearest to a ray is. */
    private static double onAxis(Ray ray, Vec3 origin, Vec3 axis) {
        // (o + s d - p - t a) is at right angles to both d and a
        Vec3 w = origin.minus(ray.origin());
        double b = axis.dot(ray.direction());
        double t = (b * ray.direction().dot(w) - axis.dot(w)) / Math.max(1e-6, 1 - b * b);
        return Math.max(-FARTHEST_M, Math.min(FARTHEST_M, t));
    }

    private Vec3 within(Sight sight, double x, double y) {
        Vec3 at = handle.position().plus(move);
        double before = sight.ray(lastX, lastY).toPlane(at, handle.direction());
        double after = sight.ray(x, y).toPlane(at, handle.direction());
        if (!(before < FARTHEST_M && after < FARTHEST_M)) {
            return Vec3.ZERO;
        }
        return sight.ray(x, y).at(after).minus(sight.ray(lastX, lastY).at(before));
    }

    /** As the cursor goes round the middle of the ring; seen from its edge, as it goes along. */
    private double about(Sight sight, double x, double y) {
        Vec3 towards = sight.eye().minus(handle.position()).unit();
        double facing = handle.direction().dot(towards);
        Vec3 middle = sight.place(handle.position());
        if (Math.abs(facing) > 2 * SLIMMEST) {
            double before = Math.atan2(middle.y() - lastY, lastX - middle.x());
            double after = Math.atan2(middle.y() - y, x - middle.x());
            return Math.signum(facing) * Math.IEEEremainder(after - before, 2 * Math.PI);
        }
        // the near side of the ring moves along axis × towards the eye
        Vec3 tangent = handle.direction().cross(towards);
        double px = tangent.dot(sight.right());
        double py = -tangent.dot(sight.up());
        return ((x - lastX) * px + (y - lastY) * py) / HandleShapes.RING;
    }
}
