// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.wizards;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
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
import org.gaitwright.workbench.look.Themes;

/** A character seen from the front, with a line at each metre, so that proportions can be judged before they are chosen. */
final class Silhouette extends Canvas {
    private static final Color LEFT = new Color(43, 108, 176);
    private static final Color RIGHT = new Color(224, 118, 43);
    private static final Color TRUNK = new Color(150, 158, 168);
    private static final Color LINE_LIGHT = new Color(214, 218, 224);
    private static final Color LINE_DARK = new Color(88, 92, 98);
    private static final int PAD = 10;
    private static final int TOP = 18;
    /** At least this much height is shown, so that children look small. */
    private static final double SHOWN_METRES = 2;

    private CharacterModel model;
    private Pose[] poses = {};

    Silhouette(Composite parent) {
        super(parent, SWT.DOUBLE_BUFFERED);
        addListener(SWT.Paint, e -> paint(e.gc));
        Themes.follow(this, this::redraw);
    }

    /** Null shows the ground alone. */
    void show(CharacterModel shown) {
        model = shown;
        poses = shown == null ? new Pose[0] : standing(shown);
        redraw();
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
    static double height(CharacterModel model) {
        Pose[] poses = standing(model);
        double top = 0;
        for (int i = 0; i < poses.length; i++) {
            for (Shape s : model.links().get(i).drawn()) {
                Pose at = poses[i].times(s.pose());
                top = Math.max(top, at.position().z() + reach(s.geometry(), at));
            }
        }
        return top;
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

    private void paint(GC gc) {
        Point size = getSize();
        gc.setAntialias(SWT.ON);
        double metres = Math.max(SHOWN_METRES, model == null ? 0 : height(model) + 0.1);
        double scale = (size.y - PAD - TOP) / metres;
        for (int m = 0; m <= metres; m++) {
            int y = (int) (size.y - PAD - m * scale);
            gc.setForeground(Themes.current() == Themes.DARK ? LINE_DARK : LINE_LIGHT);
            gc.drawLine(0, y, size.x, y);
            gc.setForeground(getForeground());
            gc.drawString(m + " m", 2, y - gc.getFontMetrics().getHeight(), true);
        }
        for (int i = 0; i < poses.length; i++) {
            Color colour = colour(model.links().get(i).side());
            for (Shape s : model.links().get(i).drawn()) {
                shape(gc, s.geometry(), poses[i].times(s.pose()), colour, scale, size);
            }
        }
    }

    private static Color colour(Side side) {
        return switch (side) {
            case LEFT -> LEFT;
            case RIGHT -> RIGHT;
            default -> TRUNK;
        };
    }

    private void shape(GC gc, Geometry g, Pose at, Color colour, double scale, Point size) {
        gc.setForeground(colour);
        gc.setBackground(colour);
        if (g instanceof Geometry.Box b) {
            box(gc, b, at, scale, size);
            return;
        }
        double radius = g instanceof Geometry.Capsule c ? c.radius() : ((Geometry.Sphere) g).radius();
        double half = g instanceof Geometry.Capsule c ? c.halfLength() : 0.001;
        Point from = pixel(at.transform(new Vec3(0, 0, -half)), scale, size);
        Point to = pixel(at.transform(new Vec3(0, 0, half)), scale, size);
        gc.setLineCap(SWT.CAP_ROUND);
        gc.setLineWidth((int) Math.max(1, Math.round(2 * radius * scale)));
        gc.drawLine(from.x, from.y, to.x, to.y + (from.equals(to) ? 1 : 0));
        gc.setLineWidth(1);
    }

    /** Its front and its back, which look alike from here unless it is turned. */
    private static void box(GC gc, Geometry.Box b, Pose at, double scale, Point size) {
        double[][] corners = {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}};
        for (double x : new double[] {-b.hx(), b.hx()}) {
            int[] outline = new int[2 * corners.length];
            for (int i = 0; i < corners.length; i++) {
                Point p = pixel(at.transform(new Vec3(x, corners[i][0] * b.hy(), corners[i][1] * b.hz())), scale, size);
                outline[2 * i] = p.x;
                outline[2 * i + 1] = p.y;
            }
            gc.fillPolygon(outline);
            gc.drawPolygon(outline);
        }
    }

    /** From the front: its left is on the right. */
    private static Point pixel(Vec3 p, double scale, Point size) {
        return new Point(
                (int) Math.round(size.x / 2.0 + p.y() * scale), (int) Math.round(size.y - PAD - p.z() * scale));
    }
}
