// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.input;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import org.eclipse.swt.SWT;
import org.gaitwright.viewport.Camera;
import org.gaitwright.viewport.GrabListener;
import org.gaitwright.viewport.HandleDrag;
import org.gaitwright.viewport.Pick;
import org.gaitwright.viewport.internal.Contents;

/**
 * Hands the mouse to tools: gizmo, handles, grabbing, camera. Double-click selects a body, a click beside all bodies selects
 * nothing. Knows no widgets, so that tests can play the mouse.
 */
public final class Mouse {
    /** A press that moves no farther is a click. */
    private static final int CLICK_POINTS = 3;

    private final Surroundings surroundings;
    private final GizmoTool gizmo;
    private final HandleTool handles;
    private final GrabTool grabs;
    private final OrbitTool orbit;
    private final List<Tool> tools;
    private final IntConsumer selection;
    private Consumer<Pick> clicks;
    private Tool active;
    private int pressedX;
    private int pressedY;
    private boolean click;

    /** {@code selection} is told the body that is selected, or {@link Pick#NONE}. */
    public Mouse(Camera camera, Contents contents, Surroundings surroundings, IntConsumer selection) {
        this.surroundings = surroundings;
        this.selection = selection;
        gizmo = new GizmoTool(contents.gizmo(), camera, surroundings);
        handles = new HandleTool(surroundings, contents);
        grabs = new GrabTool(surroundings);
        orbit = new OrbitTool(camera, surroundings);
        tools = List.of(gizmo, handles, grabs, orbit);
    }

    public void onGrab(GrabListener listener) {
        grabs.listener(listener);
    }

    public void onHandle(Consumer<HandleDrag> listener) {
        handles.listener(listener);
    }

    /** Who takes clicks on bodies and ground in place of the selection; null for nobody. */
    public void onClick(Consumer<Pick> listener) {
        clicks = listener;
    }

    /** Whether a drag is under way. */
    public boolean busy() {
        return active != null;
    }

    public void press(Pointer p) {
        cancel();
        pressedX = p.x();
        pressedY = p.y();
        click = true;
        for (Tool tool : tools) {
            if (tool.press(p)) {
                active = tool;
                return;
            }
        }
    }

    /** Returns the cursor for where the mouse is now: a constant of SWT, {@link SWT#DEFAULT} for none in particular. */
    public int move(Pointer p) {
        if (active != null) {
            click &= Math.abs(p.x() - pressedX) <= CLICK_POINTS && Math.abs(p.y() - pressedY) <= CLICK_POINTS;
            active.drag(p);
            return active.hover(p);
        }
        int cursor = SWT.DEFAULT;
        for (Tool tool : tools) {
            // all are asked, so that each can put out its lights
            int wanted = tool.hover(p);
            cursor = cursor == SWT.DEFAULT ? wanted : cursor;
        }
        return cursor;
    }

    public void release(Pointer p) {
        Tool was = active;
        active = null;
        if (was == null) {
            return;
        }
        was.release(p);
        if (was != orbit || !click || p.button() != 1) {
            return;
        }
        Optional<Pick> hit = surroundings.pick(p.x(), p.y());
        if (clicks != null) {
            hit.ifPresent(clicks);
        } else if (hit.filter(h -> !h.ground()).isEmpty()) {
            selection.accept(Pick.NONE);
        }
    }

    public void doubleClick(Pointer p) {
        if (clicks != null || p.button() != 1 || p.ctrl() || active != null && active != orbit) {
            return;
        }
        surroundings.pick(p.x(), p.y()).filter(hit -> !hit.ground()).ifPresent(hit -> selection.accept(hit.body()));
    }

    public void wheel(int x, int y, double notches) {
        orbit.wheel(x, y, notches);
    }

    /** Ends a drag as if it had not been; false if there was none. */
    public boolean cancel() {
        Tool was = active;
        active = null;
        if (was != null) {
            was.cancel();
        }
        return was != null && was != orbit;
    }

    /** To be called for every picture: bodies and camera have moved under the mouse. */
    public void refresh() {
        grabs.refresh();
    }
}
