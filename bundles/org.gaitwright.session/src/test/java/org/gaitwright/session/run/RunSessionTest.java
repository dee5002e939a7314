// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.CharacterProvider;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.run.Run;
import org.gaitwright.core.run.RunEdit;
import org.gaitwright.core.run.StateHash;
import org.gaitwright.core.scene.Push;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.scene.SceneLook;
import org.gaitwright.core.simulation.Engine;
import org.gaitwright.core.terrain.TerrainSpec;
import org.gaitwright.io.FileRegistry;
import org.gaitwright.io.SceneFile;
import org.gaitwright.session.run.RunStatus.Phase;
import org.gaitwright.testkit.FakeStudio;
import org.gaitwright.testkit.FallingBall;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@SuppressWarnings("resource") // these simulations have nothing to close
class RunSessionTest {
    private final FakeStudio registry = new FakeStudio();
    private final RunSession session = new RunSession(registry);

    private Scene scene() {
        return Scene.of("ball", 1, List.of(Scene.Casting.of("humanoid", "passive")))
                .engine(registry.all(Engine.class).get(0).id())
                .build();
    }

    private void open() {
        session.act(new Act.Open(scene(), "a ball", registry));
    }

    private void runTo(double seconds) {
        session.act(new Act.RunTo(seconds));
        session.untilStill();
    }

    private void tune(String name, double value) {
        session.act(Act.tune("Tune " + name, "", 0, Map.of(name, value)));
    }

    private double torque() {
        return session.state().parameters().orElseThrow().get("tail.torque");
    }

    private Push push(double at) {
        return new Push(at, 0.1, "", session.state().world().bodyName(0), new Vec3(100, 0, 0));
    }

    @Test
    void aFallIsToldWithBodyAndTimeInTheStatusAndAtTheEndOfTheTimeline() {
        Scene walks = Scene.of("ball", 5, List.of(Scene.Casting.of("humanoid", "walker")))
                .engine(registry.all(Engine.class).get(0).id())
                .build();
        session.act(new Act.Open(walks, "a ball", registry));
        runTo(3);
        RunStatus status = session.state().status();
        assertEquals(Phase.ENDED, status.phase());
        String body = session.state().world().bodyName(0);
        assertEquals(body, status.fall().orElseThrow().body());
        assertEquals(status.timeSeconds(), status.fall().orElseThrow().atSeconds(), 1e-9);
        assertTrue(status.message().contains(body), status.message());
        Timeline.Event end = session.state().timeline().activeBranch().orElseThrow().events().stream()
                .filter(e -> e.kind() == Timeline.Event.Kind.END)
                .findFirst()
                .orElseThrow();
        assertTrue(end.words().contains(body), end.words());
        session.act(new Act.Select(session.state().timeline().active()));
        assertEquals("fell", session.state().status().standing());
    }

    @Test
    void bookmarksComeBackWithTheSession() {
        open();
        runTo(0.5);
        session.act(new Act.Scrub(0.25));
        session.act(new Act.Bookmark("the turn"));
        session.act(Act.Go.LIVE);
        KeptRun kept = session.state().kept().orElseThrow();
        Scene read = SceneFile.parse(SceneFile.text(kept.session()), "session.yaml");
        assertEquals(
                List.of(new SceneLook.Bookmark(0.25, "the turn")), read.look().bookmarks());
        RunSession later = new RunSession(registry);
        later.act(new Act.Restore(new KeptRun(read, kept.plan(), kept.opened()), "a ball", registry));
        later.untilStill();
        Timeline.Bookmark back = later.state().timeline().bookmarks().get(0);
        assertEquals("the turn", back.name());
        assertEquals(0.25, back.seconds());
        later.act(new Act.DeleteBookmark(back.id()));
        assertEquals(List.of(), later.state().session().orElseThrow().look().bookmarks());
    }

    @Test
    void theStateHashOfAPauseIsThatOfTheSessionPlayedAgain() {
        open();
        runTo(0.25);
        tune("tail.torque", 9);
        runTo(0.5);
        String hash = session.state().status().stateHash();
        assertEquals(64, hash.length());
        assertEquals(hash, replayed(session.state().session().orElseThrow()));
    }

