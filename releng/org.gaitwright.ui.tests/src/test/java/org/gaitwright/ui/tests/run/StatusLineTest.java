// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.ui.tests.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.custom.CLabel;
import org.eclipse.ui.navigator.CommonNavigator;
import org.gaitwright.ui.tests.studio.OpenedFile;
import org.gaitwright.ui.tests.studio.Studio;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The status line says nothing rather than nothing of use. */
class StatusLineTest {
    private static final String EXPLORER = "org.gaitwright.views.explorer";

    @BeforeEach
    void author() throws Exception {
        Studio.perspective("org.gaitwright.workbench.author");
    }

    private static List<String> words() {
        return Studio.find(Studio.window().getShell(), CLabel.class, CLabel::isVisible).stream()
                .map(CLabel::getText)
                .filter(t -> t.contains("items selected") || t.equals("?"))
                .toList();
    }

    @Test
    void nothingIsSaidOfAnExplorerInWhichNothingIsSelected() throws Exception {
        CommonNavigator explorer = (CommonNavigator) Studio.view(EXPLORER);
        explorer.getCommonViewer().setSelection(StructuredSelection.EMPTY);
        Studio.settle();
        assertEquals(List.of(), words());
    }

    @Test
    void noPlaceIsAskedForWhereNoTextIsShown() throws Exception {
        try (OpenedFile open = OpenedFile.of("hill.yaml", "kind: slope\nparameters: {grade: 0.05}\n")) {
            Studio.await("the form is there", () -> OpenedFile.field("Grade") != null);
            Studio.settle();
            assertEquals(List.of(), words());
        }
    }

    /** Editors of several kinds share the line. */
    @Test
    void noEmptyFieldsAreLeftWhereNoTextIsShown() throws Exception {
        Studio.page().closeAllEditors(false);
        Studio.settle();
        int before = fields();
        try (OpenedFile open = OpenedFile.of("hill.yaml", "kind: slope\nparameters: {grade: 0.05}\n")) {
            Studio.await("the form is there", () -> OpenedFile.field("Grade") != null);
            open.beside("fall.yaml", "duration: 1\ncharacters:\n  - {character: humanoid, controller: passive}\n");
            Studio.settle();
            assertEquals(before, fields(), "fields of the status line");
        }
    }

    private static int fields() {
        return Studio.find(
                        Studio.window().getShell(),
                        CLabel.class,
                        l -> l.isVisible()
                                && l.getParent().getClass().getSimpleName().equals("StatusLine"))
                .size();
    }
}
