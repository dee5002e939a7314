// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal;

import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.contexts.IContextService;
import org.eclipse.ui.operations.UndoRedoActionGroup;
import org.eclipse.ui.part.ViewPart;
import org.gaitwright.viewport.Theme;
import org.gaitwright.viewport.Viewport;
import org.gaitwright.viewport.ViewportUnavailable;
import org.gaitwright.views.internal.live.DropDown;
import org.gaitwright.views.internal.live.ViewAction;
import org.gaitwright.views.internal.scene.BodyMenu;
import org.gaitwright.views.internal.scene.CameraBookmarks;
import org.gaitwright.views.internal.scene.PictureFile;
import org.gaitwright.views.internal.scene.Refusal;
import org.gaitwright.views.internal.scene.SceneCameras;
import org.gaitwright.views.internal.scene.SceneDrop;
import org.gaitwright.views.internal.scene.SceneMenus;
import org.gaitwright.views.internal.scene.ScenePicture;
import org.gaitwright.views.internal.scene.ScenePreferences;
import org.gaitwright.workbench.look.EmptyState;
import org.gaitwright.workbench.look.Icons;
import org.gaitwright.workbench.look.OfferedSelection;
import org.gaitwright.workbench.look.Places;
import org.gaitwright.workbench.look.Themes;
import org.gaitwright.workbench.run.RunControl;
import org.gaitwright.workbench.run.RunUndo;

/** The run in 3D. It asks for the latest snapshot as often as it draws; the run never waits for it. */
public final class SceneView extends ViewPart {
    private static final String WATCHING = "org.gaitwright.workbench.watching";
    private static final String HELP = "org.gaitwright.help.scene";
    private static final int PEEK_MILLIS = 2;
    private static final int LOOK_MILLIS = 60;
    /** One part of rest for so many parts of drawing. */
    private static final int REST = 6;

    private static final int NOT_ASKED = -1;
    /** A hidden canvas draws nothing. */
    private static final long PATIENCE_NANOS = 1_000_000_000L;
    /** What is selected is told again this often while it moves. */
    private static final long SELECTION_NANOS = 500_000_000L;

    private static final String WORKBENCH = "org.gaitwright.workbench";

    private final StackLayout stack = new StackLayout();
    private final OfferedSelection selection = new OfferedSelection();
    private final ScenePreferences preferences = new ScenePreferences();
    private Composite parent;
    private Refusal refusal;
    private RunControl runs;
    private ScenePicture picture;
    private EmptyState nothing;
    private ViewAction measure;
    private long drawn = NOT_ASKED;
    private long askedAt;
    private long selectionAt;
    private boolean resting;
    private boolean complained;

