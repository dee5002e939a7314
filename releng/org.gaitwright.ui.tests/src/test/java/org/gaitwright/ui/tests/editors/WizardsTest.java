// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.ui.tests.editors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IFileEditorInput;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.undo.WorkspaceUndoUtil;
import org.gaitwright.core.exchange.Importer;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.io.FileRegistry;
import org.gaitwright.io.PresetFile;
import org.gaitwright.io.RecipeFile;
import org.gaitwright.io.SceneFile;
import org.gaitwright.testkit.CapturedFigure;
import org.gaitwright.ui.tests.studio.Hands;
import org.gaitwright.ui.tests.studio.Studio;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** File ▸ New: what each wizard asks, refuses, writes and opens. */
class WizardsTest {
    private final IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject("wizards");
    private WizardDialog dialog;

    @BeforeEach
    void project() throws Exception {
        project.create(null);
        project.open(null);
    }

    @AfterEach
    void tidy() throws Exception {
        if (dialog != null) {
            dialog.close();
        }
        Studio.page().closeAllEditors(false);
        project.delete(true, true, null);
    }

    private void open(String wizard) throws Exception {
        dialog = Studio.wizard("org.gaitwright.editors." + wizard);
    }

    private Text field(int index) {
        return Studio.find(dialog.getShell(), Text.class, t -> (t.getStyle() & SWT.READ_ONLY) == 0)
                .get(index);
    }

    private Combo combo(int index) {
        return Studio.find(dialog.getShell(), Combo.class, c -> true).get(index);
    }

    private void choose(Combo combo, String entry) {
        int index = Arrays.asList(combo.getItems()).stream()
                .map(i -> i.contains("(" + entry + ")") ? entry : i)
                .toList()
                .indexOf(entry);
        assertTrue(index >= 0, entry + " is not among " + Arrays.toString(combo.getItems()));
        combo.select(index);
        combo.notifyListeners(SWT.Selection, new Event());
    }

    /** Takes something from the chooser of a row: those of characters, controllers, styles and grounds, counted from the top. */
    private void choose(int row, String name) {
        Button button = Studio.find(
                        dialog.getShell(), Button.class, b -> b.getText().endsWith("\u25be"))
                .get(row);
        button.notifyListeners(SWT.Selection, new Event());
        Hands.choose(name);
    }

    /** Name and folder come first in every wizard for a file. */
    private void name(String name, String folder) {
        field(0).setText(name);
        field(1).setText("wizards/" + folder);
    }

    private void finish() {
        assertNull(dialog.getCurrentPage().getErrorMessage());
        Button finish = Studio.find(
                        dialog.getShell(), Button.class, b -> b.getText().contains("Finish"))
                .get(0);
        assertTrue(finish.isEnabled());
        // a message that nobody answers would hold up all tests
        StringBuilder refusal = new StringBuilder();
        Shell wizard = dialog.getShell();
        Hands.answer(s -> !wizard.isDisposed() && s.getParent() == wizard, message -> {
            Studio.find(message, Label.class, l -> true).forEach(l -> refusal.append(l.getText()));
            message.close();
        });
        finish.notifyListeners(SWT.Selection, new Event());
        Studio.await(
                "the wizard is done",
                () -> dialog.getShell() == null || dialog.getShell().isDisposed(),
                refusal::toString);
    }

    private static String text(IFile file) throws Exception {
        assertTrue(file.exists(), file.getFullPath() + " was not written");
        return file.readString();
    }

    private static void assertOpen(IFile file) {
        Studio.await(
                "the editor of " + file.getName() + " is open",
                () -> Studio.page().getActiveEditor() != null
                        && Studio.page().getActiveEditor().getEditorInput() instanceof IFileEditorInput in
                        && in.getFile().equals(file));
    }

    @Test
    void theNameHasTheFocusAndTheFolderIsThatOfTheEditorInUse() throws Exception {
        IProject other = ResourcesPlugin.getWorkspace().getRoot().getProject("another");
        other.create(null);
        other.open(null);
        try {
            IFile file = other.getFile("terrains.yaml");
            file.create(new java.io.ByteArrayInputStream("kind: flat\n".getBytes()), true, null);
            org.eclipse.ui.ide.IDE.openEditor(Studio.page(), file);
            open("newStyle");
            assertEquals("another/styles", field(1).getText());
            Studio.await(
                    "one types the name",
                    () -> field(0).isFocusControl() || field(0).getDisplay().getActiveShell() == null);
            assertEquals(field(0).getText(), field(0).getSelectionText());
        } finally {
            dialog.close();
            Studio.page().closeAllEditors(false);
            other.delete(true, true, null);
        }
    }

