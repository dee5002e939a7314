// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.ui.tests.editors;

import java.util.function.Predicate;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.PlatformUI;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.session.run.Act;
import org.gaitwright.session.run.RunStatus.Phase;
import org.gaitwright.ui.tests.studio.Studio;
import org.gaitwright.workbench.run.RunControl;
import org.gaitwright.workbench.widgets.number.SliderRow;
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

    /** Whether a heading with these words is shown. */
    static boolean titled(String words) {
        return !Studio.find(
                        Studio.window().getShell(),
                        Label.class,
                        l -> l.isVisible() && l.getText().equals(words))
                .isEmpty();
    }

    /** What the slider of a quantity shows. */
    static double shown(String name) {
        return Studio.find(
                        Studio.window().getShell(),
                        SliderRow.class,
                        r -> r.isVisible() && r.quantity().name().equals(name))
                .get(0)
                .value();
    }

    /** A drawing by the name of its class. */
    static Canvas canvas(String type) {
        return Studio.find(
                        Studio.window().getShell(),
                        Canvas.class,
                        c -> c.isVisible() && c.getClass().getSimpleName().equals(type))
                .get(0);
    }

    /** Waits until the character of a scene walks that has what was edited in it. */
    void awaitWalk(Predicate<Scene> wanted) {
        Studio.await(
                "it walks",
                () -> runs.state().status().phase() == Phase.RUNNING
                        && runs.state().status().timeSeconds() > 0.2
                        && wanted.test(runs.state().scene().orElseThrow()));
    }
}