    @Override
    public void createPartControl(Composite container) {
        runs = getSite().getService(RunControl.class);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(container);
        refusal = new Refusal(container, runs);
        parent = new Composite(container, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(parent);
        parent.setLayout(stack);
        getSite().getService(IContextService.class).activateContext(WATCHING);
        getSite().setSelectionProvider(selection);
        new UndoRedoActionGroup(getSite(), RunUndo.CONTEXT, true)
                .fillActionBars(getViewSite().getActionBars());
        PlatformUI.getWorkbench().getHelpSystem().setHelp(parent, HELP);
        nothing = new EmptyState(
                        parent,
                        Icons.at(SceneView.class, "icons/scene.svg"),
                        "Nothing to show yet",
                        "The scene shows the character of the current run.")
                .action(
                        "Show the installed plug-ins",
                        () -> Places.show(getSite().getPage(), "org.gaitwright.views.plugins"));
        stack.topControl = nothing.control();
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
        if (runs == null) {
            nothing.explain("The plug-in registry is not running; restart the studio.");
            return;
        }
        try {
            Viewport viewport = new Viewport(parent);
            viewport.onFailure(this::showRemedy);
            picture = new ScenePicture(viewport, runs);
        } catch (ViewportUnavailable | LinkageError e) {
            showRemedy(e);
            return;
        }
        follow(picture.viewport());
        poll();
    }

    private void showRemedy(Throwable e) {
        EmptyState remedy = new EmptyState(
                parent,
                Icons.at(SceneView.class, "icons/scene.svg"),
                "No 3D picture on this display",
                e.getMessage() + "\n\nEverything else works, and the run continues.");
        picture = null;
        top(remedy.control());
    }

    private void follow(Viewport viewport) {
        preferences.restore(picture);
        CameraBookmarks cameras = preferences.cameras();
        SceneMenus menus =
                new SceneMenus(picture, new SceneCameras(cameras, runs), () -> preferences.keep(picture, cameras));
        Control canvas = viewport.control();
        viewport.camera().follow(true);
        viewport.setTheme(theme());
        Themes.follow(canvas, () -> viewport.setTheme(theme()));
        viewport.onSelection(body -> tellSelection());
        menus.listen(canvas);
        new BodyMenu(picture, runs, getSite().getPage()).open(canvas);
        SceneDrop.on(canvas, runs);
        PlatformUI.getWorkbench().getHelpSystem().setHelp(canvas, HELP);
        fillToolBar(getViewSite().getActionBars().getToolBarManager(), menus);
        if (getSite().getPage().getActivePart() == this) {
            canvas.setFocus();
        }
    }

    private static Theme theme() {
        return Themes.current() == Themes.DARK ? Theme.DARK : Theme.LIGHT;
    }

    private void fillToolBar(IToolBarManager bar, SceneMenus menus) {
        bar.add(new DropDown("Camera", "camera", menus::fillCameras));
        bar.add(new DropDown("Overlays", "overlays", menus::fillOverlays));
        bar.add(ViewAction.of("Frame the selection or the character (F)", "frame", () -> picture.viewport()
                .frameSelection()));
        measure = ViewAction.check("Measure distances and angles (M)", false, on -> picture.measure()
                        .on(on))
                .icon("measure");
        bar.add(measure);
        bar.add(ViewAction.of(
                "Save a picture of the scene",
                "screenshot",
                () -> PictureFile.save(picture.viewport(), getSite().getShell())));
        getViewSite().getActionBars().updateActionBars();
        bar.update(true);
    }

    private void tellSelection() {
        selectionAt = System.nanoTime();
        ISelection now =
                picture.selection().<ISelection>map(StructuredSelection::new).orElse(StructuredSelection.EMPTY);
        selection.setSelection(now);
    }

    /**
     * Offers the latest snapshot, waits until it is drawn, and then leaves the rest of the window at least a sixth of the
     * time that took: the desktop paints only when no timer is due, and on a slow machine a picture takes longer than the
     * wait for the next.
     */
    private void poll() {
        if (parent.isDisposed() || picture == null) {
            return;
        }
        Viewport viewport = picture.viewport();
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
            refreshSafely();
        }
        parent.getDisplay().timerExec(drawn == NOT_ASKED ? period() : PEEK_MILLIS, this::poll);
    }

    private static int period() {
        int rate = Platform.getPreferencesService().getInt(WORKBENCH, "drawRate", 60, null);
        return Math.max(4, 1000 / Math.max(1, rate));
    }

    /** A moment that can't be drawn must not end the view; the next one may be drawn again. */
    private void refreshSafely() {
        try {
            refresh();
        } catch (RuntimeException | LinkageError e) {
            if (!complained) {
                complained = true;
                ILog.get().error("The scene could not be drawn; the picture may be out of date", e);
            }
        }
    }

    private void refresh() {
        refusal.show();
        if (runs.snapshot() == null) {
            nothing.explain(runs.state().status().message());
            top(nothing.control());
            return;
        }
        top(picture.viewport().control());
        measure.setChecked(picture.measure().on());
        long before = picture.viewport().framesDrawn();
        if (picture.refresh()) {
            drawn = before;
            askedAt = System.nanoTime();
            if (picture.viewport().selected() >= 0 && askedAt - selectionAt > SELECTION_NANOS) {
                tellSelection();
            }
        }
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
        if (picture != null && type == Viewport.class) {
            return type.cast(picture.viewport());
        }
        return picture != null && type == ScenePicture.class ? type.cast(picture) : super.getAdapter(type);
    }
}
