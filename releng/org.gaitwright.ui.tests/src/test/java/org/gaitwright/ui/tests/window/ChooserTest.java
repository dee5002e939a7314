// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.ui.tests.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.jface.util.LocalSelectionTransfer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.dnd.DND;
import org.eclipse.swt.dnd.DropTarget;
import org.eclipse.swt.dnd.FileTransfer;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IViewPart;
import org.gaitwright.io.FileKind;
import org.gaitwright.session.run.Act;
import org.gaitwright.session.run.Cast;
import org.gaitwright.session.run.RunStatus.Phase;
import org.gaitwright.session.run.Snapshot;
import org.gaitwright.ui.tests.studio.Hands;
import org.gaitwright.ui.tests.studio.Studio;
import org.gaitwright.viewport.Viewport;
import org.gaitwright.workbench.run.KnownFiles;
import org.gaitwright.workbench.run.RunControl;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Characters, controllers, styles and grounds are chosen in one way, and what does not fit is said with a way out. */
class ChooserTest {
    private final IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject("chosen");
    private RunControl runs;

    @BeforeEach
    void open() throws Exception {
        project.create(null);
        project.open(null);
        Studio.perspective("org.gaitwright.workbench.simulate");
        runs = Studio.pausedRun();
    }

    @AfterEach
    void tidy() throws Exception {
        if (Hands.chooser() != null) {
            Hands.chooser().close();
        }
        Studio.pausedRun();
        project.delete(true, true, null);
    }

    private IFile file(String name, String text) throws Exception {
        IFile file = project.getFile(name);
        file.create(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), true, null);
        return file;
    }

    private Cast cast() {
        return runs.state().status().cast();
    }

    private static void opens(String part) {
        Hands.click(Hands.tool(part + ":"));
        Studio.await("the chooser is open", () -> Hands.chooser() != null);
    }

    @Test
    void whatIsOnesOwnComesFirstAndIsUsedFromTheToolbar() throws Exception {
        file("long-legs.yaml", "base: humanoid\nparts:\n  thigh: {length: 1.05}\n");
        Studio.await("the studio has looked into the file", () -> KnownFiles.of(FileKind::isCharacter).stream()
                .anyMatch(k -> k.shown().equals("chosen/long-legs.yaml")));
        opens("Character");
        TreeItem own = Hands.offered("long-legs (chosen)");
        assertEquals("Your projects", own.getParentItem().getText());
        List<String> groups = Hands.groups();
        assertTrue(groups.indexOf("Your projects") < groups.indexOf("Shipped"), groups.toString());
        assertTrue(own.getImage() != null, "with a picture");
        Hands.choose("long-legs (chosen)");
        Studio.await(
                "it stands there",
                () -> cast().character().endsWith("long-legs.yaml")
                        && runs.state().status().phase() == Phase.PAUSED);
    }

    @Test
    void eachGroundHasAPictureOfItsOwn() {
        opens("Terrain");
        Set<Image> pictures = new HashSet<>();
        List<String> grounds = List.of("flat", "stairs", "gaps", "slope", "hurdles");
        grounds.forEach(g -> pictures.add(Hands.offered(g).getImage()));
        assertEquals(grounds.size(), pictures.size());
    }

    @Test
    void aFewLettersAndEnterAreEnough() {
        opens("Terrain");
        Hands.offered("stairs");
        Text search = Studio.find(Hands.chooser(), Text.class, t -> true).get(0);
        search.setText("stairs");
        search.notifyListeners(SWT.DefaultSelection, new Event());
        Studio.await("it stands before stairs", () -> cast().terrain().equals("stairs"));
        assertEquals(null, Hands.chooser());
    }

    @Test
    void whatDoesNotFitSaysWhyAndIsUsedWithWhatFitsByOneClick() {
        opens("Character");
        TreeItem unfit = Hands.offered("human-7");
        assertEquals("Does not fit", unfit.getParentItem().getText());
        assertTrue(unfit.getText(1).contains("lacks"), unfit.getText(1));
        assertTrue(unfit.getItemCount() > 0, "there is a way out");
        Hands.choose("human-7");
        Studio.await(
                "it stands there with a controller that drives it",
                () -> cast().character().equals("human-7")
                        && !cast().controller().equals("generalized-walking")
                        && runs.state().status().phase() == Phase.PAUSED);
    }

    @Test
    void aCastThatDoesNotFitLeavesTheSceneAndIsRepairedByOneClick() {
        Snapshot seen = runs.snapshot();
        runs.submit(new Act.Choose("Character human-7", cast().withCharacter("human-7")));
        Studio.await(
                "it is said above the scene", () -> Hands.link(Studio.window().getShell(), "can't drive") != null);
        assertEquals("humanoid", cast().character());
        assertEquals(seen, runs.snapshot(), "the scene is as it was");
        Link said = Hands.link(Studio.window().getShell(), "can't drive");
        assertEquals(
                1,
                Studio.find(
                                Studio.window().getShell(),
                                Link.class,
                                l -> l.isVisible() && l.getText().contains("can't drive"))
                        .size(),
                "it is said once");
        String repair = Arrays.stream(said.getText().split("<a>"))
                .filter(t -> t.startsWith("with "))
                .map(t -> t.substring(0, t.indexOf("</a>")))
                .findFirst()
                .orElseThrow();
        Hands.follow(said, repair);
        Studio.await(
                "what fits is there",
                () -> runs.state().refused().isEmpty()
                        && runs.state().status().phase() == Phase.PAUSED
                        && !cast().equals(new Cast("generalized-walking", "humanoid", "flat")));
        Studio.await(
                "nothing is said any more", () -> Hands.link(Studio.window().getShell(), "can't drive") == null);
    }

    @Test
    void whoChoosesWhileItWalksGoesOnWatching() {
        runs.submit(Act.Go.PLAY);
        Studio.await("it walks", () -> runs.state().status().timeSeconds() > 0.1);
        opens("Character");
        Hands.choose("robot");
        Studio.await(
                "the robot walks",
                () -> cast().character().equals("robot")
                        && runs.state().status().phase() == Phase.RUNNING
                        && runs.state().status().timeSeconds() > 0.1);
        runs.submit(Act.Go.PAUSE);
    }

    @Test
    void theSceneTakesFilesOfTheExplorerAndOfTheDesktop() throws Exception {
        IViewPart scene = Studio.view("org.gaitwright.views.scene");
        Studio.await("there is a picture", () -> scene.getAdapter(Viewport.class) != null);
        Object target = scene.getAdapter(Viewport.class).control().getData(DND.DROP_TARGET_KEY);
        assertEquals(
                Set.of(LocalSelectionTransfer.getTransfer(), FileTransfer.getInstance()),
                Set.of(((DropTarget) target).getTransfer()));
    }
}