    private String replayed(Scene saved) {
        try (Run again = new Run(saved, registry)) {
            while (again.advance()) {
                continue;
            }
            return StateHash.of(again.simulation());
        }
    }

    private List<String> undoable() {
        return session.state().undo().stream().map(UndoStep::label).toList();
    }

    @Test
    void aSessionOfAllThatUsersDoIsSavedAndPlaysAgainToTheSameBits(@TempDir Path folder) throws Exception {
        open();
        session.act(Act.plan("Add push", List.of(push(0.3))));
        runTo(0.5);
        tune("tail.torque", 7);
        session.act(Act.steer("Steer", "", 0, Map.of(GoalKey.SPEED, 1.2), Set.of()));
        runTo(0.75);
        session.act(new Act.PushNow(push(9)));
        session.act(new Act.Hold(Optional.of(new RunEdit.Grip(0, Vec3.ZERO, new Vec3(0, 20, 0), Vec3.ZERO))));
        runTo(1);
        session.act(Act.Hold.NONE);
        runTo(1.5);
        String first = session.stateHash().orElseThrow();
        session.act(new Act.Scrub(0.6));
        tune("tail.torque", -3);
        session.act(Act.Go.FORK);
        runTo(1.25);
        session.act(Act.Go.UNDO);
        runTo(2);
        assertEquals(2, session.state().timeline().branches().size());

        Path file = folder.resolve("saved.yaml");
        SceneFile.write(session.state().session().orElseThrow(), file);
        assertEquals(session.stateHash().orElseThrow(), replayed(SceneFile.read(file)));
        session.act(new Act.Select(session.state().timeline().branches().get(0).id()));
        assertEquals(first, session.stateHash().orElseThrow(), "the other branch is where it was");
        assertEquals(first, replayed(session.state().session().orElseThrow()));
    }

    @Test
    void aDragIsOneStepBackWhateverCameInIt() {
        open();
        runTo(0.25);
        for (double v : new double[] {2, 3, 4}) {
            session.act(Act.tune("tail.torque", "gesture 1", 0, Map.of("tail.torque", v)));
            runTo(session.state().status().timeSeconds() + 0.125);
        }
        session.act(Act.tune("tail.torque", "gesture 2", 0, Map.of("tail.torque", 5.0)));
        assertEquals(List.of("tail.torque", "tail.torque"), undoable());
        session.act(Act.Go.UNDO);
        assertEquals(4, torque());
        session.act(Act.Go.UNDO);
        assertEquals(1, torque());
        assertEquals(List.of(), undoable());
        session.act(Act.Go.REDO);
        assertEquals(4, torque());
        assertEquals(1, session.state().redo().size());
    }

    @Test
    void aDragThatEndsWhereItBeganIsNoStep() {
        open();
        session.act(Act.tune("tail.torque", "gesture 1", 0, Map.of("tail.torque", 4.0)));
        session.act(Act.tune("tail.torque", "gesture 1", 0, Map.of("tail.torque", 1.0)));
        assertEquals(List.of(), undoable());
    }

    @Test
    void aDragOfSeveralGoalsIsUndoneAsAWhole() {
        open();
        Map<GoalKey, Double> asked = Map.of(GoalKey.SPEED, 0.7, GoalKey.HEADING, GoalKey.HEADING.spellable(0.5));
        session.act(Act.steer("Steer", "pad", 0, Map.of(GoalKey.SPEED, 1.0), Set.of()));
        session.act(Act.steer("Steer", "pad", 0, Map.of(GoalKey.HEADING, 0.5), Set.of()));
        session.act(Act.steer("Steer", "pad", 0, Map.of(GoalKey.SPEED, 0.7), Set.of()));
        assertEquals(asked, session.state().goals());
        session.act(Act.Go.UNDO);
        assertEquals(Map.of(), session.state().goals());
        session.act(Act.Go.REDO);
        assertEquals(asked, session.state().goals());
    }

    @Test
    void undoOfACurveBringsBackEachOfItsValues() {
        open();
        tune("more.1", 2);
        tune("more", 4);
        assertEquals(4, session.state().parameters().orElseThrow().get("more.0"));
        session.act(Act.Go.UNDO);
        assertEquals(0, session.state().parameters().orElseThrow().get("more.0"));
        assertEquals(2, session.state().parameters().orElseThrow().get("more.1"));
    }

