// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport;

import java.util.List;
import java.util.Objects;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Vec3;

/**
 * Something drawn into the scene that is no body: forces, paths, plans. Positions are in the world, in metres; widths in
 * pixels grow with the zoom of the monitor. A mark that is nowhere, with a coordinate that is not finite, is not drawn.
 *
 * <p>Areas and footprints are hidden by what is in front of them; arrows and lines shine faintly through it; dots, arcs, axes
 * and labels are on top of everything.
 */
public sealed interface Mark {
    /** A solid arrow from a point along a vector. */
    record Arrow(Vec3 foot, Vec3 vector, Ink ink) implements Mark {
        public Arrow {
            Objects.requireNonNull(foot, "foot");
            Objects.requireNonNull(vector, "vector");
            Objects.requireNonNull(ink, "ink");
        }
    }

    /** A line through points. */
    record Line(List<Vec3> points, Ink ink, double widthPixels, boolean dashed) implements Mark {
        public Line {
            points = List.copyOf(points);
            Objects.requireNonNull(ink, "ink");
            positive("line", "width in pixels", widthPixels);
        }

        public Line(List<Vec3> points, Ink ink) {
            this(points, ink, 2, false);
        }
    }

    /** A flat polygon, filled faintly; it may be concave, but its border must not cross itself. */
    record Area(List<Vec3> corners, Ink ink) implements Mark {
        public Area {
            corners = List.copyOf(corners);
            Objects.requireNonNull(ink, "ink");
        }
    }

    /**
     * The outline of a foot on the ground.
     *
     * @param position middle of the sole
     * @param yawRad where the toes point, counter-clockwise from x
     * @param side which foot it looks like; {@code CENTRE} is the same on both sides
     */
    record Footprint(Vec3 position, double yawRad, double length, double width, Side side, Ink ink) implements Mark {
        public Footprint {
            Objects.requireNonNull(position, "position");
            Objects.requireNonNull(side, "side");
            Objects.requireNonNull(ink, "ink");
            positive("footprint", "length", length);
            positive("footprint", "width", width);
        }

        public Footprint(Vec3 position, double yawRad, double length, double width, Ink ink) {
            this(position, yawRad, length, width, Side.CENTRE, ink);
        }
    }

    /** A disc that faces the eye. */
    record Dot(Vec3 position, double radiusPixels, Ink ink) implements Mark {
        public Dot {
            Objects.requireNonNull(position, "position");
            Objects.requireNonNull(ink, "ink");
            positive("dot", "radius in pixels", radiusPixels);
        }
    }

    /** The axes of a frame: x red, y green, z blue. */
    record Axes(Pose pose, double size) implements Mark {
        public Axes {
            Objects.requireNonNull(pose, "pose");
            positive("axes", "size", size);
        }
    }

    /** A line of text beside a point. */
    record Label(Vec3 position, String text, Ink ink) implements Mark {
        public Label {
            Objects.requireNonNull(position, "position");
            Objects.requireNonNull(text, "text");
            Objects.requireNonNull(ink, "ink");
        }
    }

    /**
     * An arrow bent around an axis, for the torque of a joint.
     *
     * @param share torque over its limit, from -1 to 1; its sign is that of the turn about the axis
     */
    record TorqueArc(Vec3 position, Vec3 axis, double share, Ink ink) implements Mark {
        public TorqueArc {
            Objects.requireNonNull(position, "position");
            Objects.requireNonNull(axis, "axis");
            Objects.requireNonNull(ink, "ink");
        }

        public TorqueArc(Vec3 position, Vec3 axis, double share) {
            this(position, axis, share, Ink.TORQUE);
        }
    }

    private static void positive(String what, String which, double value) {
        if (!(value > 0)) {
            throw new IllegalArgumentException(what + ": " + which + " is " + value + "; expected a positive number");
        }
    }
}
