// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.gl;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.SWTException;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;

/**
 * Decides when a picture is drawn: when something has changed or all the time, at most 60 times a second, not while hidden,
 * and never so often that the rest of the UI has no turn. While a picture is being drawn elsewhere, on a graphics card or by
 * the threads of a software renderer, the UI goes on. Belongs to the UI thread, except where said.
 */
public final class DrawLoop {
    /** Draws a picture. */
    public interface Painter {
        /** Says what to draw, so many seconds after the last; true if another is wanted soon. */
        boolean begin(double seconds);

        /** Whether what was begun is drawn. */
        boolean drawn();

        /** Shows what was begun, and waits for it if need be. */
        void show();
    }

    private static final long FRAME_NANOS = 1_000_000_000L / 60;
    /** Left to the rest of the UI after each picture, however slow the graphics. */
    private static final int BREATHING_MILLIS = 2;

    private static final int PEEK_MILLIS = 1;
    /** A driver that does not tell when it is done is waited for after so long. */
    private static final long PATIENCE_NANOS = 500_000_000L;

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
    private boolean begun;
    private boolean moving;
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
        // a picture that is begun sees to the next itself; following a character asks in the midst of each
        if (!begun && !scheduled && !over()) {
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
        if (begun) {
            guarded(this::goOn);
            return;
        }
        if (!control.isVisible() || control.getShell().getMinimized()) {
            if (running) {
                schedule(HIDDEN_MILLIS);
            }
            return;
        }
        guarded(() -> {
            if (begin()) {
                goOn();
            }
        });
    }

    /** Draws at once, and waits until it is shown. */
    public void draw() {
        if (!over()) {
            guarded(() -> {
                if (begin()) {
                    finish();
                }
            });
        }
    }

    /** False if there is no room for a picture. */
    private boolean begin() {
        if (control.getSize().x <= 0 || control.getSize().y <= 0) {
            return false;
        }
        long now = System.nanoTime();
        nextDraw = Math.max(nextDraw + FRAME_NANOS, now + FRAME_NANOS / 2);
        dirty = false;
        begun = true;
        moving = painter.begin(Math.min(LONGEST_SECONDS, (now - lastDraw) * 1e-9));
        lastDraw = now;
        return true;
    }

    private void goOn() {
        if (painter.drawn() || System.nanoTime() - lastDraw > PATIENCE_NANOS) {
            finish();
        } else {
            schedule(PEEK_MILLIS);
        }
    }

    private void finish() {
        painter.show();
        begun = false;
        rate.tick(lastDraw);
        millis += 0.1 * ((System.nanoTime() - lastDraw) * 1e-6 - millis);
        if ((running || moving || dirty) && !scheduled && !over()) {
            long wait = (nextDraw - System.nanoTime()) / 1_000_000;
            schedule((int) Math.max(BREATHING_MILLIS, wait));
        }
    }

    private void guarded(Runnable work) {
        try {
            work.run();
        } catch (RuntimeException | LinkageError e) {
            // a driver that fails once fails every time: give up rather than fail sixty times a second
            failed = true;
            whenFailed.accept(e);
        }
    }
}
