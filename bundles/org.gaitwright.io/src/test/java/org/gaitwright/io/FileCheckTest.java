// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.gaitwright.testkit.FakeStudio;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class FileCheckTest {
    private static final Path RESOURCES =
            Path.of(System.getProperty("gaitwright.root"), "bundles/org.gaitwright.scenarios/resources");

    private final FakeStudio studio = new FakeStudio();

    @TempDir
    Path project;

    private FileCheck check(String name, String text) {
        Path file = project.resolve(name);
        return FileCheck.of(file, text, FileRegistry.of(studio, file.getParent()));
    }

    /** Each problem as "E 3: message" with the characters that it is about. */
    private List<String> problems(String name, String text) {
        return check(name, text).problems().stream()
                .map(p -> p.severity().name().charAt(0) + " " + p.range().line() + " ["
                        + text.substring(
                                p.range().offset(),
                                p.range().offset() + p.range().length()) + "] "
                        + p.message())
                .toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    a.xml               | <!-- <robot> --><mujoco model='x'>   | MJCF
                    a.xml               | <?xml version='1.0'?> <robot name='x'/> | URDF
                    a.txt               | <mujoco/>                            | MJCF
                    a.xml               | <html/>                              | UNKNOWN
                    a.urdf              | ''                                   | URDF
                    a.yaml              | characters: []                       | SCENE
                    a.yaml              | {terrain: flat, duration: 3}         | SCENE
                    a.yaml              | {base: humanoid, parts: {}}          | CHARACTER_RECIPE
                    a.yaml              | {kind: flat}                         | TERRAIN
                    a.yaml              | {controller: k, gait: {speed: 1}}    | STYLE
                    a.yaml              | {hip.kp: 3, style: {bend: [1, 2]}}   | PRESET
                    a.yaml              | {optimizer: cma-es, objective: {}}   | OPTIMIZATION
                    a.yaml              | {some: words}                        | UNKNOWN
                    styles/a.yaml       | ''                                   | STYLE
                    terrains/a.yml      | '# nothing yet'                      | TERRAIN
                    presets/k/a.yaml    | {some: words}                        | PRESET
                    characters/a.yaml   | ''                                   | CHARACTER_RECIPE
                    scenes/a.yaml       | '{kind: flat'                        | SCENE
                    a.yaml              | 'characters: ['                      | SCENE
                    a.md                | characters                           | UNKNOWN
                    """)
    void theKindIsToldByWhatStandsThere(String file, String text, FileKind kind) {
        assertEquals(kind, FileKind.of(file, text));
    }

    @Test
    void allFaultsOfASceneAreFound() {
        String text =
                """
                duraton: 3
                seed: x
                colour: red
                terrain: {kind: flat, parameters: {height: 9, wide: 1}}
                engine: warp
                characters:
                  - character: humanoid
                    controller: passive
                    preset: soft
                    parameters: {tail.torque: 99, tail.length: 1}
                    start: {x: a}
                  - name: second
                    character: nobody
                    controller: nothing
                pushes:
                  - {at: 1, duration: 0.1, body: ball, force: [1, 2]}
                  - {at: 1, duration: 0.1, body: ball, force: [1, 2, 3]}
                  - {at: 1, body: ball, force: [1, 2, 3]}
                """;
        List<String> found = problems("scenes/a.yaml", text);
        String all = String.join("\n", found);
        for (String expected : List.of(
                "E 1 [duraton] duraton: unknown key; did you mean 'duration'?",
                "E 2 [x] seed: got the text 'x', expected a whole number",
                "E 3 [colour] colour: unknown key; expected one of",
                "E 4 [9] terrain.parameters.height: parameter 'height': 9.0 m is outside",
                "E 4 [wide] terrain.parameters.wide: there is no parameter 'wide'",
                "E 5 [warp] engine: there is no 'warp'",
                "E 9 [soft] characters[0].preset: there is no 'passive/soft'",
                "E 10 [99] characters[0].parameters.tail.torque: parameter 'tail.torque': 99.0 N m is outside",
                "E 10 [tail.length] characters[0].parameters.tail.length: there is no parameter 'tail.length'",
                "E 11 [a] characters[0].start.x: got the text 'a', expected a number",
                "E 13 [nobody] characters[1].character: there is no 'nobody'",
                "E 14 [nothing] characters[1].controller: there is no 'nothing'",
                "pushes[0].force: got 2 numbers, expected three",
                "pushes[2]: the key 'duration' is missing; add it")) {
            assertTrue(all.contains(expected), expected + "\nin\n" + all);
        }
        assertEquals(14, found.size(), all);
    }

    @Test
    void goodFilesHaveNoProblems() {
        String scene = "characters: [{character: humanoid, controller: passive, preset: firm, goals: [{speed: 1}]}]\n";
        assertEquals(List.of(), problems("a.yaml", scene));
        assertTrue(check("a.yaml", scene).isGood());
        assertEquals(List.of(), problems("t.yaml", "kind: flat\nparameters: {height: 0.5}\n"));
        assertEquals(List.of(), problems("s.yaml", "controller: passive\nmore: 0.3\n"));
        assertEquals(List.of(), problems("presets/passive/p.yaml", "tail.torque: 3\n"));
        assertEquals(List.of(), problems("notes.txt", "whatever"));
        assertEquals(
                List.of(),
                problems(
                        "o.yaml",
                        """
                        scene: {characters: [{character: humanoid, controller: walker}]}
                        variables: [{parameter: '*'}]
                        objective: {terms: [{measure: tail-torque, target: 2}]}
                        """));
    }

    @Test
    void allFaultsOfAnOptimizationAreFound() {
        String text =
                """
                scene:
                  duration: 3
                  terrain: flat
                  characters: [{character: humanoid, controller: walker}]
                variables:
                  - {parameter: tail.tork}
                  - {parameter: tail.torque, lower: 9, upper: 9}
                  - {parameter: more.0, upper: 9}
                  - {parameter: more.1}
                  - {parameter: more.*}
                objective:
                  missing-second: x
                  terms:
                    - {measure: beauty}
                    - {measure: tail-torque, target: 99, aim: 1, weight: .nan}
                rollouts:
                  - {terrain: swamp}
                  - {times: 0}
                  - {goals: [{step-time: 1}]}
                  - {pushes: [{at: 0, duration: 1, body: nose, force: [1, 0, 0]}]}
                stop: {generation: 3}
                optimizer: {id: cma-es, population: 0, colour: 1}
                colour: red
                """;
        List<String> found = problems("recipes/a.yaml", text);
        String all = String.join("\n", found);
        for (String expected : List.of(
                "E 6 [tail.tork] variables[0].parameter: there is no parameter 'tail.tork'",
                "E 7 [9] bounds [9.0, 9.0] are empty",
                "E 8 [9] variables[2].upper: parameter 'more.0': 9.0 N m is outside",
                "E 10 [more.*] variables[4].parameter: 'more.1' is set by another variable",
                "E 12 [x] objective.missing-second: got the text 'x', expected a number",
                "E 14 [beauty] objective.terms[0].measure: there is no 'beauty'",
                "E 15 [.nan] objective.terms[1].weight: got the number .nan, expected a number",
                "E 15 [99] objective.terms[1].target: parameter 'target': 99.0 N m is outside",
                "E 15 [aim] objective.terms[1].aim: there is no parameter 'aim'",
                "E 17 [swamp] rollouts[0].terrain: there is no 'swamp'",
                "a rollout is played 0 times",
                "rollouts[2].goals: controller 'walker' does not follow the goal 'step-time'",
                "E 20 [nose] rollouts[3].pushes[0].body: ",
                "E 21 [generation] stop.generation: unknown key; did you mean 'generations'?",
                "E 22 [0] optimizer.population: parameter 'population': 0.0 is outside",
                "E 22 [colour] optimizer.colour: there is no parameter 'colour'",
                "E 23 [colour] colour: unknown key; expected one of")) {
            assertTrue(all.contains(expected), expected + "\nin\n" + all);
        }
        assertEquals(17, found.size(), all);
    }

    @Test
    void theSceneOfAnOptimizationIsCheckedFirst() throws IOException {
        String rest = "variables: [{parameter: tail.tork}]\nobjective: {terms: []}\n";
        assertEquals(
                List.of("E 1 [nobody] scene.characters[0].character: there is no 'nobody' among characters"),
                problems("o.yaml", "scene: {characters: [{character: nobody, controller: walker}]}\n" + rest));
        Files.writeString(project.resolve("s.yaml"), "characters: [{character: humanoid, controller: walkr}]\n");
        assertEquals(
                List.of("E 1 [s.yaml] scene: there is no 'walkr' among controllers"),
                problems("o.yaml", "scene: s.yaml\n" + rest));
        assertTrue(problems("o.yaml", "scene: none.yaml\n" + rest).get(0).contains("none.yaml does not exist"));
        assertTrue(problems("o.yaml", "variables: []\n").get(0).contains("is missing"), "never throws");
    }

    @Test
    void stylesAreHeldAgainstTheirController() {
        String style = "controller: passive\ndescription: [x]\ntail: {torque: 60, torqe: 1}\nmore: [1, 2]\nBend: 3\n";
        List<String> found = problems("s.yaml", style);
        assertEquals(
                List.of(
                        "E 2 [[x]] description: got a list, expected text",
                        "E 3 [60] tail.torque: parameter 'tail.torque': 60.0 N m is outside [-50.0, 50.0] N m; choose a"
                                + " value in that range",
                        "E 3 [torqe] tail.torqe: there is no parameter 'tail.torqe'; did you mean 'tail.torque'? Declared"
                                + " are: tail.torque, more",
                        "E 4 [[1, 2]] more: got 2 numbers, expected 5, or one for the whole curve",
                        "E 5 [Bend] Bend: not the name of a parameter; expected lower-case words joined by dots or"
                                + " hyphens"),
                found);
        assertEquals(
                List.of("E 1 [nobody] controller: there is no 'nobody' among controllers"),
                problems("s.yaml", "controller: nobody\n"));
        assertEquals(
                List.of("E 1 [hip] hip: there is no parameter 'hip'; declared are: tail.torque, more"),
                problems("presets/passive/p.yaml", "hip: 1\n"));
    }

    @Test
    void filesThatASceneNamesAreLookedInto() throws IOException {
        Files.writeString(project.resolve("bad.xml"), "<mujoco/>");
        String scene = "terrain: {file: gone.yaml}\ncharacters:\n  - {character: bad.xml, controller: passive}\n";
        List<String> found = problems("a.yaml", scene);
        assertEquals(2, found.size(), found.toString());
        assertTrue(found.get(0).startsWith("E 1 [gone.yaml] terrain.file: terrain file gone.yaml does not exist"));
        assertTrue(found.get(1).startsWith("E 3 [bad.xml] characters[0].character: bad.xml:1: <mujoco> has no body"));
        Map<Path, String> unsaved = Map.of(
                project.resolve("bad.xml"),
                "<mujoco><worldbody><body><freejoint/><geom size='1'/></body></worldbody></mujoco>",
                project.resolve("gone.yaml"),
                "kind: flat");
        FileRegistry editors =
                FileRegistry.of(studio, project.resolve("elsewhere"), f -> Optional.ofNullable(unsaved.get(f)));
        assertTrue(FileCheck.of(project.resolve("a.yaml"), scene, editors).isGood());
    }

    @Test
    void modelsTellWhatIsIgnoredAndWhatIsWrong() {
        String text =
                """
                <mujoco>
                  <option timestep="0.1"/>
                  <worldbody>
                    <body name="a">
                      <freejoint/>
                      <geom size="0.1"
                            rgba="1 0 0 1"/>
                      <site name="s" pos="1 2"/>
                    </body>
                  </worldbody>
                  <actuator>
                    <motor joint="nobody"/>
                  </actuator>
                  <keyframe><key qpos="1"/></keyframe>
                </mujoco>
                """;
        List<String> found = problems("m.xml", text);
        assertEquals(5, found.size(), String.join("\n", found));
        assertTrue(found.get(0).startsWith("W 2 [<option timestep=\"0.1\"/>] <option> is ignored"), found.get(0));
        assertTrue(
                found.get(1).startsWith("W 6 [<geom size=\"0.1\"\n            rgba=\"1 0 0 1\"/>] attribute 'rgba'"),
                found.get(1));
        assertTrue(
                found.get(2).startsWith("E 8 [<site name=\"s\" pos=\"1 2\"/>] <site> pos=\"1 2\" has 2 numbers"),
                found.get(2));
        assertTrue(found.get(3).startsWith("E 12 [<motor joint=\"nobody\"/>] <motor> joint=\"nobody\""), found.get(3));
        assertTrue(found.get(4).startsWith("E 14 [<key qpos=\"1\"/>] <key> qpos=\"1\" has 1 numbers"), found.get(4));
        assertTrue(
                problems("m.xml", "<mujoco>\n  <worldbody>\n</mujoco>").get(0).startsWith("E 3 "));
        assertTrue(problems("m.xml", "<html/>").get(0).contains("is no model; expected <mujoco> or <robot>"));
        assertTrue(problems("m.urdf", "<robot name='x'>\n<link name='a'/>\n<joint/></robot>")
                .get(0)
                .startsWith("E "));
    }

    @Test
    void thingsOfATerrainAreNamed() {
        String text = "kind: flat\nseed: 1.5\nthings:\n  - {kind: box, x: 1}\n  - {kind: cone, x: 1, y: 2}\n"
                + "  - {kind: gap, x: 1, y: 2}\n";
        List<String> found = problems("t.yaml", text);
        assertTrue(found.get(0).startsWith("E 2 [1.5] seed: "), found.get(0));
        assertTrue(
                found.get(1).startsWith("E 4 [- {kind: box, x: 1}] things: terrain 'flat': got 1 things"),
                found.get(1));
        assertEquals("E 4 [{kind: box, x: 1}] things[0]: the key 'y' is missing; add it", found.get(2));
        assertTrue(
                found.get(3).startsWith("E 5 [cone] things[1].kind: got 'cone', expected box, stairs, gap"),
                found.get(3));
    }

    @Test
    void recipesTellAllThatIsWrong() {
        String text = "base: nobody\nparts:\n  thihg: {length: 2}\n  foot: {lenght: 2, radius: 99}\n";
        List<String> found = problems("r.yaml", text);
        assertTrue(found.get(0).startsWith("E 1 [nobody] there is no 'nobody'"), found.toString());
        assertTrue(
                found.get(1).startsWith("E 3 [thihg] parts.thihg: unknown key; did you mean 'thigh'?"),
                found.toString());
    }

    @Test
    void brokenYamlHasAPlace() {
        List<String> found = problems("a.yaml", "characters:\n  - {a: 1\n");
        assertEquals(1, found.size());
        assertTrue(found.get(0).startsWith("E "), found.get(0));
        assertTrue(found.get(0).contains("not YAML"), found.get(0));
        assertTrue(problems("scenes/a.yaml", "").get(0).contains("the file is empty"));
        assertTrue(problems("a.yaml", "a: b\n").get(0).startsWith("W 1 [a: b] "));
    }

    @Test
    void shippedFilesAreGood() throws IOException {
        try (Stream<Path> all = Files.walk(RESOURCES)) {
            for (Path file : all.filter(f -> f.toString().endsWith(".xml")).toList()) {
                FileCheck check = FileCheck.of(file, Files.readString(file), FileRegistry.of(studio, file.getParent()));
                assertEquals(FileKind.MJCF, check.kind());
                assertEquals(List.of(), check.problems(), file.toString());
            }
        }
    }

    @Test
    void garbageIsNeverMoreThanAProblem() throws IOException {
        String humanoid = Files.readString(RESOURCES.resolve("characters/humanoid.xml"));
        String scene = "name: x\nseed: 3\nduration: 2\nterrain: {kind: flat, seed: 2, words: {a: b}, things:"
                + " [{kind: box, x: 1, y: 2}]}\ncharacters:\n  - {name: anna, character: humanoid, controller: passive,"
                + " start: {x: 1}}\n  - character: humanoid\n    controller: walker\n    goals: [{at: 1, speed: 2}]\n"
                + "    parameters: {more: [1, 2]}\npushes:\n  - {at: 1, duration: 1, actor: anna, body: ball, force:"
                + " [1, 2, 3]}\ncrates:\n  - {name: c, shape: box, size: [1, 1, 1], mass: 2}\nsprings:\n"
                + "  - {from: {crate: c}, to: {world: [0, 0, 1]}, stiffness: 3}\nphysics: {ground: soft}\n"
                + "base: humanoid\nparts: {thigh: {length: 2}}\nkind: flat\ncontroller: passive\ntail: {torque: 3}\n";
        Random random = new Random(5);
        for (int k = 0; k < 1000; k++) {
            StringBuilder text = new StringBuilder(k % 2 == 0 ? humanoid : scene);
            for (int i = 0; i < 1 + random.nextInt(20); i++) {
                int at = random.nextInt(text.length());
                int to = Math.min(text.length(), at + random.nextInt(6));
                text.replace(
                        at, to, "\"<>&{}[]:#-*!\t\0\uD800é\n".substring(random.nextInt(10), 10 + random.nextInt(8)));
            }
            for (String name :
                    List.of("a.xml", "scenes/a.yaml", "terrains/a.yaml", "styles/a.yaml", "characters/a.yaml")) {
                for (FileCheck.Problem p : check(name, text.toString()).problems()) {
                    assertTrue(p.range().offset() + p.range().length() <= text.length());
                    assertFalse(p.message().isBlank());
                }
            }
        }
    }

    @Test
    void hugeAndDeepFilesAreRefusedSoon() {
        long begin = System.nanoTime();
        for (String name : List.of("a.xml", "scenes/a.yaml", "terrains/a.yaml", "styles/a.yaml", "characters/a.yaml")) {
            for (String text : List.of(
                    "[".repeat(40_000),
                    "<mujoco>" + "<body>".repeat(100_000),
                    "a: 1\n" + "x".repeat(5 << 20),
                    "kind: flat\ncharacters:\n" + "- {a: 1}\n".repeat(200_000),
                    "kind: flat\ncharacters:\n" + "- {a: 1}\n".repeat(20_000),
                    "characters: &a [*a]\n")) {
                assertFalse(check(name, text).problems().isEmpty());
            }
        }
        // 30 files, on a machine that may be busy
        assertTrue(System.nanoTime() - begin < 60e9, "took " + (System.nanoTime() - begin) / 1e9 + " s");
    }
}
