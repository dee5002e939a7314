// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal;

import java.util.List;

/** Ids of plugin.xml that code needs as well. */
public final class Ids {
    public static final String BUNDLE = "org.gaitwright.workbench";
    public static final String AUTHOR = "org.gaitwright.workbench.author";
    public static final String SIMULATE = "org.gaitwright.workbench.simulate";
    public static final String OPTIMIZE = "org.gaitwright.workbench.optimize";
    public static final String COMPARE = "org.gaitwright.workbench.compare";
    public static final List<String> PERSPECTIVES = List.of(AUTHOR, SIMULATE, OPTIMIZE, COMPARE);

    public static final String VIEWS = "org.gaitwright.views.";
    public static final String CONSOLE = "org.eclipse.ui.console.ConsoleView";
    public static final String ERROR_LOG = "org.eclipse.pde.runtime.LogView";
    public static final String PROGRESS = "org.eclipse.ui.views.ProgressView";
    public static final String HELP = "org.gaitwright.workbench.help";
    public static final String WELCOME = "org.gaitwright.workbench.welcome";
    public static final String CHEAT_SHEET = "org.gaitwright.workbench.cheatsheet";
    public static final String MAKE_IT_WALK = "org.gaitwright.workbench.makeItWalk";
    public static final String OWN_STYLE = "org.gaitwright.workbench.ownStyle";
    public static final String PROBLEMS = "org.eclipse.ui.views.ProblemView";
    public static final String OUTLINE = "org.eclipse.ui.views.ContentOutline";

    private Ids() {}
}
