// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.nearestnode.internal;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Geometry;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.character.Link;
import org.gaitwright.core.character.Role;
import org.gaitwright.core.character.Shape;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Quat;
import org.gaitwright.core.math.Trig;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.dynamics.Kinematics;
import org.gaitwright.dynamics.TreeModel;
import org.gaitwright.dynamics.TreeState;

/** The build of a character that moves in the plane of x and z, in the numbers that kernels need. Immutable. */
final class Figure {
    static final int LEFT = 0;
    static final int RIGHT = 1;

    /** An axis is along another one from this cosine on. */
    private static final double ALONG = 0.99;

    final CharacterModel character;
    final int links;
    /** Parent of each link, −1 of the root. */
    final int[] parent;
    /** Coordinate that turns each link against its parent, −1 if it is fixed to it, and +1 if it turns about y, −1 if about −y. */
    final int[] coordinate;

    final double[] sign;
    /** Coordinates of the root along x and z. */
    final int rootX;

    final int rootZ;
    /** Where each link turns, in the zero pose. */
    private final double[] pivotX;

    private final double[] pivotZ;
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
    final List<Integer> legLinks;
    /** Links that stand on the ground, by side. */
    final int[][] carrying = new int[2][];

    /** Where the links of a figure are. */
    static final class Place {
        final double[] x;
        final double[] z;
        /** sin, cos of each link's angle. */
        final double[] turn;

        final double[] angle;

