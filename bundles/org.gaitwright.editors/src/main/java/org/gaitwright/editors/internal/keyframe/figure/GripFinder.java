// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.keyframe.figure;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.gaitwright.core.character.Role;
import org.gaitwright.core.character.Side;
import org.gaitwright.editors.internal.keyframe.figure.PoseDrag.Grip;
import org.gaitwright.editors.internal.keyframe.figure.PoseDrag.Kind;

/** Where a figure can be taken: at its handles, and at each of its links. */
final class GripFinder {
    private GripFinder() {}

    /** A handle and where it is. */
    record Handle(Grip grip, double x, double z) {}

    /** Knees, ankles and toes of both legs, and the hips; what else turns is taken anywhere. */
    static List<Handle> handles(Placement at) {
        PlanarBody body = at.body();
        List<Handle> all = new ArrayList<>();
        for (int leg = 1; leg >= 0; leg--) {
            Side side = leg == 0 ? Side.LEFT : Side.RIGHT;
            PlanarBody.Leg l = body.leg(leg);
            all.add(new Handle(new Grip(Kind.TURN, l.ankle(), leg), at.toeX(side), at.toeZ(side)));
            all.add(new Handle(new Grip(Kind.ANKLE, l.hip(), leg), at.x(l.foot()), at.z(l.foot())));
            all.add(new Handle(new Grip(Kind.KNEE, l.hip(), leg), at.x(l.shank()), at.z(l.shank())));
        }
        all.add(new Handle(new Grip(Kind.HIPS, body.leg(0).hip(), 0), at.hipsX(), at.hipsZ()));
        return all;
    }

    /** What is taken at a point; the nearest handle, else the link that is in front there. */
    static Optional<Grip> at(Placement at, double x, double z, double reach) {
        Optional<Handle> nearest =
                handles(at).stream().min(Comparator.comparingDouble(h -> Math.hypot(h.x() - x, h.z() - z)));
        if (nearest.isPresent()
                && Math.hypot(nearest.get().x() - x, nearest.get().z() - z) <= reach) {
            return nearest.map(Handle::grip);
        }
        List<Integer> order = FigureOrder.backToFront(at.body());
        for (int i = order.size() - 1; i >= 0; i--) {
            int link = order.get(i);
            double[] zero = at.zero(link, x, z);
            if (at.body().outlines(link).stream().anyMatch(o -> o.holds(zero[0], zero[1], 0.3 * reach))) {
                return Optional.of(of(at.body(), link));
            }
        }
        return Optional.empty();
    }

    /** What a link does that is taken anywhere. */
    static Grip of(PlanarBody body, int link) {
        int l = link;
        // what is fixed goes with what it is fixed to
        while (body.slotOf(l) < 0) {
            l = body.parent(l);
        }
        for (int leg = 0; leg < 2; leg++) {
            PlanarBody.Leg own = body.leg(leg);
            if (l == own.thigh()) {
                return new Grip(Kind.KNEE, own.hip(), leg);
            }
            if (l == own.shank() || l == own.foot()) {
                return new Grip(Kind.ANKLE, own.hip(), leg);
            }
        }
        boolean root = l == 0;
        return root ? new Grip(Kind.LEAN, PlanarBody.TORSO, -1) : new Grip(Kind.TURN, body.slotOf(l), legOf(body, l));
    }

    /** Toes have joints in some bodies. */
    private static int legOf(PlanarBody body, int link) {
        boolean standing = body.character().links().get(link).role() == Role.TOES;
        return !standing ? -1 : body.character().links().get(link).side() == Side.LEFT ? 0 : 1;
    }
}
