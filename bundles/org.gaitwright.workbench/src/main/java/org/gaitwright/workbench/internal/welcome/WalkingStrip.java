// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.welcome;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.gaitwright.workbench.look.Themes;

/** A figure in the phases of a step, one behind the other, the last one in full colour. */
final class WalkingStrip extends Canvas {
    private static final int HEIGHT = 150;
    private static final int FIGURES = 6;
    private static final int GROUND = 14;
    /** Of the figure's height. */
    private static final double THIGH = 0.25;

    private static final double SHANK = 0.25;
    private static final double FOOT = 0.075;
    private static final double TRUNK = 0.3;
    private static final double ARM = 0.165;
    private static final double HEAD = 0.062;

    WalkingStrip(Composite parent) {
        super(parent, SWT.DOUBLE_BUFFERED);
        addListener(SWT.Paint, e -> paint(e.gc));
        Themes.follow(this, this::redraw);
    }

    @Override
    public Point computeSize(int width, int height, boolean changed) {
        return new Point(width == SWT.DEFAULT ? 360 : width, height == SWT.DEFAULT ? HEIGHT : height);
    }

    private void paint(GC gc) {
        WelcomeColours colours = WelcomeColours.now();
        Point size = getSize();
        gc.setAntialias(SWT.ON);
        gc.setBackground(getParent().getBackground());
        gc.fillRectangle(0, 0, size.x, size.y);
        gc.setForeground(colours.edge());
        gc.setLineWidth(2);
        gc.drawLine(0, size.y - GROUND + 3, size.x, size.y - GROUND + 3);
        double tall = size.y - GROUND - 8;
        for (int i = 0; i < FIGURES; i++) {
            gc.setAlpha(i == FIGURES - 1 ? 255 : 50 + 25 * i);
            double x = 0.3 * tall + i * (size.x - 0.65 * tall) / (FIGURES - 1);
            new Figure(gc, tall).draw(x, i / (double) (FIGURES - 1), colours);
        }
        gc.setAlpha(255);
    }

    /** A walker seen from its right; x to the right, y down from the ground. */
    private final class Figure {
        private final GC gc;
        private final double tall;

        Figure(GC gc, double tall) {
            this.gc = gc;
            this.tall = tall;
        }

        void draw(double x, double phase, WelcomeColours colours) {
            double swing = Math.PI * phase;
            double rightHip = 0.42 * Math.cos(swing);
            double leftHip = -0.42 * Math.cos(swing);
            double rightKnee = 0.08;
            double leftKnee = 0.1 + 0.85 * Math.sin(swing);
            double hip = Math.max(reach(rightHip, rightKnee), reach(leftHip, leftKnee));
            double y = getSize().y - GROUND - hip;
            leg(x, y, leftHip, leftKnee, colours.left());
            arm(x, y - TRUNK * tall, rightHip, colours.left());
            limb(x, y, x + 0.02 * tall, y - TRUNK * tall, 0.115, colours.trunk());
            disc(x + 0.035 * tall, y - (TRUNK + 0.12) * tall, HEAD, colours.trunk());
            leg(x, y, rightHip, rightKnee, colours.right());
            arm(x, y - TRUNK * tall, leftHip, colours.right());
        }

        /** How far below the hip the ankle is. */
        private double reach(double hip, double knee) {
            return tall * (THIGH * Math.cos(hip) + SHANK * Math.cos(hip - knee)) + 0.03 * tall;
        }

        private void leg(double x, double y, double hip, double knee, Color colour) {
            double kx = x + tall * THIGH * Math.sin(hip);
            double ky = y + tall * THIGH * Math.cos(hip);
            double ax = kx + tall * SHANK * Math.sin(hip - knee);
            double ay = ky + tall * SHANK * Math.cos(hip - knee);
            double toe = Math.max(0, knee - hip) * 0.5;
            limb(x, y, kx, ky, 0.07, colour);
            limb(kx, ky, ax, ay, 0.055, colour);
            limb(
                    ax,
                    ay + 0.01 * tall,
                    ax + FOOT * tall * Math.cos(toe),
                    ay + (0.01 + FOOT * Math.sin(toe)) * tall,
                    0.038,
                    colour);
        }

        private void arm(double x, double y, double angle, Color colour) {
            double ex = x + tall * ARM * Math.sin(angle * 0.9);
            double ey = y + tall * ARM * Math.cos(angle * 0.9) + 0.03 * tall;
            double bend = angle * 0.9 + 0.35;
            limb(x, y + 0.03 * tall, ex, ey, 0.045, colour);
            limb(ex, ey, ex + tall * ARM * Math.sin(bend), ey + tall * ARM * Math.cos(bend), 0.038, colour);
        }

        private void limb(double x1, double y1, double x2, double y2, double thick, Color colour) {
            gc.setForeground(colour);
            gc.setLineCap(SWT.CAP_ROUND);
            gc.setLineWidth((int) Math.max(2, Math.round(thick * tall)));
            gc.drawLine((int) x1, (int) y1, (int) x2, (int) y2);
        }

        private void disc(double x, double y, double radius, Color colour) {
            gc.setBackground(colour);
            int r = (int) Math.round(radius * tall);
            gc.fillOval((int) x - r, (int) y - r, 2 * r, 2 * r);
        }
    }
}