    @Test
    void pushesPresetsAndGroundAreUndone() {
        open();
        runTo(0.25);
        Push push = push(2);
        session.act(Act.plan("Add push", List.of(push)));
        session.act(Act.plan("Delete push", List.of()));
        session.act(Act.Go.UNDO);
        assertEquals(List.of(push), session.state().pushes());
        tune("more.0", 3);
        session.act(Act.preset(0, "firm"));
        assertEquals(9, torque());
        assertEquals(0, session.state().parameters().orElseThrow().get("more.0"), "a preset has all of its values");
        session.act(Act.Go.UNDO);
        assertEquals(1, torque());
        assertEquals(3, session.state().parameters().orElseThrow().get("more.0"));
        assertEquals(
                Map.of("more.0", 3.0),
                session.state().plan().role().orElseThrow().parameters());
        session.act(new Act.Ground("height", Map.of("height", 0.25)));
        assertEquals(0, session.state().status().timeSeconds());
        assertEquals(0.25, session.state().terrain().orElseThrow().get("height"));
        session.act(Act.Go.UNDO);
        assertEquals(0, session.state().terrain().orElseThrow().get("height"));
    }

    @Test
    void aCastThatWasChosenIsUndoneByTheRunBeforeAsItWasLeft() {
        open();
        runTo(0.5);
        String left = session.stateHash().orElseThrow();
        Cast cast = session.state().status().cast();
        session.act(new Act.Choose("Controller walker", cast.withController("walker")));
        assertEquals("walker", session.state().status().cast().controller());
        assertEquals(0, session.state().status().timeSeconds());
        session.act(Act.Go.UNDO);
        assertEquals("passive", session.state().status().cast().controller());
        assertEquals(left, session.stateHash().orElseThrow());
        session.act(Act.Go.REDO);
        assertEquals("walker", session.state().status().cast().controller());
    }

    @Test
    void openingAnotherSceneIsAStepBackFromWhichOlderStepsFit() {
        open();
        session.act(Act.plan("Add push", List.of(push(1))));
        session.act(new Act.Open(
                Scene.of("two", 1, List.of(Scene.Casting.of("humanoid", "passive")))
                        .build(),
                "two",
                registry));
        assertEquals(List.of(), session.state().pushes());
        session.act(Act.Go.UNDO);
        assertEquals(1, session.state().pushes().size(), "the run before is back with its plan");
        session.act(Act.Go.UNDO);
        assertEquals(List.of(), session.state().pushes());
        session.act(Act.Go.REDO);
        session.act(Act.Go.REDO);
        assertEquals("two", session.state().scene().orElseThrow().name());
    }

    @Test
    void aStepThatDoesNotFitAnyMoreIsForgottenAndTheRunGoesOn() {
        open();
        session.act(Act.plan("Add push", List.of(new Push(1, 0.1, "humanoid", "ball", new Vec3(100, 0, 0)))));
        session.act(Act.plan("Delete push", List.of()));
        Scene other = Scene.of("two", 1, List.of(Scene.Casting.of("other", "passive")))
                .engine(registry.all(Engine.class).get(0).id())
                .build();
        registry.add(new OtherBall());
        session.act(new Act.Open(other, "another body", registry, false));
        session.act(Act.Go.UNDO);
        assertEquals(List.of("Add push"), undoable(), "the step is gone");
        assertFalse(session.state().status().message().isEmpty(), "and it is said why");
        runTo(0.25);
        assertEquals("", session.state().status().message(), "until something else is done");
        assertEquals(0.25, session.state().status().timeSeconds(), 1e-9);
    }

    @Test
    void whatDoesNotFitIsRefusedAndNothingHasChanged() {
        assertThrows(InvalidInput.class, () -> tune("tail.torque", 3), "there is no run yet");
        open();
        RunState before = session.state();
        assertThrows(InvalidInput.class, () -> tune("tail.torque", 51));
        assertThrows(InvalidInput.class, () -> tune("no.such", 1));
        assertThrows(InvalidInput.class, () -> session.act(new Act.Ground("height", Map.of("height", 7.0))));
        assertThrows(
                InvalidInput.class,
                () -> session.act(Act.plan("Add push", List.of(new Push(1, 1, "", "nobody", new Vec3(1, 0, 0))))));
        assertThrows(InvalidInput.class, () -> new Act.Speed(0));
        assertThrows(InvalidInput.class, () -> Act.steer("", "", 0, Map.of(GoalKey.SPEED, Double.NaN), Set.of()));
        assertSame(before, session.state());
    }

