// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.mark;

import java.util.Arrays;
import java.util.List;
import org.gaitwright.core.math.Quat;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.terrain.Terrain;
import org.gaitwright.viewport.Ink;
import org.gaitwright.viewport.Mark;
import org.gaitwright.viewport.Theme;
import org.gaitwright.viewport.internal.gl.Outlook;
import org.gaitwright.viewport.internal.gl.Palette;
import org.gaitwright.viewport.internal.gl.Tint;
import org.gaitwright.viewport.internal.pick.HandleShapes;

/** Turns marks into triangles, for each picture again, in three layers. Needs no graphics. */
public final class MarkMesh {
    private static final double ARC_M = 0.1;
    private static final double SMALLEST_ARC_POINTS = 13;
    private static final double LARGEST_ARC_POINTS = 44;
    private static final double FULL_ARC_RAD = Math.toRadians(300);
    private static final int ARC_STEPS = 24;
    private static final double ARC_POINTS = 2.8;
    private static final double ARC_HALO_POINTS = 1;
    private static final double ARC_HALO = 0.55;
    private static final double SLIGHTEST_SHARE = 0.02;
    private static final double HALO_POINTS = 1.4;
    private static final double AXIS_STEP_M = 1.5;
    private static final int AXIS_STEPS = 9;
    private static final double AXIS_POINTS = 1.5;
    private static final double AXIS_OPACITY = 0.75;

    private final TriangleStream ground = new TriangleStream();
    private final TriangleStream among = new TriangleStream();
    private final TriangleStream top = new TriangleStream();
    private final Brush brush = new Brush();
    private final Stroke stroke = new Stroke(brush);
    private final Dashes dashes = new Dashes(brush);
    private final ArrowShape arrows = new ArrowShape(brush);
    private final FlatShapes flats = new FlatShapes(brush, stroke);
    private Palette palette = Palette.of(Theme.LIGHT);
    private long[] order = new long[64];

    /** What lies on the ground: hidden by what is in front of it. */
    public TriangleStream ground() {
        return ground;
    }

    /** What is among the bodies: shines through them. */
    public TriangleStream among() {
        return among;
    }

    /** What is always seen. */
    public TriangleStream top() {
        return top;
    }

    /** Looks at the world as the marks do. */
    public Brush brush() {
        return brush;
    }

    /** Forgets everything and looks again. */
    public void begin(Outlook outlook, float scale, Palette colours) {
        ground.clear();
        among.clear();
        top.clear();
        brush.look(outlook, scale);
        palette = colours;
    }

    /** The axes of the world on level ground around a place. */
    public void addWorldAxes(double x, double y, double height) {
        brush.into(ground);
        brush.onPlane(x, y, height, 0, 0, 1);
        brush.foggy(true);
        stroke.begin();
        for (int i = -AXIS_STEPS; i <= AXIS_STEPS; i++) {
            stroke.to(x + alongAxis(i), 0, height);
        }
        stroke.draw(false, AXIS_POINTS, Tint.of(palette.rgb(Ink.X), AXIS_OPACITY));
        stroke.begin();
        for (int i = -AXIS_STEPS; i <= AXIS_STEPS; i++) {
            stroke.to(0, y + alongAxis(i), height);
        }
        stroke.draw(false, AXIS_POINTS, Tint.of(palette.rgb(Ink.Y), AXIS_OPACITY));
        brush.foggy(false);
        brush.free();
    }

    /** Places for the axes to fade at, closer to each other where they are close to the eye. */
    private static double alongAxis(int i) {
        return i * Math.abs(i) * AXIS_STEP_M;
    }

    /** Draws marks from far to near. */
    public void add(List<Mark> marks, Terrain terrain) {
        if (order.length < marks.size()) {
            order = new long[2 * marks.size()];
        }
        for (int i = 0; i < marks.size(); i++) {
            order[i] = key(marks.get(i), i);
        }
        Arrays.sort(order, 0, marks.size());
        for (int i = 0; i < marks.size(); i++) {
            draw(marks.get((int) (order[i] & 0xFFFFFF)), terrain);
        }
    }

    /** Sorts by depth, the farthest first, and by place in the list where depths are equal. */
    private long key(Mark mark, int index) {
        float depth = 0;
        if (mark instanceof Mark.Arrow m) {
            depth = depth(m.foot().plus(m.vector().times(0.5)));
        } else if (mark instanceof Mark.Line m && !m.points().isEmpty()) {
            depth = depth(m.points().get(m.points().size() / 2));
        } else if (mark instanceof Mark.Dot m) {
            depth = depth(m.position());
        } else if (mark instanceof Mark.Axes m) {
            depth = depth(m.pose().position());
        } else if (mark instanceof Mark.TorqueArc m) {
            depth = depth(m.position());
        } else if (mark instanceof Mark.Area) {
            // under footprints
            depth = 1e6f;
        }
        long farFirst = Integer.MAX_VALUE - Float.floatToIntBits(Math.max(0, depth));
        return farFirst << 24 | index;
    }

    private float depth(Vec3 p) {
        return brush.depth(p.x(), p.y(), p.z());
    }

