// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.input;

import org.eclipse.swt.SWT;
import org.gaitwright.viewport.Camera;
import org.gaitwright.viewport.internal.text.Gizmo;

/** A click on an end of the gizmo looks from there. */
final class GizmoTool implements Tool {
    private final Gizmo gizmo;
    private final Camera camera;
    private final Surroundings surroundings;
    private int pressed = Gizmo.NONE;

    GizmoTool(Gizmo gizmo, Camera camera, Surroundings surroundings) {
        this.gizmo = gizmo;
        this.camera = camera;
        this.surroundings = surroundings;
    }

    @Override
    public boolean press(Pointer p) {
        pressed = p.button() == 1 && !p.ctrl() ? gizmo.at(p.x(), p.y()) : Gizmo.NONE;
        return pressed != Gizmo.NONE;
    }

    @Override
    public void drag(Pointer p) {
        // only a click counts
    }

    @Override
    public void release(Pointer p) {
        if (gizmo.at(p.x(), p.y()) == pressed) {
            camera.lookFrom(Gizmo.direction(pressed));
        }
        pressed = Gizmo.NONE;
    }

    @Override
    public void cancel() {
        pressed = Gizmo.NONE;
    }

    @Override
    public int hover(Pointer p) {
        int end = gizmo.at(p.x(), p.y());
        if (gizmo.highlight(end)) {
            surroundings.redraw();
        }
        return end == Gizmo.NONE ? SWT.DEFAULT : SWT.CURSOR_HAND;
    }
}
