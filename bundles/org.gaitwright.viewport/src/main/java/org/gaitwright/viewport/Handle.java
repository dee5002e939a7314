// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport;

import java.util.Objects;
import org.gaitwright.core.math.Vec3;

/**
 * Something to take hold of, of the same size on the screen wherever it is.
 *
 * @param id names it in a {@link HandleDrag}; not empty, and no two handles have the same
 * @param position where it is
 * @param motion how it may be dragged
 * @param direction of the axis, or the normal of the plane; of no meaning on the ground
 * @param look its shape
 * @param ink its colour while it is neither pointed at nor dragged
 */
public record Handle(String id, Vec3 position, Motion motion, Vec3 direction, Look look, Ink ink) {
    /** How a handle may be dragged. */
    public enum Motion {
        /** To and fro along an axis. */
        ALONG,
        /** Anywhere in a plane. */
        WITHIN,
        /** Over the ground, level. */
        GROUND,
        /** Round an axis. */
        ABOUT
    }

    /** Shape of a handle. */
    public enum Look {
        KNOB,
        /** From its position along the direction. */
        ARROW,
        /** Around the direction. */
        RING
    }

    public Handle {
        Objects.requireNonNull(position, "position");
        Objects.requireNonNull(motion, "motion");
        Objects.requireNonNull(look, "look");
        Objects.requireNonNull(ink, "ink");
        if (id.isEmpty()) {
            throw new IllegalArgumentException("handle at " + position + " has an empty id; give it a name");
        }
        direction = motion == Motion.GROUND ? Vec3.Z : direction.unit();
    }

    /** An arrow along an axis. */
    public static Handle arrow(String id, Vec3 position, Vec3 axis) {
        return new Handle(id, position, Motion.ALONG, axis, Look.ARROW, Ink.HANDLE);
    }

    /** A knob that slides along an axis. */
    public static Handle knob(String id, Vec3 position, Vec3 axis) {
        return new Handle(id, position, Motion.ALONG, axis, Look.KNOB, Ink.HANDLE);
    }

    /** A knob that moves in a plane. */
    public static Handle within(String id, Vec3 position, Vec3 normal) {
        return new Handle(id, position, Motion.WITHIN, normal, Look.KNOB, Ink.HANDLE);
    }

    /** A knob that moves over the ground. */
    public static Handle onGround(String id, Vec3 position) {
        return new Handle(id, position, Motion.GROUND, Vec3.Z, Look.KNOB, Ink.HANDLE);
    }

    /** A ring that turns about an axis. */
    public static Handle ring(String id, Vec3 position, Vec3 axis) {
        return new Handle(id, position, Motion.ABOUT, axis, Look.RING, Ink.HANDLE);
    }

    public Handle withInk(Ink newInk) {
        return new Handle(id, position, motion, direction, look, newInk);
    }
}
