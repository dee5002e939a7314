// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.character;

import java.util.List;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Vec3;

/**
 * Where a part is in the world, and where its handles are.
 *
 * @param start where it hangs on its parent
 * @param end where its length ends
 * @param along unit direction of its length there
 * @param middle of its first link
 * @param across unit direction away from the body
 * @param radius half of how thick it is, m; NaN without shapes
 */
record PartPlace(Vec3 start, Vec3 end, Vec3 along, Vec3 middle, Vec3 across, double radius) {
    private static final double HALF = 0.5;

    /**
     * @param zero frames of all links when the joints are at zero
     * @param now frames of all links as they are drawn
     */
    static PartPlace of(CharacterModel c, BodyPart part, List<Pose> zero, List<Pose> now) {
        int first = part.links().get(0);
        int last = part.links().get(part.links().size() - 1);
        LinkAxis begins = LinkAxis.of(c, first, zero.get(first));
        LinkAxis ends = LinkAxis.of(c, last, zero.get(last));
        Pose frame = now.get(first);
        Vec3 middle = frame.transform(middle(c, first, begins));
        return new PartPlace(
                frame.transform(begins.from()),
                now.get(last).transform(end(c, last, ends)),
                now.get(last).orientation().rotate(ends.direction()),
                middle,
                outward(begins, frame, part.side()),
                Measures.of(c, part, zero).radius());
    }

    /** On the axis through the shapes, which need not be that through the joint. */
    private static Vec3 middle(CharacterModel c, int link, LinkAxis axis) {
        Vec3 at = Vec3.ZERO;
        for (Vec3 a : List.of(Vec3.X, Vec3.Y, Vec3.Z)) {
            Extent e = Extent.of(c.links().get(link).shapes(), Pose.IDENTITY, a);
            double where = e.isEmpty() ? axis.from().dot(a) : (e.low() + e.high()) * HALF;
            at = at.plus(a.times(where));
        }
        return at;
    }

    private static Vec3 end(CharacterModel c, int link, LinkAxis axis) {
        Vec3 middle = middle(c, link, axis);
        double along = axis.from().dot(axis.direction()) + axis.end();
        return middle.plus(axis.direction().times(along - middle.dot(axis.direction())));
    }

    /** The way across that leads most away from the other side; forwards for what is in the middle. */
    private static Vec3 outward(LinkAxis axis, Pose frame, Side side) {
        Vec3 wanted = side == Side.LEFT ? Vec3.Y : side == Side.RIGHT ? Vec3.Y.times(-1) : Vec3.X;
        Vec3 best = Vec3.ZERO;
        for (Vec3 a : axis.across()) {
            Vec3 world = frame.orientation().rotate(a);
            Vec3 turned = world.dot(wanted) < 0 ? world.times(-1) : world;
            best = best.norm() == 0 || turned.dot(wanted) > best.dot(wanted) ? turned : best;
        }
        return best;
    }

    /** Where its surface is, to the side. */
    Vec3 surface() {
        return middle.plus(across.times(radius));
    }
}
