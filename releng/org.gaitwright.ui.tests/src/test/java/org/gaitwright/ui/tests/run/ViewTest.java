// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.ui.tests.run;

import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IViewPart;
import org.gaitwright.ui.tests.studio.Hands;
import org.gaitwright.ui.tests.studio.Studio;
import org.gaitwright.workbench.run.RunControl;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/** What tests of views begin and end with: a view of a fresh run, and none of the changes of that run afterwards. */
abstract class ViewTest {
    private final String perspective;
    private final String id;
    RunControl runs;
    IViewPart view;
    /** What the view draws on. */
    Composite part;

    /** @param view its id without what the ids of all views begin with */
    ViewTest(String view) {
        this("simulate", view);
    }

    ViewTest(String perspective, String view) {
        this.perspective = "org.gaitwright.workbench." + perspective;
        id = "org.gaitwright.views." + view;
    }

    @BeforeEach
    void show() throws Exception {
        Studio.perspective(perspective);
        runs = Studio.pausedRun();
        view = Studio.view(id);
        part = Hands.part(view);
    }

    @AfterEach
    void discardChanges() {
        Hands.tidy(runs);
    }
}