        Place(Figure figure) {
            x = new double[figure.links];
            z = new double[figure.links];
            turn = new double[2 * figure.links];
            angle = new double[figure.links];
        }
    }

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
        for (Side side : List.of(Side.LEFT, Side.RIGHT)) {
            for (Role role : List.of(Role.THIGH, Role.SHANK, Role.FOOT)) {
                if (moving(c, role, side) < 0) {
                    missing.add("a joint at its " + side.name().toLowerCase(java.util.Locale.ROOT) + " "
                            + role.name().toLowerCase(java.util.Locale.ROOT));
                }
            }
        }
        return missing;
    }

    Figure(CharacterModel c) {
        character = c;
        links = c.links().size();
        parent = new int[links];
        coordinate = new int[links];
        sign = new double[links];
        pivotX = new double[links];
        pivotZ = new double[links];
        endX = new double[2 * links];
        endZ = new double[2 * links];
        mass = new double[links];
        y = new double[links];
        List<Joint> root = joints(c, 0);
        rootX = c.positionOffset(c.joints().indexOf(root.get(0)));
        rootZ = c.positionOffset(c.joints().indexOf(root.get(1)));
        Pose[] zero = zeroPose(c);
        for (int l = 0; l < links; l++) {
            List<Joint> own = joints(c, l);
            Joint hinge = own.isEmpty() ? null : own.get(own.size() - 1);
            parent[l] = c.links().get(l).parent();
            coordinate[l] = hinge == null ? -1 : c.positionOffset(c.joints().indexOf(hinge));
            sign[l] = hinge == null ? 0 : Math.signum(hinge.axis().y());
            Vec3 pivot = zero[l].transform(hinge == null ? Vec3.ZERO : hinge.anchor());
            pivotX[l] = pivot.x();
            pivotZ[l] = pivot.z();
            y[l] = zero[l].transform(c.links().get(l).inertia().com()).y();
            mass[l] = c.links().get(l).inertia().mass();
        }
        List<Integer> legs = new ArrayList<>();
        for (int side = 0; side < 2; side++) {
            Side s = side == LEFT ? Side.LEFT : Side.RIGHT;
            thigh[side] = moving(c, Role.THIGH, s);
            foot[side] = moving(c, Role.FOOT, s);
            legs.addAll(List.of(thigh[side], moving(c, Role.SHANK, s), foot[side]));
            carrying[side] = carrying(c, s);
            sole(c, zero, side);
        }
        legLinks = List.copyOf(legs);
        for (int l = 0; l < links; l++) {
            ends(c, zero, l);
        }
    }

    private static Pose[] zeroPose(CharacterModel c) {
        TreeModel model = TreeModel.of(c);
        TreeState state = new TreeState(model);
        System.arraycopy(c.zeroPose(), 0, state.q, 0, c.positions());
        Kinematics.positions(model, state);
        Pose[] poses = new Pose[model.links];
        for (int l = 0; l < poses.length; l++) {
            double[] p = state.position, o = state.quaternion;
            poses[l] = new Pose(
                    new Vec3(p[3 * l], p[3 * l + 1], p[3 * l + 2]),
                    new Quat(o[4 * l], o[4 * l + 1], o[4 * l + 2], o[4 * l + 3]));
        }
        return poses;
    }

    /** Heel and toe: the ends of all boxes of the foot, along x, at its lowest. */
    private void sole(CharacterModel c, Pose[] zero, int side) {
        double least = Double.POSITIVE_INFINITY, most = Double.NEGATIVE_INFINITY, low = Double.POSITIVE_INFINITY;
        for (int l : carrying[side]) {
            for (Shape s : c.links().get(l).shapes()) {
                Vec3 half = extent(s.geometry());
                Pose at = zero[l].times(s.pose());
                for (int k = 0; k < 8; k++) {
                    Vec3 corner = at.transform(new Vec3(
                            (k & 1) == 0 ? -half.x() : half.x(),
                            (k & 2) == 0 ? -half.y() : half.y(),
                            (k & 4) == 0 ? -half.z() : half.z()));
                    least = Math.min(least, corner.x());
                    most = Math.max(most, corner.x());
                    low = Math.min(low, corner.z());
                }
            }
        }
        soleX[2 * side] = least;
        soleX[2 * side + 1] = most;
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
    private void ends(CharacterModel c, Pose[] zero, int l) {
        Vec3 com = zero[l].transform(c.links().get(l).inertia().com());
        double x1 = pivotX[l], z1 = pivotZ[l];
        if (l == 0) {
            x1 = 0.5 * (pivotX[thigh[LEFT]] + pivotX[thigh[RIGHT]]);
            z1 = 0.5 * (pivotZ[thigh[LEFT]] + pivotZ[thigh[RIGHT]]);
        }
        int next = heaviestChild(l);
        double x2 = next < 0 ? 2 * com.x() - x1 : pivotX[next];
        double z2 = next < 0 ? 2 * com.z() - z1 : pivotZ[next];
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
            if (parent[k] == l && !leg && coordinate[k] >= 0 && (best < 0 || mass[k] > mass[best])) {
                best = k;
            }
        }
        return best;
    }

    private static int[] carrying(CharacterModel c, Side side) {
        List<Integer> found = new ArrayList<>();
        for (int i = 0; i < c.links().size(); i++) {
            Link l = c.links().get(i);
            if (l.role().standsOnGround() && l.side() == side) {
                found.add(i);
            }
        }
        return found.stream().mapToInt(Integer::intValue).toArray();
    }

    private static int moving(CharacterModel c, Role role, Side side) {
        for (int i = 1; i < c.links().size(); i++) {
            Link l = c.links().get(i);
            if (l.role() == role && l.side() == side && !joints(c, i).isEmpty()) {
                return i;
            }
        }
        return -1;
    }

    static List<Joint> joints(CharacterModel c, int link) {
        return c.joints().stream().filter(j -> j.link() == link).toList();
    }

    private static boolean along(Joint joint, JointType type, Vec3 axis) {
        return joint.type() == type && joint.axis().dot(axis) > ALONG;
    }

    /** Puts the links where a position vector has them. */
    void place(double[] q, Place out) {
        for (int l = 0; l < links; l++) {
            int p = parent[l];
            double own = coordinate[l] < 0 ? 0 : sign[l] * q[coordinate[l]];
            out.angle[l] = p < 0 ? own : out.angle[p] + own;
            Trig.sinCos(out.angle[l], out.turn, 2 * l);
            if (p < 0) {
                out.x[l] = pivotX[l] + q[rootX];
                out.z[l] = pivotZ[l] + q[rootZ];
            } else {
                // p = p_parent + R_y(θ_parent) (p₀ − p₀,parent)
                double dx = pivotX[l] - pivotX[p], dz = pivotZ[l] - pivotZ[p];
                out.x[l] = out.x[p] + out.turn[2 * p + 1] * dx + out.turn[2 * p] * dz;
                out.z[l] = out.z[p] - out.turn[2 * p] * dx + out.turn[2 * p + 1] * dz;
            }
        }
    }

    private double pointX(Place at, int l, double x0, double z0) {
        return at.x[l] + at.turn[2 * l + 1] * (x0 - pivotX[l]) + at.turn[2 * l] * (z0 - pivotZ[l]);
    }

    private double pointZ(Place at, int l, double x0, double z0) {
        return at.z[l] - at.turn[2 * l] * (x0 - pivotX[l]) + at.turn[2 * l + 1] * (z0 - pivotZ[l]);
    }

    /** Where an end of a link is; 0 or 1. */
    double endX(Place at, int l, int end) {
        return pointX(at, l, endX[2 * l + end], endZ[2 * l + end]);
    }

    double endZ(Place at, int l, int end) {
        return pointZ(at, l, endX[2 * l + end], endZ[2 * l + end]);
    }

    /** Where heel (0) or toe (1) of a foot is. */
    double soleX(Place at, int side, int point) {
        return pointX(at, foot[side], soleX[2 * side + point], soleZ[2 * side + point]);
    }

    double soleZ(Place at, int side, int point) {
        return pointZ(at, foot[side], soleX[2 * side + point], soleZ[2 * side + point]);
    }

    /** How far the root is ahead of an ankle. */
    double aheadOfAnkle(Place at, int side) {
        return at.x[0] - at.x[foot[side]];
    }

    /** δ = Σ_i m_i / 2 Σ_ends |x − x'|², kg m² [Sharon 2004, eq. 4.3.1]. */
    double distance(Place a, Place b) {
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
