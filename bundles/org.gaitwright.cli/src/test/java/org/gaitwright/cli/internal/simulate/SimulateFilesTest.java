// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal.simulate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.gaitwright.cli.internal.Shell;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Characters, styles and terrains of files. */
final class SimulateFilesTest {
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
            </mujoco>
            """;

    @TempDir
    private Path project;

    private final Shell shell = new Shell();

    @BeforeEach
    void project() throws IOException {
        write("characters/my.xml", BALL);
        write("styles/firm.yaml", "controller: passive\ntail: {torque: 9}\n");
        write("styles/bad.yaml", "controller: passive\ntail: {torqe: 9}\n");
        write("terrains/hill.yaml", "kind: flat\nparameters: {height: 0.5}\n");
        write(
                "scenes/x.yaml",
                "duration: 0.2\nterrain: ../terrains/hill.yaml\ncharacters:\n  - character: ../characters/my.xml\n"
                        + "    controller: passive\n    preset: ../styles/firm.yaml\n");
    }

    private String write(String name, String text) throws IOException {
        Path file = project.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text).toString();
    }

    private String file(String name) {
        return project.resolve(name).toString();
    }

    private String value(String key) {
        return shell.out
                .lines()
                .filter(l -> l.startsWith("  \"" + key + "\": "))
                .map(l -> l.substring(key.length() + 6).replaceAll(",$", ""))
                .findFirst()
                .orElseThrow(() -> new AssertionError(shell.out + shell.err));
    }

    @Test
    void aSceneFindsItsFilesFromAnyFolder() {
        assertEquals(0, shell.run("simulate", file("scenes/x.yaml"), "--report", "-"), shell.err);
        assertEquals("\"../characters/my.xml\"", value("character"));
        assertEquals("\"../styles/firm.yaml\"", value("preset"));
        assertEquals("\"../terrains/hill.yaml\"", value("terrain"));
        assertTrue(shell.err.startsWith("../characters/my.xml, passive/../styles/firm.yaml, ../terrains/hill.yaml"));
    }

    @Test
    void optionsTakeFilesToTheSameEnd() {
        shell.run("simulate", file("scenes/x.yaml"), "--report", "-");
        String scene = value("state_sha256");
        int code = shell.run(
                "simulate",
                "--character",
                file("characters/my.xml"),
                "--controller",
                "passive",
                "--preset",
                file("styles/firm.yaml"),
                "--terrain",
                file("terrains/hill.yaml"),
                "--duration",
                "0.2",
                "--report",
                "-");
        assertEquals(0, code, shell.err);
        assertEquals(scene, value("state_sha256"));
    }

    @Test
    void aStyleOfAFileMayReplaceThatOfAScene() throws IOException {
        String soft = write("soft.yaml", "controller: passive\ntail: {torque: 2}\n");
        assertEquals(0, shell.run("simulate", file("scenes/x.yaml"), "--preset", soft, "--report", "-"), shell.err);
        assertEquals("\"../soft.yaml\"", value("preset"));
    }

    @Test
    void theTraceNamesTheCharacterByItsFile() throws IOException {
        String trace = file("t.jsonl");
        shell.run("simulate", "--character", file("characters/my.xml"), "--duration", "0.1", "--trace", trace);
        assertTrue(Files.readString(Path.of(trace)).contains("\"character\":\"my\""));
    }

    private String error(String... arguments) {
        assertEquals(2, shell.run(arguments), shell.out);
        assertTrue(shell.out.isEmpty(), shell.out);
        return shell.err;
    }

    @Test
    void wrongFilesAreNamedWithWhoNamedThem() throws IOException {
        String missing = error("simulate", "--character", file("characters/your.xml"));
        assertTrue(missing.contains("your.xml:1: "), missing);
        String style = error("simulate", "--preset", file("styles/bad.yaml"));
        assertTrue(style.startsWith("error: --preset: preset '"), style);
        assertTrue(
                style.contains("bad.yaml'") && style.contains("'tail.torqe'") && style.contains("'tail.torque'"),
                style);
        write("characters/my.xml", BALL.replace("0.05", "wide"));
        String scene = error("simulate", file("scenes/x.yaml"));
        assertTrue(
                scene.contains("x.yaml:4: characters[0].character: ../characters/my.xml:6: <geom> size=\"wide\""),
                scene);
        write("terrains/hill.yaml", "kind: flat\nparameters: {heigth: 0.5}\n");
        String ground = error("simulate", file("scenes/x.yaml"));
        assertTrue(ground.contains("x.yaml:2: terrain: ../terrains/hill.yaml:2: "), ground);
    }

    @Test
    void aGaitThatNobodyCanChangeToIsRefused() {
        assertEquals(2, shell.run("simulate", "--controller", "passive", "--goal", "gait=run-3d@2"));
        assertTrue(shell.err.contains("'gait'"), shell.err);
    }

    @Test
    void numbersAreAskedForInWords() {
        String seed = error("simulate", "--seed", "x");
        assertTrue(seed.contains("'x'") && seed.contains("expected"), seed);
        String duration = error("simulate", "--duration", "long");
        assertTrue(duration.contains("'long'") && duration.contains("expected"), duration);
        String random = error("convert", "humanoid", "x.xml", "--random", "1.5");
        assertTrue(random.contains("'1.5'"), random);
    }
}
