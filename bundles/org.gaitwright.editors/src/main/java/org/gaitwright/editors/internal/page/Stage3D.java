// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.page;

import java.util.function.Consumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;
import org.gaitwright.core.simulation.World;
import org.gaitwright.viewport.CameraPose;
import org.gaitwright.viewport.Frame;
import org.gaitwright.viewport.Theme;
import org.gaitwright.viewport.Viewport;
import org.gaitwright.viewport.ViewportUnavailable;
import org.gaitwright.workbench.look.EmptyState;
import org.gaitwright.workbench.look.Icons;
import org.gaitwright.workbench.look.Themes;

/**
 * A viewport within a page: made only when it is first seen, in the theme's colours, with words instead where there is no
 * OpenGL. It keeps the camera when the same cast comes in another world. Belongs to the user interface's thread.
 */
public final class Stage3D {
    private static final int CLICK_POINTS = 3;
    private static final int SETTLE_MILLIS = 60;

    private final Composite frame;
    private final StackLayout stack = new StackLayout();
    private Viewport viewport;
    private World world;
    private Frame latest;
    private String words = "";
    private String caption = "";
    private Consumer<Viewport> whenOpen = v -> {};

    public Stage3D(Composite parent) {
        frame = new Composite(parent, SWT.NONE);
        frame.setLayout(stack);
        frame.addListener(SWT.Paint, new Listener() {
            @Override
            public void handleEvent(Event event) {
                frame.removeListener(SWT.Paint, this);
                // preparing to draw takes a while on a software renderer: the rest of the page is painted first
                event.display.timerExec(SETTLE_MILLIS, Stage3D.this::open);
            }
        });
    }

    public Control control() {
        return frame;
    }

    /** The viewport; null before it was first seen, and where there is no OpenGL. */
    public Viewport viewport() {
        return viewport;
    }

    /** Does something as soon as there is a viewport. */
    public void whenOpen(Consumer<Viewport> action) {
        whenOpen = whenOpen.andThen(action);
        if (viewport != null) {
            action.accept(viewport);
        }
    }

    /** Listens for clicks of the first button, which end where they began. */
    public static void onClick(Viewport viewport, Consumer<Event> click) {
        Point[] pressed = {null};
        Control canvas = viewport.control();
        canvas.addListener(SWT.MouseDown, e -> pressed[0] = e.button == 1 ? new Point(e.x, e.y) : null);
        canvas.addListener(SWT.MouseUp, e -> {
            Point p = pressed[0];
            pressed[0] = null;
            if (p != null && Math.abs(e.x - p.x) <= CLICK_POINTS && Math.abs(e.y - p.y) <= CLICK_POINTS) {
                click.accept(e);
            }
        });
    }

    private void open() {
        if (frame.isDisposed()) {
            return;
        }
        try {
            viewport = new Viewport(frame);
        } catch (ViewportUnavailable | LinkageError e) {
            stack.topControl = new EmptyState(
                            frame,
                            Icons.at(Stage3D.class, "icons/preview.svg"),
                            "No 3D picture on this display",
                            e.getMessage() + "\n\nEverything else works.")
                    .control();
            frame.layout();
            return;
        }
        stack.topControl = viewport.control();
        viewport.camera().follow(true);
        viewport.setTheme(theme());
        Themes.follow(viewport.control(), () -> viewport.setTheme(theme()));
        if (world != null) {
            viewport.setWorld(world);
        }
        if (latest != null) {
            viewport.show(latest);
        }
        viewport.setHud(words);
        viewport.setCaption(caption);
        whenOpen.accept(viewport);
        frame.layout();
    }

    private static Theme theme() {
        return Themes.current() == Themes.DARK ? Theme.DARK : Theme.LIGHT;
    }

    /** Shows a world where its bodies start. */
    public void world(World now) {
        boolean sameCast = world != null && names(world).equals(names(now));
        world = now;
        latest = null;
        if (viewport == null) {
            return;
        }
        // one that follows keeps its place beside its subject, who may have walked far from where bodies start
        CameraPose pose = viewport.camera().pose();
        viewport.setWorld(now);
        if (sameCast) {
            viewport.camera().place(pose);
        }
    }

    private static String names(World of) {
        StringBuilder names = new StringBuilder();
        of.actors().forEach(a -> names.append(a.character().name()).append('\n'));
        return names.toString();
    }

    /** Moves the bodies. */
    public void show(Frame poses) {
        latest = poses;
        if (viewport != null) {
            viewport.show(poses);
        }
    }

    /** Words at the bottom left. */
    public void caption(String text) {
        caption = text;
        if (viewport != null) {
            viewport.setCaption(text);
        }
    }

    /** Words at the top left. */
    public void say(String text) {
        words = text;
        if (viewport != null) {
            viewport.setHud(text);
        }
    }
}