    @Test
    void theSceneOfTheSessionIsMadeWhenSomebodyAsksForIt() {
        open();
        runTo(0.5);
        Scene before = session.state().played().orElseThrow().script();
        runTo(1);
        assertSame(before, session.state().played().orElseThrow().script(), "nothing was done since");
        assertEquals(1, session.state().session().orElseThrow().durationSeconds(), 1e-9);
        tune("tail.torque", 2);
        assertEquals(
                1,
                session.state().session().orElseThrow().roles().get(0).changes().size());
    }

    @Test
    void aPluginThatThrowsEndsTheRunAndTheSessionGoesOn() {
        session.act(new Act.Choose("Controller faulty", new Cast("faulty", "humanoid", "flat")));
        runTo(1);
        assertEquals(Phase.FAILED, session.state().status().phase());
        assertTrue(session.state().status().message().contains("out of luck"));
        assertTrue(session.state().recording().end() > 1, "what was recorded stays");
        open();
        runTo(0.25);
        assertEquals(Phase.PAUSED, session.state().status().phase());
    }

    @Test
    void aSceneThatCantBeSetUpIsExplainedAndCanBeLeft() {
        session.act(new Act.Open(scene().on(new TerrainSpec("moon", Map.of(), 0)), "moon", registry));
        assertEquals(Phase.FAILED, session.state().status().phase());
        assertTrue(session.state().status().message().contains("moon"));
        assertNull(session.snapshot());
        open();
        assertEquals(Phase.PAUSED, session.state().status().phase());
    }

    @Test
    void whatDoesNotFitTogetherIsRefusedAndTheRunStays() {
        open();
        runTo(0.5);
        Snapshot seen = session.snapshot();
        session.act(
                new Act.Choose("Terrain moon", session.state().status().cast().withTerrain("moon")));
        RunState.Refused refused = session.state().refused().orElseThrow();
        assertEquals("moon", refused.cast().terrain());
        assertTrue(refused.why().contains("moon"), refused.why());
        assertEquals("flat", session.state().status().cast().terrain());
        assertEquals(Phase.PAUSED, session.state().status().phase());
        assertEquals("", session.state().status().message(), "it is said once");
        assertSame(seen, session.snapshot());
        assertTrue(session.state().undo().isEmpty(), "nothing was done");

        session.act(new Act.Open(scene().on(new TerrainSpec("mars", Map.of(), 0)), "mars", registry));
        assertEquals("mars", session.state().refused().orElseThrow().cast().terrain());
        assertSame(seen, session.snapshot());
        runTo(1);
        assertEquals(Phase.PAUSED, session.state().status().phase(), "it goes on");
        open();
        assertTrue(session.state().refused().isEmpty());
    }

    @Test
    void whatIsRefusedIsNotPlayedAndTheOldRunStaysAsItWas() {
        open();
        runTo(0.5);
        Act moon = new Act.Open(scene().on(new TerrainSpec("moon", Map.of(), 0)), "moon", registry).andPlay();
        session.act(moon);
        assertEquals(Phase.PAUSED, session.state().status().phase());
        session.act(new Act.Choose("moon", session.state().status().cast().withTerrain("moon")).andPlay());
        assertEquals(Phase.PAUSED, session.state().status().phase());
        assertEquals(0.5, session.state().status().timeSeconds(), 1e-9);
        session.act(Act.Go.RESET.andPlay());
        assertEquals(Phase.RUNNING, session.state().status().phase(), "what was refused is over");
        session.act(new Act.Open(scene(), "a ball", registry).andPlay());
        assertEquals(Phase.RUNNING, session.state().status().phase());
        session.act(moon);
        assertEquals(Phase.RUNNING, session.state().status().phase(), "what moved goes on");
    }

