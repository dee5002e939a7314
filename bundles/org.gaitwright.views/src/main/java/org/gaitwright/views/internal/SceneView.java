// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal;

import java.util.Locale;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;
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
    private static final int PEEK_MILLIS = 2;
    private static final int LOOK_MILLIS = 60;
    /** One part of rest for so many parts of drawing. */
    private static final int REST = 6;

    private static final int NOT_ASKED = -1;
    /** A hidden canvas draws nothing. */
    private static final long PATIENCE_NANOS = 1_000_000_000L;
    /** Faster than this, nobody reads figures. */
    private static final long WORDS_NANOS = 100_000_000L;

    /** On the window, once its scene was drawn: what measures the start waits for it. */
    private static final String DRAWN = "org.gaitwright.scene.drawn";

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
    private long drawn = NOT_ASKED;
    private long askedAt;
    private boolean resting;
    private boolean following = true;

    @Override
    public void createPartControl(Composite container) {
        parent = container;
        parent.setLayout(stack);
        runs = getSite().getService(RunControl.class);
        getSite().getService(IContextService.class).activateContext(WATCHING);
        nothing = new EmptyState(
                        parent,
                        Icons.at(SceneView.class, "icons/scene.svg"),
                        "Nothing to show yet",
                        "The scene shows the character of the current run.")
                .action("Show the installed plug-ins", () -> Parts.show(getSite(), "org.gaitwright.views.plugins"));
        stack.topControl = nothing.control();
        fillToolBar(getViewSite().getActionBars().getToolBarManager());
        openWhenPainted();
    }

    /** Preparing to draw takes a while on a software renderer: the window comes up and is painted first. */
    private void openWhenPainted() {
        nothing.control().addListener(SWT.Paint, new Listener() {
            @Override
            public void handleEvent(Event event) {
                event.widget.removeListener(SWT.Paint, this);
                // the desktop paints only when no timer is due: not before the rest of the window has had its turn
                event.display.timerExec(LOOK_MILLIS, SceneView.this::open);
            }
        });
    }

    private void open() {
        if (parent.isDisposed()) {
            return;
        }
        try {
            viewport = new Viewport(parent);
        } catch (ViewportUnavailable | LinkageError e) {
            showRemedy(e);
            return;
        }
        follow();
        poll();
    }

    private void showRemedy(Throwable e) {
        EmptyState remedy = new EmptyState(
                parent,
                Icons.at(SceneView.class, "icons/scene.svg"),
                "No 3D picture on this display",
                e.getMessage() + "\n\nEverything else works; the run goes on.");
        top(remedy.control());
    }

    private void follow() {
        Control canvas = viewport.control();
        viewport.camera().follow(following);
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
                if (viewport != null) {
                    viewport.camera().frame();
                }
            }
        };
        frame.setImageDescriptor(Icons.descriptor(SceneView.class, "icons/scene.svg"));
        Action follow = new Action("Follow the character", IAction.AS_CHECK_BOX) {
            @Override
            public void run() {
                following = isChecked();
                if (viewport != null) {
                    viewport.camera().follow(following);
                }
            }
        };
        follow.setChecked(true);
        follow.setImageDescriptor(Icons.descriptor(SceneView.class, "icons/camera.svg"));
        bar.add(frame);
        bar.add(follow);
    }

    /**
     * Offers the latest snapshot, waits until it is drawn, and then leaves the rest of the window at least a sixth of the
     * time that took: the desktop paints only when no timer is due, and on a slow machine a picture takes longer than the
     * wait for the next.
     */
    private void poll() {
        if (parent.isDisposed()) {
            return;
        }
        long now = System.nanoTime();
        if (drawn != NOT_ASKED && viewport.framesDrawn() == drawn && now - askedAt < PATIENCE_NANOS) {
            parent.getDisplay().timerExec(PEEK_MILLIS, this::poll);
            return;
        }
        long took = drawn == NOT_ASKED ? 0 : (now - askedAt) / 1_000_000;
        if (took > period() / 2 && !resting) {
            resting = true;
            parent.getDisplay().timerExec((int) Math.max(period() - took, took / REST), this::poll);
            return;
        }
        resting = false;
        drawn = NOT_ASKED;
        if (parent.isVisible()) {
            refresh();
            parent.getShell().setData(DRAWN, viewport.framesDrawn() > 0 ? Boolean.TRUE : null);
        }
        parent.getDisplay().timerExec(drawn == NOT_ASKED ? period() : PEEK_MILLIS, this::poll);
    }

    private static int period() {
        int rate = Platform.getPreferencesService().getInt(WORKBENCH, "drawRate", 60, null);
        return Math.max(4, 1000 / Math.max(1, rate));
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
            drawn = viewport.framesDrawn();
            askedAt = System.nanoTime();
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
                    case REPLAYING -> "recorded";
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
