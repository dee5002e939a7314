// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.nearestnode.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Geometry;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.character.PlanarLinks;
import org.gaitwright.core.character.PlanarPlace;
import org.gaitwright.core.character.Role;
import org.gaitwright.core.character.Shape;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Vec3;

/** The build of a character that moves in the plane of x and z, in the numbers that kernels need. Immutable. */
final class PlanarFigure {
    static final int LEFT = 0;
    static final int RIGHT = 1;

    /** An axis is along another one from this cosine on. */
    private static final double ALONG = 0.99;

    final CharacterModel character;
    final int links;
    final PlanarLinks body;
    /** Coordinate that turns each link against its parent, −1 if it is fixed to it. */
    final int[] coordinate;

    /** Coordinates of the root along x and z. */
    final int rootX;

    final int rootZ;
    /** Two ends of each link, in the zero pose, and its mass: half of it is thought to be at either end [Sharon 2004, 4.3.3]. */
    private final double[] endX;

    private final double[] endZ;
    final double[] mass;
    /** How far to the left each link is; it does not change in a plane. */
    final double[] y;
    /** Heel and toe of the left and right foot, in the zero pose. */
    private final double[] soleX = new double[4];

    private final double[] soleZ = new double[4];
    final int[] foot = new int[2];
    final int[] thigh = new int[2];
    /** The highest link of the trunk. */
    final int trunk;

    final List<Integer> legLinks;
    /** Links that stand on the ground, by side. */
    final int[][] carrying = new int[2][];

    /** What this character lacks; empty if it has all. */
    static List<String> missing(CharacterModel c) {
        List<String> missing = new ArrayList<>();
        List<Joint> root = joints(c, 0);
        if (root.size() != 3
                || !along(root.get(0), JointType.SLIDE, Vec3.X)
                || !along(root.get(1), JointType.SLIDE, Vec3.Z)
                || !along(root.get(2), JointType.HINGE, Vec3.Y)) {
            missing.add("a first body that slides along x and z and turns about y, in this order");
        }
        for (int l = 1; l < c.links().size(); l++) {
            List<Joint> own = joints(c, l);
            boolean turns = own.size() == 1
                    && own.get(0).type() == JointType.HINGE
                    && Math.abs(own.get(0).axis().dot(Vec3.Y)) > ALONG;
            if (!own.isEmpty() && !turns) {
                missing.add("a single hinge about y at '" + c.links().get(l).name() + "'");
            }
        }
        PlanarLinks links = new PlanarLinks(c);
        for (Side side : List.of(Side.LEFT, Side.RIGHT)) {
            for (Role role : List.of(Role.THIGH, Role.SHANK, Role.FOOT)) {
                if (links.moving(role, side) < 0) {
                    missing.add("a joint at its " + side.name().toLowerCase(java.util.Locale.ROOT) + " "
                            + role.name().toLowerCase(java.util.Locale.ROOT));
                }
            }
        }
        return missing;
    }

    PlanarFigure(CharacterModel c) {
        character = c;
        links = c.links().size();
        body = new PlanarLinks(c);
        coordinate = new int[links];
        endX = new double[2 * links];
        endZ = new double[2 * links];
        mass = new double[links];
        y = new double[links];
        List<Joint> root = joints(c, 0);
        rootX = c.positionOffset(c.joints().indexOf(root.get(0)));
        rootZ = c.positionOffset(c.joints().indexOf(root.get(1)));
        for (int l = 0; l < links; l++) {
            coordinate[l] = body.joint(l) < 0 ? -1 : c.positionOffset(body.joint(l));
            y[l] = com(l).y();
            mass[l] = c.links().get(l).inertia().mass();
        }
        List<Integer> legs = new ArrayList<>();
        for (int side = 0; side < 2; side++) {
            Side s = side == LEFT ? Side.LEFT : Side.RIGHT;
            thigh[side] = body.moving(Role.THIGH, s);
            foot[side] = body.moving(Role.FOOT, s);
            legs.addAll(List.of(thigh[side], body.moving(Role.SHANK, s), foot[side]));
            carrying[side] = body.standing(s);
            sole(side);
        }
        legLinks = List.copyOf(legs);
        trunk = IntStream.range(1, links)
                .filter(l -> c.links().get(l).role() == Role.TRUNK)
                .reduce(0, (a, b) -> b);
        for (int l = 0; l < links; l++) {
            ends(l);
        }
    }

    private Vec3 com(int link) {
        return body.zero(link).transform(character.links().get(link).inertia().com());
    }