    @Test
    void whoChoosesWhileItRunsIsNotStopped() {
        open();
        session.act(Act.Go.PLAY);
        session.act(new Act.Choose("Controller walker", new Cast("walker", "humanoid", "flat")));
        assertEquals("walker", session.state().status().cast().controller());
        assertEquals(Phase.RUNNING, session.state().status().phase());
        session.act(Act.Go.PAUSE);
        session.act(new Act.Choose("Controller passive", new Cast("passive", "humanoid", "flat")));
        assertEquals(Phase.PAUSED, session.state().status().phase(), "what is still stays still");
    }

    @Test
    void aStyleIsChosenWithAController() {
        open();
        session.act(new Act.Choose("Style firm", new Cast("passive", "humanoid", "flat"), Optional.of("firm")));
        assertEquals("firm", session.state().plan().role().orElseThrow().preset());
        assertEquals(9, torque());
    }

    @Test
    void branchesAndBookmarksAreNamedShownAndDeleted() {
        open();
        runTo(1);
        session.act(new Act.Bookmark("here"));
        session.act(new Act.Scrub(0.5));
        session.act(Act.Go.FORK);
        Timeline now = session.state().timeline();
        int first = now.branches().get(0).id();
        session.act(new Act.NameBranch(first, "as it was"));
        session.act(new Act.Ghost(first, false));
        session.act(new Act.DeleteBranch(first));
        now = session.state().timeline();
        assertEquals("as it was", now.branches().get(0).name());
        assertFalse(now.branches().get(0).ghost());
        assertEquals(2, now.branches().size(), "another branch depends on it");
        int bookmark = now.bookmarks().get(0).id();
        session.act(new Act.NameBookmark(bookmark, "there"));
        assertEquals("there", session.state().timeline().bookmarks().get(0).name());
        session.act(new Act.DeleteBookmark(bookmark));
        session.act(new Act.Select(first));
        session.act(new Act.DeleteBranch(now.active()));
        assertEquals(1, session.state().timeline().branches().size());
        session.act(new Act.Select(99));
        assertEquals(first, session.state().timeline().active());
    }

    @Test
    void editsThatWaitAreForgottenOnRequest() {
        open();
        runTo(1);
        session.act(new Act.Scrub(0.5));
        tune("tail.torque", 8);
        assertEquals(8, torque());
        assertEquals(1, session.state().timeline().waiting().size());
        session.act(Act.Go.DISCARD);
        assertEquals(1, torque());
        assertEquals(Map.of(), session.state().plan().role().orElseThrow().parameters());
    }

    @Test
    void aLookIsKeptWithTheSceneAndChangesNoBit() {
        open();
        runTo(0.5);
        session.act(new Act.Look(SceneLook.NONE.plotting(List.of("com.z"), false)));
        assertEquals(
                List.of("com.z"), session.state().session().orElseThrow().look().signals());
        assertEquals(
                session.stateHash().orElseThrow(),
                replayed(session.state().session().orElseThrow()));
    }

    @Test
    void listenersHearOfActsAndOfTheEnd() {
        List<Boolean> heard = new ArrayList<>();
        RunSession heardOf = new RunSession(registry, controller -> List.of(), heard::add);
        heardOf.act(new Act.Open(scene(), "a ball", registry));
        int opened = heard.size();
        assertTrue(opened > 0 && heard.get(0));
        heardOf.act(new Act.RunTo(0.25));
        heardOf.untilStill();
        assertTrue(heard.size() > opened);
        assertTrue(heard.get(heard.size() - 1), "it stopped");
    }

    @Test
    void withoutAChoiceTheDefaultCastIsSetUpOnceItIsThere() {
        session.followRegistry();
        assertEquals("humanoid", session.state().status().cast().character());
        assertEquals(Phase.PAUSED, session.state().status().phase());
        Cast chosen = session.state().status().cast().withController("walker");
        session.act(new Act.Choose("Controller walker", chosen));
        session.followRegistry();
        assertEquals(chosen, session.state().status().cast(), "users decide");
    }

