// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.procedure;

import java.util.Locale;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExecutableExtension;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.HandlerUtil;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.workbench.internal.Ids;
import org.gaitwright.workbench.look.Places;
import org.gaitwright.workbench.optimize.Optimizations;
import org.gaitwright.workbench.run.RunControl;

/**
 * Does a step of the procedure, or checks it, whichever plugin.xml names after the colon; a check gives its {@link Verdict}.
 */
public final class ProcedureHandler extends AbstractHandler implements IExecutableExtension {
    private static final String STEP = "step";
    private static final String RECIPE = "optimise";

    private boolean checks;

    @Override
    public void setInitializationData(IConfigurationElement config, String property, Object data) {
        checks = "check".equals(data);
    }

    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        String step = String.valueOf(event.getParameter(STEP));
        IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindowChecked(event);
        RunControl runs = window.getService(RunControl.class);
        if (step.equals(RECIPE)) {
            return checks ? RecipeStep.check(window.getService(Optimizations.class)) : recipe(window);
        }
        WalkStep which = WalkStep.valueOf(step.toUpperCase(Locale.ROOT).replace('-', '_'));
        return checks ? which.check(runs) : begin(which, runs, window);
    }

    private static Object begin(WalkStep step, RunControl runs, IWorkbenchWindow window) {
        Places.open(window, Ids.SIMULATE, Ids.VIEWS + "scene", Ids.VIEWS + "signals");
        if (step == WalkStep.GAINS) {
            Places.show(window.getActivePage(), Ids.VIEWS + "parameters", IWorkbenchPage.VIEW_VISIBLE);
        }
        Places.show(window.getActivePage(), Ids.MAKE_IT_WALK, IWorkbenchPage.VIEW_VISIBLE);
        step.begin(runs, PlatformUI.getWorkbench().getService(Registry.class));
        return null;
    }

    private static Object recipe(IWorkbenchWindow window) throws ExecutionException {
        try {
            RecipeStep.begin(window.getService(Optimizations.class));
        } catch (CoreException | InvalidInput e) {
            throw new ExecutionException(e.getMessage(), e);
        }
        Places.open(window, Ids.OPTIMIZE, Ids.MAKE_IT_WALK);
        return null;
    }
}
