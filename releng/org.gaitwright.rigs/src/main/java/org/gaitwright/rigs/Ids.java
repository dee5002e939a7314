// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.rigs;

/** Ids of the studio's perspectives and views. */
public final class Ids {
    public static final String AUTHOR = "org.gaitwright.workbench.author";
    public static final String SIMULATE = "org.gaitwright.workbench.simulate";
    public static final String OPTIMIZE = "org.gaitwright.workbench.optimize";
    public static final String COMPARE = "org.gaitwright.workbench.compare";

    public static final String WELCOME = "org.gaitwright.workbench.welcome";
    public static final String HELP = "org.gaitwright.workbench.help";
    /** What the ids of the other views begin with. */
    public static final String VIEWS = "org.gaitwright.views.";

    public static final String SCENE = VIEWS + "scene";

    private Ids() {}
}
