// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.input;

import java.util.Optional;
import org.eclipse.swt.SWT;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.viewport.GrabListener;
import org.gaitwright.viewport.Pick;
import org.gaitwright.viewport.internal.pick.Sight;

/** Ctrl and the right button push the body under the cursor, Ctrl and the left button twist it. */
final class GrabTool implements Tool {
    /** Less than this is no change worth telling, m. */
    private static final double SAME_M = 1e-4;

    private final Surroundings surroundings;
    private GrabListener listener;
    private Pick pick;
    private int startX;
    private int startY;
    private int x;
    private int y;
    private Vec3 told = Vec3.ZERO;

    GrabTool(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    /** Null for none: then nothing can be grabbed. */
    void listener(GrabListener newListener) {
        cancel();
        listener = newListener;
    }

    @Override
    public boolean press(Pointer p) {
        if (listener == null || !p.ctrl() || p.button() != 1 && p.button() != 3) {
            return false;
        }
        Optional<Pick> found = surroundings.pick(p.x(), p.y()).filter(hit -> !hit.ground());
        if (found.isEmpty()) {
            return false;
        }
        pick = found.get();
        startX = p.x();
        startY = p.y();
        x = p.x();
        y = p.y();
        told = Vec3.ZERO;
        listener.begin(pick, p.button() == 3 ? GrabListener.Kind.PUSH : GrabListener.Kind.TWIST);
        return true;
    }

    @Override
    public void drag(Pointer p) {
        x = p.x();
        y = p.y();
        refresh();
    }

    /** Tells where the drag points now, if that has changed. */
    void refresh() {
        if (pick == null) {
            return;
        }
        Sight sight = surroundings.sight();
        Vec3 at = surroundings.pointOf(pick.body(), pick.pointInBody());
        Vec3 drag = sight.move(at, x - startX, y - startY);
        if (drag.isFinite() && drag.minus(told).norm() > SAME_M) {
            told = drag;
            listener.move(drag, Math.hypot(x - startX, y - startY));
        }
    }

    @Override
    public void release(Pointer p) {
        if (pick != null) {
            pick = null;
            listener.end();
        }
    }

    @Override
    public void cancel() {
        if (pick != null) {
            pick = null;
            listener.cancel();
        }
    }

    @Override
    public int hover(Pointer p) {
        boolean body = listener != null
                && p.ctrl()
                && surroundings.pick(p.x(), p.y()).filter(hit -> !hit.ground()).isPresent();
        return body ? SWT.CURSOR_CROSS : SWT.DEFAULT;
    }
}
