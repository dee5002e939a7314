// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.rigs.tour;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Map;
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
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.Kind;
import org.gaitwright.rigs.Ids;
import org.gaitwright.session.run.Act;
import org.gaitwright.session.run.Cast;
import org.gaitwright.session.run.RunState;
import org.gaitwright.session.run.RunStatus;
import org.gaitwright.session.run.Snapshot;
import org.gaitwright.workbench.look.Themes;
import org.gaitwright.workbench.run.Picks;
import org.gaitwright.workbench.run.RunControl;

/**
 * Shoves characters that nothing controls, and shows their fall to the camera at given times. What to show is said
 * as {@code CHARACTER/TERRAIN@SECONDS,SECONDS…}; {@code *} stands for all of a kind. The file {@code plan} lists the names of
 * the pictures to come; noted with each is by how many millimetres some body moved in the half second before, and what the
 * run does.
 */
final class RagDollTour {
    /** Enough to fall on what is ahead, not only on the level ground of the start; m/s of all its mass. */
    private static final double SHOVE_SPEED = 1.5;

    /** Without friction in its ankle, a foot in the air swings for a minute; N m s/rad. */
    private static final double JOINT_DAMPING = 1;

    private static final String START = "start";
    private static final double SHOVE_SECONDS = 0.25;
    private static final int POLL_MILLIS = 20;
    private static final int SETTLE_MILLIS = 2000;
    /** For the view to draw what it was last given, and the ground beneath it. */
    private static final int DRAW_MILLIS = 350;

    /** What lies still moves by less than a millimetre in this time. */
    private static final double REST_SECONDS = 0.5;

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
        return id.equals("*") ? Picks.of(kind).stream().map(Picks.Pick::id).toList() : List.of(id);
    }

    private void enlargeScene() {
        IWorkbenchPage page = workbench.getWorkbenchWindows()[0].getActivePage();
        for (IViewReference view : page.getViewReferences()) {
            if (view.getId().equals(Ids.SCENE)) {
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
            runs.submit(Act.Go.PAUSE);
            runs.submit(new Act.Choose("Cast", fall.cast()));
            display.timerExec(POLL_MILLIS, () -> shove(fall));
        } else {
            step(fall);
        }
    }

    private void shove(Fall fall) {
        RunStatus status = runs.state().status();
        String why = runs.state().refused().map(RunState.Refused::why).orElse(status.message());
        if (status.phase() == RunStatus.Phase.FAILED
                || status.phase() == RunStatus.Phase.EMPTY
                || runs.state().refused().isPresent()) {
            ILog.get().error("There is no run of " + fall.cast() + ": " + why);
            workbench.close();
        } else if (!status.cast().equals(fall.cast()) || status.timeSeconds() > 0 || !atObstacles()) {
            display.timerExec(POLL_MILLIS, () -> shove(fall));
        } else {
            double mass = runs.snapshot().world().actors().get(0).character().totalMass();
            runs.submit(Act.tune("joint.damping", "", runs.state().actor(), Map.of("joint.damping", JOINT_DAMPING)));
            runs.submit(new Act.Shove(new Vec3(mass * SHOVE_SPEED / SHOVE_SECONDS, 0, 0), SHOVE_SECONDS));
            step(fall);
        }
    }

    /** Asks for as little level ground ahead of the start as the terrain allows; false until it has it. */
    private boolean atObstacles() {
        ParameterValues ground = runs.state().terrain().orElse(ParameterValues.NONE);
        if (!ground.set().contains(START)) {
            return true;
        }
        double min = ground.set().get(ground.set().indexOf(START)).minimum();
        if (ground.get(START) == min) {
            return true;
        }
        runs.submit(new Act.Ground(START, Map.of(START, min)));
        return false;
    }

    private void step(Fall fall) {
        stepTo(fall.seconds() - REST_SECONDS, () -> {
            Snapshot before = runs.snapshot();
            stepTo(fall.seconds(), () -> show(fall, before));
        });
    }

    /** Single ticks end at the time asked for, however busy the machine; playing would end somewhere near it. */
    private void stepTo(double seconds, Runnable then) {
        Snapshot now = runs.snapshot();
        double tick = now.world().timing().tickSeconds();
        long ticks = Math.round((seconds - now.timeSeconds()) / tick);
        for (long i = 0; i < ticks; i++) {
            runs.submit(Act.Go.STEP);
        }
        await(seconds - 0.5 * tick, then);
    }

    private void await(double seconds, Runnable then) {
        if (runs.state().status().alive() && runs.snapshot().timeSeconds() < seconds) {
            display.timerExec(POLL_MILLIS, () -> await(seconds, then));
        } else {
            then.run();
        }
    }

    private void show(Fall fall, Snapshot before) {
        if (fall.first()) {
            frame();
        }
        Snapshot now = runs.snapshot();
        String note = String.format(
                Locale.ROOT,
                "%.1f %s",
                1000 * farthest(before, now),
                runs.state().status().phase());
        display.timerExec(DRAW_MILLIS, () -> call.pose(fall.name(), canvas(), note, this::next));
    }

    /** How far the body that moved most has moved, m. */
    private static double farthest(Snapshot a, Snapshot b) {
        double max = 0;
        for (int o = 0; o < b.poses().length; o += 7) {
            Vec3 p = new Vec3(a.poses()[o], a.poses()[o + 1], a.poses()[o + 2]);
            Vec3 q = new Vec3(b.poses()[o], b.poses()[o + 1], b.poses()[o + 2]);
            max = Math.max(max, q.minus(p).norm());
        }
        return max;
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
            canvas = canvasIn(workbench.getWorkbenchWindows()[0].getShell());
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
