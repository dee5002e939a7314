// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.page;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.ui.handlers.HandlerUtil;

/** Plays what the active editor shows. */
public final class PlayHandler extends AbstractHandler {
    @Override
    public Object execute(ExecutionEvent event) {
        Playable playable = Adapters.adapt(HandlerUtil.getActiveEditor(event), Playable.class);
        if (playable != null) {
            playable.play();
        }
        return null;
    }
}
