// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.timeline;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.gaitwright.session.run.Act;
import org.gaitwright.session.run.RunStatus;
import org.gaitwright.session.run.Timeline;
import org.gaitwright.workbench.widgets.number.Numbers;
import org.gaitwright.workbench.widgets.paint.Ink;
import org.gaitwright.workbench.widgets.paint.Pen;
import org.gaitwright.workbench.widgets.paint.Tone;

/** The time that is shown, how long the branch is, and how fast time goes. */
final class TimeHeader extends Canvas {
    private static final int HEIGHT = 22;
    private static final int TIME_WIDTH = 84;

    private String time = "";
    private String rest = "";

    TimeHeader(Composite parent) {
        super(parent, SWT.DOUBLE_BUFFERED | SWT.NO_FOCUS);
        addListener(SWT.Paint, e -> draw(new Pen(e.gc, this)));
        Ink.follow(this, this::redraw);
    }

    void show(RunStatus status, Timeline timeline) {
        String now = Numbers.fixed(timeline.cursorSeconds(), 2) + " s";
        String words = timeline.activeBranch()
                .map(b -> "of " + Numbers.fixed(b.endSeconds(), 2) + " s  ·  " + b.name() + "  ·  "
                        + pace(status, timeline))
                .orElse("");
        if (!now.equals(time) || !words.equals(rest)) {
            time = now;
            rest = words;
            redraw();
        }
    }

    private static String pace(RunStatus status, Timeline timeline) {
        String asked = status.speed() == Act.UNLIMITED ? "as fast as possible" : Numbers.shortly(status.speed()) + "×";
        return switch (status.phase()) {
            case RUNNING -> asked + " (actual: " + Numbers.fixed(status.reachedSpeed(), 2) + "×)";
            case REPLAYING -> "recording plays at " + asked;
            case ENDED -> "ended";
            case FAILED -> "stopped";
            default -> (timeline.live() ? "paused at the end, " : "paused in the past, ") + asked;
        };
    }

    private void draw(Pen pen) {
        Rectangle all = getClientArea();
        pen.ground(all);
        double middle = all.y + all.height / 2.0;
        pen.bold().with(Tone.TEXT).text(time, all.x + TIME_WIDTH - 12, middle, SWT.RIGHT);
        pen.body()
                .with(Tone.QUIET)
                .text(pen.fitting(rest, all.width - TIME_WIDTH), all.x + TIME_WIDTH, middle, SWT.LEFT);
    }

    @Override
    public Point computeSize(int wHint, int hHint, boolean changed) {
        return new Point(wHint == SWT.DEFAULT ? 300 : wHint, HEIGHT);
    }
}
