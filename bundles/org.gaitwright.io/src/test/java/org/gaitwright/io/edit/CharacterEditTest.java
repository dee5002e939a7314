// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Geometry;
import org.gaitwright.core.character.Inertia;
import org.gaitwright.core.character.Proportions;
import org.gaitwright.core.character.Proportions.Factors;
import org.gaitwright.core.character.Role;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.io.internal.mjcf.ModelComparison;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class CharacterEditTest {
    private static final Path CHARACTERS =
            Path.of(System.getProperty("gaitwright.root"), "bundles/org.gaitwright.scenarios/resources/characters");

    private static List<Path> shipped() throws IOException {
        try (Stream<Path> all = Files.list(CHARACTERS)) {
            return all.filter(f -> f.toString().endsWith(".xml")).sorted().toList();
        }
    }

    private static Proportions random(Random r) {
        Proportions p = Proportions.SAME;
        for (Role role : Proportions.ROLES) {
            if (r.nextInt(3) > 0) {
                Factors f = new Factors(0.6 + r.nextDouble(), 0.6 + r.nextDouble(), 0.5 + r.nextDouble());
                p = Proportions.sided(role) && r.nextInt(3) == 0 ? p.with(role, Side.LEFT, f) : p.with(role, f);
            }
        }
        return p;
    }

    private static CharacterModel model(String text) {
        return CharacterEdit.of(text, Path.of("m.xml")).model();
    }

    private static String applied(String text, CharacterEdit.Result result) {
        return TextEdit.apply(text, result.edits());
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void reshapedTextsReadAsTheReshapedCharacter(Path file) throws IOException {
        String text = Files.readString(file);
        for (int seed = 0; seed < 25; seed++) {
            Proportions p = random(new Random(seed));
            CharacterEdit.Result result = CharacterEdit.of(text, file).reshape(p);
            String after = applied(text, result);
            assertFalse(result.rewritten(), file + ": " + result.reason());
            assertNull(ModelComparison.difference(p.of(model(text)), model(after)), file + " with " + p + "\n" + after);
            assertEquals(comments(text), comments(after));
            assertEquals(bare(text), bare(after), "only numbers, attributes and inertials change");
        }
    }

    private static List<String> comments(String text) {
        Matcher m = Pattern.compile("<!--.*?-->", Pattern.DOTALL).matcher(text);
        return m.results().map(r -> r.group()).toList();
    }

    /** Lines without attributes that were changed, and without those that were added. */
    private static List<String> bare(String text) {
        return text.lines()
                .filter(l -> !l.contains("<inertial"))
                .map(l -> l.replaceAll(" [a-z]+=\"[-+0-9.eE ]*\"| type=\"(sphere|capsule)\"", ""))
                .toList();
    }

    @Test
    void theComparisonSeesEveryNumber() throws IOException {
        String text = Files.readString(CHARACTERS.resolve("humanoid.xml"));
        CharacterModel model = model(text);
        Matcher numbers =
                Pattern.compile("(?<=[\" ])-?[0-9]*\\.[0-9]*[1-9](?=[\" ])").matcher(text);
        int seen = 0;
        while (numbers.find()) {
            String changed = text.substring(0, numbers.start())
                    + Double.parseDouble(numbers.group()) * (1 + 1e-5)
                    + text.substring(numbers.end());
            if (text.indexOf("<worldbody>") < numbers.start()) {
                seen++;
                assertNotNull(
                        ModelComparison.difference(model, model(changed)),
                        text.substring(numbers.start() - 60, numbers.end() + 5));
            }
        }
        assertTrue(seen > 200, seen + " numbers");
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void nothingChangesIfNothingIsAskedFor(Path file) throws IOException {
        String text = Files.readString(file);
        assertEquals(
                List.of(),
                CharacterEdit.of(text, file).reshape(Proportions.SAME).edits());
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void oneReshapingAfterAnotherIsTheirProduct(Path file) throws IOException {
        String text = Files.readString(file);
        Proportions longer = Proportions.SAME.with(Role.SHANK, Factors.ofLength(1.25));
        Proportions back = Proportions.SAME.with(Role.SHANK, Factors.ofLength(0.8));
        String once = applied(text, CharacterEdit.of(text, file).reshape(longer));
        String twice = applied(once, CharacterEdit.of(once, file).reshape(back));
        assertNull(ModelComparison.difference(back.of(model(once)), model(twice)));
    }

    @Test
    void onlyTheNumbersOfThePartAreTouched() throws IOException {
        String text = Files.readString(CHARACTERS.resolve("humanoid.xml"));
        Proportions p = Proportions.SAME.with(Role.HEAD, new Factors(1.5, 1.5, 1));
        String after = applied(text, CharacterEdit.of(text, Path.of("h.xml")).reshape(p));
        List<String> changed =
                after.lines().filter(l -> !text.lines().toList().contains(l)).toList();
        assertTrue(after.contains("<geom type=\"capsule\" fromto=\"0 0 0.075 0 0 0.15\" size=\"0.135\"/>"), after);
        // the neck, the mass of the head and the height of its shape; and all torques, which go with the mass
        assertEquals(
                0, changed.stream().filter(l -> l.contains("body name=\"left")).count(), changed.toString());
    }

    @Test
    void aBallThatIsLengthenedBecomesACapsule() throws IOException {
        String text = Files.readString(CHARACTERS.resolve("wu-biped.xml"));
        Proportions p = Proportions.SAME.with(Role.PELVIS, Factors.ofLength(1.2));
        String after = applied(text, CharacterEdit.of(text, Path.of("w.xml")).reshape(p));
        assertEquals(
                new Geometry.Capsule(0.15, 1.2 * 0.15 - 0.15),
                model(after).links().get(0).shapes().get(0).geometry());
        assertNull(ModelComparison.difference(p.of(model(text)), model(after)), after);
    }

    private static final String SMALL =
            """
            <!-- who made it -->
            <mujoco model="small">
              <!-- what it is -->
              <compiler angle="degree"/>
              <default><joint damping="2" range="-10 10"/><geom density="500"/></default>
              <worldbody>
                <body name="pelvis" pos="0 0 1">
                  <freejoint name="root"/>
                  <geom type="box" size=".1 .1 .2"/>  <!-- trunk -->
                  <body name="left-thigh" pos="0 .1 -.2">
                    <joint name='hip' axis="0 1 0"/>
                    <geom type="cylinder" fromto="0 0 0 0 0 -.4" size=".05"/>
                    <geom type="ellipsoid" size=".05 .06 .2" pos="0 0 -.2" euler="0 90 0" mass="1"/>
                    <site name="end" pos="0 0 -.4"/>
                    <body name="left-foot" pos="0 0 -.4"><joint name="ankle" axis="0 1 0"/>
                      <inertial pos=".05 0 0" mass="1" fullinertia=".01 .02 .02 .001 0 0"/></body>
                  </body>
                </body>
              </worldbody>
              <actuator><motor joint="hip" gear="100" ctrlrange="-1 1"/><motor joint="ankle"/></actuator>
              <keyframe><key name="stand" qpos="0 0 1  1 0 0 0  0.1 0.2"/></keyframe>
            </mujoco>
            """;

    @Test
    void awkwardModelsAreChangedInPlaceToo() {
        for (int seed = 0; seed < 60; seed++) {
            Proportions p = random(new Random(seed));
            CharacterEdit.Result result =
                    CharacterEdit.of(SMALL, Path.of("small.xml")).reshape(p);
            assertFalse(result.rewritten(), result.reason() + " with " + p);
            String after = applied(SMALL, result);
            assertNull(ModelComparison.difference(p.of(model(SMALL)), model(after)), p + "\n" + after);
            assertEquals(comments(SMALL), comments(after));
        }
    }

    @Test
    void aTotalMassIsKeptInStep() {
        String text = SMALL.replace("angle=\"degree\"", "angle=\"degree\" settotalmass=\"30\"");
        Proportions p = Proportions.SAME.with(Role.PELVIS, Factors.ofDensity(2)).with(Role.FOOT, Factors.ofLength(1.3));
        CharacterEdit.Result result = CharacterEdit.of(text, Path.of("s.xml")).reshape(p);
        assertFalse(result.rewritten(), result.reason());
        assertNull(ModelComparison.difference(p.of(model(text)), model(applied(text, result))));
    }

    @Test
    void whatCantBeChangedInPlaceIsRewrittenUnderItsComments() {
        String global = SMALL.replace("angle=\"degree\"", "angle=\"degree\" coordinate=\"global\"");
        String always = SMALL.replace("angle=\"degree\"", "angle=\"degree\" inertiafromgeom=\"true\"")
                .replaceAll("<inertial.*/>", "<geom size=\".1\"/>");
        String referred = SMALL.replace("name='hip'", "name='hip' pos=\"0 0 .1\" ref=\"20\"");
        for (String text : List.of(global, always, referred)) {
            Proportions p = Proportions.SAME.with(Role.THIGH, Factors.ofLength(1.2));
            CharacterEdit.Result result =
                    CharacterEdit.of(text, Path.of("s.xml")).reshape(p);
            assertTrue(result.rewritten(), text);
            assertFalse(result.reason().isEmpty());
            String after = applied(text, result);
            assertNull(ModelComparison.difference(p.of(model(text)), model(after)), after);
            assertTrue(
                    after.startsWith("<!-- who made it -->\n<mujoco model=\"small\">\n  <!-- what it is -->\n"), after);
        }
    }

    @Test
    void filesThatAreIncludedStayAsTheyAre() {
        String text = "<mujoco><worldbody><include file=\"b.xml\"/></worldbody></mujoco>";
        String body = "<x><body name=\"torso\"><freejoint/><geom type=\"box\" size=\".1 .1 .1\"/></body></x>";
        Path file = Path.of("/nowhere/m.xml");
        CharacterEdit.Result result = CharacterEdit.of(
                        text, file, f -> f.endsWith("b.xml") ? Optional.of(body) : Optional.empty())
                .reshape(Proportions.SAME.with(Role.TRUNK, Factors.ofLength(2)));
        assertTrue(result.rewritten());
        assertEquals("it includes other files", result.reason());
        assertTrue(applied(text, result).contains("size=\"0.1 0.1 0.2\""));
    }

    @Test
    void singleValuesAreChangedByName() {
        CharacterEdit edit = CharacterEdit.of(SMALL, Path.of("small.xml"));
        CharacterModel heavy = model(applied(SMALL, edit.mass("left-foot", 2)));
        Inertia foot = heavy.links().get(2).inertia();
        assertEquals(2, foot.mass(), 1e-12);
        assertEquals(0.02, foot.xx(), 1e-9);
        assertEquals(
                3,
                model(applied(SMALL, edit.mass("pelvis", 3)))
                        .links()
                        .get(0)
                        .inertia()
                        .mass(),
                1e-9);
        String range = applied(SMALL, edit.range("hip", -Math.PI / 4, Math.PI / 2));
        assertTrue(range.contains("<joint name='hip' axis=\"0 1 0\" range=\"-45 90\"/>"), range);
        String strong = applied(SMALL, edit.torqueLimit("hip", 250));
        assertTrue(strong.contains("gear=\"250\" ctrlrange=\"-1 1\""), strong);
        String limited = applied(SMALL, edit.torqueLimit("ankle", 40));
        assertEquals(40, model(limited).joints().get(2).torqueLimit());
        String bare = SMALL.replaceAll("<actuator>.*</actuator>", "");
        String driven = applied(bare, CharacterEdit.of(bare, Path.of("s.xml")).torqueLimit("hip", 10));
        assertEquals(10, model(driven).joints().get(1).torqueLimit());
        assertThrows(InvalidInput.class, () -> edit.mass("nobody", 1));
        assertThrows(InvalidInput.class, () -> edit.mass("pelvis", -1));
        assertThrows(InvalidInput.class, () -> edit.range("hip", 1, 0));
        assertThrows(InvalidInput.class, () -> edit.torqueLimit("hip", 0));
        assertThrows(InvalidInput.class, () -> edit.torqueLimit("knee", 1));
    }

    @Test
    void attributesAreSetAsTheyStandInTheFile() {
        CharacterEdit edit = CharacterEdit.of(SMALL, Path.of("small.xml"));
        assertEquals(
                SMALL.replace("pos=\"0 .1 -.2\"", "pos=\"0 .12 -.2\""),
                TextEdit.apply(SMALL, edit.set("body", "left-thigh", "pos", "0 .12 -.2")));
        assertEquals(
                SMALL.replace("name='hip' axis=\"0 1 0\"", "name='hip' axis=\"0 1 0\" armature=\"0.1\""),
                TextEdit.apply(SMALL, edit.set("joint", "hip", "armature", "0.1")));
        assertEquals(
                SMALL.replace("name='hip' axis=\"0 1 0\"", "name='hip'"),
                TextEdit.apply(SMALL, edit.set("joint", "hip", "axis", null)));
        String got = assertThrows(InvalidInput.class, () -> edit.set("joint", "hip", "axis", "0 1"))
                .getMessage();
        assertTrue(got.startsWith("small.xml:11: <joint> axis=\"0 1\" has 2 numbers"), got);
        assertThrows(InvalidInput.class, () -> edit.set("joint", "knee", "axis", "0 1 0"));
        TextRange place = edit.place("site", "end").orElseThrow();
        assertEquals(14, place.line());
        assertEquals(
                "<site name=\"end\" pos=\"0 0 -.4\"/>",
                SMALL.substring(place.offset(), place.offset() + place.length()));
    }
}
