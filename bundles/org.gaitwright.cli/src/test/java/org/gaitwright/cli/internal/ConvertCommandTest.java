// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gaitwright.core.exchange.Importer;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.testkit.FallingBall;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ConvertCommandTest {
    private final Shell shell = new Shell();
    private final List<Map<String, String>> asked = new ArrayList<>();

    @TempDir
    Path folder;

    private Path in;
    private Path out;

    /** Reads a ball from any file; refuses one that says so. */
    private final class BallImporter implements Importer {
        @Override
        public String id() {
            return "ball";
        }

        @Override
        public String name() {
            return "Ball";
        }

        @Override
        public Set<String> endings() {
            return Set.of("ball");
        }

        @Override
        public Imported read(Path file, Map<String, String> options) throws IOException {
            asked.add(options);
            if (Files.readString(file).equals("bad")) {
                throw new InvalidInput(file.getFileName() + ":7: <ball> is flat; blow it up");
            }
            return new Imported(
                    FallingBall.character("round"), List.of(new Note("a.ball", 3, "the colour is ignored")));
        }
    }

    @BeforeEach
    void aModel() throws IOException {
        shell.studio.add(new BallImporter());
        in = Files.writeString(folder.resolve("a.ball"), "good");
        out = folder.resolve("a.xml");
    }

    @Test
    void aModelIsWrittenAndWhatWasIgnoredIsTold() throws IOException {
        assertEquals(0, shell.run("convert", in.toString(), out.toString()));
        assertTrue(Files.readString(out).startsWith("<mujoco model=\"round\">"), Files.readString(out));
        assertEquals("a.ball:3: the colour is ignored\n", shell.err);
        assertEquals("", shell.out);
        assertEquals(List.of(Map.of()), asked);
    }

    @Test
    void theRootReachesTheImporter() {
        assertEquals(0, shell.run("convert", in.toString(), out.toString(), "--root", "planar", "-q"));
        assertEquals(List.of(Map.of("root", "planar")), asked);
        assertEquals("", shell.err);
    }

    @Test
    void anOldFileIsReplacedAndStdoutTakesADash() throws IOException {
        Files.writeString(out, "old");
        assertEquals(0, shell.run("convert", in.toString(), out.toString()));
        assertFalse(Files.readString(out).contains("old"));
        assertEquals(0, shell.run("convert", in.toString(), "-"));
        assertEquals(Files.readString(out), shell.out);
    }

    @Test
    void aBadModelIsRefusedAndTheOldFileStays() throws IOException {
        Files.writeString(in, "bad");
        Files.writeString(out, "old");
        assertEquals(2, shell.run("convert", in.toString(), out.toString()));
        assertEquals("error: a.ball:7: <ball> is flat; blow it up\n", shell.err);
        assertEquals("old", Files.readString(out));
    }

    @Test
    void unknownFormatsAndTheSameFileAreRefused() throws IOException {
        assertEquals(2, shell.run("convert", folder.resolve("a.dance").toString(), out.toString()));
        assertTrue(shell.err.contains("expected a name that ends in .ball"), shell.err);
        assertEquals(
                2, shell.run("convert", in.toString(), folder.resolve("b.urdf").toString()));
        assertTrue(shell.err.contains("ends in .xml or .mjcf"), shell.err);
        Files.writeString(out, "model");
        assertEquals(2, shell.run("convert", out.toString(), out.toString()));
        assertTrue(shell.err.contains("choose another name"), shell.err);
        assertEquals("model", Files.readString(out));
    }

    @Test
    void aCharacterIsWrittenByItsId() throws IOException {
        assertEquals(0, shell.run("convert", "humanoid", out.toString()));
        assertTrue(Files.readString(out).startsWith("<mujoco model=\"humanoid\">"), Files.readString(out));
        assertEquals(2, shell.run("convert", "humanoid", out.toString(), "--root", "planar"));
        assertTrue(shell.err.contains("--root is for URDF models"), shell.err);
        assertEquals(2, shell.run("convert", "humanoit", out.toString()));
        assertTrue(shell.err.contains("or the id of a character"), shell.err);
    }

    @Test
    void proportionsByChanceComeFromTheSeed() throws IOException {
        assertEquals(0, shell.run("convert", in.toString(), out.toString(), "--random", "-7", "-q"));
        assertTrue(Files.readString(out).startsWith("<mujoco model=\"round-random--7\">"), Files.readString(out));
        assertEquals(2, shell.run("convert", in.toString(), out.toString(), "--random", "x"));
    }
}
