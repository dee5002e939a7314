// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.CharacterProvider;
import org.gaitwright.core.controller.PresetProvider;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.PluginFailure;
import org.gaitwright.core.run.Run;
import org.gaitwright.core.run.Stage;
import org.gaitwright.core.run.StateHash;
import org.gaitwright.core.scene.RefusedEntry;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.terrain.Terrain;
import org.gaitwright.core.terrain.TerrainFactory;
import org.gaitwright.core.terrain.TerrainSpec;
import org.gaitwright.io.internal.files.FileContent;
import org.gaitwright.io.internal.mjcf.MjcfReader;
import org.gaitwright.io.internal.mjcf.SameModel;
import org.gaitwright.io.recording.RunReport;
import org.gaitwright.testkit.FakeStudio;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class FileRegistryTest {
    private static final String BALL =
            """
            <mujoco model="ball">
              <worldbody>
                <body name="ball" pos="0 0 1">
                  <freejoint name="root"/>
                  <geom size="0.1"/>
                  <body name="tail"><joint name="wag"/><geom size="0.05" pos="0.1 0 0"/></body>
                </body>
              </worldbody>
              <actuator><motor joint="wag" ctrlrange="-10 10"/></actuator>
            </mujoco>
            """;

    private final FakeStudio studio = new FakeStudio();
    private final Map<Path, String> unsaved = new HashMap<>();

    @TempDir
    Path project;

    private FileRegistry files;

    @BeforeEach
    void project() throws IOException {
        files = FileRegistry.of(studio, project, f -> Optional.ofNullable(unsaved.get(f)));
        studio.add(new Installed());
        write("characters/ball.xml", BALL);
        write("styles/firm.yaml", "controller: passive\ndescription: strong\ntail: {torque: 9}\n");
        write("terrains/hill.yaml", "kind: flat\nparameters: {height: 0.5}\nseed: 4\n");
    }

    private Path write(String name, String text) throws IOException {
        Path file = project.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private String scene(String character, String preset, String terrain) {
        return "terrain: " + terrain + "\ncharacters:\n  - character: " + character
                + "\n    controller: passive\n    preset: " + preset + "\n";
    }

    @SuppressWarnings("resource") // the run closes its simulation
    private static String hash(Scene scene, FileRegistry registry) {
        try (Run run = new Run(scene, registry)) {
            while (run.advance() && run.timeSeconds() < 0.5) {
                // to the end
            }
            return StateHash.of(run.simulation());
        }
    }

    @Test
    void aRunWithFilesEndsInTheSameBitsAsOneWithWhatIsInstalled() throws IOException {
        Path file =
                write("scenes/x.yaml", scene("../characters/ball.xml", "../styles/firm.yaml", "../terrains/hill.yaml"));
        Scene fromFiles = SceneFile.read(file);
        Scene installed = SceneFile.parse(scene("ball", "firm", "{kind: flat, parameters: {height: 0.5}}"), "x.yaml");
        FileRegistry elsewhere = files.in(project.resolve("nowhere"));
        assertEquals(hash(installed, files), hash(fromFiles, elsewhere), "wherever relative paths start");
        Scene other = SceneFile.parse(scene("ball", "firm", "flat"), "x.yaml");
        assertNotEquals(hash(installed, files), hash(other, files), "the ground counts");
        assertEquals(
                9.0, new Stage(fromFiles, files).parts().get(0).parameters().get("tail.torque"));
    }

    @Test
    void theModelIsTheOneOfTheFile() {
        CharacterModel model =
                files.get(CharacterProvider.class, "characters/ball.xml").model();
        assertEquals(
                null,
                SameModel.difference(studio.get(CharacterProvider.class, "ball").model(), model));
        CharacterProvider once = files.get(CharacterProvider.class, "characters/ball.xml");
        assertSame(once.model(), once.model());
        assertNotSame(
                once.model(),
                files.get(CharacterProvider.class, "characters/ball.xml").model(),
                "read anew");
    }

    @Test
    void whatIsNoPathIsAskedOfWhatIsInstalled() {
        assertSame(studio.get(CharacterProvider.class, "humanoid"), files.get(CharacterProvider.class, "humanoid"));
        assertSame(studio.get(TerrainFactory.class, "flat"), files.get(TerrainFactory.class, "flat"));
        assertSame(studio.get(PresetProvider.class, "passive/firm"), files.get(PresetProvider.class, "passive/firm"));
        assertEquals(studio.entries(), files.entries());
        assertThrows(InvalidInput.class, () -> files.get(CharacterProvider.class, "nobody"));
        assertEquals(project.toAbsolutePath(), FileRegistry.of(files, project).folder(), "never twice around it");
    }

    @Test
    void textThatIsNotSavedCounts() {
        unsaved.put(project.resolve("terrains/hill.yaml"), "kind: flat\nparameters: {height: 0.25}\n");
        unsaved.put(project.resolve("styles/new.yaml"), "controller: passive\nmore: [1, 2, 3, 4, 5]\n");
        String ball = "<?xml version=\"1.0\" encoding=\"iso-8859-1\"?><mujoco model=\"é\"><worldbody>"
                + "<include file=\"body.xml\"/></worldbody></mujoco>";
        unsaved.put(project.resolve("characters/ball.xml"), ball);
        unsaved.put(
                project.resolve("characters/body.xml"),
                "<x><body name=\"b\"><freejoint/><geom size=\"0.1\"/></body></x>");
        Terrain ground = Stage.terrain(new TerrainSpec("terrains/hill.yaml", Map.of(), 0), files);
        assertEquals(0.25, ground.height(0, 0));
        assertEquals(
                3.0,
                files.get(PresetProvider.class, "passive/styles/new.yaml")
                        .values()
                        .get("more.2"));
        assertEquals(
                "é",
                files.get(CharacterProvider.class, "characters/ball.xml")
                        .model()
                        .name());
    }

    @Test
    void aTerrainFileGivesWayToWhatTheSceneSays() {
        TerrainFactory hill = files.get(TerrainFactory.class, "terrains/hill.yaml");
        assertEquals(0.5, hill.parameters().initialValues().get("height"));
        TerrainSpec own =
                hill.create(new TerrainSpec("terrains/hill.yaml", Map.of(), 0)).spec();
        assertEquals(new TerrainSpec("flat", Map.of("height", 0.5), 4), own);
        TerrainSpec other = hill.create(TerrainText.parse("terrains/hill.yaml:height=0.1,seed=7"))
                .spec();
        assertEquals(new TerrainSpec("flat", Map.of("height", 0.1), 7), other);
    }

    @Test
    void recipesAreCharactersToo() throws IOException {
        write("characters/heavy.yaml", "base: ball.xml\nparts: {}\n");
        write("characters/other.yaml", "base: humanoid\nparts: {}\n");
        write("characters/round.yaml", "base: heavy.yaml\nparts: {}\n");
        assertEquals(
                "heavy",
                files.get(CharacterProvider.class, "characters/heavy.yaml")
                        .model()
                        .name());
        assertEquals(
                "other",
                files.get(CharacterProvider.class, "characters/other.yaml")
                        .model()
                        .name());
        assertEquals(
                "characters/round.yaml:1: base: 'heavy.yaml' is itself a recipe; expected a model, or the id of a"
                        + " character",
                refused(() -> files.get(CharacterProvider.class, "characters/round.yaml")
                        .model()));
    }

    private static String refused(org.junit.jupiter.api.function.Executable code) {
        return assertThrows(InvalidInput.class, code).getMessage();
    }

    @Test
    void refusalsNameTheFileAndTheLine() throws IOException {
        write(
                "characters/bad.xml",
                "<mujoco>\n  <worldbody>\n    <body><geom size=\"x\"/></body>\n  </worldbody></mujoco>");
        write("styles/other.yaml", "controller: walker\n");
        write("styles/short.yaml", "controller: passive\nmore: [1, 2]\n");
        write("terrains/odd.yaml", "kind: flat\nparameters:\n  height: 3\n");
        write("terrains/none.yaml", "seed: 1\nkind: moon\n");
        write("terrains/loop.yaml", "kind: hill.yaml\n");
        assertTrue(refused(() ->
                        files.get(CharacterProvider.class, "characters/bad.xml").model())
                .startsWith("characters/bad.xml:3: <geom> size=\"x\""));
        String other = refused(() -> files.get(PresetProvider.class, "passive/styles/other.yaml"));
        assertTrue(other.startsWith("styles/other.yaml:1: controller: "), other);
        assertTrue(other.contains("'walker'") && other.contains("'passive'"), other);
        assertTrue(refused(() -> files.get(PresetProvider.class, "passive/styles/short.yaml"))
                .startsWith("styles/short.yaml:2: more: got 2 numbers, expected 5"));
        assertTrue(refused(() -> files.get(TerrainFactory.class, "terrains/odd.yaml"))
                .startsWith("terrains/odd.yaml:3: parameter 'height': 3.0 m is outside [-1.0, 1.0] m"));
        assertTrue(refused(() -> files.get(TerrainFactory.class, "terrains/none.yaml"))
                .startsWith("terrains/none.yaml:2: there is no 'moon'"));
        assertTrue(refused(() -> files.get(TerrainFactory.class, "terrains/loop.yaml"))
                .startsWith("terrains/loop.yaml:1: kind: got the file 'hill.yaml'; expected a kind"));
        assertEquals("characters/gone.xml:1: there is no such file; check its name", refused(() -> files.get(
                        CharacterProvider.class, "characters/gone.xml")
                .model()));
        assertEquals(
                "terrain file gone.yaml does not exist; give the path of a YAML file",
                refused(() -> files.get(TerrainFactory.class, "gone.yaml")));
        String format =
                refused(() -> files.get(CharacterProvider.class, "a/b.dae").model());
        assertTrue(format.contains("a/b.dae") && format.contains(".mjcf, .urdf"), format);
    }

    @Test
    void aSceneNamesTheLineThatNamedABadFile() throws IOException {
        write("characters/bad.xml", "<mujoco/>");
        Path file = write("x.yaml", scene("characters/bad.xml", "\"\"", "flat"));
        Scene scene = SceneFile.read(file);
        RefusedEntry refused = assertThrows(RefusedEntry.class, () -> new Stage(scene, files));
        String message = SceneFile.refusal(file, refused).orElseThrow().getMessage();
        assertTrue(
                message.startsWith(file + ":3: characters[0].character: characters/bad.xml:1: <mujoco> has no body"),
                message);
    }

    @Test
    void theReportNamesFilesAsTheSceneDoes() throws IOException {
        Path file = write(
                "scenes/x.yaml",
                scene("../characters/ball.xml", "../styles/firm.yaml", "../terrains/hill.yaml:seed=3"));
        Scene scene = SceneFile.read(file);
        assertEquals("ball", scene.roles().get(0).name());
        try (Run run = new Run(scene, files.in(file.getParent()))) {
            RunReport report = RunReport.of("1", run, 1, 1);
            assertEquals("../characters/ball.xml", report.character());
            assertEquals("../styles/firm.yaml", report.preset());
            assertEquals("../terrains/hill.yaml:seed=3", report.terrain());
        }
    }

    @Test
    void scenesAreWrittenWithNamesAsSeenFromTheirFolder() throws IOException {
        String text = scene("../characters/ball.xml", "../styles/firm.yaml", "{file: ../terrains/hill.yaml, seed: 3}");
        Path file = write("scenes/x.yaml", text);
        Scene scene = SceneFile.read(file);
        Path beside = project.resolve("scenes/y.yaml");
        SceneFile.write(scene, beside);
        String written = Files.readString(beside);
        assertTrue(written.contains("character: \"../characters/ball.xml\""), written);
        assertTrue(written.contains("preset: \"../styles/firm.yaml\""), written);
        assertTrue(written.contains("file: \"../terrains/hill.yaml\""), written);
        assertEquals(scene.roles(), SceneFile.read(beside).roles());
        assertEquals(scene.terrain(), SceneFile.read(beside).terrain());
        Path above = project.resolve("z.yaml");
        SceneFile.write(scene, above);
        assertTrue(Files.readString(above).contains("character: characters/ball.xml"), Files.readString(above));
        assertEquals(scene.roles(), SceneFile.read(above).roles());
    }

    @Test
    void aKindThatFailsIsToBlameNotTheFile() throws IOException {
        studio.add(new Failing());
        write("terrains/fails.yaml", "kind: failing\n");
        assertThrows(
                PluginFailure.class, () -> Stage.terrain(new TerrainSpec("terrains/fails.yaml", Map.of(), 0), files));
        assertTrue(studio.entries().stream()
                .anyMatch(e -> e.id().equals("failing") && !e.health().good()));
    }

    private record Installed() implements CharacterProvider {
        @Override
        public String id() {
            return "ball";
        }

        @Override
        public String name() {
            return "Ball";
        }

        @Override
        public CharacterModel model() {
            try (InputStream in = FileContent.stream(BALL)) {
                return MjcfReader.read(in, "ball.xml").character();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    private record Failing() implements TerrainFactory {
        @Override
        public String id() {
            return "failing";
        }

        @Override
        public String name() {
            return "Failing";
        }

        @Override
        public org.gaitwright.core.parameter.ParameterSet parameters() {
            return org.gaitwright.core.parameter.ParameterSet.EMPTY;
        }

        @Override
        public Terrain create(org.gaitwright.core.parameter.ParameterValues parameters, long seed) {
            throw new IllegalStateException("out of sand");
        }
    }

    @Test
    void whatIsFrozenStaysAsItWasFirstRead() throws IOException {
        String file = "terrains/hill.yaml";
        Path hill = project.resolve(file);
        FileRegistry frozen = files.frozen();
        assertTrue(frozen.current(), "nothing was read yet");
        assertEquals(0.5, height(frozen, file));
        assertEquals(Map.of(hill, Files.readString(hill)), frozen.files().texts());
        String before = Files.readString(hill);
        unsaved.put(hill, before.replace("0.5", "0.7"));
        assertEquals(0.5, height(frozen, file), "typed since, and not seen");
        assertEquals(0.7, height(files, file));
        assertTrue(!frozen.current());
        unsaved.clear();
        write(file, before.replace("0.5", "0.9"));
        assertEquals(0.5, height(frozen, file), "saved since, and not seen");
        assertEquals(0.9, height(files.frozen(), file), "a new one sees it");
        assertEquals(Map.of(), files.files().texts());
    }

    private static double height(FileRegistry from, String file) {
        return Stage.terrain(new TerrainSpec(file, Map.of(), 0), from).height(0, 0);
    }
}
