// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.ui.tests.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.gaitwright.session.run.Act;
import org.gaitwright.session.run.Cast;
import org.gaitwright.ui.tests.studio.Hands;
import org.gaitwright.ui.tests.studio.Studio;
import org.gaitwright.workbench.run.RunControl;
import org.junit.jupiter.api.Test;

class ToolbarTest {
    /** The tool bar that shows the speed of the run. */
    private static ToolBar bar() {
        return Studio.find(Studio.window().getShell(), ToolBar.class, b -> Arrays.stream(b.getItems())
                        .anyMatch(i -> i.getText().contains("×")))
                .get(0);
    }

    private static boolean says(String words) {
        return Arrays.stream(bar().getItems())
                .anyMatch(i -> i.getText().replace("\u25be", "").strip().equals(words));
    }

    private static List<Rectangle> places() {
        return Arrays.stream(bar().getItems()).map(ToolItem::getBounds).toList();
    }

    @Test
    void aLongNameIsCutInItsMiddleAndWholeInItsTip() throws Exception {
        Studio.perspective("org.gaitwright.workbench.simulate");
        RunControl runs = Studio.pausedRun();
        IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject("long-names");
        project.create(null);
        project.open(null);
        try {
            Studio.await("all of it is in sight", () -> bar().getSize().x >= bar().computeSize(-1, -1).x);
            List<Rectangle> before = places();
            IFile file = project.getFile("my-very-long-character-name.yaml");
            file.create(
                    new ByteArrayInputStream(
                            "base: humanoid\nparts:\n  thigh: {length: 1.05}\n".getBytes(StandardCharsets.UTF_8)),
                    true,
                    null);
            Cast cast = runs.state().status().cast();
            runs.submit(new Act.Choose(
                    "Character", cast.withCharacter(file.getLocation().toString())));
            Studio.await(
                    "its label is cut",
                    () -> Hands.tool("Character:").getText().matches("(?U)my-\\S*…\\S*e\\s*\u25be"));
            Studio.settle();
            assertEquals(before, places());
            assertTrue(Hands.tool("Character:").getToolTipText().contains("my-very-long-character-name"));
        } finally {
            Hands.tidy(Studio.pausedRun());
            project.delete(true, true, null);
        }
    }

    @Test
    void nothingMovesWhenANameChanges() throws Exception {
        Studio.perspective("org.gaitwright.workbench.simulate");
        RunControl runs = Studio.pausedRun();
        try {
            Studio.await("there is no style", () -> says("no style"));
            Studio.await("all of it is in sight", () -> bar().getSize().x >= bar().computeSize(-1, -1).x);
            List<Rectangle> before = places();
            for (String style : List.of("happy", "zero-gait")) {
                runs.submit(Act.preset(0, style));
                Studio.await(style + " is shown", () -> says(style));
                Studio.settle();
                assertEquals(before, places());
            }
        } finally {
            Hands.tidy(runs);
        }
    }
}
