// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.ui.tests.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.CTabItem;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.IPerspectiveDescriptor;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IViewReference;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.WorkbenchException;
import org.eclipse.ui.activities.WorkbenchActivityHelper;
import org.gaitwright.ui.tests.studio.Studio;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class PerspectivesTest {
    private static final List<String> OURS = List.of(
            "org.gaitwright.workbench.author",
            "org.gaitwright.workbench.simulate",
            "org.gaitwright.workbench.optimize",
            "org.gaitwright.workbench.compare");

    static Stream<Arguments> layouts() {
        return Stream.of(
                Arguments.of("author", List.of("explorer", "scene", "properties", "parameters")),
                Arguments.of(
                        "simulate",
                        List.of(
                                "explorer",
                                "run",
                                "scene",
                                "parameters",
                                "changes",
                                "steering",
                                "pushes",
                                "timeline",
                                "signals",
                                "plugins")),
                Arguments.of("optimize", List.of("optimization-runs", "convergence", "variables", "scene")),
                Arguments.of(
                        "compare", List.of("scene", "comparison", "signals", "timeline", "changes", "parameters")));
    }

    @ParameterizedTest
    @MethodSource("layouts")
    void opensWithItsViews(String name, List<String> views) throws WorkbenchException {
        Studio.perspective("org.gaitwright.workbench." + name);
        // other tests may have moved or closed views
        Studio.page().resetPerspective();
        for (String view : views) {
            IViewReference reference = Studio.page().findViewReference("org.gaitwright.views." + view);
            assertNotNull(reference, view + " in " + name);
            assertNotNull(reference.getView(true), view + " opens in " + name);
        }
        Studio.page().resetPerspective();
        assertEquals(name.equals("author"), Studio.page().isEditorAreaVisible(), "editor area in " + name);
    }

    @Test
    void titlesOfViewsAreWhole() throws WorkbenchException {
        Studio.perspective("org.gaitwright.workbench.simulate");
        Studio.page().resetPerspective();
        List<CTabFolder> stacks =
                Studio.find(Studio.window().getShell(), CTabFolder.class, f -> f.isVisible() && f.getItemCount() > 0);
        assertFalse(stacks.isEmpty());
        for (CTabFolder stack : stacks) {
            for (CTabItem tab : stack.getItems()) {
                assertTrue(stack.getMinimumCharacters() >= tab.getText().length(), tab.getText());
            }
        }
    }

    @Test
    void theEmptyEditorAreaSaysWhatItIsFor() throws WorkbenchException {
        Studio.perspective("org.gaitwright.workbench.simulate");
        Studio.perspective("org.gaitwright.workbench.author");
        Studio.page().closeAllEditors(false);
        Studio.await(
                "there are words where editors will be",
                () -> Studio.find(Studio.window().getShell(), Label.class, l -> l.isVisible()).stream()
                        .anyMatch(l -> l.getText().startsWith("Double-click a character or a scene")));
    }

    @Test
    void thePropertiesOfNothingSayWhatToSelect() throws Exception {
        Studio.perspective("org.gaitwright.workbench.author");
        Studio.view("org.gaitwright.views.properties");
        IViewPart explorer = Studio.view("org.gaitwright.views.explorer");
        explorer.getSite().getSelectionProvider().setSelection(StructuredSelection.EMPTY);
        Studio.await(
                "there are words where properties will be",
                () -> Studio.find(Studio.window().getShell(), Label.class, l -> l.isVisible()).stream()
                        .anyMatch(l -> l.getText().startsWith("Double-click a body in the 3D scene")));
    }

    @Test
    void onlyOursAreOffered() {
        List<String> offered = new ArrayList<>();
        for (IPerspectiveDescriptor p :
                PlatformUI.getWorkbench().getPerspectiveRegistry().getPerspectives()) {
            if (!WorkbenchActivityHelper.filterItem(p)) {
                offered.add(p.getId());
            }
        }
        assertEquals(OURS.stream().sorted().toList(), offered.stream().sorted().toList());
    }

    @Test
    void theSwitcherHoldsThemInOrder() {
        List<String> open = new ArrayList<>(Arrays.stream(Studio.page().getOpenPerspectives())
                .map(IPerspectiveDescriptor::getId)
                .toList());
        assertEquals(OURS, open);
    }
}
