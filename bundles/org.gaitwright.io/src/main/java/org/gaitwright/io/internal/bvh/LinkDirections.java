// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.bvh;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.Link;
import org.gaitwright.core.character.PlanarLinks;
import org.gaitwright.core.character.Role;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.math.Vec3;

/**
 * Where {@link PlanarLinks} point with all joints at zero. Angles are those from z that turning about y makes larger, so x is at π/2. Slots are those of
 * {@code StanceJoint}. Immutable.
 */
final class LinkDirections {
    private final CharacterModel character;
    private final PlanarLinks links;

    LinkDirections(CharacterModel c) {
        character = c;
        links = new PlanarLinks(c);
    }

    int count() {
        return links.slots().size();
    }

    String name(int slot) {
        return links.slots().get(slot).name();
    }

    Role role(int slot) {
        return link(slot).role();
    }

    Side side(int slot) {
        return link(slot).side();
    }

    private Link link(int slot) {
        return character.links().get(links.link(slot));
    }

    /** The slot of the other side; itself if there is none. */
    int other(int slot) {
        return links.other(slot);
    }

    /** The slot whose link carries this one; −1 for the root. */
    int parent(int slot) {
        int l = link(slot).parent();
        while (l >= 0 && links.slot(l) < 0) {
            l = links.parent(l);
        }
        return l < 0 ? -1 : links.slot(l);
    }

    /** +1 if a slot turns its link about y, −1 if the other way round. */
    double sign(int slot) {
        return links.sign(links.link(slot));
    }

    double within(int slot, double angle) {
        Joint.Limit limit =
                character.joints().get(links.joint(links.link(slot))).limit();
        return limit == null ? angle : Math.max(limit.lower(), Math.min(limit.upper(), angle));
    }

    /** Where the link of a slot points: to the joint of the next one; a foot forward, a trunk or head without a next one up, others to their middle. */
    double zeroAngle(int slot) {
        Role role = role(slot);
        int next = next(slot);
        if (role == Role.FOOT) {
            return Math.PI / 2;
        }
        if (next < 0 && (isTrunk(slot) || role == Role.HEAD)) {
            return 0;
        }
        Vec3 to = next < 0 ? com(slot) : pivot(next);
        Vec3 d = to.minus(begin(slot));
        return StrictMath.atan2(d.x(), d.z());
    }

    /** A trunk begins between the hips. */
    private Vec3 begin(int slot) {
        if (slot > 0) {
            return pivot(slot);
        }
        List<Vec3> hips = new ArrayList<>();
        for (int s = 1; s < count(); s++) {
            if (role(s) == Role.THIGH) {
                hips.add(pivot(s));
            }
        }
        return hips.isEmpty()
                ? pivot(slot)
                : hips.get(0).plus(hips.get(hips.size() - 1)).times(0.5);
    }

    private Vec3 pivot(int slot) {
        int l = links.link(slot);
        return slot == 0
                ? links.zero(l).position()
                : links.zero(l).transform(character.joints().get(links.joint(l)).anchor());
    }

    private Vec3 com(int slot) {
        return links.zero(links.link(slot)).transform(link(slot).inertia().com());
    }

    /** The slot that continues a limb or the trunk; −1 if it ends here. */
    private int next(int slot) {
        for (int s = slot + 1; s < count(); s++) {
            if (parent(s) == slot && follows(role(slot), role(s), isTrunk(slot))) {
                return s;
            }
        }
        return -1;
    }

    private static boolean follows(Role role, Role next, boolean trunk) {
        return switch (role) {
            case THIGH -> next == Role.SHANK;
            case SHANK -> next == Role.FOOT;
            case UPPER_ARM -> next == Role.LOWER_ARM;
            case LOWER_ARM -> next == Role.HAND;
            default -> trunk && (next == Role.TRUNK || next == Role.PELVIS || next == Role.HEAD);
        };
    }

    boolean isTrunk(int slot) {
        return slot == 0 || role(slot) == Role.TRUNK || role(slot) == Role.PELVIS;
    }

    /** Which part of the trunk, from the hips to the neck, a link of it is: from and to, as shares of its length. */
    double[] share(int slot) {
        double before = 0, all = 0, own = 0;
        for (int s = 0; s >= 0 && isTrunk(s); s = next(s)) {
            double length =
                    next(s) < 0 ? end(s) : pivot(next(s)).minus(begin(s)).norm();
            before = s == slot ? all : before;
            own = s == slot ? length : own;
            all += length;
        }
        return all > 0 ? new double[] {before / all, (before + own) / all} : new double[] {0, 1};
    }

    /** The last link of a trunk reaches as far beyond its middle as that is from its joint. */
    private double end(int slot) {
        return 2 * com(slot).minus(begin(slot)).norm();
    }
}
