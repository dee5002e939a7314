// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.ui.tests.editors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.gaitwright.core.controller.PresetProvider;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.run.Outcome;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.io.FileRegistry;
import org.gaitwright.io.FileWord;
import org.gaitwright.io.SceneFile;
import org.gaitwright.session.run.Act;
import org.gaitwright.session.run.RunStatus.Phase;
import org.gaitwright.ui.tests.studio.Hands;
import org.gaitwright.ui.tests.studio.Studio;
import org.gaitwright.workbench.run.RunControl;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Gaits of the workspace and installed ones, asked for while it walks. */
class GaitSteeringTest {
    private final Registry registry = EditorTest.registry();
    private RunControl runs;
    private IProject project;
    private String ownGait;
    private Composite part;

    @BeforeEach
    void open() throws Exception {
        Studio.perspective("org.gaitwright.workbench.simulate");
        project = ResourcesPlugin.getWorkspace().getRoot().getProject("gait-project");
        project.create(null);
        project.open(null);
        IFolder folder = project.getFolder("gaits");
        folder.create(true, true, null);
        IFile gait = folder.getFile("arms-wide.yaml");
        gait.create(new ByteArrayInputStream(text().getBytes(StandardCharsets.UTF_8)), true, null);
        ownGait = FileWord.absolute(gait.getLocation().toOSString(), Path.of(""));
        runs = Studio.runs();
        Scene.Casting role = Scene.Casting.of("humanoid", "simbicon").with("walk-3d", Map.of());
        runs.submit(new Act.Open(Scene.of("gaits", 20, List.of(role)).build(), "gaits", registry));
        Studio.await(
                "it stands ready",
                () -> runs.state().status().phase() == Phase.PAUSED
                        && runs.state().status().title().equals("gaits"));
        part = Hands.part(Studio.view("org.gaitwright.views.steering"));
        Studio.await("gaits are offered", () -> !combos().isEmpty());
    }

    /** The shipped walk with other arms. */
    private String text() {
        PresetProvider shipped = registry.get(PresetProvider.class, "simbicon/walk-3d");
        Map<String, Double> values = new TreeMap<>(shipped.values());
        values.put("arms.swing", 0.2);
        values.put("arms.elbow", 0.9);
        StringBuilder text = new StringBuilder("controller: simbicon\ncharacter: humanoid\n");
        values.forEach(
                (name, value) -> text.append(name).append(": ").append(value).append('\n'));
        return text.toString();
    }

    @AfterEach
    void tidy() throws Exception {
        runs.submit(Act.Go.PAUSE);
        Studio.await("nothing moves", () -> !runs.state().status().moving());
        Studio.pausedRun();
        project.delete(true, true, null);
        Hands.tidy(runs);
    }

    private List<Combo> combos() {
        return Studio.find(part, Combo.class, c -> c.isVisible() && c.indexOf("walk-3d") == 0);
    }

    private void choose(String name) {
        Combo combo = combos().get(0);
        combo.select(combo.indexOf(name));
        combo.notifyListeners(SWT.Selection, new Event());
    }

    /** A few steps from wherever it is: a fast machine is further than it was asked to be. */
    private void walkOn() {
        Hands.play(runs, runs.state().status().timeSeconds() + 2);
    }

    private double asked() {
        return runs.state().goals().getOrDefault(GoalKey.GAIT, -1.0);
    }

    @Test
    void allThatSuitTheCharacterAreOffered() {
        List<String> names = new ArrayList<>(Arrays.asList(combos().get(0).getItems()));
        assertEquals("walk-3d", names.remove(0), "its own comes first");
        assertTrue(names.contains("arms-wide"), names.toString());
        assertTrue(!names.contains("walk-2d") && !names.contains("thesis-2d"), "those are for another body: " + names);
    }

    @Test
    void aGaitAndBackPlaysAgainHeadlessToTheSameBits() throws Exception {
        walkOn();
        choose("arms-wide");
        Studio.await("it is asked for", () -> asked() >= 1);
        walkOn();
        choose("walk-3d");
        Studio.await("its own is asked for", () -> asked() == 0);
        walkOn();
        assertEquals(Outcome.UPRIGHT, runs.state().status().outcome());
        Scene session = runs.state().session().orElseThrow();
        assertEquals(
                ownGait,
                session.roles()
                        .get(0)
                        .gaits()
                        .get((int) session.roles().get(0).goals().get(0).value() - 1));
        assertEquals(
                List.of(GoalKey.GAIT, GoalKey.GAIT),
                session.roles().get(0).goals().stream().map(g -> g.key()).toList());
        CompletableFuture<String> live = runs.stateHash();
        Studio.await("the state has a name", live::isDone);
        String text = SceneFile.text(session);
        assertTrue(text.contains("arms-wide"), text);
        Scene again = SceneFile.parse(text, "session.yaml");
        Registry files = FileRegistry.of(registry, Path.of(""));
        String replayed = Studio.replayed(again, files);
        assertEquals(live.get(), replayed);
        Scene without = again.with(
                again.roles().stream().map(r -> r.with(List.of(), List.of())).toList(),
                again.engine(),
                again.seed(),
                again.durationSeconds(),
                again.pushes());
        assertTrue(!replayed.equals(Studio.replayed(without, files)), "the other gait made a difference");
    }

    @Test
    void askingForAGaitIsUndone() throws Exception {
        choose("arms-wide");
        Studio.await("it is asked for", () -> asked() >= 1);
        Hands.undo();
        Studio.await("nothing is asked for", () -> asked() == -1);
        Studio.await("its own is shown", () -> combos().get(0).getText().equals("walk-3d"));
    }
}