    private void draw(Mark mark, Terrain terrain) {
        if (mark instanceof Mark.Arrow m) {
            brush.into(among);
            arrow(m.foot(), m.vector(), m.ink());
        } else if (mark instanceof Mark.Line m) {
            brush.into(among);
            line(m);
        } else if (mark instanceof Mark.TorqueArc m) {
            brush.into(top);
            arc(m);
        } else if (mark instanceof Mark.Area m) {
            brush.into(ground);
            flats.area(m, palette.rgb(m.ink()));
        } else if (mark instanceof Mark.Footprint m) {
            brush.into(ground);
            flats.footprint(m, terrain, palette.rgb(m.ink()));
        } else if (mark instanceof Mark.Dot m) {
            brush.into(top);
            dot(m.position(), m.radiusPixels(), m.ink());
        } else if (mark instanceof Mark.Axes m) {
            brush.into(top);
            axes(m);
        }
    }

    private void arrow(Vec3 foot, Vec3 v, Ink ink) {
        arrows.draw(foot.x(), foot.y(), foot.z(), v.x(), v.y(), v.z(), Tint.of(palette.rgb(ink), 1));
    }

    private void line(Mark.Line line) {
        stroke.begin();
        for (int i = 0; i < line.points().size(); i++) {
            Vec3 p = line.points().get(i);
            stroke.to(p.x(), p.y(), p.z());
        }
        int rgba = Tint.of(palette.rgb(line.ink()), 1);
        if (line.dashed()) {
            dashes.draw(stroke, line.widthPixels(), rgba);
        } else {
            stroke.draw(false, line.widthPixels(), rgba);
        }
    }

    private void dot(Vec3 p, double radius, Ink ink) {
        if (!brush.project(p.x(), p.y(), p.z())) {
            return;
        }
        float x = brush.imageX();
        float y = brush.imageY();
        float z = brush.depth();
        float r = (float) radius * brush.point();
        int rgba = Tint.of(palette.rgb(ink), 1);
        int halo = Tint.of(palette.panel(), 0.9);
        brush.disc(x, y, z, r + (float) HALO_POINTS * brush.point(), halo);
        brush.disc(x, y, z, r, rgba);
        if (ink == Ink.COM) {
            int other = Tint.of(palette.panel(), 1);
            float inner = r - 1.2f * brush.point();
            brush.quarter(x, y, z, inner, 0, 0, inner, other);
            brush.quarter(x, y, z, -inner, 0, 0, -inner, other);
        }
    }

    private void axes(Mark.Axes axes) {
        Vec3 p = axes.pose().position();
        if (!p.isFinite()) {
            return;
        }
        Quat q = axes.pose().orientation();
        double radius = 0.75 * arrows.radius(p.x(), p.y(), p.z());
        Vec3[] directions = {q.rotate(Vec3.X), q.rotate(Vec3.Y), q.rotate(Vec3.Z)};
        Ink[] inks = {Ink.X, Ink.Y, Ink.Z};
        // the one that points away most is behind the others
        for (int pass = 0; pass < 3; pass++) {
            int next = -1;
            for (int i = 0; i < 3; i++) {
                if (directions[i] != null && (next < 0 || away(directions[i]) > away(directions[next]))) {
                    next = i;
                }
            }
            Vec3 v = directions[next].times(axes.size());
            directions[next] = null;
            arrows.draw(p.x(), p.y(), p.z(), v.x(), v.y(), v.z(), radius, Tint.of(palette.rgb(inks[next]), 1));
        }
    }

    private float away(Vec3 direction) {
        return brush.depth(brush.eyeX() + direction.x(), brush.eyeY() + direction.y(), brush.eyeZ() + direction.z());
    }

    private void arc(Mark.TorqueArc arc) {
        Vec3 p = arc.position();
        double share = Math.max(-1, Math.min(1, arc.share()));
        double n = arc.axis().norm();
        if (!(Math.abs(share) > SLIGHTEST_SHARE) || !(n > 1e-9) || !brush.project(p.x(), p.y(), p.z())) {
            return;
        }
        double point = brush.point() * brush.depth();
        double radius = Math.max(SMALLEST_ARC_POINTS * point, Math.min(LARGEST_ARC_POINTS * point, ARC_M));
        Vec3 axis = arc.axis().times(Math.signum(share) / n);
        Vec3 from = HandleShapes.across(axis);
        Vec3 side = axis.cross(from);
        int rgba = Tint.of(palette.rgb(arc.ink()), 1);
        double cone = Math.min(10 * point, 0.6 * radius);
        // the cone's tip is where the arc ends, so the line ends before it
        double sweep = FULL_ARC_RAD * Math.abs(share);
        double bent = Math.max(0, sweep - cone / radius);
        stroke.begin();
        int steps = Math.max(2, (int) Math.ceil(ARC_STEPS * bent / FULL_ARC_RAD));
        for (int i = 0; i <= steps; i++) {
            Vec3 q = onArc(p, from, side, radius, bent * i / steps);
            stroke.to(q.x(), q.y(), q.z());
        }
        stroke.draw(false, ARC_POINTS + 2 * ARC_HALO_POINTS, Tint.of(palette.panel(), ARC_HALO));
        stroke.draw(false, ARC_POINTS, rgba);
        Vec3 end = onArc(p, from, side, radius, bent);
        Vec3 along =
                onArc(p, from, side, radius, bent + cone / radius).minus(end).unit();
        arrows.cone(end.x(), end.y(), end.z(), along.x(), along.y(), along.z(), 0.48 * cone, cone, rgba);
    }

    private static Vec3 onArc(Vec3 middle, Vec3 from, Vec3 side, double radius, double angle) {
        return middle.plus(from.times(radius * Math.cos(angle))).plus(side.times(radius * Math.sin(angle)));
    }
}
