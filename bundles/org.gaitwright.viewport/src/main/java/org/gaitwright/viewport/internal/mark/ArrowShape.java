// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.mark;

import org.gaitwright.viewport.internal.gl.Tint;

/**
 * A round shaft with a cone at its end, lit like the bodies, of few triangles: a strip that always faces the eye, and the
 * outline that a cone has from where it is seen. The shaft has a thickness in the world, but never looks thinner or thicker
 * than suits a picture.
 */
final class ArrowShape {
    private static final double SHAFT_M = 0.0085;
    private static final double THINNEST_POINTS = 1.25;
    private static final double THICKEST_POINTS = 3.6;
    /** Radius and length of the cone, in radii of the shaft. */
    private static final double CONE_RADIUS = 2.7;

    private static final double CONE_LENGTH = 7;
    /** The cone takes no more of a short arrow. */
    private static final double CONE_SHARE = 0.6;

    private final Brush brush;
    /** Directions of length 1: to the side as the image has it, and towards the eye, both across the arrow. */
    private double sideX;

    private double sideY;
    private double sideZ;
    private double frontX;
    private double frontY;
    private double frontZ;

    ArrowShape(Brush brush) {
        this.brush = brush;
    }

    /** An arrow from a point along a vector. */
    void draw(double px, double py, double pz, double vx, double vy, double vz, int rgba) {
        draw(px, py, pz, vx, vy, vz, radius(px + vx / 2, py + vy / 2, pz + vz / 2), rgba);
    }

    /** Radius of a shaft that looks right at a place, m. */
    double radius(double px, double py, double pz) {
        double point = brush.point() * Math.max(brush.near(), brush.depth(px, py, pz));
        return Math.max(THINNEST_POINTS * point, Math.min(THICKEST_POINTS * point, SHAFT_M));
    }

    void draw(double px, double py, double pz, double vx, double vy, double vz, double shaftRadius, int rgba) {
        double length = Math.sqrt(vx * vx + vy * vy + vz * vz);
        if (!(length > 0.25 * shaftRadius)) {
            return;
        }
        double ax = vx / length;
        double ay = vy / length;
        double az = vz / length;
        double cone = Math.min(CONE_LENGTH * shaftRadius, CONE_SHARE * length);
        double coneRadius = cone * CONE_RADIUS / CONE_LENGTH;
        double r = Math.min(shaftRadius, 0.75 * coneRadius);
        double bx = px + ax * (length - cone);
        double by = py + ay * (length - cone);
        double bz = pz + az * (length - cone);
        boolean towardsEye = ax * (brush.eyeX() - bx) + ay * (brush.eyeY() - by) + az * (brush.eyeZ() - bz) > 0;
        // what is nearer comes later and covers
        if (towardsEye) {
            shaft(px, py, pz, bx, by, bz, r, rgba);
        }
        cone(bx, by, bz, ax, ay, az, coneRadius, cone, rgba);
        if (!towardsEye) {
            shaft(px, py, pz, bx, by, bz, r, rgba);
        }
    }

    private void shaft(double ax, double ay, double az, double bx, double by, double bz, double r, int rgba) {
        if (!brush.project(ax, ay, az)) {
            return;
        }
        float x0 = brush.imageX();
        float y0 = brush.imageY();
        float z0 = brush.depth();
        if (!brush.project(bx, by, bz)) {
            return;
        }
        float x1 = brush.imageX();
        float y1 = brush.imageY();
        float z1 = brush.depth();
        float length = (float) Math.hypot(x1 - x0, y1 - y0);
        turn(ax, ay, az, bx - ax, by - ay, bz - az);
        if (length < 0.5f * brush.pixel()) {
            brush.disc(x0, y0, z0, (float) r / z0, lit(rgba, 0));
            return;
        }
        float alongX = (x1 - x0) / length;
        float alongY = (y1 - y0) / length;
        float pixel = brush.pixel();
        float reach0 = (float) r / (z0 * pixel) + 0.5f;
        float reach1 = (float) r / (z1 * pixel) + 0.5f;
        int before = 0;
        for (int u = -1; u <= 1; u++) {
            int ink = lit(rgba, u);
            float o0 = u * reach0 * pixel;
            float o1 = u * reach1 * pixel;
            float back = reach0 * pixel;
            int a = brush.vertex(
                    x0 - alongX * back - alongY * o0,
                    y0 - alongY * back + alongX * o0,
                    z0,
                    ink,
                    u * reach0,
                    reach0,
                    reach0);
            int b = brush.vertex(x1 - alongY * o1, y1 + alongX * o1, z1, ink, u * reach1, -length / pixel, reach1);
            if (u > -1) {
                brush.quad(before, before + 1, b, a);
            }
            before = a;
        }
    }