    @Test
    void importAndExportOfferWhatIsOursAlone() {
        var bench = PlatformUI.getWorkbench();
        for (var registry : List.of(bench.getImportWizardRegistry(), bench.getExportWizardRegistry())) {
            List<String> offered = new java.util.ArrayList<>();
            collect(registry.getRootCategory(), offered);
            assertTrue(offered.size() >= 2, offered.toString());
            assertTrue(offered.stream().allMatch(id -> id.startsWith("org.gaitwright.")), offered.toString());
        }
    }

    private static void collect(org.eclipse.ui.wizards.IWizardCategory category, List<String> offered) {
        for (var wizard : category.getWizards()) {
            if (!org.eclipse.ui.activities.WorkbenchActivityHelper.filterItem(wizard)) {
                offered.add(wizard.getId());
            }
        }
        for (var below : category.getCategories()) {
            collect(below, offered);
        }
    }

    @Test
    void aStyleIsACopyWithAnotherDescriptionAndOpens() throws Exception {
        open("newStyle");
        name("bouncy", "styles");
        choose(0, "happy");
        field(2).setText("Bouncy: like a ball");
        finish();
        IFile file = project.getFile("styles/bouncy.yaml");
        assertTrue(text(file).contains("description: \"Bouncy: like a ball\""), text(file));
        assertTrue(text(file).contains("step-height: [0.02, 0.11, 0.13, 0.07, 0]"), text(file));
        assertOpen(file);
    }

    @Test
    void aGaitHasTheValuesOfTheInstalledOneAndOpens() throws Exception {
        open("newGait");
        name("stroll", "gaits");
        choose(0, "walk-2d");
        assertTrue(words().contains("this one is for 'thesis-legs'"), words());
        field(2).setText("A stroll: mine");
        finish();
        IFile file = project.getFile("gaits/stroll.yaml");
        assertTrue(text(file).startsWith("controller: simbicon\ncharacter: thesis-legs\n"), text(file));
        assertTrue(text(file).contains("description: \"A stroll: mine\"\n"), text(file));
        assertTrue(text(file).contains("\nstate.1.swing-hip: 0.4823359000536571\n"), text(file));
        assertOpen(file);
        assertEquals(
                "org.gaitwright.editors.gait",
                Studio.page().getActiveEditor().getSite().getId());
    }

    @Test
    void aKeyframeWalkFitsItsCharacterAndOpens() throws Exception {
        open("newMotion");
        name("strut", "motions");
        choose(0, "mechbot");
        field(2).setText("A strut: mine");
        finish();
        IFile file = project.getFile("motions/strut.yaml");
        assertTrue(text(file).startsWith("controller: nearest-node\ncharacter: mechbot\n"), text(file));
        PresetFile read = PresetFile.of(text(file), "strut.yaml", "nearest-node");
        assertEquals(2, read.values().get("keys"));
        assertTrue(read.values().get("key.1.swing-knee") < -0.5, "its knees bend backward: " + text(file));
        assertOpen(file);
        assertEquals(
                "org.gaitwright.editors.keyframes",
                Studio.page().getActiveEditor().getSite().getId());
    }

