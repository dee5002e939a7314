// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.keyframe;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.ui.handlers.HandlerUtil;

/** Trains the keyframes that are edited. */
public final class TrainHandler extends AbstractHandler {
    @Override
    public Object execute(ExecutionEvent event) {
        if (HandlerUtil.getActiveEditor(event) instanceof KeyframeEditor editor) {
            editor.train();
        }
        return null;
    }
}
