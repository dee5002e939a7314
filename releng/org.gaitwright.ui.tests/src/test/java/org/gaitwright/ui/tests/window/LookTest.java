// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.ui.tests.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.ide.IDE;
import org.gaitwright.ui.tests.studio.Contrast;
import org.gaitwright.ui.tests.studio.Studio;
import org.gaitwright.workbench.look.Themes;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class LookTest {
    private static final double READABLE = 4.5;

    @AfterEach
    void lightAgain() {
        Themes.LIGHT.apply();
        Studio.page().closeAllEditors(false);
    }

    @Test
    void darkIsDarkAndLightIsLight() {
        Themes.DARK.apply();
        assertEquals(Themes.DARK, Themes.current());
        Studio.await("the window darkens", () -> Contrast.luminance(background()) < 0.2);
        Themes.LIGHT.apply();
        assertEquals(Themes.LIGHT, Themes.current());
        Studio.await("the window lightens", () -> Contrast.luminance(background()) > 0.5);
    }

    @Test
    void wordsAreReadableAfterEachChangeOfTheme() throws Exception {
        Studio.perspective("org.gaitwright.workbench.simulate");
        // other tests leave views open that make these too narrow for their words
        Studio.page().resetPerspective();
        for (Themes theme : List.of(Themes.LIGHT, Themes.DARK, Themes.LIGHT)) {
            theme.apply();
            boolean dark = theme == Themes.DARK;
            Studio.await(
                    "the desktop's colours follow to " + theme, () -> dark == Contrast.luminance(desktopText()) > 0.5);
            Studio.await(
                    "there are labels, each readable in " + theme,
                    () -> labels() > 5 && faint().isEmpty(),
                    () -> faint().toString());
        }
    }

    private static RGB desktopText() {
        return Display.getCurrent().getSystemColor(SWT.COLOR_WIDGET_FOREGROUND).getRGB();
    }

    private static int labels() {
        return Studio.find(Studio.window().getShell(), Label.class, LookTest::hasWords)
                .size();
    }

    /** The labels that are drawn without contrast. Their colours by name would not tell: GTK draws with its own. */
    private static List<String> faint() {
        return Studio.find(Studio.window().getShell(), Label.class, LookTest::hasWords).stream()
                .filter(l -> drawnContrast(l) < READABLE)
                .map(l -> l.getText() + " at " + l.toDisplay(0, 0) + " " + drawnContrast(l))
                .toList();
    }

    private static boolean hasWords(Label l) {
        return l.isVisible() && l.isEnabled() && l.getText().length() > 1 && l.getSize().x > 0 && l.getSize().y > 0;
    }

    private static double drawnContrast(Control c) {
        Image image = new Image(c.getDisplay(), c.getSize().x, c.getSize().y);
        GC gc = new GC(image);
        try {
            gc.setBackground(c.getBackground());
            gc.fillRectangle(image.getBounds());
            c.print(gc);
            ImageData data = image.getImageData();
            double[] range = {1, 0};
            for (int y = 0; y < data.height; y++) {
                for (int x = 0; x < data.width; x++) {
                    double l = Contrast.luminance(data.palette.getRGB(data.getPixel(x, y)));
                    range[0] = Math.min(range[0], l);
                    range[1] = Math.max(range[1], l);
                }
            }
            return (range[1] + 0.05) / (range[0] + 0.05);
        } finally {
            gc.dispose();
            image.dispose();
        }
    }

    @Test
    void sourcesAreColouredReadablyInBothThemes() throws Exception {
        Studio.perspective("org.gaitwright.workbench.author");
        IFile file = file("look.xml", "<!-- a walker -->\n<body name=\"torso\"/>\n");
        IEditorPart editor = IDE.openEditor(Studio.page(), file);
        assertEquals("org.gaitwright.editors.model", editor.getSite().getId());
        StyledText text = (StyledText) editor.getAdapter(Control.class);
        for (Themes theme : Themes.values()) {
            theme.apply();
            Studio.await("comments and names differ in " + theme, () -> colours(text) >= 3);
            Studio.await("every colour is readable in " + theme, () -> Arrays.stream(text.getStyleRanges())
                    .filter(r -> r.foreground != null)
                    .allMatch(r -> readable(r, text)));
        }
    }

    private static boolean readable(StyleRange range, StyledText text) {
        return Contrast.of(range.foreground.getRGB(), text.getBackground().getRGB()) >= READABLE;
    }

    private static IFile file(String name, String content) throws Exception {
        IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject("look");
        if (!project.exists()) {
            project.create(null);
            project.open(null);
        }
        IFile file = project.getFile(name);
        if (!file.exists()) {
            file.create(new ByteArrayInputStream(content.getBytes(StandardCharsets.UTF_8)), true, null);
        }
        assertTrue(file.exists());
        return file;
    }

    private static long colours(StyledText text) {
        return Arrays.stream(text.getStyleRanges())
                .filter(r -> r.foreground != null)
                .map(r -> r.foreground.getRGB())
                .distinct()
                .count();
    }

    private static RGB background() {
        return Studio.window().getShell().getBackground().getRGB();
    }
}
