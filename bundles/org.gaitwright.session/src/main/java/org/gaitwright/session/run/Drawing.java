// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.run;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.controller.Sketch;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Vec3;

/**
 * What controllers had in mind at a moment.
 *
 * @param items in the order in which they were drawn
 */
public record Drawing(List<Item> items) {
    public static final Drawing NOTHING = new Drawing(List.of());

    public Drawing {
        items = List.copyOf(items);
    }

    /** One thing that was drawn. */
    public sealed interface Item permits Footstep, Path, Point, Wish, Realised, Held, Frame {}

    public record Footstep(Side side, Vec3 at, double yaw, double length, double width) implements Item {}

    public record Path(String what, List<Vec3> points) implements Item {
        public Path {
            points = List.copyOf(points);
        }
    }

    public record Point(String what, Vec3 at) implements Item {}

    public record Wish(String what, Vec3 at, Vec3 newtons) implements Item {}

    public record Realised(String what, Vec3 at, Vec3 newtons) implements Item {}

    public record Held(String what, Vec3 at) implements Item {}

    public record Frame(String what, Pose pose) implements Item {}

    /** Collects a drawing. */
    public static final class Sheet implements Sketch {
        private final List<Item> items = new ArrayList<>();

        @Override
        public void footstep(Side side, Vec3 at, double yaw, double length, double width) {
            items.add(new Footstep(side, at, yaw, length, width));
        }

        @Override
        public void path(String what, List<Vec3> points) {
            items.add(new Path(what, points));
        }

        @Override
        public void point(String what, Vec3 at) {
            items.add(new Point(what, at));
        }

        @Override
        public void force(String what, Vec3 at, Vec3 newtons) {
            items.add(new Wish(what, at, newtons));
        }

        @Override
        public void realised(String what, Vec3 at, Vec3 newtons) {
            items.add(new Realised(what, at, newtons));
        }

        @Override
        public void held(String what, Vec3 at) {
            items.add(new Held(what, at));
        }

        @Override
        public void frame(String what, Pose pose) {
            items.add(new Frame(what, pose));
        }

        public Drawing drawing() {
            return items.isEmpty() ? NOTHING : new Drawing(items);
        }
    }
}
