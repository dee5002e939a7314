// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.ui.tests.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.navigator.CommonNavigator;
import org.eclipse.ui.navigator.CommonViewer;
import org.gaitwright.session.run.RunStatus.Phase;
import org.gaitwright.ui.tests.studio.Hands;
import org.gaitwright.ui.tests.studio.Studio;
import org.gaitwright.workbench.run.RunControl;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExplorerTest {
    private final IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject("explored");
    private CommonViewer viewer;

    @BeforeEach
    void open() throws Exception {
        project.create(null);
        project.open(null);
        file("scenes/a.yaml", "characters: []\n");
        file("styles/b.yaml", "controller: x\n");
        file("terrains/c.yaml", "kind: flat\n");
        file("characters/d.xml", "<mujoco/>\n");
        file("drafts/e.yaml", "base: humanoid\n");
        Studio.perspective("org.gaitwright.workbench.author");
        viewer = ((CommonNavigator) Studio.view("org.gaitwright.views.explorer")).getCommonViewer();
        viewer.refresh();
        viewer.expandAll();
    }

    @AfterEach
    void tidy() throws Exception {
        Studio.page().closeAllEditors(false);
        project.delete(true, true, null);
    }

    private IFile file(String path, String content) throws Exception {
        IFile file = project.getFile(path);
        if (file.getParent() instanceof IFolder folder && !folder.exists()) {
            folder.create(true, true, null);
        }
        if (file.exists()) {
            file.setContents(new ByteArrayInputStream(content.getBytes()), IResource.KEEP_HISTORY, null);
        } else {
            file.create(new ByteArrayInputStream(content.getBytes()), true, null);
        }
        return file;
    }

    @Test
    void aClickOnAnOpenFileLeavesItsEditorWhereItIsAndAnEditorShowsItsFile() throws Exception {
        IFile first = project.getFile("terrains/c.yaml"), second = project.getFile("scenes/a.yaml");
        IDE.openEditor(Studio.page(), first);
        IEditorPart last = IDE.openEditor(Studio.page(), second);
        Studio.await(
                "the Explorer shows the file of the editor",
                () -> viewer.getStructuredSelection().toList().equals(List.of(second)));
        Studio.view("org.gaitwright.views.explorer");
        viewer.setSelection(new StructuredSelection(first));
        Studio.settle();
        assertSame(last, Studio.page().getActiveEditor());
    }

    @Test
    void aNewProjectShowsWhatIsInIt() throws Exception {
        IProject fresh = ResourcesPlugin.getWorkspace().getRoot().getProject("fresh");
        ResourcesPlugin.getWorkspace()
                .run(
                        (ICoreRunnable) monitor -> {
                            fresh.create(monitor);
                            fresh.open(monitor);
                            fresh.getFolder("scenes").create(true, true, monitor);
                        },
                        null);
        try {
            Studio.await("it is open", () -> viewer.getExpandedState(fresh));
        } finally {
            fresh.delete(true, true, null);
        }
    }

    @Test
    void whatAFileIsIsToldInTheProperties() throws Exception {
        Studio.view("org.gaitwright.views.properties");
        Studio.view("org.gaitwright.views.explorer");
        viewer.setSelection(new StructuredSelection(project.getFile("styles/b.yaml")));
        Studio.await(
                "its kind is told in our words",
                () -> Hands.properties().contains("Kind = style"),
                () -> Hands.properties().toString());
        assertEquals("Name = b.yaml", Hands.properties().get(0), "the name comes first");
        assertTrue(
                Hands.properties().contains("Folder = explored/styles"),
                Hands.properties().toString());
        IDE.openEditor(Studio.page(), project.getFile("terrains/c.yaml"));
        Studio.await(
                "so is that of a file in an editor",
                () -> Hands.properties().contains("Kind = terrain"),
                () -> Hands.properties().toString());
        assertTrue(
                Hands.properties().stream().noneMatch(p -> p.startsWith("derived")),
                Hands.properties().toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"simulate", "optimize", "compare"})
    void aFileIsOpenedWhereFilesAreEdited(String elsewhere) throws Exception {
        for (int i = 0; i < 2; i++) {
            // the second time it is open already
            Studio.perspective("org.gaitwright.workbench." + elsewhere);
            assertFalse(Studio.page().isEditorAreaVisible(), "no room is taken from the views");
            IEditorPart editor = IDE.openEditor(Studio.page(), project.getFile("terrains/c.yaml"));
            Studio.await(
                    "it is shown among what it is edited with",
                    () -> Studio.page().getPerspective().getId().equals("org.gaitwright.workbench.author")
                            && Studio.page().getActivePart() == editor);
        }
        Studio.perspective("org.gaitwright.workbench." + elsewhere);
        assertFalse(Studio.page().isEditorAreaVisible(), "nor is it later");
        Studio.settle();
        assertEquals(
                "org.gaitwright.workbench." + elsewhere,
                Studio.page().getPerspective().getId());
    }

    @Test
    void aDoubleClickInSimulateOpensAFileInAuthor() throws Exception {
        Studio.perspective("org.gaitwright.workbench.simulate");
        CommonViewer there = ((CommonNavigator) Studio.view("org.gaitwright.views.explorer")).getCommonViewer();
        there.expandAll();
        there.setSelection(new StructuredSelection(project.getFile("terrains/c.yaml")), true);
        Event twice = new Event();
        twice.item = there.getTree().getSelection()[0];
        there.getTree().notifyListeners(SWT.DefaultSelection, twice);
        Studio.await(
                "it is open in Author",
                () -> Studio.page().getPerspective().getId().equals("org.gaitwright.workbench.author")
                        && Studio.page().getActiveEditor() != null);
    }

    @Test
    void eachKindOfFileHasItsIcon() {
        Map<String, Image> images = new HashMap<>();
        collect(viewer.getTree().getItems(), images);
        List<Image> kinds = new ArrayList<>();
        for (String name : List.of("a.yaml", "b.yaml", "c.yaml", "d.xml", "e.yaml")) {
            assertTrue(images.get(name) != null, name + " has no icon: " + images.keySet());
            kinds.add(images.get(name));
        }
        assertEquals(5, kinds.stream().distinct().count());
        assertNotEquals(images.get("a.yaml"), images.get("b.yaml"));
    }

    private static void collect(TreeItem[] items, Map<String, Image> images) {
        for (TreeItem item : items) {
            images.put(item.getText(), item.getImage());
            collect(item.getItems(), images);
        }
    }

    @Test
    void theMenuOfAFileHasWhatFilesNeedAndNoTeamWork() {
        List<String> labels = menu(project.getFile("scenes/a.yaml"), "");
        assertTrue(
                labels.containsAll(List.of(
                        "New",
                        "Open",
                        "Open With",
                        "Copy",
                        "Paste",
                        "Delete",
                        "Rename...",
                        "Compare With",
                        "Replace With",
                        "Properties")),
                labels.toString());
        for (String foreign : List.of("Team", "Run As", "Debug As", "Source", "Configure", "Apply Patch...")) {
            assertFalse(labels.contains(foreign), labels.toString());
        }
    }

    @Test
    void theMenuOffersLocalHistory() throws Exception {
        IFile file = file("scenes/a.yaml", "characters: [] # changed\n");
        assertEquals(1, file.getHistory(null).length);
        assertTrue(
                menu(file, "Compare With").contains("Local History..."),
                menu(file, "Compare With").toString());
        List<String> replace = menu(file, "Replace With");
        assertTrue(replace.containsAll(List.of("Local History...", "Previous from Local History")), replace.toString());
        file.delete(IResource.KEEP_HISTORY, null);
        List<String> folder = menu(project.getFolder("scenes"), "");
        assertTrue(folder.contains("Restore from Local History..."), folder.toString());
    }

    @Test
    void theMenuOffersTheWizards() {
        List<String> labels = menu(project, "New");
        assertTrue(
                labels.containsAll(List.of("Character", "Style", "Terrain", "Scene", "Optimisation Recipe")),
                labels.toString());
    }

    @Test
    void whatCanWalkDoesSoFromTheMenu() throws Exception {
        for (String name : List.of("scenes/a.yaml", "styles/b.yaml", "terrains/c.yaml", "characters/d.xml")) {
            assertTrue(menu(project.getFile(name), "").contains("Walk"), name);
        }
        assertFalse(menu(project.getFolder("scenes"), "").contains("Walk"));
        assertTrue(menu(project.getFile("styles/b.yaml"), "").contains("Compare with…"));
        assertFalse(menu(project.getFile("scenes/a.yaml"), "").contains("Compare with…"));
        RunControl runs = Studio.pausedRun();
        viewer.setSelection(new StructuredSelection(project.getFile("terrains/c.yaml")));
        Studio.view("org.gaitwright.views.explorer");
        Studio.execute("org.gaitwright.workbench.walk");
        Studio.await(
                "it walks there",
                () -> runs.state().status().cast().terrain().endsWith("terrains/c.yaml")
                        && runs.state().status().phase() == Phase.RUNNING
                        && Studio.page().getPerspective().getId().equals("org.gaitwright.workbench.simulate"));
        Studio.pausedRun();
    }

    @Test
    void theMenuLeadsToTheFileOnDisk() throws Exception {
        List<String> places = List.of("Show in File Manager", "Copy Path", "Copy Command");
        List<String> scene = menu(project.getFile("scenes/a.yaml"), "");
        assertTrue(scene.containsAll(places), scene.toString());
        List<String> folder = menu(project.getFolder("scenes"), "");
        assertTrue(folder.containsAll(places.subList(0, 2)), folder.toString());
        assertFalse(folder.contains("Copy Command"), "a folder is nothing to run: " + folder);
        viewer.setSelection(new StructuredSelection(project.getFile("scenes/a.yaml")));
        Studio.execute("org.gaitwright.workbench.copyPath");
        Clipboard clipboard = new Clipboard(viewer.getControl().getDisplay());
        assertEquals(
                project.getFile("scenes/a.yaml").getLocation().toOSString(),
                clipboard.getContents(TextTransfer.getInstance()));
        clipboard.dispose();
    }

    @Test
    void recipesAloneAreOfferedToBeOptimized() throws Exception {
        IFile recipe = file("recipes/f.yaml", "variables: []\nobjective: {}\n");
        assertTrue(menu(recipe, "").contains("Optimise"), menu(recipe, "").toString());
        IFile scene = project.getFile("scenes/a.yaml");
        assertFalse(menu(scene, "").contains("Optimise"), menu(scene, "").toString());
    }

    /** Labels of the context menu, or of a menu within it. */
    private List<String> menu(IResource selected, String within) {
        viewer.setSelection(new StructuredSelection(selected), true);
        Tree tree = viewer.getTree();
        Menu menu = tree.getMenu();
        menu.notifyListeners(SWT.Show, new Event());
        try {
            for (MenuItem item : menu.getItems()) {
                if (!within.isEmpty() && plain(item).equals(within)) {
                    item.getMenu().notifyListeners(SWT.Show, new Event());
                    List<String> labels = labels(item.getMenu());
                    item.getMenu().notifyListeners(SWT.Hide, new Event());
                    return labels;
                }
            }
            return labels(menu);
        } finally {
            menu.notifyListeners(SWT.Hide, new Event());
        }
    }

    private static List<String> labels(Menu menu) {
        return Arrays.stream(menu.getItems())
                .filter(i -> (i.getStyle() & SWT.SEPARATOR) == 0)
                .map(ExplorerTest::plain)
                .toList();
    }

    private static String plain(MenuItem item) {
        return item.getText().replace("&", "").replaceFirst("\t.*", "");
    }
}
