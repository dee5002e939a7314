// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.ui.tests.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Label;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.session.run.Act;
import org.gaitwright.session.run.Cast;
import org.gaitwright.ui.tests.studio.Hands;
import org.gaitwright.ui.tests.studio.Studio;
import org.gaitwright.workbench.widgets.dial.SteeringPad;
import org.gaitwright.workbench.widgets.number.NumberField;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class SteeringViewTest extends ViewTest {
    private SteeringPad pad;

    SteeringViewTest() {
        super("steering");
    }

    @BeforeEach
    void open() throws Exception {
        pad = Studio.find(part, SteeringPad.class, p -> true).get(0);
        Studio.settle();
        Studio.await("there is a pad", pad::isVisible);
    }

    private Button box(String name) {
        return Studio.find(part, Button.class, b -> b.getText().equals(name)).stream()
                .findFirst()
                .orElse(null);
    }

    private List<String> words() {
        return Studio.find(part, Label.class, Label::isVisible).stream()
                .map(Label::getText)
                .toList();
    }

    @Test
    void thePadShowsWhatIsAskedAndAsks() {
        runs.submit(Act.steer(GoalKey.SPEED.key(), "", runs.state().actor(), Map.of(GoalKey.SPEED, 0.8), Set.of()));
        runs.submit(Act.steer(GoalKey.HEADING.key(), "", runs.state().actor(), Map.of(GoalKey.HEADING, 0.5), Set.of()));
        Studio.await(
                "the pad shows it",
                () -> pad.asked().speed() == 0.8 && Math.abs(pad.asked().heading() - 0.5) < 1e-6);
        Hands.type(Hands.field(pad, "Speed"), "1.2");
        Studio.await("the run is asked", () -> runs.state().goals().getOrDefault(GoalKey.SPEED, 0.0) == 1.2);
        pad.stop();
        Studio.await("it is asked to stop", () -> runs.state().goals().getOrDefault(GoalKey.SPEED, 1.0) == 0);
    }

    @Test
    void steeringIsUndone() throws Exception {
        Hands.type(Hands.field(pad, "Speed"), "1.2");
        Studio.await("a speed is asked for", () -> runs.state().goals().getOrDefault(GoalKey.SPEED, 0.0) == 1.2);
        Hands.type(Hands.field(pad, "Speed"), "0.9");
        Studio.await("another", () -> runs.state().goals().getOrDefault(GoalKey.SPEED, 0.0) == 0.9);
        Hands.undo();
        Studio.await("the one before", () -> runs.state().goals().getOrDefault(GoalKey.SPEED, 0.0) == 1.2);
        Hands.undo();
        Studio.await("none", () -> !runs.state().goals().containsKey(GoalKey.SPEED));
        Studio.await("the pad shows the controller's own", () -> pad.asked().speed() == 0.6);
    }

    @Test
    void keysOnThePadTurn() {
        Hands.press(pad.getChildren()[0], SWT.ARROW_LEFT);
        Studio.await(
                "a turn to the left is asked for",
                () -> runs.state().goals().getOrDefault(GoalKey.HEADING, 0.0) > 0.05);
        assertFalse(runs.state().goals().containsKey(GoalKey.SPEED), "nobody touched the speed");
    }

    @Test
    void whatIsSoIsShownBesideWhatIsAsked() {
        Hands.play(runs, 4);
        Studio.await("the speed of walking is shown", () -> words().stream()
                .anyMatch(w -> w.matches("now 0\\.[5-7]\\d m/s")));
    }

    @Test
    void otherGoalsAreAskedAndLeftToTheController() {
        assertTrue(words().contains("not set"), words().toString());
        Hands.tick(box("Step time"), true);
        Studio.await("a step time is asked for", () -> runs.state().goals().containsKey(GoalKey.STEP_TIME));
        Hands.type(Hands.field(part, "Step time"), "0.5");
        Studio.await("it is another", () -> runs.state().goals().getOrDefault(GoalKey.STEP_TIME, 0.0) == 0.5);
        Hands.tick(box("Step time"), false);
        Studio.await("it is asked for no more", () -> !runs.state().goals().containsKey(GoalKey.STEP_TIME));
        Studio.await(
                "the field rests",
                () -> Studio.find(part, NumberField.class, f -> f.quantity()
                                .name()
                                .equals("Step time"))
                        .stream()
                        .noneMatch(NumberField::isEnabled));
    }

    @Test
    void theBodyTurnsAndMovesAsideByPadAndNumber() {
        Studio.open(runs, "wu-biped", "terrain-adaptive", "forward");
        Studio.await("it can be turned", () -> box("Movement") != null && box("Facing") != null);
        Hands.press(pad.getChildren()[0], SWT.ARROW_LEFT);
        Studio.await(
                "a turn to the left is asked for",
                () -> runs.state().goals().getOrDefault(GoalKey.HEADING, 0.0) > 0.05);
        Hands.tick(box("Movement"), true);
        Hands.type(Hands.field(part, "Movement"), "30");
        assertEquals(0.0, runs.state().goals().get(GoalKey.MOVEMENT), "so far it can't go");
        Hands.type(Hands.field(part, "Movement"), "15");
        Studio.await("15° is asked for", () -> runs.state().goals().getOrDefault(GoalKey.MOVEMENT, 0.0) > 0.26);
        Hands.play(runs, 6);
        Studio.await("it moves by 15° beside its facing", () -> words().contains("now 15.00 °"));
        Hands.tick(box("Facing"), true);
        Studio.await("it has turned to the left", () -> runs.state().goals().getOrDefault(GoalKey.FACING, 0.0) > 0.05);
    }

    @Test
    void keysThatMoveItAsideEndWhereItCanNoMore() throws Exception {
        Studio.open(runs, "wu-biped", "terrain-adaptive", "backward");
        Studio.await("it can be moved", () -> Studio.enabled("org.gaitwright.workbench.veerLeft"));
        Studio.await("keys are told", () -> words().stream().anyMatch(w -> w.contains("Q E aside")));
        Hands.play(runs, 0.5);
        for (double degrees : new double[] {185, 190, 195, 195.0114, 195.0114}) {
            Studio.execute("org.gaitwright.workbench.veerLeft");
            Studio.await("it is asked for " + degrees, () -> movesAt(degrees));
        }
        Studio.execute("org.gaitwright.workbench.veerRight");
        Studio.await("once back is back", () -> movesAt(190));
    }

    private boolean movesAt(double degrees) {
        return Math.abs(Math.toDegrees(runs.state().goals().getOrDefault(GoalKey.MOVEMENT, 0.0)) - degrees) < 0.001;
    }

    @Test
    void whatIsAskedForFirstIsWhatIsSo() {
        Studio.open(runs, "wu-biped", "terrain-adaptive", "backward");
        Studio.await("it moves", () -> box("Movement") != null);
        Hands.play(runs, 1);
        Hands.tick(box("Movement"), true);
        Studio.await(
                "backward stays backward",
                () -> Math.abs(runs.state().goals().getOrDefault(GoalKey.MOVEMENT, 0.0)) > 3.1);
    }

    @Test
    void speedAndHeadingCanBeLeftToTheController() {
        runs.submit(Act.steer(GoalKey.SPEED.key(), "", runs.state().actor(), Map.of(GoalKey.SPEED, 1.1), Set.of()));
        Studio.await("a speed is asked for", () -> pad.asked().speed() == 1.1);
        Studio.await("it can be taken back", () -> Hands.tool("Let the controller choose")
                .isEnabled());
        Hands.click(Hands.tool("Let the controller choose"));
        Studio.await("nothing is asked for", () -> runs.state().goals().isEmpty());
        Studio.await(
                "the pad shows the controller's own speed", () -> pad.asked().speed() == 0.6);
    }

    @Test
    void whoFollowsNothingCannotBeSteered() {
        Cast before = runs.state().status().cast();
        runs.submit(new Act.Choose("Cast", before.withController("passive")));
        Studio.await("the pad rests", () -> !pad.getChildren()[0].isEnabled());
        assertEquals(null, box("Step time"));
        runs.submit(new Act.Choose("Cast", before));
        Studio.await("it can be used again", () -> pad.getChildren()[0].isEnabled() && box("Step time") != null);
    }
}
