// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.ui.tests.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.eclipse.core.commands.operations.OperationHistoryFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.handlers.IHandlerService;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.session.run.Act;
import org.gaitwright.session.run.Cast;
import org.gaitwright.session.run.RunStatus.Phase;
import org.gaitwright.session.run.Snapshot;
import org.gaitwright.ui.tests.studio.Hands;
import org.gaitwright.ui.tests.studio.Studio;
import org.gaitwright.viewport.Viewport;
import org.gaitwright.workbench.run.RunControl;
import org.gaitwright.workbench.run.RunUndo;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class RunTest {
    private RunControl runs;

    @BeforeEach
    void start() throws Exception {
        Studio.perspective("org.gaitwright.workbench.simulate");
        runs = Studio.pausedRun();
    }

    @AfterEach
    void hold() {
        runs.submit(Act.Go.PAUSE);
        Studio.await("nothing runs", () -> runs.state().status().phase() != Phase.RUNNING);
    }

    @Test
    void timeGoesOnWhilePlayingAndStandsWhilePaused() throws Exception {
        execute("play");
        Studio.await("time passes", () -> runs.state().status().timeSeconds() > 0.2);
        execute("pause");
        Studio.await("it pauses", () -> runs.state().status().phase() == Phase.PAUSED);
        double held = runs.state().status().timeSeconds();
        assertEquals(held, runs.snapshot().timeSeconds());
        for (int i = 0; i < 20; i++) {
            Studio.dispatch();
        }
        assertEquals(held, runs.state().status().timeSeconds());
    }

    @Test
    void theToolBarFollowsTheRun() {
        ToolItem play = toolItem("Play");
        ToolItem pause = toolItem("Pause");
        Studio.await("only Play can be clicked", () -> play.isEnabled() && !pause.isEnabled());
        play.notifyListeners(SWT.Selection, new Event());
        Studio.await("it runs", () -> runs.state().status().phase() == Phase.RUNNING);
        Studio.await("only Pause can be clicked", () -> pause.isEnabled() && !play.isEnabled());
        pause.notifyListeners(SWT.Selection, new Event());
        Studio.await("it pauses", () -> runs.state().status().phase() == Phase.PAUSED);
        Studio.await("Play can be clicked again", () -> play.isEnabled() && !pause.isEnabled());
    }

    private static ToolItem toolItem(String tip) {
        return Studio.find(Studio.window().getShell(), ToolBar.class, b -> true).stream()
                .flatMap(b -> Arrays.stream(b.getItems()))
                .filter(i -> i.getToolTipText() != null && i.getToolTipText().startsWith(tip + " ("))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aStepIsOneControlTick() {
        double tick = runs.snapshot().world().timing().tickSeconds();
        runs.submit(Act.Go.STEP);
        Studio.await("it steps", () -> runs.state().status().timeSeconds() > 0);
        assertEquals(tick, runs.state().status().timeSeconds());
        assertEquals(Phase.PAUSED, runs.state().status().phase());
    }

    @Test
    void changedGroundStartsTheRunAnewAndIsForgottenWithItsTerrain() {
        Cast before = runs.state().status().cast();
        Cast onStairs = before.withTerrain("stairs");
        runs.submit(new Act.Choose("Cast", onStairs));
        Studio.await("it stands before stairs", () -> rise() > 0);
        runs.submit(Act.Go.STEP);
        runs.submit(new Act.Ground("rise", Map.of("rise", 0.25)));
        Studio.await("the steps are higher", () -> rise() == 0.25);
        assertEquals(0, runs.snapshot().timeSeconds());
        assertEquals(0.25, runs.snapshot().world().terrain().spec().parameters().get("rise"));
        assertThrows(InvalidInput.class, () -> runs.submit(new Act.Ground("rise", Map.of("rise", 10.0))));
        runs.submit(new Act.Choose("Cast", before));
        Studio.await("the stairs are gone", () -> Double.isNaN(rise()));
        runs.submit(new Act.Choose("Cast", onStairs));
        Studio.await("they are as at first", () -> rise() == 0.15);
        runs.submit(new Act.Choose("Cast", before));
        Studio.await("all is as it was", () -> Double.isNaN(rise()));
    }

    private double rise() {
        return runs.state()
                .terrain()
                .filter(v -> v.set().contains("rise"))
                .map(v -> v.get("rise"))
                .orElse(Double.NaN);
    }

    @Test
    void aPushMovesTheCharacter() {
        double start = runs.snapshot().poses()[0];
        runs.submit(new Act.Shove(new Vec3(2000, 0, 0), 0.1));
        int ticks = (int) Math.ceil(0.2 * runs.snapshot().world().timing().controlHz());
        for (int i = 0; i < ticks; i++) {
            runs.submit(Act.Go.STEP);
        }
        Studio.await("it is pushed", () -> runs.snapshot().timeSeconds() >= 0.2);
        assertTrue(
                runs.snapshot().poses()[0] > start + 0.1,
                "from " + start + " to " + runs.snapshot().poses()[0]);
    }

    @Test
    void whoChoosesAnotherCastCanGoBackToTheRunAsItWas() throws Exception {
        Hands.play(runs, 1);
        runs.submit(new Act.Bookmark("here"));
        Studio.await("it is marked", () -> runs.state().timeline().bookmarks().size() == 1);
        double end = runs.state().status().timeSeconds();
        CompletableFuture<String> hash = runs.stateHash();
        Studio.await("the state has a name", hash::isDone);
        runs.submit(
                new Act.Choose("Character robot", runs.state().status().cast().withCharacter("robot")));
        Studio.await(
                "a robot stands there",
                () -> runs.state().status().cast().character().equals("robot")
                        && runs.state().status().timeSeconds() == 0);
        Hands.undo();
        Studio.await("the run is back", () -> Math.abs(runs.state().status().timeSeconds() - end) < 1e-9);
        assertEquals("humanoid", runs.state().status().cast().character());
        assertEquals(1, runs.state().timeline().bookmarks().size());
        CompletableFuture<String> again = runs.stateHash();
        Studio.await("the state has a name", again::isDone);
        assertEquals(hash.get(), again.get(), "to the bit");
        Hands.play(runs, end + 0.2);
        OperationHistoryFactory.getOperationHistory().redo(RunUndo.CONTEXT, null, null);
        Studio.await(
                "forth again", () -> runs.state().status().cast().character().equals("robot"));
    }

    @Test
    void aCharacterThatDoesNotSuitTheControllerIsSaidSoAndTheRunStays() {
        Snapshot seen = runs.snapshot();
        Cast before = runs.state().status().cast();
        runs.submit(new Act.Choose("Cast", before.withCharacter("thesis-legs")));
        Studio.await("it is refused", () -> runs.state().refused().isPresent());
        String why = runs.state().refused().get().why();
        assertTrue(why.contains("thesis-legs"), why);
        assertEquals(before, runs.state().status().cast());
        assertEquals(Phase.PAUSED, runs.state().status().phase());
        assertEquals(seen, runs.snapshot(), "what was shown stays");
    }

    @Test
    void aSpeedOutOfRangeIsRefusedWithTheRange() {
        InvalidInput refused = assertThrows(InvalidInput.class, () -> runs.submit(new Act.Speed(0)));
        assertTrue(refused.getMessage().contains("0.01"), refused.getMessage());
    }

    @Test
    void theSceneIsDrawn() throws Exception {
        IViewPart scene = Studio.view("org.gaitwright.views.scene");
        Viewport viewport = scene.getAdapter(Viewport.class);
        assertNotNull(viewport, "there is OpenGL on this display");
        execute("play");
        Studio.await("pictures follow each other", () -> viewport.framesPerSecond() > 0);
        Studio.await("the picture shows more than a plain ground", () -> colours(viewport.screenshot()) > 50);
    }

    private static int colours(ImageData picture) {
        Set<Integer> colours = new HashSet<>();
        for (int y = 0; y < picture.height; y += 4) {
            for (int x = 0; x < picture.width; x += 4) {
                colours.add(picture.getPixel(x, y));
            }
        }
        return colours.size();
    }

    private static void execute(String command) throws Exception {
        Studio.await("the command " + command + " is possible", () -> enabled(command));
        Studio.window()
                .getService(IHandlerService.class)
                .executeCommand("org.gaitwright.workbench." + command, new Event());
    }

    private static boolean enabled(String command) {
        return Studio.window()
                .getService(org.eclipse.ui.commands.ICommandService.class)
                .getCommand("org.gaitwright.workbench." + command)
                .isEnabled();
    }
}
