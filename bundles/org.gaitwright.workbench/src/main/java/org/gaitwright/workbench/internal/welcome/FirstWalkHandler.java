// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.welcome;

import java.util.List;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.HandlerUtil;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.session.run.Act;
import org.gaitwright.workbench.look.Places;
import org.gaitwright.workbench.run.RunControl;

/** Sets up what the first example does, and plays it: a humanoid that walks on flat ground. */
public final class FirstWalkHandler extends AbstractHandler {
    private static final Scene WALK = Scene.of(
                    "Walk", 600, List.of(Scene.Casting.of("humanoid", "generalized-walking")))
            .build();

    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindowChecked(event);
        Places.openScene(window);
        RunControl runs = window.getService(RunControl.class);
        if (runs != null) {
            Registry registry = PlatformUI.getWorkbench().getService(Registry.class);
            runs.submit(new Act.Open(WALK, WALK.name(), registry).andPlay());
        }
        return null;
    }
}
