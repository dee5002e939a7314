// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.rigs.studio;

import java.util.List;
import java.util.Locale;
import org.eclipse.core.runtime.ILog;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IStartup;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.WorkbenchException;
import org.gaitwright.rigs.Ids;
import org.gaitwright.rigs.waits.Wait;
import org.gaitwright.rigs.waits.Watchdog;
import org.gaitwright.session.run.Act;
import org.gaitwright.session.run.Cast;
import org.gaitwright.session.run.RunStatus;
import org.gaitwright.viewport.Viewport;
import org.gaitwright.workbench.run.RunControl;

/**
 * For {@code gaitwright bench --studio}: with the system property {@code gaitwright.studio.measure}, a number of seconds, a
 * humanoid walks in a window of 1280 × 800 with its overlays, first among the other views and then alone; then the studio
 * says how fast it drew, how fast the run went, how long the window kept people waiting and why, and ends.
 */
public final class StudioMeasure implements IStartup {
    private static final String SECONDS = "gaitwright.studio.measure";
    private static final int WARM_UP_MILLIS = 12_000;
    private static final int SETTLE_MILLIS = 3000;
    private static final int PROBE_MILLIS = 5;
    private static final int LOOK_MILLIS = 5;
    private static final int WAITS_TOLD = 5;

    private IWorkbench workbench;
    private Display display;
    private RunControl runs;
    private Viewport viewport;
    private Watchdog watchdog;
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
            workbench.showPerspective(Ids.SIMULATE, window);
            window.getShell().setMaximized(false);
            window.getShell().setBounds(0, 0, 1280, 800);
            IViewPart scene = window.getActivePage().showView(Ids.SCENE);
            runs.submit(new Act.Choose("Cast", new Cast("generalized-walking", "humanoid", "flat")));
            runs.submit(new Act.Speed(1));
            runs.submit(Act.Go.PLAY);
            display.timerExec(WARM_UP_MILLIS, () -> {
                viewport = scene.getAdapter(Viewport.class);
                measure(seconds);
            });
        } catch (WorkbenchException e) {
            ILog.get().error("The perspective for the measurement did not open", e);
            workbench.close();
        }
    }

    private void measure(int seconds) {
        if (viewport == null) {
            say("studio: there is no 3D picture on this display");
            workbench.close();
            return;
        }
        watchdog = Watchdog.ofThisThread();
        probing = true;
        // asks the window's thread for something trivial, again and again
        often("UI probe", PROBE_MILLIS, () -> display.asyncExec(watchdog.ask()));
        often("UI watchdog", LOOK_MILLIS, watchdog::look);
        beat();
        round("", seconds, () -> {
            // the scene alone in the window
            IWorkbenchPage page = workbench.getWorkbenchWindows()[0].getActivePage();
            page.toggleZoom(page.getReference(page.findView(Ids.SCENE)));
            display.timerExec(SETTLE_MILLIS, () -> round("full_", seconds, () -> rest(seconds)));
        });
    }

    private void beat() {
        if (probing) {
            watchdog.beat();
            display.timerExec(Watchdog.BEAT_MILLIS, this::beat);
        }
    }

    private void round(String prefix, int seconds, Runnable then) {
        watchdog.drain();
        long frames = viewport.framesDrawn();
        long since = System.nanoTime();
        display.timerExec(1000 * seconds, () -> {
            tell(prefix, frames, since);
            then.run();
        });
    }

    private void often(String name, int millis, Runnable work) {
        Thread thread = new Thread(
                () -> {
                    try {
                        while (probing) {
                            work.run();
                            Thread.sleep(millis);
                        }
                    } catch (InterruptedException e) {
                        ILog.get().info("The thread '" + name + "' was stopped", e);
                    }
                },
                name);
        thread.setDaemon(true);
        thread.start();
    }

    private void tell(String prefix, long framesBefore, long since) {
        double wall = (System.nanoTime() - since) * 1e-9;
        RunStatus status = runs.state().status();
        Watchdog.Figures waited = watchdog.drain();
        String figures =
                "fps=%.1f frame_ms=%.1f realtime=%.3f core_share=%.3f ui_median_ms=%.1f ui_99_ms=%.1f ui_max_ms=%.1f"
                        + " ui_turn_max_ms=%.1f width=%d height=%d";
        say(String.format(
                Locale.ROOT,
                "studio: " + prefix + figures.replace(" ", " " + prefix),
                (viewport.framesDrawn() - framesBefore) / wall,
                viewport.frameMillis(),
                status.reachedSpeed(),
                status.coreShare(),
                waited.median(),
                waited.max(),
                waited.greatest(),
                waited.turn(),
                viewport.control().getSize().x,
                viewport.control().getSize().y));
        tellLongest(prefix.isEmpty() ? "views" : "alone", waited.longest());
    }

    private static void tellLongest(String round, List<Wait> longest) {
        longest.stream()
                .limit(WAITS_TOLD)
                .forEach(w -> say("studio-wait: round=" + round + " " + w.figures() + " cause=" + w.cause()));
    }

    /** How long one waits while nothing runs: what is more than that is the run's doing. */
    private void rest(int seconds) {
        runs.submit(Act.Go.PAUSE);
        watchdog.drain();
        display.timerExec(1000 * seconds / 2, () -> {
            probing = false;
            Watchdog.Figures waited = watchdog.drain();
            say(String.format(Locale.ROOT, "studio: ui_paused_max_ms=%.1f", waited.greatest()));
            tellLongest("paused", waited.longest());
            workbench.close();
        });
    }

    private static void say(String line) {
        System.out.println(line);
        System.out.flush();
    }
}
