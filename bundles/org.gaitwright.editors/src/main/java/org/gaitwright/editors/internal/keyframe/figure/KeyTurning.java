// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.keyframe.figure;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Event;

/** Turns joints by keys: a key that is held is one edit. */
final class KeyTurning {
    private static final double STEP = Math.toRadians(1);
    private static final double FINE = 0.1;
    private static final double COARSE = 10;

    private final Canvas canvas;
    private final FigureView.Hand hand;
    private PlanarBody body;
    private double[] pose = {};
    private double[] turned;
    private int slot;
    private boolean used;

    KeyTurning(Canvas canvas, FigureView.Hand hand) {
        this.canvas = canvas;
        this.hand = hand;
        canvas.addListener(SWT.KeyDown, this::down);
        canvas.addListener(SWT.KeyUp, e -> end());
        canvas.addListener(SWT.FocusOut, e -> end());
    }

    void show(PlanarBody of, double[] now) {
        body = of;
        pose = now;
        slot = Math.min(slot, now.length - 1);
    }

    /** Whether joints were chosen by keys lately, so that it is worth to show which. */
    boolean used() {
        return used;
    }

    void forget() {
        used = false;
    }

    int slot() {
        return slot;
    }

    void choose(int now) {
        slot = now;
        canvas.redraw();
    }

    String words() {
        return body == null ? "" : body.name(slot) + " " + PoseDrag.degrees(pose[slot]);
    }

    private void down(Event e) {
        if (body == null) {
            return;
        }
        switch (e.keyCode) {
            case SWT.ARROW_UP -> step(-1);
            case SWT.ARROW_DOWN -> step(1);
            case SWT.ARROW_LEFT -> turn(-1, e.stateMask);
            case SWT.ARROW_RIGHT -> turn(1, e.stateMask);
            case SWT.PAGE_UP -> hand.step(-1);
            case SWT.PAGE_DOWN -> hand.step(1);
            case SWT.ESC -> cancel();
            case ' ' -> hand.togglePlay();
            default -> {}
        }
    }

    private void step(int by) {
        end();
        used = true;
        choose(Math.floorMod(slot + by, body.count()));
    }

    private void turn(int way, int mask) {
        used = true;
        double by = STEP * way * ((mask & SWT.SHIFT) != 0 ? FINE : (mask & SWT.MOD1) != 0 ? COARSE : 1);
        double[] now = (turned == null ? pose : turned).clone();
        now[slot] = body.within(slot, now[slot] + by);
        turned = now;
        hand.change(now);
    }

    /** The key is up again. */
    void end() {
        if (turned != null) {
            double[] now = turned;
            turned = null;
            hand.commit(now);
        }
    }

    private void cancel() {
        if (turned != null) {
            turned = null;
            hand.cancel();
        }
    }
}
