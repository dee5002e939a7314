// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.mark;

import java.util.List;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.terrain.Terrain;
import org.gaitwright.viewport.Mark;
import org.gaitwright.viewport.internal.gl.Tint;

/** Areas and footprints: filled faintly, with a line around them, in a plane of their own. */
final class FlatShapes {
    private static final double OUTLINE_POINTS = 1.8;
    private static final double AREA_FILL = 0.22;
    private static final double FOOT_FILL = 0.16;
    private static final double LINE = 0.95;
    /** Longer than this, a footprint needs its smooth outline. */
    private static final double FINE_POINTS = 90;

    private final Brush brush;
    private final Stroke stroke;
    private final EarClipping ears = new EarClipping();
    private final double[] normal = new double[3];
    private double[] flat = new double[32];

    FlatShapes(Brush brush, Stroke stroke) {
        this.brush = brush;
        this.stroke = stroke;
    }

    void area(Mark.Area area, int rgb) {
        List<Vec3> corners = area.corners();
        if (corners.size() < 2 || !findNormal(corners)) {
            return;
        }
        stroke.begin();
        for (int i = 0; i < corners.size(); i++) {
            Vec3 c = corners.get(i);
            stroke.to(c.x(), c.y(), c.z());
        }
        fill(Tint.of(rgb, AREA_FILL));
        Vec3 first = corners.get(0);
        brush.onPlane(first.x(), first.y(), first.z(), normal[0], normal[1], normal[2]);
        outline(rgb);
    }

    /** On the slope of the ground, if there is any. */
    void footprint(Mark.Footprint print, Terrain terrain, int rgb) {
        Vec3 p = print.position();
        if (!p.isFinite() || !Double.isFinite(print.yawRad())) {
            return;
        }
        normal[0] = 0;
        normal[1] = 0;
        normal[2] = 1;
        if (terrain != null) {
            terrain.normal(p.x(), p.y(), normal);
        }
        double c = Math.cos(print.yawRad());
        double s = Math.sin(print.yawRad());
        double points = print.length() / (brush.point() * Math.max(brush.near(), brush.depth(p.x(), p.y(), p.z())));
        FootShape shape = FootShape.of(print.side(), points > FINE_POINTS);
        stroke.begin();
        for (int i = 0; i < shape.corners(); i++) {
            double u = print.length() * shape.x(i);
            double v = print.width() * shape.y(i);
            double dx = c * u - s * v;
            double dy = s * u + c * v;
            stroke.to(p.x() + dx, p.y() + dy, p.z() - (normal[0] * dx + normal[1] * dy) / Math.max(0.2, normal[2]));
        }
        int first = corners(Tint.of(rgb, FOOT_FILL));
        int[] triangles = shape.triangles();
        for (int i = 0; i < triangles.length; i += 3) {
            brush.triangle(first + triangles[i], first + triangles[i + 1], first + triangles[i + 2]);
        }
        brush.onPlane(p.x(), p.y(), p.z(), normal[0], normal[1], normal[2]);
        outline(rgb);
    }

    private void outline(int rgb) {
        stroke.draw(true, OUTLINE_POINTS, Tint.of(rgb, LINE));
        brush.free();
    }

    /** Puts all points of the stroke down as vertices; returns the index of the first. */
    private int corners(int rgba) {
        int first = 0;
        for (int i = 0; i < stroke.count(); i++) {
            int at = brush.worldVertex(stroke.coordinate(i, 0), stroke.coordinate(i, 1), stroke.coordinate(i, 2), rgba);
            first = i == 0 ? at : first;
        }
        return first;
    }

    private void fill(int rgba) {
        int n = stroke.count();
        if (flat.length < 2 * n) {
            flat = new double[4 * n];
        }
        // seen along the axis that is closest to the normal
        double x = Math.abs(normal[0]);
        double y = Math.abs(normal[1]);
        double z = Math.abs(normal[2]);
        int u = x > y && x > z ? 1 : 0;
        int v = z >= x && z >= y ? 1 : 2;
        for (int i = 0; i < n; i++) {
            flat[2 * i] = stroke.coordinate(i, u);
            flat[2 * i + 1] = stroke.coordinate(i, v);
        }
        int first = corners(rgba);
        int triangles = ears.cut(flat, n);
        for (int i = 0; i < triangles; i++) {
            brush.triangle(first + ears.corner(i, 0), first + ears.corner(i, 1), first + ears.corner(i, 2));
        }
    }

    /** By Newell: the sum over the border, which does not mind a few corners in a line; up if there is no area. */
    private boolean findNormal(List<Vec3> corners) {
        double nx = 0;
        double ny = 0;
        double nz = 0;
        for (int i = 0; i < corners.size(); i++) {
            Vec3 a = corners.get(i);
            Vec3 b = corners.get((i + 1) % corners.size());
            nx += (a.y() - b.y()) * (a.z() + b.z());
            ny += (a.z() - b.z()) * (a.x() + b.x());
            nz += (a.x() - b.x()) * (a.y() + b.y());
        }
        double n = Math.sqrt(nx * nx + ny * ny + nz * nz);
        boolean some = n > 1e-9;
        normal[0] = some ? nx / n : 0;
        normal[1] = some ? ny / n : 0;
        normal[2] = some ? nz / n : 1;
        return Double.isFinite(n);
    }
}
