// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.pick;

import java.util.List;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.viewport.Handle;

/** Which handle is under the cursor. All sizes are in points of the monitor. */
public final class HandleShapes {
    public static final double KNOB = 6.5;
    public static final double ARROW = 46;
    /** An arrow begins this far from its position. */
    public static final double ARROW_START = 7;

    public static final double RING = 42;
    public static final int RING_STEPS = 48;
    /** A miss by this much still counts. */
    private static final double REACH = 6;

    private HandleShapes() {}

    /** The handle under a place of the picture, the nearest to the eye if there are several; null if there is none. */
    public static Handle at(List<Handle> handles, Sight sight, double x, double y) {
        Handle found = null;
        double nearest = Double.POSITIVE_INFINITY;
        for (int i = 0; i < handles.size(); i++) {
            Handle handle = handles.get(i);
            double depth = sight.depth(handle.position());
            if (depth > 0 && depth < nearest && touches(handle, sight, x, y)) {
                nearest = depth;
                found = handle;
            }
        }
        return found;
    }

    private static boolean touches(Handle handle, Sight sight, double x, double y) {
        Vec3 p = handle.position();
        return switch (handle.look()) {
            case KNOB -> distance(sight.place(p), x, y) <= KNOB + REACH;
            case ARROW -> {
                double metres = sight.metresPerPoint(p);
                Vec3 from = p.plus(handle.direction().times(ARROW_START * metres));
                Vec3 to = p.plus(handle.direction().times((ARROW_START + ARROW) * metres));
                yield distance(sight.place(from), sight.place(to), x, y) <= REACH + 2;
            }
            case RING -> touchesRing(handle, sight, x, y);
        };
    }

    private static boolean touchesRing(Handle handle, Sight sight, double x, double y) {
        double radius = RING * sight.metresPerPoint(handle.position());
        Vec3 u = across(handle.direction());
        Vec3 v = handle.direction().cross(u);
        Vec3 before = sight.place(onRing(handle.position(), u, v, radius, 0));
        for (int i = 1; i <= RING_STEPS; i++) {
            Vec3 after = sight.place(onRing(handle.position(), u, v, radius, i));
            if (distance(before, after, x, y) <= REACH) {
                return true;
            }
            before = after;
        }
        return false;
    }

    public static Vec3 onRing(Vec3 middle, Vec3 u, Vec3 v, double radius, int step) {
        double angle = 2 * Math.PI * step / RING_STEPS;
        return middle.plus(u.times(radius * Math.cos(angle))).plus(v.times(radius * Math.sin(angle)));
    }

    /** Any direction across an axis, of length 1. */
    public static Vec3 across(Vec3 axis) {
        Vec3 reference = Math.abs(axis.z()) < 0.9 ? Vec3.Z : Vec3.X;
        return reference.minus(axis.times(reference.dot(axis))).unit();
    }

    private static double distance(Vec3 place, double x, double y) {
        return Math.hypot(place.x() - x, place.y() - y);
    }

    /** From a place to a line between two others. */
    private static double distance(Vec3 a, Vec3 b, double x, double y) {
        double dx = b.x() - a.x();
        double dy = b.y() - a.y();
        double length = dx * dx + dy * dy;
        double t = length < 1e-9 ? 0 : ((x - a.x()) * dx + (y - a.y()) * dy) / length;
        double s = Math.max(0, Math.min(1, t));
        return Math.hypot(a.x() + s * dx - x, a.y() + s * dy - y);
    }
}
