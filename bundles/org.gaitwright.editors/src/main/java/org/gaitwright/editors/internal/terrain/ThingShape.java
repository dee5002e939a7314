// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.terrain;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.terrain.Thing;

/** Where a thing is and where it can be taken hold of; what becomes of it when somebody does. */
record ThingShape(Thing thing, Vec3 ahead, Vec3 aside) {
    private static final double NEAR = 0.02;
    private static final double TURN_DEG = 1;
    private static final double GRID = 100;

    /** What can be dragged of a thing. */
    enum Grip {
        PLACE,
        TURN,
        LENGTH,
        WIDTH,
        HEIGHT
    }

    static ThingShape of(Thing thing) {
        double c = Math.cos(thing.yaw());
        double s = Math.sin(thing.yaw());
        return new ThingShape(thing, new Vec3(c, s, 0), new Vec3(-s, c, 0));
    }

    boolean covers(double x, double y) {
        Vec3 to = new Vec3(x - thing.x(), y - thing.y(), 0);
        return Math.abs(to.dot(ahead)) <= thing.length() / 2 + NEAR
                && Math.abs(to.dot(aside)) <= thing.width() / 2 + NEAR;
    }

    /** How far its top is above the ground; below zero for a gap. */
    double rise() {
        return switch (thing.kind()) {
            case BOX -> thing.get("height");
            case STAIRS -> thing.steps() * thing.get("rise");
            case GAP -> -thing.get("depth");
        };
    }

    /** Corners of its footprint. */
    List<Vec3> corners(double z) {
        Vec3 l = ahead.times(thing.length() / 2);
        Vec3 w = aside.times(thing.width() / 2);
        Vec3 m = new Vec3(thing.x(), thing.y(), z);
        return List.of(
                m.plus(l).plus(w),
                m.minus(l).plus(w),
                m.minus(l).minus(w),
                m.plus(l).minus(w));
    }

    /** Where a grip is. */
    Vec3 grip(Grip grip, double ground) {
        double top = ground + Math.max(0, rise());
        Vec3 middle = new Vec3(thing.x(), thing.y(), top);
        return switch (grip) {
            case PLACE, TURN -> middle;
            case LENGTH -> middle.plus(ahead.times(thing.length() / 2));
            case WIDTH -> middle.plus(aside.times(thing.width() / 2));
            case HEIGHT -> new Vec3(thing.x(), thing.y(), ground + rise());
        };
    }

    /**
     * The thing after a drag. Its middle stays where it is, so that a side that is pulled takes the other one along.
     *
     * @param move of the grip, m
     * @param amount the same along the axis of the grip, m, or about it, rad
     */
    Thing dragged(Grip grip, Vec3 move, double amount) {
        return switch (grip) {
            case PLACE -> thing.at(round(thing.x() + move.x()), round(thing.y() + move.y()), thing.yaw());
            case TURN -> thing.at(thing.x(), thing.y(), turned(thing.yaw() + amount));
            case LENGTH -> length(thing.length() + 2 * amount);
            case WIDTH -> with("width", thing.width() + 2 * amount);
            case HEIGHT -> height(amount);
        };
    }

    private static double turned(double yaw) {
        double deg = Math.toDegrees(yaw);
        double whole = Math.rint(deg / TURN_DEG) * TURN_DEG;
        return Math.toRadians(whole - 360 * Math.rint(whole / 360));
    }

    private Thing length(double wanted) {
        if (thing.kind() != Thing.Kind.STAIRS) {
            return with("length", wanted);
        }
        int runs = thing.flights() * (thing.steps() - 1);
        return runs == 0 ? with("landing", wanted) : with("run", (wanted - thing.get("landing")) / runs);
    }

    private Thing height(double amount) {
        return switch (thing.kind()) {
            case BOX -> with("height", thing.get("height") + amount);
            case STAIRS -> with("rise", thing.get("rise") + amount / thing.steps());
            case GAP -> with("depth", thing.get("depth") + amount);
        };
    }

    /** The same with another value, held within its range and rounded to centimetres. */
    private Thing with(String name, double value) {
        Parameter p = thing.kind().parameters().get(thing.kind().parameters().indexOf(name));
        double held = Math.max(p.minimum(), Math.min(p.maximum(), round(value)));
        Map<String, Double> size = new LinkedHashMap<>(thing.size().asMap());
        size.put(name, held);
        return Thing.of(thing.kind(), thing.x(), thing.y(), thing.yaw(), size);
    }

    static double round(double v) {
        return Math.rint(v * GRID) / GRID;
    }
}
