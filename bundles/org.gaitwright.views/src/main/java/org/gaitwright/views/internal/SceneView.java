// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal;

import java.util.Locale;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.contexts.IContextService;
import org.eclipse.ui.part.ViewPart;
import org.gaitwright.core.simulation.World;
import org.gaitwright.viewport.Frame;
import org.gaitwright.viewport.Theme;
import org.gaitwright.viewport.Viewport;
import org.gaitwright.viewport.ViewportUnavailable;
import org.gaitwright.workbench.look.EmptyState;
import org.gaitwright.workbench.look.Icons;
import org.gaitwright.workbench.look.Themes;
import org.gaitwright.workbench.run.RunControl;
import org.gaitwright.workbench.run.RunStatus;
import org.gaitwright.workbench.run.Snapshot;

/** The run in 3D. It asks for the latest snapshot as often as it draws; the run never waits for it. */
public final class SceneView extends ViewPart {
    private static final String WATCHING = "org.gaitwright.workbench.watching";
    private static final int LONGEST_WAIT_MILLIS = 250;
    /** Faster than this, nobody reads figures. */
    private static final long WORDS_NANOS = 100_000_000L;

    private static final String WORKBENCH = "org.gaitwright.workbench";

    private final StackLayout stack = new StackLayout();
    private Composite parent;
    private RunControl runs;
    private Viewport viewport;
    private EmptyState nothing;
    private World world;
    private Snapshot shown;
    private String told = "";
    private long toldAt;
    private long due = System.nanoTime();

    @Override
    public void createPartControl(Composite container) {
        parent = container;
        parent.setLayout(stack);
        runs = getSite().getService(RunControl.class);
        getSite().getService(IContextService.class).activateContext(WATCHING);
        try {
            viewport = new Viewport(parent);
        } catch (ViewportUnavailable | LinkageError e) {
            showRemedy(e);
            return;
        }
        nothing = new EmptyState(
                        parent,
                        Icons.at(SceneView.class, "icons/scene.svg"),
                        "Nothing to show yet",
                        "The scene shows the character of the current run.")
                .action("Show the installed plug-ins", () -> Parts.show(getSite(), "org.gaitwright.views.plugins"));
        stack.topControl = nothing.control();
        follow();
        fillToolBar(getViewSite().getActionBars().getToolBarManager());
        poll();
    }

    private void showRemedy(Throwable e) {
        EmptyState remedy = new EmptyState(
                parent,
                Icons.at(SceneView.class, "icons/scene.svg"),
                "No 3D picture on this display",
                e.getMessage() + "\n\nEverything else works; the run goes on.");
        stack.topControl = remedy.control();
    }

    private void follow() {
        Control canvas = viewport.control();
        viewport.camera().follow(true);
        viewport.setTheme(theme());
        Themes.follow(canvas, () -> viewport.setTheme(theme()));
    }

    private static Theme theme() {
        return Themes.current() == Themes.DARK ? Theme.DARK : Theme.LIGHT;
    }

    private void fillToolBar(IToolBarManager bar) {
        Action frame = new Action("Frame the character (F)") {
            @Override
            public void run() {
                viewport.camera().frame();
            }
        };
        frame.setImageDescriptor(Icons.descriptor(SceneView.class, "icons/scene.svg"));
        Action follow = new Action("Follow the character", IAction.AS_CHECK_BOX) {
            @Override
            public void run() {
                viewport.camera().follow(isChecked());
            }
        };
        follow.setChecked(true);
        follow.setImageDescriptor(Icons.descriptor(SceneView.class, "icons/camera.svg"));
        bar.add(frame);
        bar.add(follow);
    }

    /**
     * Asks for the next look so late that the rest of the window gets its turn: the desktop paints only when no timer
     * is due, and on a slow machine a picture takes longer than the wait for the next.
     */
    private void poll() {
        if (parent.isDisposed()) {
            return;
        }
        long late = (System.nanoTime() - due) / 1_000_000;
        if (parent.isVisible()) {
            refresh();
        }
        int rate = Platform.getPreferencesService().getInt(WORKBENCH, "drawRate", 60, null);
        int wait = (int) Math.max(1000 / Math.max(1, rate), Math.min(late, LONGEST_WAIT_MILLIS));
        due = System.nanoTime() + wait * 1_000_000L;
        parent.getDisplay().timerExec(wait, this::poll);
    }

    private void refresh() {
        if (runs == null) {
            nothing.explain("The plug-in registry is not running; restart the studio.");
            return;
        }
        RunStatus status = runs.status();
        Snapshot latest = runs.snapshot();
        if (latest == null) {
            nothing.explain(status.message());
            top(nothing.control());
            return;
        }
        top(viewport.control());
        if (latest.world() != world) {
            world = latest.world();
            viewport.setWorld(world);
        }
        if (latest != shown) {
            shown = latest;
            viewport.show(new Frame(latest.timeSeconds(), latest.poses()));
        }
        tell(hud(latest, status));
    }

    private void tell(String words) {
        long now = System.nanoTime();
        if (!words.equals(told) && now - toldAt > WORDS_NANOS) {
            told = words;
            toldAt = now;
            viewport.setHud(words);
        }
    }

    private String hud(Snapshot latest, RunStatus status) {
        String state =
                switch (status.phase()) {
                    case RUNNING -> String.format(
                            Locale.ROOT, "%.2f× · %.0f fps", status.reachedSpeed(), viewport.framesPerSecond());
                    case PAUSED -> "paused";
                    case ENDED -> "ended";
                    case FAILED, EMPTY -> "stopped";
                };
        return String.format(Locale.ROOT, "t %.2f s · %s", latest.timeSeconds(), state);
    }

    private void top(Control wanted) {
        if (stack.topControl != wanted) {
            stack.topControl = wanted;
            parent.layout();
        }
    }

    @Override
    public void setFocus() {
        if (stack.topControl != null) {
            stack.topControl.setFocus();
        }
    }

    @Override
    public <T> T getAdapter(Class<T> type) {
        return type == Viewport.class ? type.cast(viewport) : super.getAdapter(type);
    }
}
