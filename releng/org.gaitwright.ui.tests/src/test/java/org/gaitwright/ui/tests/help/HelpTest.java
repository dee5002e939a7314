// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.ui.tests.help;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.PlatformUI;
import org.gaitwright.ui.tests.studio.Contrast;
import org.gaitwright.ui.tests.studio.Studio;
import org.gaitwright.workbench.look.Themes;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The help as a reader meets it: by F1, by contents, by searching, by links. */
class HelpTest {
    private static final String HELP = "org.gaitwright.workbench.help";

    @BeforeEach
    void open() throws Exception {
        Studio.perspective("org.gaitwright.workbench.simulate");
    }

    @AfterEach
    void close() {
        Themes.LIGHT.apply();
        IViewPart help = Studio.page().findView(HELP);
        if (help != null) {
            Studio.page().hideView(help);
        }
    }

    static Stream<Arguments> views() {
        return Stream.of(
                Arguments.of("org.gaitwright.views.scene", "3D Scene"),
                Arguments.of("org.gaitwright.views.explorer", "Explorer"),
                Arguments.of("org.gaitwright.views.run", "Run"),
                Arguments.of("org.gaitwright.views.parameters", "Parameters"),
                Arguments.of("org.gaitwright.views.steering", "Steering"),
                Arguments.of("org.gaitwright.views.pushes", "Pushes"),
                Arguments.of("org.gaitwright.views.signals", "Signals"),
                Arguments.of("org.gaitwright.views.timeline", "Timeline"),
                Arguments.of("org.gaitwright.views.properties", "Properties and Outline"),
                Arguments.of("org.gaitwright.views.plugins", "Plug-ins"),
                Arguments.of("org.eclipse.ui.views.ProblemView", "Console, Problems, Progress, Error Log"),
                Arguments.of("org.eclipse.ui.views.ContentOutline", "Properties and Outline"));
    }

    @ParameterizedTest
    @MethodSource("views")
    void f1InAViewOpensItsPage(String view, String title) throws Exception {
        Studio.page().activate(Studio.view(view));
        Studio.execute("org.gaitwright.workbench.helpHere");
        assertEquals(title, title());
    }

    @Test
    void f1InAWizardShowsItsPageBesideIt() throws Exception {
        WizardDialog dialog = Studio.wizard("org.gaitwright.editors.newStyle");
        try {
            dialog.getShell().forceActive();
            dialog.getCurrentPage().performHelp();
            Studio.await(
                    "the tray has the page",
                    () -> dialog.getTray() != null
                            && Studio.find(dialog.getShell(), StyledText.class, t -> t.getText()
                                                    .startsWith("New files"))
                                            .size()
                                    == 1);
        } finally {
            dialog.close();
        }
    }

    @Test
    void searchingFindsPagesAndMarksTheWords() throws Exception {
        IViewPart view = Studio.view(HELP);
        Text field = Studio.find(Studio.window().getShell(), Text.class, t -> t.getMessage()
                        .startsWith("Search the help"))
                .get(0);
        field.setText("newton metres");
        Studio.await("pages are found", () -> hits().stream().anyMatch(h -> h.startsWith("Pushing with the mouse")));
        field.notifyListeners(SWT.DefaultSelection, new Event());
        Studio.await("the best one is shown, with words marked", () -> ranges().anyMatch(r -> r.background != null));
        field.setText("xyzzy");
        Studio.await("nothing is found", () -> hits().equals(List.of("Nothing found for “xyzzy”")));
        field.setText("");
        assertTrue(view.getTitle().equals("Help"));
    }

    private static List<String> hits() {
        return Studio.find(
                        Studio.window().getShell(),
                        Table.class,
                        t -> t.isVisible() && t.getParent().getParent().getParent() instanceof SashForm)
                .stream()
                .flatMap(t -> Arrays.stream(t.getItems()))
                .map(i -> i.getText())
                .toList();
    }