    /** Finds the directions across an arrow at a place. */
    private void turn(double px, double py, double pz, double vx, double vy, double vz) {
        double tx = brush.eyeX() - px;
        double ty = brush.eyeY() - py;
        double tz = brush.eyeZ() - pz;
        // towards the eye × along is to the left of the arrow in the image
        double x = ty * vz - tz * vy;
        double y = tz * vx - tx * vz;
        double z = tx * vy - ty * vx;
        double n = Math.sqrt(x * x + y * y + z * z);
        if (n < 1e-12) {
            sideX = 1;
            sideY = 0;
            sideZ = 0;
            n = Math.sqrt(tx * tx + ty * ty + tz * tz);
            frontX = tx / n;
            frontY = ty / n;
            frontZ = tz / n;
            return;
        }
        sideX = x / n;
        sideY = y / n;
        sideZ = z / n;
        // along × side faces the eye
        double fx = vy * sideZ - vz * sideY;
        double fy = vz * sideX - vx * sideZ;
        double fz = vx * sideY - vy * sideX;
        double m = Math.sqrt(fx * fx + fy * fy + fz * fz);
        frontX = fx / m;
        frontY = fy / m;
        frontZ = fz / m;
    }

    /** The colour of a round surface: at its middle for 0, at its sides for -1 and 1. */
    private int lit(int rgba, int u) {
        return u == 0 ? Tint.lit(rgba, frontX, frontY, frontZ) : Tint.lit(rgba, u * sideX, u * sideY, u * sideZ);
    }

    /** A cone on a base with a unit axis. */
    void cone(
            double bx, double by, double bz, double ax, double ay, double az, double radius, double length, int rgba) {
        turn(bx, by, bz, ax, ay, az);
        if (!brush.project(bx, by, bz)) {
            return;
        }
        float x = brush.imageX();
        float y = brush.imageY();
        float z = brush.depth();
        if (!brush.project(bx + length * ax, by + length * ay, bz + length * az)) {
            return;
        }
        float tipZ = brush.depth();
        float alongX = brush.imageX() - x;
        float alongY = brush.imageY() - y;
        float tip = (float) Math.hypot(alongX, alongY);
        float wide = (float) radius / z;
        // a circle across the axis looks as narrow as the axis points at the eye
        double tx = brush.eyeX() - bx;
        double ty = brush.eyeY() - by;
        double tz = brush.eyeZ() - bz;
        double pointing = (ax * tx + ay * ty + az * tz) / Math.sqrt(tx * tx + ty * ty + tz * tz);
        float narrow = wide * (float) Math.abs(pointing);
        float unitX = tip > 1e-9f ? alongX / tip : 0;
        float unitY = tip > 1e-9f ? alongY / tip : 1;
        boolean fromBelow = pointing < 0;
        if (fromBelow && tip > narrow) {
            flank(x, y, z, tip, tipZ, wide, narrow, unitX, unitY, rgba);
        }
        if (narrow > 0.25f * brush.pixel()) {
            int base = fromBelow ? Tint.lit(rgba, -ax, -ay, -az) : lit(rgba, 0);
            brush.ellipse(x, y, z, -unitY * wide, unitX * wide, unitX * narrow, unitY * narrow, base);
        }
        if (!fromBelow && tip > narrow) {
            flank(x, y, z, tip, tipZ, wide, narrow, unitX, unitY, rgba);
        }
    }

    /** From the tip to where its tangents touch the ellipse of the base: y = narrow² / tip, x = wide √(1 - narrow² / tip²). */
    private void flank(
            float x, float y, float z, float tip, float tipZ, float wide, float narrow, float ux, float uy, int rgba) {
        float pixel = brush.pixel();
        float up = narrow * narrow / tip;
        float half = wide * (float) Math.sqrt(1 - narrow * narrow / (tip * tip));
        // grown by half a pixel to either side, and as much longer as keeps its edges where they were
        float reach = half / pixel + 0.5f;
        float longer = 0.5f * pixel * (tip - up) / half;
        int top = brush.vertex(x + ux * (tip + longer), y + uy * (tip + longer), tipZ, lit(rgba, 0), 0, -1, 0);
        int before = 0;
        for (int u = -1; u <= 1; u++) {
            float o = u * reach * pixel;
            int at = brush.vertex(x + ux * up - uy * o, y + uy * up + ux * o, z, lit(rgba, u), u * reach, -1, reach);
            if (u > -1) {
                brush.triangle(top, before, at);
            }
            before = at;
        }
    }
}
