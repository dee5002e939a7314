// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.bvh;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.exchange.Importer.Note;
import org.gaitwright.core.math.Vec3;

/**
 * Where the segments of a captured figure point in its sagittal plane, frame by frame, one for each slot of a body that has such a segment. Directions are kept as vectors (forward, up), so that they can be
 * averaged and interpolated without care for full turns. A rest pose does not matter for them.
 */
final class Tracks {
    /** A foot is flat on the ground in this share of frames, those in which its ankle is lowest. */
    private static final double FLAT = 0.1;
    /** A segment that shows less than this share of itself in the plane points sideways. */
    private static final double SIDEWAYS = 0.3;

    private final Sagittal view;
    private final Limbs limbs;
    private final LinkDirections body;
    private final double[][][] track;

    Tracks(Bvh bvh, Limbs limbs, Sagittal view, LinkDirections body, List<Note> notes) {
        this.view = view;
        this.limbs = limbs;
        this.body = body;
        track = new double[body.count()][][];
        List<String> missing = new ArrayList<>();
        for (int s = 0; s < track.length; s++) {
            track[s] = track(s);
            if (track[s] == null) {
                missing.add(body.name(s));
            }
        }
        if (!missing.isEmpty()) {
            String all = String.join(", ", missing);
            notes.add(new Note(
                    bvh.file(),
                    bvh.joints().get(0).line(),
                    "no joint, or only a sideways one, was found for " + all + ": kept at rest"));
        }
    }

    /** Forward and up at a time in frames; null if the figure has no such segment. */
    double[] at(int slot, double frame) {
        if (track[slot] == null) {
            return null;
        }
        int f = Math.max(0, Math.min((int) frame, track[slot].length - 2));
        double[] a = track[slot][f], b = track[slot][f + 1];
        double t = frame - f;
        return new double[] {a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])};
    }

    private double[][] track(int slot) {
        int side = body.side(slot) == Side.RIGHT ? 1 : 0;
        int[] leg = limbs.legs()[side], arm = limbs.arms()[side];
        if (body.isTrunk(slot)) {
            return limbs.trunk().isEmpty() ? null : trunk(body.share(slot));
        }
        return switch (body.role(slot)) {
            case THIGH -> bone(leg[Limbs.HIP], leg[Limbs.KNEE]);
            case SHANK -> bone(leg[Limbs.KNEE], leg[Limbs.ANKLE]);
            case FOOT -> foot(leg[Limbs.ANKLE], leg[Limbs.TOE]);
            case UPPER_ARM -> bone(arm[0], arm[1]);
            case LOWER_ARM -> bone(arm[1], arm[2]);
            case HAND -> bone(arm[2], arm[3]);
            case HEAD -> bone(limbs.head()[0], limbs.head()[1]);
            default -> null;
        };
    }

    private double[][] bone(int from, int to) {
        if (from < 0 || to < 0) {
            return null;
        }
        Vec3[] all = new Vec3[view.frames()];
        for (int f = 0; f < all.length; f++) {
            all[f] = view.at(f, to).minus(view.at(f, from));
        }
        return projected(all);
    }

    private double[][] projected(Vec3[] directions) {
        double[][] out = new double[directions.length][];
        double seen = 0, all = 0;
        for (int f = 0; f < out.length; f++) {
            out[f] = view.project(f, directions[f]);
            seen += Math.hypot(out[f][0], out[f][1]);
            all += directions[f].norm();
        }
        return seen > SIDEWAYS * all ? out : null;
    }

    /** A part of the way from the hips along the spine to the neck. */
    private double[][] trunk(double[] share) {
        Vec3[] all = new Vec3[view.frames()];
        for (int f = 0; f < all.length; f++) {
            List<Vec3> spine = new ArrayList<>(List.of(view.middle(f, Limbs.HIP)));
            for (int j : limbs.trunk().subList(1, limbs.trunk().size())) {
                spine.add(view.at(f, j));
            }
            all[f] = along(spine, share[1]).minus(along(spine, share[0]));
        }
        return projected(all);
    }

    private static Vec3 along(List<Vec3> spine, double share) {
        double length = 0;
        for (int i = 1; i < spine.size(); i++) {
            length += spine.get(i).minus(spine.get(i - 1)).norm();
        }
        double left = share * length;
        for (int i = 1; i < spine.size(); i++) {
            Vec3 a = spine.get(i - 1), d = spine.get(i).minus(a);
            double own = d.norm();
            if (left <= own && own > 0) {
                return a.plus(d.times(left / own));
            }
            left -= own;
        }
        return spine.get(spine.size() - 1);
    }

    /** A foot by its turn from where it is flat on the ground: how steep the way from ankle to toe is differs from figure to figure. */
    private double[][] foot(int ankle, int toe) {
        double[][] foot = bone(ankle, toe);
        if (foot == null) {
            return null;
        }
        int[] lowest = IntStream.range(0, foot.length)
                .boxed()
                .sorted(Comparator.comparingDouble(f -> view.height(view.at(f, ankle))))
                .limit((long) Math.ceil(FLAT * foot.length))
                .mapToInt(Integer::intValue)
                .toArray();
        double x = Arrays.stream(lowest).mapToDouble(f -> foot[f][0]).sum();
        double z = Arrays.stream(lowest).mapToDouble(f -> foot[f][1]).sum();
        double flat = Math.hypot(x, z);
        if (!(flat > 0)) {
            return null;
        }
        // forward is what is along (x, z), up what is square to it
        for (double[] d : foot) {
            double ahead = (d[0] * x + d[1] * z) / flat, above = (d[1] * x - d[0] * z) / flat;
            d[0] = ahead;
            d[1] = above;
        }
        return foot;
    }
}