    @Test
    void parametersOfEveryControllerAreListedFromTheirDeclarations() throws Exception {
        Studio.view(HELP);
        choose("Parameters of controllers");
        Studio.await("the index is shown", () -> title().equals("Parameters of controllers"));
        follow("generalized-walking");
        Studio.await("the controller's page is shown", () -> title().equals("generalized-walking"));
        String words = page().getText();
        assertTrue(words.contains("gait.speed") && words.contains("style.bend") && words.contains("speed"), words);
        assertFalse(words.contains("style.bend.1"), "a curve is one line");
    }

    @Test
    void keysAreThoseInForce() throws Exception {
        Studio.view(HELP);
        choose("Keys");
        Studio.await("the keys are shown", () -> title().equals("Keys"));
        assertTrue(page().getText().contains("Play or Pause"), page().getText());
        assertTrue(page().getText().contains("F1"), page().getText());
    }

    @Test
    void linksOpenViewsAndBackGoesBack() throws Exception {
        Studio.page().activate(Studio.view("org.gaitwright.views.parameters"));
        Studio.execute("org.gaitwright.workbench.helpHere");
        follow("Tuning");
        assertEquals("Tuning", title());
        Studio.page().activate(Studio.view(HELP));
        Studio.execute("org.eclipse.ui.navigate.backwardHistory");
        assertEquals("Parameters", title());
        Studio.page().activate(Studio.view("org.eclipse.ui.views.ProblemView"));
        Studio.execute("org.gaitwright.workbench.helpHere");
        follow("Progress");
        Studio.await(
                "the link has shown the view",
                () -> Studio.page().getActivePart().getSite().getId().equals("org.eclipse.ui.views.ProgressView"));
    }

    @Test
    void pagesAreReadableInBothThemes() throws Exception {
        Studio.view(HELP);
        choose("Getting started");
        for (Themes theme : List.of(Themes.DARK, Themes.LIGHT)) {
            theme.apply();
            try {
                Studio.await("each colour is readable in " + theme, () -> faint().isEmpty());
            } catch (AssertionError e) {
                throw new AssertionError(e.getMessage() + ": " + faint(), e);
            }
        }
    }

    /** Words without contrast, with their colours. */
    private static List<String> faint() {
        return ranges().filter(r -> Contrast.of(words(r), ground(r)) < 4.5)
                .map(r -> page().getTextRange(r.start, r.length) + " " + words(r) + " on " + ground(r))
                .toList();
    }

    private static RGB words(StyleRange r) {
        return (r.foreground == null ? page().getForeground() : r.foreground).getRGB();
    }

    private static RGB ground(StyleRange r) {
        return (r.background == null ? page().getBackground() : r.background).getRGB();
    }

    private static Stream<StyleRange> ranges() {
        return Arrays.stream(page().getStyleRanges());
    }

    private static StyledText page() {
        return Studio.find(Studio.window().getShell(), StyledText.class, t -> t.getParent() instanceof SashForm)
                .get(0);
    }

    private static String title() {
        return page().getText().lines().findFirst().orElse("");
    }

    /** As a click on an entry of the contents. */
    private static void choose(String entry) {
        Tree tree = Studio.find(
                        Studio.window().getShell(),
                        Tree.class,
                        t -> t.getParent().getParent().getParent() instanceof SashForm)
                .get(0);
        TreeItem item = Arrays.stream(tree.getItems())
                .flatMap(c -> Arrays.stream(c.getItems()))
                .filter(i -> i.getText().equals(entry))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no entry " + entry));
        tree.setSelection(item);
        Event e = new Event();
        e.item = item;
        tree.notifyListeners(SWT.Selection, e);
    }

    /** By keyboard: Tab until the link is selected, then Enter. */
    private static void follow(String link) {
        page().setSelection(0);
        for (int i = 0; i < 200 && !page().getSelectionText().equals(link); i++) {
            traverse(SWT.TRAVERSE_TAB_NEXT);
        }
        assertEquals(link, page().getSelectionText());
        traverse(SWT.TRAVERSE_RETURN);
    }

    private static void traverse(int detail) {
        Event e = new Event();
        e.detail = detail;
        e.doit = true;
        page().notifyListeners(SWT.Traverse, e);
    }

    @Test
    void thePlatformAsksThisHelp() {
        assertTrue(PlatformUI.getWorkbench().getHelpSystem().hasHelpUI());
    }
}
