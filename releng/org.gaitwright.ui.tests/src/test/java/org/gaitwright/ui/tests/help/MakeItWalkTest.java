// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.ui.tests.help;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.Predicate;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.PlatformUI;
import org.gaitwright.session.run.Act;
import org.gaitwright.ui.tests.studio.Hands;
import org.gaitwright.ui.tests.studio.Studio;
import org.gaitwright.workbench.optimize.Optimizations;
import org.gaitwright.workbench.run.RunControl;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The thesis's procedure, step by step: what is done, and what its check says. */
class MakeItWalkTest {
    private static final String VIEW = "org.gaitwright.workbench.makeItWalk";
    /** The search takes some ten seconds of a core; a busy machine gets more. */
    private static final long SEARCH_MILLIS = 240_000;

    private final RunControl runs = Studio.runs();
    private final Optimizations optimizations = PlatformUI.getWorkbench().getService(Optimizations.class);
    private final Composite sheet = Studio.window().getShell();

    @BeforeEach
    void open() throws Exception {
        Studio.perspective("org.gaitwright.workbench.simulate");
        Studio.execute("org.gaitwright.workbench.showMakeItWalk");
        Studio.await("the sheet is open", () -> Studio.page().findView(VIEW) != null);
        Studio.await("it is shown", () -> !labels(l -> l.matches("(Step \\d of|All) 6.*"))
                .isEmpty());
        // a view that was closed comes back at the step where it was
        Hands.click(Hands.tool("Start Over"));
    }

    @AfterEach
    void tidy() throws Exception {
        Studio.perspective("org.gaitwright.workbench.simulate");
        runs.submit(Act.Go.PAUSE);
        runs.submit(new Act.Speed(1));
        IViewPart view = Studio.page().findView(VIEW);
        if (view != null) {
            Studio.page().hideView(view);
        }
        Studio.page().closeAllEditors(false);
        Studio.pausedRun();
        Hands.tidy(runs);
    }

    private void press(String words) {
        Studio.find(
                        sheet,
                        Button.class,
                        b -> b.isVisible() && b.getText().replace("&", "").equals(words))
                .get(0)
                .notifyListeners(SWT.Selection, new Event());
    }

    private void go(int step) {
        for (int i = 1; i < step; i++) {
            press("Next");
        }
        assertEquals(1, labels(l -> l.equals("Step " + step + " of 6")).size());
    }

    private List<String> labels(Predicate<String> wanted) {
        return Studio.find(sheet, Label.class, l -> l.isVisible() && wanted.test(l.getText())).stream()
                .map(Label::getText)
                .toList();
    }

    /** Does the step as fast as the machine can, and waits for what its check says in the end. */
    private String verdict(String title) {
        press("Do it");
        Studio.await("it is set up", () -> runs.state().status().title().equals(title));
        runs.submit(new Act.Speed(Act.UNLIMITED));
        return verdict();
    }

    private String verdict() {
        press("Check");
        Studio.await("there is a verdict", () -> !labels(l -> l.startsWith("✔") || l.startsWith("✘"))
                .isEmpty());
        return labels(l -> l.startsWith("✔") || l.startsWith("✘")).get(0);
    }

    @Test
    void theRagDollFallsAndLiesStill() {
        go(1);
        String found = verdict("Rag doll");
        assertTrue(found.startsWith("✔  Nothing flies apart: at most "), found);
        assertTrue(found.contains("range"), found);
        assertTrue(found.contains("It lies still"), found);
    }

    @Test
    void weakGainsAreSeenAndBetterOnesSuggestedUntilItFollows() {
        go(2);
        String found = verdict("Sine drive");
        assertTrue(
                found.matches("(?s)✘  .*±0\\.40 rad.*±0\\.\\d+ rad.* -?\\d+ ms.* kp \\d+ .* kp \\d+ and kd \\d+.*"),
                found);
        press("Next");
        String better = "";
        for (int tries = 0; tries < 5 && !better.startsWith("✔"); tries++) {
            double before = runs.state().parameters().orElseThrow().get("hold.stiffness");
            press("Do it");
            Studio.await(
                    "stiffer than " + before,
                    () -> runs.state().parameters().orElseThrow().get("hold.stiffness") > before);
            double changed = runs.state().status().timeSeconds();
            Studio.await("it swings on", () -> runs.state().status().timeSeconds() > changed + 5);
            better = verdict();
        }
        assertTrue(better.contains("It follows"), better);
    }

    @Test
    void withoutFeedbackItTakesAFewStepsAndFalls() {
        go(4);
        String found = verdict("State machine without feedback");
        assertTrue(found.matches("(?s)✔  \\d+ steps and -?[0-9.]+ m in [0-9.]+ s, then it fell\\..*"), found);
    }

    @Test
    void withFeedbackItWalks() {
        go(5);
        String found = verdict("State machine with feedback");
        assertTrue(
                found.matches("(?s)✔  \\d+ steps and \\d\\d\\.\\d m in .* upright .* at [01]\\.\\d\\d m/s.*"), found);
    }

    @Test
    void theOptimizerFindsAWalkOfAMinute() throws Exception {
        go(6);
        assertTrue(verdict().contains("press Do it first"));
        press("Do it");
        Studio.await(
                "the perspective in which it is watched is open",
                () -> Studio.page().getPerspective().getId().equals("org.gaitwright.workbench.optimize"));
        Studio.view(VIEW);
        press("Check");
        Studio.await(
                "it has found a walk",
                () -> !labels(l -> l.startsWith("✔  It walks for a minute")).isEmpty(),
                () -> labels(l -> true).toString(),
                SEARCH_MILLIS);
        optimizations.runs().forEach(r -> optimizations.delete(r.folder()));
        Studio.await("its folder is gone", () -> optimizations.runs().isEmpty());
    }

    @Test
    void aCheckOfAnotherRunSaysWhatToDo() {
        go(1);
        assertTrue(verdict().contains("press Do it first"));
    }
}
