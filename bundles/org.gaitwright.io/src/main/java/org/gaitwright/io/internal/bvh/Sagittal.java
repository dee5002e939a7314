// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.bvh;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gaitwright.core.math.Vec3;

/** A captured figure as seen from its side: which way is up, and in each frame which way is forward. */
final class Sagittal {
    /** Forward is where the figure gets to from so many seconds before to so many after. */
    private static final double WINDOW_SECONDS = 1;
    /** Who gets less far than this share of a leg's length walks on the spot: forward is then where it faces. */
    private static final double ON_THE_SPOT = 0.5;
    /** Who walks sideways, by this cosine, is seen from the side all the same. */
    private static final double SIDEWAYS = 0.5;

    private final Bvh bvh;
    private final Limbs limbs;
    /** Joints that matter, of each frame; there may be a thousand others. */
    private final List<Map<Integer, Vec3>> at = new ArrayList<>();

    private final double leg;
    private final Vec3 up;
    private final Vec3[] forward;

    Sagittal(Bvh bvh, Limbs limbs) {
        this.bvh = bvh;
        this.limbs = limbs;
        Set<Integer> joints = limbs.all();
        Vec3 above = Vec3.ZERO;
        double length = 0;
        for (int f = 0; f < bvh.frames().size(); f++) {
            Vec3[] all = bvh.positions(f);
            Map<Integer, Vec3> kept = new HashMap<>();
            joints.forEach(j -> kept.put(j, all[j]));
            at.add(kept);
            above = above.plus(middle(f, Limbs.HIP).minus(middle(f, Limbs.ANKLE)));
            length += bone(f, Limbs.HIP) + bone(f, Limbs.KNEE);
        }
        leg = length / frames();
        if (!(leg > 0) || !(above.norm() > 0)) {
            throw bvh.refuse(
                    bvh.joints().get(limbs.leg(0, Limbs.HIP)).line(),
                    "the legs have no length; expected a nonzero OFFSET of knees and ankles");
        }
        up = axis(above);
        forward = forward();
    }

    int frames() {
        return at.size();
    }

    Vec3 at(int frame, int joint) {
        return at.get(frame).get(joint);
    }

    /** Between the left and the right joint of the legs. */
    Vec3 middle(int frame, int joint) {
        return at(frame, limbs.leg(0, joint))
                .plus(at(frame, limbs.leg(1, joint)))
                .times(0.5);
    }

    /** Length of a leg, in the unit of the file. */
    double leg() {
        return leg;
    }

    double height(Vec3 point) {
        return point.dot(up);
    }

    /** How far a direction goes forward and up. */
    double[] project(int frame, Vec3 direction) {
        return new double[] {direction.dot(forward[frame]), direction.dot(up)};
    }

    private double bone(int frame, int joint) {
        return at(frame, limbs.leg(0, joint + 1))
                .minus(at(frame, limbs.leg(0, joint)))
                .norm();
    }

    /** The axis of the file that is nearest to a direction: files have y up, or z. */
    private static Vec3 axis(Vec3 d) {
        double x = Math.abs(d.x()), y = Math.abs(d.y()), z = Math.abs(d.z());
        if (y >= x && y >= z) {
            return Vec3.Y.times(Math.signum(d.y()));
        }
        return z >= x ? Vec3.Z.times(Math.signum(d.z())) : Vec3.X.times(Math.signum(d.x()));
    }

    private Vec3[] forward() {
        Vec3[] out = new Vec3[frames()];
        Vec3[] faced = new Vec3[frames() + 1];
        faced[0] = Vec3.ZERO;
        for (int f = 0; f < frames(); f++) {
            faced[f + 1] = faced[f].plus(facing(f));
        }
        int window = (int) Math.ceil(WINDOW_SECONDS / bvh.frameSeconds());
        for (int f = 0; f < out.length; f++) {
            int a = Math.max(0, f - window), b = Math.min(frames() - 1, f + window);
            Vec3 travel = level(middle(b, Limbs.HIP).minus(middle(a, Limbs.HIP)));
            out[f] = forward(travel, faced[b + 1].minus(faced[a]));
        }
        return out;
    }

    private Vec3 forward(Vec3 travel, Vec3 face) {
        boolean faces = face.norm() > 1e-6 * leg;
        boolean travels = travel.norm() > ON_THE_SPOT * leg;
        if (travels && !faces) {
            return travel.unit();
        }
        if (!faces) {
            throw bvh.refuse(
                    bvh.motionLine(),
                    "the direction of the figure is unknown: it neither travels nor has toes nor names for its sides;"
                            + " expected one of these");
        }
        double cosine = travels ? travel.unit().dot(face.unit()) : 0;
        // who walks backward still faces forward
        return Math.abs(cosine) > SIDEWAYS ? travel.unit().times(Math.signum(cosine)) : face.unit();
    }

    /** By its hips if it is known which is the left one, otherwise by its toes. */
    private Vec3 facing(int f) {
        if (limbs.named()) {
            Vec3 left = at(f, limbs.leg(0, Limbs.HIP)).minus(at(f, limbs.leg(1, Limbs.HIP)));
            return level(left).cross(up);
        }
        boolean toes = limbs.leg(0, Limbs.TOE) >= 0 && limbs.leg(1, Limbs.TOE) >= 0;
        return toes ? level(middle(f, Limbs.TOE).minus(middle(f, Limbs.ANKLE))) : Vec3.ZERO;
    }

    private Vec3 level(Vec3 v) {
        return v.minus(up.times(v.dot(up)));
    }
}
