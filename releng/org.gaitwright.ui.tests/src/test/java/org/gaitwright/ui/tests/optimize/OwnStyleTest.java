// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.ui.tests.optimize;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.eclipse.core.resources.IFile;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.ide.IDE;
import org.gaitwright.core.run.Outcome;
import org.gaitwright.io.optimization.RunHistory;
import org.gaitwright.session.run.Act;
import org.gaitwright.session.search.SearchState;
import org.gaitwright.session.search.SearchState.Phase;
import org.gaitwright.ui.tests.studio.OpenedFile;
import org.gaitwright.ui.tests.studio.SearchedProject;
import org.gaitwright.ui.tests.studio.Studio;
import org.gaitwright.workbench.run.RunControl;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The whole way of a newcomer, from no keyframes at all to a walk that was learnt, and to one that can't be. */
class OwnStyleTest {
    /** Thousands of tries on a machine that has other things to do. */
    private static final long SEARCH_MILLIS = 240_000;

    private static final double WALK_SECONDS = 20;

    private SearchedProject searched;

    @BeforeEach
    void open() throws Exception {
        searched = SearchedProject.of("own");
        Studio.perspective("org.gaitwright.workbench.author");
    }

    @AfterEach
    void tidy() throws Exception {
        Studio.runs().submit(new Act.Speed(1));
        searched.close();
    }

    /** Presses Train… in the editor that is open, and waits for the end of the search. */
    private SearchState trained() {
        OpenedFile.press(OpenedFile.button("Train…"));
        Studio.await(
                "the search is done",
                () -> searched.searches().stream().anyMatch(r -> r.phase() == Phase.DONE),
                () -> searched.searches().toString(),
                SEARCH_MILLIS);
        assertEquals(
                "org.gaitwright.workbench.optimize",
                Studio.page().getPerspective().getId());
        return searched.searches().get(0);
    }

    private static boolean upright(SearchState run) {
        return run.history().ending().map(RunHistory.Ending::feasible).orElseThrow();
    }

    @Test
    void whatTheWizardDrawsIsLearntAndWalks() throws Exception {
        WizardDialog wizard = Studio.wizard("org.gaitwright.editors.newMotion");
        List<Text> fields = Studio.find(wizard.getShell(), Text.class, t -> (t.getStyle() & SWT.READ_ONLY) == 0);
        fields.get(0).setText("mine");
        fields.get(1).setText("own/motions");
        Studio.find(wizard.getShell(), Button.class, b -> b.getText().contains("Finish"))
                .get(0)
                .notifyListeners(SWT.Selection, new Event());
        Studio.await(
                "the keyframes are open",
                () -> Studio.page().getActiveEditor() != null
                        && Studio.page().getActiveEditor().getTitle().equals("mine.yaml"));
        assertTrue(upright(trained()));
        RunControl runs = Studio.runs();
        Studio.await(
                "the best walks in the scene",
                () -> SearchState.isBestTitle(runs.state().status().title()));
        runs.submit(new Act.Speed(Act.UNLIMITED));
        runs.submit(Act.Go.PLAY);
        Studio.await(
                "it has walked for longer than it was ever tried",
                () -> runs.snapshot().timeSeconds() > WALK_SECONDS
                        || runs.state().status().outcome() == Outcome.FELL);
        assertTrue(
                runs.snapshot().timeSeconds() > WALK_SECONDS,
                "it fell after " + runs.snapshot().timeSeconds() + " s");
    }

    @Test
    void keyframesThatCantBeWalkedEndWithTheBestFoundAndSaySo() throws Exception {
        // lies on its back in the air
        String text =
                """
                controller: nearest-node
                character: human-7
                description: "Too much to ask for"
                keys: 1
                nodes: 2
                key.0.seconds: 0.3
                key.0.torso: -1.5
                key.0.stance-hip: 0.6
                key.0.swing-hip: -0.6
                """;
        IFile file = searched.file("back.yaml", text);
        IDE.openEditor(Studio.page(), file, true);
        SearchState run = trained();
        assertFalse(upright(run));
        assertTrue(run.found(), "the best is there");
        Studio.await("the list of runs says so", () -> says("No walk was found"));
    }

    private static boolean says(String words) {
        return !Studio.find(
                        Studio.window().getShell(),
                        Link.class,
                        l -> l.isVisible() && l.getText().startsWith(words))
                .isEmpty();
    }
}