    @Test
    void aRunThatWasKeptComesBackToWhereItWasWithItsStyle() {
        open();
        runTo(0.5);
        session.act(Act.preset(0, "firm"));
        tune("more.0", 2);
        runTo(1.25);
        KeptRun kept = session.state().kept().orElseThrow();

        RunSession after = new RunSession(registry);
        // the speed that users watch at has no part in it
        after.act(new Act.Speed(0.01));
        after.act(new Act.Restore(kept, "Last session", registry));
        after.untilStill();
        RunState state = after.state();
        assertEquals(Phase.PAUSED, state.status().phase());
        assertEquals(1.25, state.status().timeSeconds(), 1e-9);
        assertEquals(session.stateHash(), after.stateHash());
        assertEquals("firm", state.plan().role().orElseThrow().preset());
        assertEquals(9, state.baseline().orElseThrow().get("tail.torque"));
        assertEquals(2, state.parameters().orElseThrow().get("more.0"));
        assertEquals("", state.opened().orElseThrow().roles().get(0).preset());
        after.act(new Act.Scrub(0.25));
        assertEquals(0.25, after.snapshot().timeSeconds(), 1e-9);
        after.act(Act.Go.LIVE);
        after.act(Act.Go.PLAY);
        assertEquals(Phase.RUNNING, after.state().status().phase(), "it goes on from there");
        assertTrue(after.untilDueNanos() > 0, "at the speed that was asked for");
    }

    @Test
    void whatWaitsInThePastIsNotKept() {
        open();
        runTo(1);
        session.act(new Act.Scrub(0.5));
        session.act(Act.preset(0, "firm"));
        assertEquals("firm", session.state().plan().role().orElseThrow().preset());
        assertEquals(
                "", session.state().kept().orElseThrow().plan().roles().get(0).preset());
    }

    private String style() {
        return session.state().plan().role().orElseThrow().preset();
    }

    @Test
    void styleParametersAndGoalsAreThoseOfTheMomentAndBranchThatIsShown() {
        open();
        double before = torque();
        runTo(1);
        session.act(Act.preset(0, "firm"));
        session.act(Act.steer("Speed", "", 0, Map.of(GoalKey.SPEED, 0.5), Set.of()));
        runTo(2);
        assertEquals(9, torque());
        assertEquals(0.5, session.state().goals().get(GoalKey.SPEED));
        assertEquals(
                "style firm",
                session.state().timeline().activeBranch().orElseThrow().events().stream()
                        .filter(e -> e.kind() == Timeline.Event.Kind.CHANGE)
                        .findFirst()
                        .orElseThrow()
                        .words());

        session.act(new Act.Scrub(0.5));
        assertEquals("", style());
        assertEquals(before, torque());
        assertEquals(before, session.state().baseline().orElseThrow().get("tail.torque"));
        assertEquals(Map.of(), session.state().goals());

        int first = session.state().timeline().active();
        tune("more.0", 2);
        session.act(Act.Go.FORK);
        assertEquals("", style());
        assertEquals(before, torque());
        assertEquals(2, session.state().plan().role().orElseThrow().parameters().get("more.0"));

        session.act(new Act.Select(first));
        assertEquals("firm", style());
        assertEquals(9, torque());
        assertEquals(Map.of(), session.state().plan().role().orElseThrow().parameters());

        session.act(new Act.Scrub(0.5));
        session.act(Act.preset(0, "firm"));
        assertEquals(List.of("style firm"), session.state().timeline().waiting());
        session.act(Act.Go.DISCARD);
        assertEquals("", style());
    }

    @Test
    void aRewindToWhereSomethingWasDoneGoesOnWithIt() {
        open();
        tune("tail.torque", 4);
        runTo(1);
        session.act(new Act.Scrub(0));
        assertEquals(4, torque());
        session.act(Act.Go.FORK);
        assertEquals(4, torque());
    }

    @Test
    void aRunOutlivesTheFileOfItsStyle(@TempDir Path folder) throws Exception {
        Path style = Files.writeString(folder.resolve("mine.yaml"), "tail.torque: 4\n");
        session.act(new Act.Open(scene(), "a ball", FileRegistry.of(registry, folder)));
        session.act(Act.preset(0, style.toString()));
        assertEquals(4, session.state().baseline().orElseThrow().get("tail.torque"));
        Files.delete(style);
        tune("more.0", 2);
        assertNotEquals(Phase.FAILED, session.state().status().phase());
        assertEquals(4, torque());
    }

    /** A ball whose body has another name. */
    private record OtherBall() implements CharacterProvider {
        @Override
        public String id() {
            return "other";
        }

        @Override
        public String name() {
            return "Other ball";
        }

        @Override
        public CharacterModel model() {
            return FallingBall.character("other");
        }
    }
}
