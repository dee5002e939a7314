// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.ui.tests;

import org.eclipse.ui.PlatformUI;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.session.run.Act;
import org.gaitwright.workbench.run.RunControl;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/** What tests of editors begin and end with: files are edited in Author, and nothing moves afterwards. */
abstract class EditorTest {
    final RunControl runs = Studio.runs();

    @BeforeEach
    void author() throws Exception {
        Studio.perspective("org.gaitwright.workbench.author");
    }

    @AfterEach
    void rest() {
        runs.submit(Act.Go.PAUSE);
        Studio.await("nothing moves", () -> !runs.state().status().moving());
    }

    static Registry registry() {
        return PlatformUI.getWorkbench().getService(Registry.class);
    }
}
