// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.eclipse.core.runtime.ILog;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IStartup;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.WorkbenchException;
import org.gaitwright.viewport.Viewport;
import org.gaitwright.workbench.run.Cast;
import org.gaitwright.workbench.run.RunControl;
import org.gaitwright.workbench.run.RunStatus;

/**
 * For {@code gaitwright bench --studio}: with the system property {@code gaitwright.studio.measure}, a number of seconds, a
 * humanoid walks in a window of 1280 × 800 with its overlays, first among the other views and then alone; then the studio
 * says how fast it drew, how fast the run went and how long the window kept people waiting, and ends.
 */
public final class StudioMeasure implements IStartup {
    private static final String SECONDS = "gaitwright.studio.measure";
    private static final String SIMULATE = "org.gaitwright.workbench.simulate";
    private static final int WARM_UP_MILLIS = 12_000;
    private static final int SETTLE_MILLIS = 3000;
    private static final int PROBE_MILLIS = 5;
    private static final String SCENE = "org.gaitwright.views.scene";

    private IWorkbench workbench;
    private Display display;
    private RunControl runs;
    private Viewport viewport;
    private final ConcurrentLinkedQueue<Double> waits = new ConcurrentLinkedQueue<>();
    private volatile boolean probing;

    @Override
    public void earlyStartup() {
        Integer seconds = Integer.getInteger(SECONDS);
        if (seconds != null) {
            workbench = PlatformUI.getWorkbench();
            display = workbench.getDisplay();
            display.asyncExec(() -> prepare(seconds));
        }
    }

    private void prepare(int seconds) {
        runs = workbench.getService(RunControl.class);
        try {
            IWorkbenchWindow window = workbench.getWorkbenchWindows()[0];
            workbench.showPerspective(SIMULATE, window);
            window.getShell().setMaximized(false);
            window.getShell().setBounds(0, 0, 1280, 800);
            IViewPart scene = window.getActivePage().showView(SCENE);
            runs.choose(new Cast("generalized-walking", "humanoid", "flat"));
            runs.setSpeed(1);
            runs.play();
            display.timerExec(WARM_UP_MILLIS, () -> {
                viewport = scene.getAdapter(Viewport.class);
                measure(seconds);
            });
        } catch (WorkbenchException e) {
            ILog.get().error("The perspective to be measured did not open", e);
            workbench.close();
        }
    }

    private void measure(int seconds) {
        if (viewport == null) {
            say("studio: there is no 3D picture on this display");
            workbench.close();
            return;
        }
        Thread probe = new Thread(this::probe, "UI probe");
        probe.setDaemon(true);
        probing = true;
        probe.start();
        round("", seconds, () -> {
            // the scene alone in the window
            IWorkbenchPage page = workbench.getWorkbenchWindows()[0].getActivePage();
            page.toggleZoom(page.getReference(page.findView(SCENE)));
            display.timerExec(SETTLE_MILLIS, () -> round("full_", seconds, () -> rest(seconds)));
        });
    }

    private void round(String prefix, int seconds, Runnable then) {
        drain();
        long frames = viewport.framesDrawn();
        long since = System.nanoTime();
        display.timerExec(1000 * seconds, () -> {
            tell(prefix, frames, since);
            then.run();
        });
    }

    /** Asks the window's thread for something trivial, again and again, and notes how long it had to wait. */
    private void probe() {
        while (probing) {
            long asked = System.nanoTime();
            try {
                display.asyncExec(() -> waits.add((System.nanoTime() - asked) * 1e-6));
                Thread.sleep(PROBE_MILLIS);
            } catch (InterruptedException e) {
                ILog.get().info("The probe was stopped", e);
                probing = false;
            }
        }
    }

    private void tell(String prefix, long framesBefore, long since) {
        double wall = (System.nanoTime() - since) * 1e-9;
        RunStatus status = runs.status();
        double[] waited = drain();
        String figures =
                "fps=%.1f frame_ms=%.1f realtime=%.3f core_share=%.3f ui_median_ms=%.1f ui_99_ms=%.1f ui_max_ms=%.1f"
                        + " width=%d height=%d";
        say(String.format(
                Locale.ROOT,
                "studio: " + prefix + figures.replace(" ", " " + prefix),
                (viewport.framesDrawn() - framesBefore) / wall,
                viewport.frameMillis(),
                status.reachedSpeed(),
                status.coreShare(),
                waited[0],
                waited[1],
                waited[2],
                viewport.control().getSize().x,
                viewport.control().getSize().y));
    }

    /** How long one waits while nothing runs: what is more than that is the run's doing. */
    private void rest(int seconds) {
        runs.pause();
        drain();
        display.timerExec(1000 * seconds / 2, () -> {
            probing = false;
            say(String.format(Locale.ROOT, "studio: ui_paused_max_ms=%.1f", drain()[2]));
            workbench.close();
        });
    }

    /** Median, 99 % and greatest of the waits so far, ms; forgets them. */
    private double[] drain() {
        List<Double> all = new ArrayList<>(waits);
        waits.clear();
        Collections.sort(all);
        if (all.isEmpty()) {
            return new double[3];
        }
        return new double[] {all.get(all.size() / 2), all.get((int) (0.99 * (all.size() - 1))), all.get(all.size() - 1)
        };
    }

    private static void say(String line) {
        System.out.println(line);
        System.out.flush();
    }
}
