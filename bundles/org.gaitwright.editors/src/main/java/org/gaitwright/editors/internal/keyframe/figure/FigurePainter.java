// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.keyframe.figure;

import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Path;
import org.gaitwright.core.character.Side;
import org.gaitwright.workbench.widgets.paint.Pen;
import org.gaitwright.workbench.widgets.paint.Tone;

/** Draws a figure from its right side: left limbs in one hue, right ones in another, the trunk neutral, as in the scene. */
public final class FigurePainter {
    private static final int LEFT_HUE = 0;
    private static final int RIGHT_HUE = 1;

    private final Pen pen;
    private final Sight sight;
    private final Tone paper;

    /** @param paper what it is drawn on: a hem in that colour sets limbs apart that lie over each other */
    public FigurePainter(Pen pen, Sight sight, Tone paper) {
        this.pen = pen;
        this.sight = sight;
        this.paper = paper;
    }

    public void figure(Placement at) {
        draw(at, false);
    }

    /** One that is not in question now. */
    public void ghost(Placement at) {
        draw(at, true);
    }

    private void draw(Placement at, boolean faint) {
        double hem = Math.max(1, Math.min(2.5, sight.scale() / 120));
        for (int link : FigureOrder.backToFront(at.body())) {
            for (Outline o : at.body().outlines(link)) {
                pen.with(paper);
                solid(at, link, o, hem);
                pen.with(colour(at.body().character().links().get(link).side(), faint));
                solid(at, link, o, 0);
            }
        }
    }

    private Color colour(Side side, boolean faint) {
        return switch (side) {
            case LEFT -> faint ? pen.ink().faintLine(LEFT_HUE) : pen.ink().line(LEFT_HUE);
            case RIGHT -> faint ? pen.ink().faintLine(RIGHT_HUE) : pen.ink().line(RIGHT_HUE);
            default -> pen.ink().of(faint ? Tone.BEYOND : Tone.AXIS);
        };
    }

    private void solid(Placement at, int link, Outline o, double hem) {
        if (o instanceof Outline.Bar b) {
            bar(at, link, b, hem);
        } else if (o instanceof Outline.Patch p) {
            patch(at, link, p, hem);
        }
    }

    private void bar(Placement at, int link, Outline.Bar b, double hem) {
        double x1 = sight.px(at.pointX(link, b.x1(), b.z1())), y1 = sight.py(at.pointZ(link, b.x1(), b.z1()));
        double x2 = sight.px(at.pointX(link, b.x2(), b.z2())), y2 = sight.py(at.pointZ(link, b.x2(), b.z2()));
        double radius = Math.max(1, sight.scale() * b.radius()) + hem;
        if (Math.hypot(x2 - x1, y2 - y1) < 0.5) {
            pen.disc(x1, y1, radius);
        } else {
            pen.wide(2 * radius);
            pen.line(x1, y1, x2, y2);
        }
    }

    /** Corners are a little round, as those of boxes in the scene seem to be. */
    private void patch(Placement at, int link, Outline.Patch p, double hem) {
        double round = Math.max(0.5, 0.008 * sight.scale());
        pen.fill(path(at, link, p));
        pen.wide(2 * (round + hem));
        pen.stroke(path(at, link, p));
    }

    private Path path(Placement at, int link, Outline.Patch p) {
        Path path = new Path(pen.gc().getDevice());
        double[] c = p.corners();
        for (int i = 0; i < c.length; i += 2) {
            float x = (float) sight.px(at.pointX(link, c[i], c[i + 1]));
            float y = (float) sight.py(at.pointZ(link, c[i], c[i + 1]));
            if (i == 0) {
                path.moveTo(x, y);
            } else {
                path.lineTo(x, y);
            }
        }
        path.close();
        return path;
    }

    /** The line that it stands on, with a mark at each tenth of a metre that goes by under it. */
    void ground(int left, int right, int bottom, double way) {
        int y = (int) Math.round(sight.groundY());
        pen.with(Tone.WELL).fill(new org.eclipse.swt.graphics.Rectangle(left, y, right - left, bottom - y));
        pen.with(Tone.AXIS).horizontal(y, left, right);
        double first = Math.ceil((sight.x(left) + way) * 10);
        for (double i = first; sight.px(i / 10 - way) < right; i++) {
            boolean large = Math.floorMod((long) i, 5) == 0;
            pen.vertical(sight.px(i / 10 - way), y, y + (large ? 9 : 4));
        }
    }
}
