// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.ui.tests.editors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.part.IShowInTarget;
import org.eclipse.ui.part.ShowInContext;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.CharacterProvider;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.Proportions;
import org.gaitwright.core.character.Role;
import org.gaitwright.io.CharacterFile;
import org.gaitwright.io.edit.CharacterEdit;
import org.gaitwright.ui.tests.studio.Hands;
import org.gaitwright.ui.tests.studio.OpenedFile;
import org.gaitwright.ui.tests.studio.Studio;
import org.gaitwright.workbench.widgets.number.NumberField;
import org.junit.jupiter.api.Test;

class CharacterEditorTest extends EditorTest {
    private static final String RECIPE =
            """
            # longer than usual
            base: humanoid
            parts:
              thigh: {length: 1.2}
            """;

    private static String humanoid() throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        CharacterFile.write(registry().get(CharacterProvider.class, "humanoid").model(), out);
        return out.toString(StandardCharsets.UTF_8);
    }

    /** From hip to knee. */
    private static double thigh(CharacterModel c) {
        Joint hip = c.joints().get(c.jointIndex("left-hip"));
        Joint knee = c.joints().get(c.jointIndex("left-knee"));
        return c.links()
                .get(knee.link())
                .pose()
                .transform(knee.anchor())
                .minus(hip.anchor())
                .norm();
    }

    private static CharacterModel read(String text, Path file) {
        return CharacterEdit.of(text, file).model();
    }

    @Test
    void theBaseOfARecipeIsChosenByItsPictureAndUndone() throws Exception {
        String text = "base: humanoid\nparts:\n  thigh: {length: 1.05}\n";
        try (OpenedFile open = OpenedFile.of("long.yaml", text)) {
            OpenedFile.choose("humanoid", "wu-biped");
            assertEquals(text.replace("humanoid", "wu-biped"), open.text());
            open.undo();
            assertEquals(text, open.text());
        }
    }

    @Test
    void namesOfPartsCanBeReadInANarrowWindow() throws Exception {
        Shell window = Studio.window().getShell();
        Point size = window.getSize();
        try (OpenedFile open = OpenedFile.of("walker.xml", humanoid())) {
            window.setSize(1000, 700);
            Studio.settle();
            Label name = Studio.find(window, Label.class, l -> l.getText().equals("Left thigh"))
                    .get(0);
            int needs = name.computeSize(SWT.DEFAULT, SWT.DEFAULT).x;
            assertTrue(name.getSize().x >= needs, name.getSize().x + " of " + needs);
        } finally {
            window.setSize(size);
            Studio.settle();
        }
    }

    @Test
    void aTypedLengthIsWorkedIntoTheModelAndUndone() throws Exception {
        String before = humanoid();
        try (OpenedFile open = OpenedFile.of("walker.xml", before)) {
            open.isOpenIn("org.gaitwright.editors.character");
            NumberField length = OpenedFile.field("Left thigh: length, m");
            assertEquals(thigh(read(before, open.path())), length.value(), 1e-3);
            Hands.type(length, "0.5");
            Studio.await("the text changes", () -> !open.text().equals(before));
            assertEquals(0.5, thigh(read(open.text(), open.path())), 1e-8);
            assertTrue(open.dirty());
            NumberField other = OpenedFile.field("Right thigh: length, m");
            Studio.await("the other side follows", () -> Math.abs(other.value() - 0.5) < 1e-6);
            open.undo();
            assertEquals(before, open.text());
            Studio.await("the field shows it", () -> Math.abs(length.value() - 0.5) > 0.05);
        }
    }

    @Test
    void aBodyThatTheSceneNamesIsSelected() throws Exception {
        try (OpenedFile open = OpenedFile.of("walker.xml", humanoid())) {
            OpenedFile.field("Left thigh: length, m");
            IShowInTarget target = Studio.page().getActiveEditor().getAdapter(IShowInTarget.class);
            assertTrue(target.show(new ShowInContext(null, new StructuredSelection("left-shank"))));
            Studio.await(
                    "its part is shown",
                    () -> Hands.properties().contains("Part = Left shank"),
                    () -> Hands.properties().toString());
            assertTrue(open.text().equals(humanoid()), "nothing is changed");
        }
    }

    @Test
    void aRecipeSaysTheFactor() throws Exception {
        try (OpenedFile open = OpenedFile.of("tall.yaml", RECIPE)) {
            open.isOpenIn("org.gaitwright.editors.character");
            NumberField length = OpenedFile.field("Left thigh: length, m");
            double usual = length.quantity().initial();
            assertEquals(1.2 * usual, length.value(), 1e-3);
            Hands.type(length, String.valueOf(1.5 * usual));
            Studio.await("the text changes", () -> !open.text().equals(RECIPE));
            assertTrue(open.text().contains("thigh: {length: 1.5}"), open.text());
            assertTrue(open.text().startsWith("# longer than usual\n"), open.text());
            open.undo();
            assertEquals(RECIPE, open.text());
        }
    }

    @Test
    void proportionsByChanceAreOneStep() throws Exception {
        try (OpenedFile open = OpenedFile.of("any.yaml", RECIPE)) {
            OpenedFile.field("Left thigh: length, m");
            OpenedFile.press(OpenedFile.button("Random"));
            Studio.await("the text changes", () -> !open.text().equals(RECIPE));
            assertTrue(open.text().contains("upper-arm"), open.text());
            assertTrue(open.text().contains(Proportions.word(Role.TRUNK)), open.text());
            open.undo();
            assertEquals(RECIPE, open.text());
        }
    }

    @Test
    void brokenTextKeepsTheCharacterThatWas() throws Exception {
        String before = humanoid();
        try (OpenedFile open = OpenedFile.of("walker.xml", before)) {
            NumberField length = OpenedFile.field("Left thigh: length, m");
            double was = length.value();
            open.document().replace(before.length() / 2, 40, "<");
            Studio.await("it is told", () -> !Studio.find(
                            Studio.window().getShell(),
                            Link.class,
                            l -> l.isVisible() && l.getText().contains("Fix it in Source"))
                    .isEmpty());
            assertEquals(was, length.value());
        }
    }

    @Test
    void itWalksInTheStyleInUse() throws Exception {
        Studio.open(runs, "humanoid", "generalized-walking", "crouch");
        try (OpenedFile open = OpenedFile.of("walker.xml", humanoid())) {
            OpenedFile.press(OpenedFile.button("Walk"));
            awaitWalk(scene -> scene.roles().get(0).character().endsWith("walker.xml")
                    && scene.roles().get(0).preset().equals("crouch"));
        }
    }

    @Test
    void itWalksAtOnceAndFromTheStartWhenItsBodyChanges() throws Exception {
        try (OpenedFile open = OpenedFile.of("walker.xml", humanoid())) {
            NumberField mass = OpenedFile.field("Trunk: mass, kg");
            OpenedFile.press(OpenedFile.button("Walk"));
            awaitWalk(scene -> scene.roles().get(0).character().endsWith("walker.xml"));
            Hands.type(mass, "30");
            Studio.await("it begins again", () -> runs.state().status().timeSeconds() < 0.1);
            Studio.await("it goes on", () -> runs.state().status().timeSeconds() > 0.2);
        }
    }
}