    @Test
    void aCapturedWalkBecomesKeyframesOrIsRefusedOnThePage() throws Exception {
        Path folder = project.getLocation().toFile().toPath();
        Path bad = Files.writeString(folder.resolve("bad.bvh"), "HIERARCHY\nJOINT");
        Map<String, Double> steps = Map.of(
                "keys",
                1.0,
                "key.0.seconds",
                0.5,
                "key.0.stance-hip",
                -0.4,
                "key.0.stance-ankle",
                0.4,
                "key.0.swing-hip",
                0.3);
        Path good = Files.writeString(folder.resolve("good.bvh"), new CapturedFigure(steps).bvh());
        open("newMotion");
        name("captured", "motions");
        field(3).setText(folder.resolve("none.bvh").toString());
        assertTrue(dialog.getCurrentPage().getErrorMessage().startsWith("There is no file "));
        field(3).setText(bad.toString());
        assertNull(dialog.getCurrentPage().getErrorMessage());
        Studio.find(dialog.getShell(), Button.class, b -> b.getText().contains("Finish"))
                .get(0)
                .notifyListeners(SWT.Selection, new Event());
        Studio.await("the refusal is on the page", () -> dialog.getCurrentPage().getErrorMessage() != null);
        assertTrue(
                dialog.getCurrentPage().getErrorMessage().contains("bad.bvh:2: got 'JOINT'; expected ROOT"),
                dialog.getCurrentPage().getErrorMessage());
        field(3).setText(good.toString());
        finish();
        IFile file = project.getFile("motions/captured.yaml");
        PresetFile read = PresetFile.of(text(file), "captured.yaml", "nearest-node");
        assertEquals(4, read.values().get("keys"));
        assertEquals(-0.4, read.values().get("key.0.stance-hip"), 0.03);
        assertOpen(file);
    }

    @Test
    void aCharacterOfOtherProportionsReadsBack() throws Exception {
        open("newCharacter");
        name("kid", "characters");
        choose(combo(0), "Child");
        assertTrue(words().contains("37 degrees of freedom"), words());
        finish();
        IFile file = project.getFile("characters/kid.xml");
        assertTrue(text(file).contains("model=\"kid\""), text(file));
        assertTrue(mass(file) < 35 && mass(file) > 15, mass(file) + " kg");
        assertOpen(file);
    }

    @Test
    void theEmptyCharacterReadsBack() throws Exception {
        open("newCharacter");
        name("blob", "characters");
        Hands.tick(
                Studio.find(dialog.getShell(), Button.class, b -> b.getText()
                                .replace("&", "")
                                .startsWith("Empty"))
                        .get(0),
                true);
        assertFalse(combo(0).isEnabled());
        finish();
        assertTrue(mass(project.getFile("characters/blob.xml")) > 5);
    }

    private static double mass(IFile file) throws Exception {
        Registry registry = PlatformUI.getWorkbench().getService(Registry.class);
        Importer mjcf = registry.all(Importer.class).stream()
                .filter(i -> i.endings().contains("xml"))
                .findFirst()
                .orElseThrow();
        return mjcf.read(file.getLocation().toPath(), Map.of()).character().totalMass();
    }

    private String words() {
        return Studio.find(dialog.getShell(), Label.class, l -> true).stream()
                .map(Label::getText)
                .toList()
                .toString();
    }

    @Test
    void aTerrainHasAllParametersOfItsKind() throws Exception {
        open("newTerrain");
        name("steps", "terrains");
        choose(0, "slope");
        choose(0, "stairs");
        finish();
        IFile file = project.getFile("terrains/steps.yaml");
        assertTrue(text(file).startsWith("kind: stairs\nparameters:\n  rise: 0.15"), text(file));
        assertTrue(text(file).endsWith("seed: 0\n"), text(file));
        assertOpen(file);
    }

    @Test
    void aSceneNamesWhatWasChosenAndOpens() throws Exception {
        open("newScene");
        name("stroll", "scenes");
        choose(0, "robot");
        choose(1, "generalized-walking");
        choose(2, "tired");
        choose(3, "slope");
        finish();
        IFile file = project.getFile("scenes/stroll.yaml");
        for (String line :
                List.of("character: robot", "controller: generalized-walking", "preset: tired", "terrain: slope")) {
            assertTrue(text(file).contains(line), text(file));
        }
        assertOpen(file);
    }

    @Test
    void aRecipeSearchesAGroupOfParametersAndIsGood() throws Exception {
        open("newRecipe");
        name("better", "recipes");
        choose(1, "simbicon");
        choose(0, "thesis-legs");
        choose(2, "walk-2d");
        choose(combo(0), "Gains");
        finish();
        IFile file = project.getFile("recipes/better.yaml");
        assertTrue(text(file).contains("preset: walk-2d"), text(file));
        assertTrue(text(file).contains("  - {parameter: gains."), text(file));
        Path path = file.getLocation().toPath();
        FileRegistry files = FileRegistry.of(PlatformUI.getWorkbench().getService(Registry.class), path.getParent());
        assertTrue(RecipeFile.read(path).plan(files).space().dimension() > 1);
        assertOpen(file);
    }

