// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.mark;

import java.util.List;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.viewport.Handle;
import org.gaitwright.viewport.Ink;
import org.gaitwright.viewport.internal.gl.Palette;
import org.gaitwright.viewport.internal.gl.Tint;
import org.gaitwright.viewport.internal.pick.HandleShapes;

/** Turns handles into triangles, over everything else. */
public final class HandleMesh {
    private static final double HOT_GROWTH = 1.25;
    private static final double RIM_POINTS = 2;
    private static final double SHAFT_POINTS = 2.1;
    private static final double RING_POINTS = 2.6;
    /** A knob on the ground has a circle around it that lies there. */
    private static final double GROUND_CIRCLE = 15;
    /** The axis that a pointed-at knob slides along is shown this far to both sides. */
    private static final double TRACK = 60;

    private final Brush brush;
    private final Stroke stroke;
    private final ArrowShape arrows;

    public HandleMesh(Brush brush) {
        this.brush = brush;
        stroke = new Stroke(brush);
        arrows = new ArrowShape(brush);
    }

    public void add(List<Handle> handles, String hot, Palette palette) {
        for (int i = 0; i < handles.size(); i++) {
            Handle handle = handles.get(i);
            boolean lit = handle.id().equals(hot);
            int rgba = Tint.of(palette.rgb(lit ? Ink.HOT : handle.ink()), 1);
            Vec3 p = handle.position();
            if (brush.project(p.x(), p.y(), p.z())) {
                double point = brush.point() * brush.depth();
                switch (handle.look()) {
                    case KNOB -> knob(handle, lit, point, rgba, palette);
                    case ARROW -> arrow(handle, lit, point, rgba);
                    case RING -> ring(p, handle.direction(), HandleShapes.RING * point, lit, rgba);
                }
            }
        }
    }

    private void knob(Handle handle, boolean lit, double point, int rgba, Palette palette) {
        float x = brush.imageX();
        float y = brush.imageY();
        float z = brush.depth();
        Vec3 p = handle.position();
        if (handle.motion() == Handle.Motion.GROUND) {
            ring(p, Vec3.Z, GROUND_CIRCLE * point, lit, rgba);
        } else if (lit && handle.motion() == Handle.Motion.ALONG) {
            Vec3 reach = handle.direction().times(TRACK * point);
            Vec3 from = p.minus(reach);
            Vec3 to = p.plus(reach);
            stroke.begin().to(from.x(), from.y(), from.z()).to(to.x(), to.y(), to.z());
            stroke.draw(false, 1.5, Tint.faded(rgba, 0.7));
        }
        float r = (float) (HandleShapes.KNOB * (lit ? HOT_GROWTH : 1)) * brush.point();
        brush.disc(x, y, z, r, rgba);
        brush.disc(x, y, z, r - (float) RIM_POINTS * brush.point(), Tint.of(palette.panel(), 1));
    }

    private void arrow(Handle handle, boolean lit, double point, int rgba) {
        Vec3 v = handle.direction().times(HandleShapes.ARROW * point * (lit ? 1.1 : 1));
        Vec3 p = handle.position().plus(handle.direction().times(HandleShapes.ARROW_START * point));
        double radius = SHAFT_POINTS * point * (lit ? HOT_GROWTH : 1);
        arrows.draw(p.x(), p.y(), p.z(), v.x(), v.y(), v.z(), radius, rgba);
    }

    private void ring(Vec3 middle, Vec3 axis, double radius, boolean lit, int rgba) {
        Vec3 u = HandleShapes.across(axis);
        Vec3 v = axis.cross(u);
        stroke.begin();
        for (int i = 0; i < HandleShapes.RING_STEPS; i++) {
            Vec3 q = HandleShapes.onRing(middle, u, v, radius, i);
            stroke.to(q.x(), q.y(), q.z());
        }
        stroke.draw(true, RING_POINTS * (lit ? HOT_GROWTH : 1), rgba);
    }
}
