// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.SWTException;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;

/**
 * Decides when a picture is drawn: when something has changed or all the time, at most 60 times a second, not while hidden,
 * and never so often that the rest of the UI has no turn. Belongs to the UI thread, except where said.
 */
public final class DrawLoop {
    /** Draws a picture, so many seconds after the last; true if another is wanted soon. */
    @FunctionalInterface
    public interface Painter {
        boolean paint(double seconds);
    }

    private static final long FRAME_NANOS = 1_000_000_000L / 60;
    /** Left to the rest of the UI after each picture, however slow the graphics. */
    private static final int BREATHING_MILLIS = 2;

    private static final int HIDDEN_MILLIS = 250;
    private static final double LONGEST_SECONDS = 0.1;

    private final Display display;
    private final Control control;
    private final Painter painter;
    private final Consumer<Throwable> whenFailed;
    private final FrameRate rate = new FrameRate();
    private final AtomicBoolean asked = new AtomicBoolean();
    private final Runnable tick = this::tick;
    private volatile boolean running;
    private boolean scheduled;
    private boolean dirty = true;
    private boolean failed;
    private double millis;
    private long lastDraw;
    private long nextDraw;

    /** {@code whenFailed} is told once what went wrong; nothing is drawn from then on. */
    public DrawLoop(Control control, Painter painter, Consumer<Throwable> whenFailed) {
        this.control = control;
        this.painter = painter;
        this.whenFailed = whenFailed;
        display = control.getDisplay();
        control.addListener(SWT.Paint, e -> draw());
        control.addListener(SWT.Resize, e -> ask());
        control.addListener(SWT.Show, e -> ask());
    }

    /** Whether to draw all the time. */
    public void running(boolean drawing) {
        running = drawing;
        ask();
    }

    /** Asks for a picture, from any thread. */
    public void askFromAnywhere() {
        if (running || !asked.compareAndSet(false, true)) {
            return;
        }
        try {
            display.asyncExec(() -> {
                asked.set(false);
                ask();
            });
        } catch (SWTException e) {
            // the display is gone: there is nobody to draw for
            asked.set(false);
        }
    }

    /** Asks for a picture. */
    public void ask() {
        dirty = true;
        if (!scheduled && !over()) {
            long wait = (nextDraw - System.nanoTime()) / 1_000_000;
            schedule((int) Math.max(0, Math.min(wait, 1000 / 60)));
        }
    }

    public boolean failed() {
        return failed;
    }

    public FrameRate rate() {
        return rate;
    }

    /** How long a picture takes of late, ms. */
    public double millis() {
        return millis;
    }

    private boolean over() {
        return failed || control.isDisposed();
    }

    private void schedule(int delay) {
        scheduled = true;
        display.timerExec(delay, tick);
    }

    private void tick() {
        scheduled = false;
        if (over()) {
            return;
        }
        if (!control.isVisible() || control.getShell().getMinimized()) {
            if (running) {
                schedule(HIDDEN_MILLIS);
            }
            return;
        }
        draw();
    }

    /** Draws at once. */
    public void draw() {
        if (over() || control.getSize().x <= 0 || control.getSize().y <= 0) {
            return;
        }
        long now = System.nanoTime();
        nextDraw = Math.max(nextDraw + FRAME_NANOS, now + FRAME_NANOS / 2);
        dirty = false;
        boolean moving;
        try {
            moving = painter.paint(Math.min(LONGEST_SECONDS, (now - lastDraw) * 1e-9));
        } catch (RuntimeException | LinkageError e) {
            // a driver that fails once fails every time: give up rather than fail sixty times a second
            failed = true;
            whenFailed.accept(e);
            return;
        }
        lastDraw = now;
        rate.tick(now);
        millis += 0.1 * ((System.nanoTime() - now) * 1e-6 - millis);
        if ((running || moving || dirty) && !scheduled && !over()) {
            long wait = (nextDraw - System.nanoTime()) / 1_000_000;
            schedule((int) Math.max(BREATHING_MILLIS, wait));
        }
    }
}