    @Test
    void aCharacterThatDoesNotFitComesWithAControllerThatDoes() throws Exception {
        open("newScene");
        name("stroll", "scenes");
        choose(0, "human-7");
        assertNull(dialog.getCurrentPage().getErrorMessage());
        finish();
        IFile file = project.getFile("scenes/stroll.yaml");
        assertTrue(text(file).contains("character: human-7"), text(file));
        assertFalse(text(file).contains("controller: generalized-walking"), text(file));
    }

    @Test
    void filesOfTheProjectAreChosenAndNamedAsSeenFromTheScene() throws Exception {
        IFolder folder = project.getFolder("terrains");
        folder.create(true, true, null);
        folder.getFile("hill.yaml")
                .create(new ByteArrayInputStream("kind: slope\n".getBytes(StandardCharsets.UTF_8)), true, null);
        open("newScene");
        name("stroll", "scenes");
        choose(3, "hill (wizards)");
        finish();
        IFile file = project.getFile("scenes/stroll.yaml");
        assertTrue(text(file).contains("terrain: \"../terrains/hill.yaml\""), text(file));
    }

    @Test
    void namesThatCannotBeAreRefused() throws Exception {
        open("newStyle");
        name("my/style", "styles");
        assertTrue(dialog.getCurrentPage().getErrorMessage().contains("letters, digits"));
        name("fine", "styles");
        assertNull(dialog.getCurrentPage().getErrorMessage());
        field(1).setText("nowhere/styles");
        assertTrue(dialog.getCurrentPage().getErrorMessage().contains("no open project 'nowhere'"));
        field(1).setText("");
        assertTrue(dialog.getCurrentPage().getErrorMessage().contains("Choose the folder"));
    }

    @Test
    void aNameMayHaveBlanks() throws Exception {
        open("newScene");
        name(" my stroll ", "scenes");
        finish();
        IFile scene = project.getFile("scenes/my stroll.yaml");
        assertOpen(scene);
        assertEquals("my stroll", SceneFile.read(scene.getLocation().toPath()).name());
        open("newCharacter");
        name("long legs", "characters");
        finish();
        assertOpen(project.getFile("characters/long legs.xml"));
    }

    @Test
    void whatExistsIsNotOverwritten() throws Exception {
        open("newStyle");
        name("one", "styles");
        finish();
        open("newStyle");
        name("one", "styles");
        assertTrue(dialog.getCurrentPage().getErrorMessage().contains("exists already"));
    }

    @Test
    void aNewFileCanBeUndone() throws Exception {
        open("newTerrain");
        name("gone", "terrains");
        finish();
        IFile file = project.getFile("terrains/gone.yaml");
        assertTrue(file.exists());
        Studio.page().closeAllEditors(false);
        PlatformUI.getWorkbench()
                .getOperationSupport()
                .getOperationHistory()
                .undo(WorkspaceUndoUtil.getWorkspaceUndoContext(), null, null);
        assertFalse(file.exists());
    }

    @Test
    void aProjectHasTheExamplesOrEmptyFolders() throws Exception {
        for (boolean examples : new boolean[] {true, false}) {
            open("newProject");
            String name = examples ? "with-examples" : "without";
            field(0).setText(name);
            Button radio = Studio.find(dialog.getShell(), Button.class, b -> (b.getStyle() & SWT.RADIO) != 0)
                    .get(examples ? 0 : 1);
            Studio.find(dialog.getShell(), Button.class, b -> (b.getStyle() & SWT.RADIO) != 0)
                    .forEach(b -> b.setSelection(b == radio));
            finish();
            IProject made = ResourcesPlugin.getWorkspace().getRoot().getProject(name);
            try {
                assertEquals(examples, made.getFile("scenes/walk.yaml").exists());
                assertEquals(examples, made.getFile("characters/humanoid.xml").exists());
                assertTrue(made.getFolder("styles").exists());
            } finally {
                made.delete(true, true, null);
            }
        }
    }
}
