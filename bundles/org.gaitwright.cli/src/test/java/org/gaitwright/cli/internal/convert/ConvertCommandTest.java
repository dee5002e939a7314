// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal.convert;

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
import org.gaitwright.cli.internal.Shell;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.CharacterProvider;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.controller.Controller;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.controller.Suitability;
import org.gaitwright.core.exchange.Importer;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.io.PresetFile;
import org.gaitwright.testkit.CapturedFigure;
import org.gaitwright.testkit.FallingBall;
import org.gaitwright.testkit.PosedBiped;
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
        assertTrue(shell.err.contains("expected") && shell.err.contains(".ball"), shell.err);
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
        assertTrue(shell.err.contains("id"), shell.err);
    }

    @Test
    void proportionsByChanceComeFromTheSeed() throws IOException {
        assertEquals(0, shell.run("convert", in.toString(), out.toString(), "--random", "-7", "-q"));
        assertTrue(Files.readString(out).startsWith("<mujoco model=\"round-random--7\">"), Files.readString(out));
        assertEquals(2, shell.run("convert", in.toString(), out.toString(), "--random", "x"));
    }

    /** Says which bodies move in a plane. */
    private record PlanarOnly() implements ControllerFactory {
        @Override
        public String id() {
            return "nearest-node";
        }

        @Override
        public String name() {
            return "Nearest node";
        }

        @Override
        public Suitability suits(CharacterModel character) {
            return character.name().equals("doll") ? Suitability.YES : Suitability.no("it lacks a plane");
        }

        @Override
        public ParameterSet parameters(CharacterModel character) {
            return ParameterSet.of();
        }

        @Override
        public Controller create(CharacterModel character, ParameterValues parameters) {
            throw new UnsupportedOperationException("nobody walks here");
        }
    }

    private record DollProvider() implements CharacterProvider {
        @Override
        public String id() {
            return "doll";
        }

        @Override
        public String name() {
            return "Doll";
        }

        @Override
        public CharacterModel model() {
            return PosedBiped.model(true, JointType.HINGE);
        }
    }

    private Path walk() throws IOException {
        shell.studio.add(new PlanarOnly());
        shell.studio.add(new DollProvider());
        Map<String, Double> keys = Map.ofEntries(
                Map.entry("keys", 2.0),
                Map.entry("key.0.seconds", 0.3),
                Map.entry("key.0.stance-hip", -0.4),
                Map.entry("key.0.stance-knee", 0.1),
                Map.entry("key.0.stance-ankle", 0.3),
                Map.entry("key.0.swing-hip", 0.3),
                Map.entry("key.0.swing-knee", 0.2),
                Map.entry("key.1.seconds", 0.3),
                Map.entry("key.1.swing-hip", -0.5),
                Map.entry("key.1.swing-knee", 1.0));
        return Files.writeString(folder.resolve("walk.bvh"), new CapturedFigure(keys).bvh());
    }

    @Test
    void aCapturedWalkBecomesKeyframes() throws IOException {
        Path walk = walk();
        Path yaml = folder.resolve("walk.yaml");
        Files.writeString(yaml, "old");
        assertEquals(0, shell.run("convert", walk.toString(), yaml.toString(), "--character", "doll", "--keys", "2"));
        assertEquals("", shell.err);
        PresetFile read = PresetFile.of(Files.readString(yaml), "walk.yaml", "nearest-node");
        assertEquals("doll", read.character());
        assertEquals(2, read.values().get("keys"));
        assertEquals(-0.4, read.values().get("key.0.stance-hip"), 0.02);
        assertEquals(1.0, read.values().get("key.1.swing-knee"), 0.05);
        assertEquals(0, shell.run("convert", walk.toString(), "-", "--character", "doll"));
        assertTrue(shell.out.contains("\nkeys: 4\nnodes: 8\n"), shell.out);
    }

    @Test
    void whatACapturedWalkNeedsIsTold() throws IOException {
        String walk = walk().toString();
        Path yaml = Files.writeString(folder.resolve("walk.yaml"), "old");
        refused("--character is missing", "expected one of doll", walk, yaml.toString());
        refused(
                "humanoid does not move in a plane: it lacks a plane",
                "one of doll",
                walk,
                yaml.toString(),
                "--character",
                "humanoid");
        refused("there is no 'dol'", "characters", walk, yaml.toString(), "--character", "dol");
        refused("written as keyframes", "ends in .yaml", walk, out.toString(), "--character", "doll");
        refused("got 13 keyframes", "expected 1 to 12", walk, yaml.toString(), "--character", "doll", "--keys", "13");
        refused(
                "--root is for models",
                "captured walk",
                walk,
                yaml.toString(),
                "--character",
                "doll",
                "--root",
                "free");
        refused("--character is for captured walks", ".bvh", in.toString(), out.toString(), "--character", "doll");
        refused(
                "no.bvh:1: there is no such file",
                "check its name",
                folder.resolve("no.bvh").toString(),
                yaml.toString(),
                "--character",
                "doll");
        Files.writeString(Path.of(walk), "HIERARCHY\nJOINT");
        refused("walk.bvh:2: got 'JOINT'", "expected ROOT", walk, yaml.toString(), "--character", "doll");
        assertEquals("old", Files.readString(yaml));
        assertFalse(Files.exists(out));
    }

    private void refused(String got, String expected, String... arguments) {
        String[] all = new String[arguments.length + 1];
        all[0] = "convert";
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        assertEquals(2, shell.run(all));
        assertTrue(shell.err.contains(got) && shell.err.contains(expected), shell.err);
    }
}
