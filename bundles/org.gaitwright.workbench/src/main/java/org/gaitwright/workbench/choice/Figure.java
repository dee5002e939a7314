// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.choice;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Geometry;
import org.gaitwright.core.character.Shape;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Quat;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.dynamics.Kinematics;
import org.gaitwright.dynamics.TreeModel;
import org.gaitwright.dynamics.TreeState;

/** A character where it stands, to be drawn flat. Made on any thread, drawn on that of the user interface. */
public final class Figure {
    private static final Color LEFT = new Color(43, 108, 176);
    private static final Color RIGHT = new Color(224, 118, 43);
    private static final Color TRUNK = new Color(150, 158, 168);
    private static final Map<CharacterModel, Figure> MADE = Collections.synchronizedMap(new WeakHashMap<>());

    /** A shape where it is. */
    private record Solid(Geometry geometry, Pose at, Side side) {}

    private final List<Solid> solids = new ArrayList<>();

    private Figure(CharacterModel model) {
        Pose[] poses = standing(model);
        for (int i = 0; i < poses.length; i++) {
            for (Shape s : model.links().get(i).drawn()) {
                solids.add(new Solid(
                        s.geometry(),
                        poses[i].times(s.pose()),
                        model.links().get(i).side()));
            }
        }
    }

    /** Made once for each model. */
    public static Figure of(CharacterModel model) {
        return MADE.computeIfAbsent(model, Figure::new);
    }

    /** Frames of the links where the character stands. */
    private static Pose[] standing(CharacterModel model) {
        TreeModel tree = TreeModel.of(model);
        TreeState state = new TreeState(tree);
        double[] q = model.keyframes().contains("stand") ? model.keyframe("stand") : model.zeroPose();
        System.arraycopy(q, 0, state.q, 0, q.length);
        Kinematics.positions(tree, state);
        Pose[] poses = new Pose[model.links().size()];
        for (int i = 0; i < poses.length; i++) {
            poses[i] = new Pose(
                    new Vec3(state.position[3 * i], state.position[3 * i + 1], state.position[3 * i + 2]),
                    new Quat(
                            state.quaternion[4 * i],
                            state.quaternion[4 * i + 1],
                            state.quaternion[4 * i + 2],
                            state.quaternion[4 * i + 3]));
        }
        return poses;
    }

    /** Its height where it stands, m. */
    public double height() {
        return solids.stream()
                .mapToDouble(p -> p.at().position().z() + reach(p.geometry(), p.at()))
                .max()
                .orElse(0);
    }

    private static double reach(Geometry g, Pose at) {
        if (g instanceof Geometry.Capsule c) {
            return c.radius()
                    + c.halfLength() * Math.abs(at.orientation().rotate(Vec3.Z).z());
        }
        if (g instanceof Geometry.Box b) {
            return b.hx() * Math.abs(at.orientation().rotate(Vec3.X).z())
                    + b.hy() * Math.abs(at.orientation().rotate(Vec3.Y).z())
                    + b.hz() * Math.abs(at.orientation().rotate(Vec3.Z).z());
        }
        return ((Geometry.Sphere) g).radius();
    }

    /**
     * Draws it, its left on the right.
     *
     * @param yaw from where it is seen: 0 from the front, rad
     * @param scale pixels of a metre
     * @param x where its middle is, in pixels
     * @param ground where the ground is, in pixels
     */
    public void draw(GC gc, double yaw, double scale, double x, double ground) {
        View view = new View(Math.cos(yaw), Math.sin(yaw), scale, x, ground);
        for (Solid s : solids) {
            Color colour = colour(s.side());
            gc.setForeground(colour);
            gc.setBackground(colour);
            shape(gc, s.geometry(), s.at(), view);
        }
    }

    private record View(double across, double along, double scale, double x, double ground) {
        Point pixel(Vec3 p) {
            return new Point((int) Math.round(x + (across * p.y() + along * p.x()) * scale), (int)
                    Math.round(ground - p.z() * scale));
        }
    }

    private static Color colour(Side side) {
        return switch (side) {
            case LEFT -> LEFT;
            case RIGHT -> RIGHT;
            default -> TRUNK;
        };
    }

    private static void shape(GC gc, Geometry g, Pose at, View view) {
        if (g instanceof Geometry.Box b) {
            box(gc, b, at, view);
            return;
        }
        double radius = g instanceof Geometry.Capsule c ? c.radius() : ((Geometry.Sphere) g).radius();
        double half = g instanceof Geometry.Capsule c ? c.halfLength() : 0.001;
        Point from = view.pixel(at.transform(new Vec3(0, 0, -half)));
        Point to = view.pixel(at.transform(new Vec3(0, 0, half)));
        gc.setLineCap(SWT.CAP_ROUND);
        gc.setLineWidth((int) Math.max(1, Math.round(2 * radius * view.scale())));
        gc.drawLine(from.x, from.y, to.x, to.y + (from.equals(to) ? 1 : 0));
        gc.setLineWidth(1);
    }

    /** All of its faces: those in front cover the others in one colour. */
    private static void box(GC gc, Geometry.Box b, Pose at, View view) {
        int[][] faces = {{0, 1, 3, 2}, {4, 5, 7, 6}, {0, 1, 5, 4}, {2, 3, 7, 6}, {0, 2, 6, 4}, {1, 3, 7, 5}};
        Point[] corners = new Point[8];
        for (int i = 0; i < corners.length; i++) {
            corners[i] = view.pixel(at.transform(new Vec3(
                    (i & 4) == 0 ? -b.hx() : b.hx(),
                    (i & 2) == 0 ? -b.hy() : b.hy(),
                    (i & 1) == 0 ? -b.hz() : b.hz())));
        }
        for (int[] face : faces) {
            int[] outline = new int[2 * face.length];
            for (int i = 0; i < face.length; i++) {
                outline[2 * i] = corners[face[i]].x;
                outline[2 * i + 1] = corners[face[i]].y;
            }
            gc.fillPolygon(outline);
            gc.drawPolygon(outline);
        }
    }
}
