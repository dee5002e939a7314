// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.input;

import java.util.function.Consumer;
import org.eclipse.swt.SWT;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.viewport.Handle;
import org.gaitwright.viewport.HandleDrag;
import org.gaitwright.viewport.HandleDrag.Phase;
import org.gaitwright.viewport.internal.Contents;
import org.gaitwright.viewport.internal.pick.HandleMove;
import org.gaitwright.viewport.internal.pick.HandleShapes;

/** Drags handles with the left button; Shift makes it fine. */
final class HandleTool implements Tool {
    private final Surroundings surroundings;
    private final Contents contents;
    private Consumer<HandleDrag> listener = drag -> {};
    private HandleMove move;
    private boolean fine;

    HandleTool(Surroundings surroundings, Contents contents) {
        this.surroundings = surroundings;
        this.contents = contents;
    }

    void listener(Consumer<HandleDrag> newListener) {
        listener = newListener;
    }

    @Override
    public boolean press(Pointer p) {
        Handle handle = p.button() == 1 && !p.ctrl() ? at(p) : null;
        if (handle == null) {
            return false;
        }
        move = new HandleMove(handle, p.x(), p.y());
        fine = p.shift();
        highlight(handle.id());
        tell(Phase.BEGUN);
        return true;
    }

    @Override
    public void drag(Pointer p) {
        if (move != null) {
            fine = p.shift();
            move.to(surroundings.sight(), p.x(), p.y(), fine);
            tell(Phase.MOVED);
        }
    }

    @Override
    public void release(Pointer p) {
        if (move != null) {
            tell(Phase.COMMITTED);
            move = null;
        }
    }

    @Override
    public void cancel() {
        if (move != null) {
            HandleDrag back = new HandleDrag(move.handle().id(), Phase.CANCELLED, Vec3.ZERO, 0, fine);
            move = null;
            highlight("");
            listener.accept(back);
        }
    }

    @Override
    public int hover(Pointer p) {
        if (move != null) {
            return cursor(move.handle());
        }
        Handle handle = p.ctrl() ? null : at(p);
        highlight(handle == null ? "" : handle.id());
        return handle == null ? SWT.DEFAULT : cursor(handle);
    }

    private static int cursor(Handle handle) {
        return switch (handle.motion()) {
            case WITHIN, GROUND -> SWT.CURSOR_SIZEALL;
            case ALONG, ABOUT -> SWT.CURSOR_HAND;
        };
    }

    private Handle at(Pointer p) {
        return HandleShapes.at(contents.handles(), surroundings.sight(), p.x(), p.y());
    }

    private void highlight(String id) {
        if (!id.equals(contents.hotHandle())) {
            contents.hotHandle(id);
            surroundings.redraw();
        }
    }

    private void tell(Phase phase) {
        listener.accept(new HandleDrag(move.handle().id(), phase, move.move(), move.amount(), fine));
    }
}
