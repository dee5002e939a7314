// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import org.eclipse.core.runtime.ILog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.opengl.GLCanvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.ui.IViewReference;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPage;
import org.gaitwright.core.registry.Kind;
import org.gaitwright.workbench.look.Themes;
import org.gaitwright.workbench.run.Cast;
import org.gaitwright.workbench.run.RunControl;
import org.gaitwright.workbench.run.RunStatus;
import org.gaitwright.workbench.run.Snapshot;

/**
 * Lets characters fall on terrains without any control, and shows them to the camera at given times. What to show is said
 * as {@code CHARACTER/TERRAIN@SECONDS,SECONDS…}; {@code *} stands for all of a kind. The file {@code plan} lists the names of
 * the pictures to come.
 */
final class RagDollTour {
    private static final double SPEED = 10;
    private static final int POLL_MILLIS = 20;
    private static final int SETTLE_MILLIS = 2000;
    /** For the view to draw what it was last given, and the ground beneath it. */
    private static final int DRAW_MILLIS = 350;
    /** So much is left to single ticks, which end at the time asked for and not somewhere near it. */
    private static final double LAST_SECONDS = 0.6;

    private record Fall(Cast cast, double seconds, boolean first) {
        String name() {
            return cast.character() + "@" + cast.terrain() + "@" + seconds;
        }
    }

    private final PhotoCall call;
    private final IWorkbench workbench;
    private final Display display;
    private final RunControl runs;
    private final String wanted;
    private final Deque<Fall> falls = new ArrayDeque<>();
    private Control canvas;

    RagDollTour(PhotoCall call, IWorkbench workbench, String wanted) {
        this.call = call;
        this.workbench = workbench;
        this.wanted = wanted;
        display = workbench.getDisplay();
        runs = workbench.getService(RunControl.class);
    }

    void start() {
        String[] castAndTimes = wanted.split("@", 2);
        String[] cast = castAndTimes[0].split("/", 2);
        double[] seconds = Arrays.stream(castAndTimes[1].split(","))
                .mapToDouble(Double::parseDouble)
                .toArray();
        for (String terrain : named(cast[1], Kind.TERRAIN)) {
            for (String character : named(cast[0], Kind.CHARACTER)) {
                for (double t : seconds) {
                    falls.add(new Fall(new Cast("passive", character, terrain), t, t == seconds[0]));
                }
            }
        }
        List<String> names = new ArrayList<>();
        falls.forEach(f -> names.add(f.name()));
        Themes.LIGHT.apply();
        enlargeScene();
        if (call.write("plan", String.join("\n", names) + "\n")) {
            display.timerExec(SETTLE_MILLIS, this::next);
        }
    }

    private List<String> named(String id, Kind kind) {
        return id.equals("*")
                ? runs.picks(kind).stream().map(RunControl.Pick::id).toList()
                : List.of(id);
    }

    private void enlargeScene() {
        IWorkbenchPage page = workbench.getActiveWorkbenchWindow().getActivePage();
        for (IViewReference view : page.getViewReferences()) {
            if (view.getId().equals(Ids.VIEWS + "scene")) {
                page.activate(view.getView(true));
                page.setPartState(view, IWorkbenchPage.STATE_MAXIMIZED);
            }
        }
    }

    private void next() {
        Fall fall = falls.poll();
        if (fall == null) {
            workbench.close();
            return;
        }
        if (fall.first()) {
            runs.choose(fall.cast());
            runs.setSpeed(SPEED);
        }
        display.timerExec(POLL_MILLIS, () -> run(fall));
    }

    /** Plays until shortly before the time, as a user would. */
    private void run(Fall fall) {
        RunStatus status = runs.status();
        if (status.phase() == RunStatus.Phase.FAILED || status.phase() == RunStatus.Phase.EMPTY) {
            ILog.get().error("There is no run of " + fall.cast() + ": " + status.message());
            workbench.close();
            return;
        }
        boolean here = status.cast().equals(fall.cast());
        boolean near = status.timeSeconds() >= fall.seconds() - LAST_SECONDS;
        boolean running = status.phase() == RunStatus.Phase.RUNNING;
        if (here && near && !running) {
            step(fall);
            return;
        }
        if (here && near) {
            runs.pause();
        } else if (here && !running) {
            runs.play();
        }
        display.timerExec(POLL_MILLIS, () -> run(fall));
    }

    private void step(Fall fall) {
        Snapshot now = runs.snapshot();
        double tick = now.world().timing().tickSeconds();
        long ticks = Math.round((fall.seconds() - now.timeSeconds()) / tick);
        for (long i = 0; i < ticks; i++) {
            runs.step();
        }
        arrive(fall, fall.seconds() - 0.5 * tick);
    }

    private void arrive(Fall fall, double seconds) {
        if (runs.status().alive() && runs.snapshot().timeSeconds() < seconds) {
            display.timerExec(POLL_MILLIS, () -> arrive(fall, seconds));
            return;
        }
        if (fall.first()) {
            frame();
        }
        display.timerExec(DRAW_MILLIS, () -> call.pose(fall.name(), canvas(), this::next));
    }

    /** Presses the key that brings the character into the middle; later pictures of a fall keep its view. */
    private void frame() {
        Event press = new Event();
        press.keyCode = 'f';
        press.character = 'f';
        canvas().notifyListeners(SWT.KeyDown, press);
    }

    private Control canvas() {
        if (canvas == null || canvas.isDisposed()) {
            canvas = canvasIn(workbench.getActiveWorkbenchWindow().getShell());
        }
        return canvas;
    }

    /** The 3D view below a widget; that widget itself if there is none. */
    private static Control canvasIn(Composite parent) {
        for (Control child : parent.getChildren()) {
            if (child instanceof GLCanvas) {
                return child;
            }
            if (child instanceof Composite inner && canvasIn(inner) instanceof GLCanvas found) {
                return found;
            }
        }
        return parent;
    }
}
