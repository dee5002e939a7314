// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.gait;

import java.util.function.IntConsumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Path;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.gaitwright.core.character.Side;
import org.gaitwright.editors.internal.page.NumberedText;
import org.gaitwright.editors.internal.page.RingDiagram;
import org.gaitwright.editors.internal.page.RingLayout;
import org.gaitwright.workbench.widgets.paint.Ink;
import org.gaitwright.workbench.widgets.paint.Pen;
import org.gaitwright.workbench.widgets.paint.Tone;

/** The states of a gait as a ring: those of half a cycle above, the same with the legs exchanged below. The state that the run is in is lit. */
final class StateDiagram extends RingDiagram {
    private GaitModel gait;

    /** @param chosen told the box that the user selects: its number in the whole cycle */
    StateDiagram(Composite parent, IntConsumer chosen) {
        super(parent, chosen);
    }

    void show(GaitModel now, int box) {
        gait = now;
        select(box);
    }

    @Override
    protected int half() {
        return gait == null ? 0 : gait.states();
    }

    @Override
    protected String spokenName() {
        return gait == null ? "States" : "States of the gait, " + words(selected()) + " selected";
    }

    /** The leg that swings in a box. */
    static Side swing(GaitModel gait, int box) {
        boolean first = box < gait.states();
        return gait.is("start.leg") == first ? Side.RIGHT : Side.LEFT;
    }

    /** What stands at the arrow out of a box. */
    private String transition(int box) {
        int state = box % gait.states();
        String seconds = number(gait.get(state, "seconds")) + " s";
        return gait.endsByContact(state) ? "foot lands" : seconds;
    }

    @Override
    protected String words(int box) {
        int state = box % gait.states();
        String leg = swing(gait, box) == Side.LEFT ? "left" : "right";
        String end = gait.endsByContact(state)
                ? "ends when the " + leg + " foot lands, after " + number(gait.get(state, "seconds")) + " s or later"
                : "ends after " + number(gait.get(state, "seconds")) + " s";
        return "state " + state + ", " + leg + " leg swings, " + end;
    }

    private static String number(double v) {
        return NumberedText.spelled(Math.rint(v * 1000) / 1000);
    }

    @Override
    protected RingLayout layout(Rectangle area) {
        return RingLayout.of(area.width, area.height, gait.states());
    }

    @Override
    protected String caption(boolean first) {
        return swing(gait, first ? 0 : gait.states()) == Side.LEFT ? "left leg swings" : "right leg swings";
    }

    @Override
    protected void content(Pen pen, Rectangle r, int box, Tone paper) {
        StickFigure figure = StickFigure.of(StateAngles.of(gait, box % gait.states()));
        double size = Math.min(r.height - 12, 1.25 * r.width);
        if (size < 24) {
            return;
        }
        double x = r.x + r.width / 2.0;
        double y = r.y + r.height / 2.0;
        pen.wide(Math.max(2, size / 26));
        boolean left = swing(gait, box) == Side.LEFT;
        Ink ink = pen.ink();
        // the left leg first: it is seen from the right
        line(pen.with(ink.line(0)), left ? figure.swing() : figure.stance(), x, y, size);
        line(pen.with(ink.line(1)), left ? figure.stance() : figure.swing(), x, y, size);
        line(pen.with(Tone.TEXT), figure.torso(), x, y, size);
        double[] head = figure.head();
        pen.disc(x + size * head[0], y - size * head[1], size * StickFigure.HEAD);
    }

    private static void line(Pen pen, double[][] points, double x, double y, double size) {
        Path path = new Path(pen.gc().getDevice());
        path.moveTo((float) (x + size * points[0][0]), (float) (y - size * points[0][1]));
        for (double[] p : points) {
            path.lineTo((float) (x + size * p[0]), (float) (y - size * p[1]));
        }
        pen.stroke(path);
    }

    @Override
    protected void label(Pen pen, RingLayout ring, int box) {
        boolean lands = gait.endsByContact(box % gait.states());
        Point m = ring.middle(box);
        pen.small().with(lands ? Tone.ACCENT_TEXT : Tone.QUIET);
        String words = transition(box);
        if (ring.last(box)) {
            boolean right = box < ring.states();
            pen.text(words, right ? m.x - 10 : m.x + 10, m.y, right ? SWT.RIGHT : SWT.LEFT);
            return;
        }
        if (pen.width(words) > ring.gap() - 2) {
            words = lands ? "lands" : words.replace(" s", "");
        }
        pen.text(words, m.x, m.y - pen.lineHeight() / 2.0 - 5, SWT.CENTER);
    }
}