    /** Heel and toe: the ends of all boxes of the foot, along x, at its lowest. */
    private void sole(int side) {
        double min = Double.POSITIVE_INFINITY, max = Double.NEGATIVE_INFINITY, low = Double.POSITIVE_INFINITY;
        for (int l : carrying[side]) {
            for (Shape s : character.links().get(l).shapes()) {
                Vec3 half = extent(s.geometry());
                Pose at = body.zero(l).times(s.pose());
                for (int k = 0; k < 8; k++) {
                    Vec3 corner = at.transform(new Vec3(
                            (k & 1) == 0 ? -half.x() : half.x(),
                            (k & 2) == 0 ? -half.y() : half.y(),
                            (k & 4) == 0 ? -half.z() : half.z()));
                    min = Math.min(min, corner.x());
                    max = Math.max(max, corner.x());
                    low = Math.min(low, corner.z());
                }
            }
        }
        soleX[2 * side] = min;
        soleX[2 * side + 1] = max;
        soleZ[2 * side] = low;
        soleZ[2 * side + 1] = low;
    }

    private static Vec3 extent(Geometry g) {
        if (g instanceof Geometry.Box b) {
            return new Vec3(b.hx(), b.hy(), b.hz());
        }
        if (g instanceof Geometry.Sphere s) {
            return new Vec3(s.radius(), s.radius(), s.radius());
        }
        if (g instanceof Geometry.Capsule s) {
            return new Vec3(s.radius(), s.radius(), s.radius() + s.halfLength());
        }
        return Vec3.ZERO;
    }

    /** From where a link turns to where the next one does; of a foot heel and toe; of a link without children its other end, seen from its middle. */
    private void ends(int l) {
        Vec3 com = com(l);
        double x1 = body.pivotX(l), z1 = body.pivotZ(l);
        if (l == 0) {
            x1 = 0.5 * (body.pivotX(thigh[LEFT]) + body.pivotX(thigh[RIGHT]));
            z1 = 0.5 * (body.pivotZ(thigh[LEFT]) + body.pivotZ(thigh[RIGHT]));
        }
        int next = heaviestChild(l);
        double x2 = next < 0 ? 2 * com.x() - x1 : body.pivotX(next);
        double z2 = next < 0 ? 2 * com.z() - z1 : body.pivotZ(next);
        for (int side = 0; side < 2; side++) {
            if (l == foot[side]) {
                x1 = soleX[2 * side];
                z1 = soleZ[2 * side];
                x2 = soleX[2 * side + 1];
                z2 = soleZ[2 * side + 1];
            }
        }
        endX[2 * l] = x1;
        endZ[2 * l] = z1;
        endX[2 * l + 1] = x2;
        endZ[2 * l + 1] = z2;
    }

    /** The child that goes on; of the root one that is no leg. */
    private int heaviestChild(int l) {
        int best = -1;
        for (int k = 1; k < links; k++) {
            boolean leg = l == 0 && (k == thigh[LEFT] || k == thigh[RIGHT]);
            if (body.parent(k) == l && !leg && coordinate[k] >= 0 && (best < 0 || mass[k] > mass[best])) {
                best = k;
            }
        }
        return best;
    }

    private static List<Joint> joints(CharacterModel c, int link) {
        return c.joints().stream().filter(j -> j.link() == link).toList();
    }

    private static boolean along(Joint joint, JointType type, Vec3 axis) {
        return joint.type() == type && joint.axis().dot(axis) > ALONG;
    }

    /** Puts the links where a position vector has them. */
    void place(double[] q, PlanarPlace out) {
        for (int l = 0; l < links; l++) {
            if (coordinate[l] >= 0) {
                out.turn(l, q[coordinate[l]]);
            }
        }
        out.put(q[rootX], q[rootZ]);
    }

    /** Where an end of a link is; 0 or 1. */
    double endX(PlanarPlace at, int l, int end) {
        return at.pointX(l, endX[2 * l + end], endZ[2 * l + end]);
    }

    double endZ(PlanarPlace at, int l, int end) {
        return at.pointZ(l, endX[2 * l + end], endZ[2 * l + end]);
    }

    /** Where heel (0) or toe (1) of a foot is. */
    double soleX(PlanarPlace at, int side, int point) {
        return at.pointX(foot[side], soleX[2 * side + point], soleZ[2 * side + point]);
    }

    double soleZ(PlanarPlace at, int side, int point) {
        return at.pointZ(foot[side], soleX[2 * side + point], soleZ[2 * side + point]);
    }

    /** How far the root is ahead of an ankle. */
    double aheadOfAnkle(PlanarPlace at, int side) {
        return at.x(0) - at.x(foot[side]);
    }

    /** δ = Σ_i m_i / 2 Σ_ends |x − x'|², kg m² [Sharon 2004, eq. 4.3.1]. */
    double distance(PlanarPlace a, PlanarPlace b) {
        double sum = 0;
        for (int l = 0; l < links; l++) {
            for (int e = 0; e < 2; e++) {
                double dx = endX(a, l, e) - endX(b, l, e);
                double dz = endZ(a, l, e) - endZ(b, l, e);
                sum += 0.5 * mass[l] * (dx * dx + dz * dz);
            }
        }
        return sum;
    }
}
