// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.ui.tests.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.eclipse.core.commands.common.CommandException;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jface.preference.IPreferenceNode;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.activities.WorkbenchActivityHelper;
import org.eclipse.ui.handlers.IHandlerService;
import org.gaitwright.ui.tests.studio.Script;
import org.gaitwright.ui.tests.studio.Studio;
import org.junit.jupiter.api.Test;

class MenusTest {
    @Test
    void theBarHasOurMenusAndNoOthers() throws Exception {
        for (String perspective : List.of("author", "simulate", "optimize", "compare")) {
            Studio.perspective("org.gaitwright.workbench." + perspective);
            assertEquals(
                    List.of("File", "Edit", "View", "Simulate", "Optimise", "Window", "Help"),
                    labels(Studio.window().getShell().getMenuBar()),
                    perspective);
        }
    }

    @Test
    void helpOffersToInstallSoftwareAndTellsWhatThisIs() {
        List<String> help = open("Help");
        assertTrue(help.stream().anyMatch(l -> l.startsWith("Install New Software")), help.toString());
        assertTrue(help.contains("About Gaitwright"), help.toString());
    }

    @Test
    void simulateOffersToPlay() {
        List<String> simulate = open("Simulate");
        assertTrue(simulate.containsAll(List.of("Play", "Pause", "Single Step", "Reset")), simulate.toString());
    }

    @Test
    void optimizeOffersToStart() {
        List<String> optimize = open("Optimise");
        assertTrue(optimize.contains("Optimise…"), optimize.toString());
    }

    @Test
    void preferencesHaveOurPageAndNotThoseOfTeams() {
        List<String> pages = new ArrayList<>();
        for (IPreferenceNode node :
                PlatformUI.getWorkbench().getPreferenceManager().getRootSubNodes()) {
            if (!WorkbenchActivityHelper.filterItem(node)) {
                pages.add(node.getId());
            }
        }
        assertTrue(pages.contains("org.gaitwright.workbench.preferences"), pages.toString());
        assertTrue(pages.stream().noneMatch(p -> p.startsWith("org.eclipse.team")), pages.toString());
        assertTrue(pages.stream().noneMatch(p -> p.contains("onsole")), pages.toString());
    }

    @Test
    void platformAndStudioDoNotQuarrelInTheLog() throws Exception {
        Studio.perspective("org.gaitwright.workbench.simulate");
        PlatformUI.getWorkbench().getPreferenceManager().getRootSubNodes();
        Path file = Platform.getLogFileLocation().toFile().toPath();
        String log = Files.exists(file) ? Files.readString(file) : "";
        for (String quarrel : List.of("Keybinding conflicts", "Invalid preference category")) {
            assertFalse(log.contains(quarrel), log);
        }
    }

    @Test
    void aboutShowsAllOfItsText() {
        new Script()
                .when("the window", Studio::window, window -> execute("org.eclipse.ui.help.aboutAction"))
                .when("the dialog", MenusTest::aboutDialog, about -> {
                    StyledText text = Studio.find(about, StyledText.class, t -> true).stream()
                            .filter(t -> t.getText().contains("Apache License"))
                            .findFirst()
                            .orElseThrow();
                    int height = text.getTextBounds(0, text.getCharCount() - 1).height;
                    int room = text.getParent().getClientArea().height;
                    about.close();
                    assertTrue(height <= room, height + " pixels of text in " + room);
                })
                .play();
    }

    private static Shell aboutDialog() {
        return Arrays.stream(Display.getCurrent().getShells())
                .filter(s -> s.isVisible() && s.getText().equals("About Gaitwright"))
                .findFirst()
                .orElse(null);
    }

    private static void execute(String command) {
        try {
            Studio.window().getService(IHandlerService.class).executeCommand(command, new Event());
        } catch (CommandException e) {
            throw new AssertionError(command, e);
        }
    }

    @Test
    void quickAccessFindsPlay() throws Exception {
        Studio.perspective("org.gaitwright.workbench.simulate");
        Studio.pausedRun();
        Display display = Display.getCurrent();
        List<Shell> before = Arrays.asList(display.getShells());
        Studio.window()
                .getService(IHandlerService.class)
                .executeCommand("org.eclipse.ui.window.quickAccess", new Event());
        Studio.await("the search opens", () -> display.getShells().length > before.size());
        Shell search = Arrays.stream(display.getShells())
                .filter(s -> !before.contains(s))
                .findFirst()
                .orElseThrow();
        try {
            Text field = Arrays.stream(display.getShells())
                    .flatMap(s ->
                            Studio.find(s, Text.class, t -> (t.getStyle() & SWT.SEARCH) != 0 || s == search).stream())
                    .filter(t -> t.isFocusControl() || t.getShell() == search)
                    .findFirst()
                    .orElseThrow();
            field.setText("Play");
            Studio.await("Play is found", () -> Arrays.stream(display.getShells())
                    .flatMap(s -> Studio.find(s, Table.class, t -> true).stream())
                    .flatMap(t -> Arrays.stream(t.getItems()))
                    .anyMatch(i -> i.getText(1).startsWith("Play")));
        } finally {
            search.close();
        }
    }

    private static List<String> open(String menu) {
        for (MenuItem item : Studio.window().getShell().getMenuBar().getItems()) {
            if (plain(item).equals(menu)) {
                item.getMenu().notifyListeners(SWT.Show, new Event());
                List<String> labels = labels(item.getMenu());
                item.getMenu().notifyListeners(SWT.Hide, new Event());
                return labels;
            }
        }
        return List.of();
    }

    private static List<String> labels(Menu menu) {
        return Arrays.stream(menu.getItems())
                .filter(i -> (i.getStyle() & SWT.SEPARATOR) == 0)
                .map(MenusTest::plain)
                .toList();
    }

    private static String plain(MenuItem item) {
        return item.getText().replace("&", "").replaceFirst("\t.*", "");
    }
}
