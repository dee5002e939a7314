// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.control;

/**
 * Inverse kinematics of a limb of two links with a hinge between them [Kulpa 2005]: which angle of the hinge and which
 * orientation of the upper link bring the tip to a place, with the hinge's axis as near as can be to a wanted direction.
 */
public final class TwoLinkLeg {
    private final double[] upper;
    private final double[] lower;
    private final double[] axis;
    private final double along;
    private final double a;
    private final double b;
    private final double offset;
    private final double bend;
    private final double[] local = new double[9];
    private final double[] world = new double[9];
    private final double[] product = new double[9];
    private final double[] turned = new double[3];

    /**
     * @param upper from the upper joint to the hinge, in the axes of the upper link
     * @param lower from the hinge to the tip, in the same axes while the hinge is at zero
     * @param axis unit axis of the hinge, in the same axes
     * @param bend +1 if the limb bends with growing angles, −1 if with falling ones
     */
    public TwoLinkLeg(double[] upper, double[] lower, double[] axis, double bend) {
        this.upper = upper.clone();
        this.lower = lower.clone();
        this.axis = axis.clone();
        this.bend = bend;
        double u = Vectors.dot(upper, 0, axis, 0);
        double w = Vectors.dot(lower, 0, axis, 0);
        along = u + w;
        double[] p = new double[3];
        double[] q = new double[3];
        for (int k = 0; k < 3; k++) {
            p[k] = upper[k] - u * axis[k];
            q[k] = lower[k] - w * axis[k];
        }
        a = Math.sqrt(Vectors.dot(p, 0, p, 0));
        b = Math.sqrt(Vectors.dot(q, 0, q, 0));
        double[] c = new double[3];
        Vectors.cross(p, 0, q, 0, c, 0);
        offset = StrictMath.atan2(Vectors.dot(c, 0, axis, 0), Vectors.dot(p, 0, q, 0));
    }

    /** Distance from the upper joint to the tip with the limb stretched out. */
    public double reach() {
        return Math.sqrt((a + b) * (a + b) + along * along);
    }

    /** Distance from the upper joint to the tip at an angle of the hinge. */
    public double distance(double angle) {
        return Math.sqrt(a * a + b * b + 2 * a * b * StrictMath.cos(angle + offset) + along * along);
    }

    /** Angle of the hinge at which the tip is this far from the upper joint, as near as can be. */
    public double hinge(double distance) {
        double flat = Math.max(0, distance * distance - along * along);
        double cos = Vectors.clamp((flat - a * a - b * b) / (2 * a * b), -1, 1);
        return Vectors.wrap(bend * StrictMath.acos(cos) - offset);
    }

    /**
     * Orientation of the upper link.
     *
     * @param angle of the hinge
     * @param toTip from the upper joint to where the tip is to be, world axes
     * @param wanted direction of the hinge's axis, world axes
     * @param out quaternion (4)
     */
    public void orient(double angle, double[] toTip, double[] wanted, double[] out) {
        rotate(angle);
        for (int k = 0; k < 3; k++) {
            local[k] = upper[k] + turned[k];
            local[3 + k] = axis[k];
            world[k] = toTip[k];
            world[3 + k] = wanted[k];
        }
        frame(local);
        frame(world);
        // R = W Lᵀ with the axes of both frames as rows
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                product[3 * i + j] = world[i] * local[j] + world[3 + i] * local[3 + j] + world[6 + i] * local[6 + j];
            }
        }
        Vectors.fromMatrix(product, out, 0);
    }

    /** turned = the lower link about the axis. */
    private void rotate(double angle) {
        double cos = StrictMath.cos(angle);
        double sin = StrictMath.sin(angle);
        double d = (1 - cos) * Vectors.dot(axis, 0, lower, 0);
        Vectors.cross(axis, 0, lower, 0, turned, 0);
        for (int k = 0; k < 3; k++) {
            turned[k] = cos * lower[k] + sin * turned[k] + d * axis[k];
        }
    }

    /** Rows: the first one to unit length, the second made perpendicular to it, their product. */
    private static void frame(double[] f) {
        Vectors.normalize(f, 0);
        double d = Vectors.dot(f, 0, f, 3);
        for (int k = 0; k < 3; k++) {
            f[3 + k] -= d * f[k];
        }
        Vectors.normalize(f, 3);
        Vectors.cross(f, 0, f, 3, f, 6);
    }
}
