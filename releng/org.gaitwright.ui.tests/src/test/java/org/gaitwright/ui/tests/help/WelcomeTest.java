// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.ui.tests.help;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.util.List;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.Platform;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.ide.IDE;
import org.gaitwright.session.run.Act;
import org.gaitwright.session.run.RunStatus.Phase;
import org.gaitwright.ui.tests.studio.Studio;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class WelcomeTest {
    private static final String WELCOME = "org.gaitwright.workbench.welcome";
    private static final String CHEAT_SHEET = "org.gaitwright.workbench.cheatsheet";

    @BeforeEach
    void open() throws Exception {
        Studio.perspective("org.gaitwright.workbench.simulate");
        Studio.execute("org.gaitwright.workbench.welcome");
    }

    @AfterEach
    void close() throws Exception {
        Studio.perspective("org.gaitwright.workbench.simulate");
        for (String id : List.of(WELCOME, CHEAT_SHEET)) {
            IViewPart view = Studio.page().findView(id);
            if (view != null) {
                Studio.page().hideView(view);
            }
        }
        Studio.pausedRun();
    }

    private static List<Canvas> tiles() {
        return Studio.find(Studio.window().getShell(), Canvas.class, c -> c.getClass()
                .getSimpleName()
                .equals("Tile"));
    }

    private static void press(Control tile) {
        Event e = new Event();
        e.character = SWT.CR;
        tile.notifyListeners(SWT.KeyDown, e);
    }

    @Test
    void aNewWorkspaceWasWelcomed() {
        assertTrue(Platform.getPreferencesService().getBoolean("org.gaitwright.workbench", "welcomed", false, null));
    }

    @Test
    void thereAreSixWaysToBegin() {
        assertEquals(6, tiles().size());
        Studio.await(
                "each has its place", () -> tiles().stream().allMatch(t -> t.getSize().x > 100 && t.getSize().y > 40));
    }

    @Test
    void theFirstOneMakesAHumanoidWalkInTheScene() {
        press(tiles().get(0));
        Studio.await(
                "it walks",
                () -> Studio.runs().state().status().phase() == Phase.RUNNING
                        && Studio.runs().state().status().timeSeconds() > 1);
        assertEquals(
                "generalized-walking", Studio.runs().state().status().cast().controller());
        assertEquals(
                "org.gaitwright.views.scene",
                Studio.page().getActivePart().getSite().getId());
        Studio.runs().submit(Act.Go.PAUSE);
    }

    @Test
    void theSecondOneOpensTheCheatSheetWhichGoesOnStepByStep() {
        press(tiles().get(1));
        Studio.await("the cheat sheet is open", () -> Studio.page().findView(CHEAT_SHEET) != null);
        assertEquals(1, labels("Step 1 of 9").size());
        assertEquals(1, labels("Push it").size());
        button("Walk now").notifyListeners(SWT.Selection, new Event());
        Studio.await("the step was done", () -> Studio.runs().state().status().phase() == Phase.RUNNING);
        button("Next").notifyListeners(SWT.Selection, new Event());
        assertEquals(1, labels("Step 2 of 9").size());
        button("Play or pause").notifyListeners(SWT.Selection, new Event());
        Studio.await("the next one, too", () -> Studio.runs().state().status().phase() == Phase.PAUSED);
    }

    private static Button button(String text) {
        return Studio.find(
                        Studio.window().getShell(),
                        Button.class,
                        b -> b.isVisible() && b.getText().replace("&", "").equals(text))
                .get(0);
    }

    private static List<Label> labels(String text) {
        return Studio.find(
                Studio.window().getShell(), Label.class, l -> l.getText().equals(text));
    }

    @Test
    void showingItAtEveryStartIsForTheUserToChoose() {
        Button always = Studio.find(Studio.window().getShell(), Button.class, b -> b.getText()
                        .contains("every start"))
                .get(0);
        assertFalse(always.getSelection());
        always.setSelection(true);
        always.notifyListeners(SWT.Selection, new Event());
        assertTrue(
                Platform.getPreferencesService().getBoolean("org.gaitwright.workbench", "welcomeAtStart", false, null));
        always.setSelection(false);
        always.notifyListeners(SWT.Selection, new Event());
        assertFalse(
                Platform.getPreferencesService().getBoolean("org.gaitwright.workbench", "welcomeAtStart", true, null));
    }

    @Test
    void filesThatWereOpenedAreListed() throws Exception {
        IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject("recent");
        project.create(null);
        project.open(null);
        try {
            IFile file = project.getFile("notes.txt");
            file.create(new ByteArrayInputStream(new byte[0]), true, null);
            Studio.perspective("org.gaitwright.workbench.author");
            IDE.openEditor(Studio.page(), file);
            Studio.page().closeAllEditors(false);
            Studio.perspective("org.gaitwright.workbench.simulate");
            Studio.execute("org.gaitwright.workbench.welcome");
            Studio.await(
                    "the file is listed",
                    () -> Studio.find(Studio.window().getShell(), Link.class, l -> l.getText()
                                            .contains("notes.txt"))
                                    .size()
                            == 1);
        } finally {
            project.delete(true, true, null);
        }
    }
}
