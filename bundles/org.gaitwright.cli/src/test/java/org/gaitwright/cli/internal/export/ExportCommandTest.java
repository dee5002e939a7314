// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.gaitwright.cli.internal.Shell;
import org.gaitwright.core.exchange.Exporter;
import org.gaitwright.core.exchange.Motion;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ExportCommandTest {
    @TempDir
    private Path folder;

    private final Shell shell = new Shell();
    private Path recording;

    /** Writes the height of the first body, a line per frame, then throws what there is to throw. */
    private record Heights(String ending, Exception failure) implements Exporter {
        @Override
        public String id() {
            return ending;
        }

        @Override
        public String name() {
            return "Heights";
        }

        @Override
        public String description() {
            return "";
        }

        @Override
        public void write(Motion motion, OutputStream out) throws IOException {
            double[] pose = new double[7];
            for (int frame = 0; frame < motion.frames(); frame++) {
                motion.bodyPose(frame, motion.world().firstBody(0), pose);
                out.write((motion.timeSeconds(frame) + " " + pose[2] + "\n").getBytes(StandardCharsets.US_ASCII));
            }
            if (failure instanceof IOException e) {
                throw e;
            }
            if (failure instanceof RuntimeException e) {
                throw e;
            }
        }
    }

    @BeforeEach
    void record() {
        recording = folder.resolve("fall.rec");
        shell.studio.add(new Heights("heights", null));
        shell.studio.add(new Heights("careless", new IllegalStateException("out of luck")));
        shell.studio.add(new Heights("full", new IOException("No space left on device")));
        assertEquals(0, shell.run("simulate", "--duration", "0.25", "--record", recording.toString()), shell.err);
    }

    private String out(String name) {
        return folder.resolve(name).toString();
    }

    private void refused(String why, String... arguments) {
        assertEquals(2, shell.run(arguments), shell.out);
        assertTrue(shell.err.startsWith("error: ") && shell.err.contains(why), shell.err);
        assertEquals("", shell.out);
    }

    /** Nothing is in the folder but these files. */
    private void only(String... names) throws IOException {
        try (var files = Files.list(folder)) {
            assertEquals(
                    Arrays.stream(names).sorted().toList(),
                    files.map(f -> f.getFileName().toString()).sorted().toList());
        }
    }

    @Test
    void theExporterOfTheEndingGetsTheRecordedMotion() throws IOException {
        assertEquals(0, shell.run("export", recording.toString(), out("fall.HEIGHTS")), shell.err);
        assertEquals("", shell.out + shell.err);
        var lines = Files.readAllLines(folder.resolve("fall.HEIGHTS"));
        assertEquals(1 + 32, lines.size(), "start and 32 ticks");
        assertEquals("0.0 1.0", lines.get(0));
        // v = −g t after each tick, then z = z + v dt
        double dt = 1.0 / 128, fallen = 9.81 * dt * dt * 32 * 33 / 2;
        String[] last = lines.get(32).split(" ");
        assertEquals(0.25, Double.parseDouble(last[0]));
        assertEquals(1 - fallen, Double.parseDouble(last[1]), 1e-7, "single precision");
    }

    @Test
    void whatIsThereIsOverwritten() throws IOException {
        Files.writeString(folder.resolve("fall.heights"), "old");
        assertEquals(0, shell.run("export", recording.toString(), out("fall.heights")), shell.err);
        assertTrue(Files.readString(folder.resolve("fall.heights")).startsWith("0.0 1.0\n"));
        only("fall.rec", "fall.heights");
    }

    @Test
    void anUnknownEndingIsAnsweredWithThoseThatExist() throws IOException {
        refused(
                "expected a name that ends in .careless, .full, .heights",
                "export",
                recording.toString(),
                out("fall.bvh"));
        refused("unknown format of -", "export", recording.toString(), "-");
        only("fall.rec");
    }

    @Test
    void whatIsNoRecordingIsRefused() throws IOException {
        Path text = Files.writeString(folder.resolve("x.rec"), "duration: 1 # more than eight bytes\n");
        refused(
                "is not a recording; expected a file made by simulate --record",
                "export",
                text.toString(),
                out("x.heights"));
        refused("does not exist", "export", out("none.rec"), out("x.heights"));
        only("fall.rec", "x.rec");
    }

    @Test
    void aRecordingIsNotReplacedByItsExport() throws IOException {
        Path named = Files.copy(recording, folder.resolve("fall.heights"));
        refused("it is the recording that is read", "export", named.toString(), named.toString());
        assertEquals(-1, Files.mismatch(recording, named));
    }

    @Test
    void aRecordingThatWasCutShortIsExportedWithANote() throws IOException {
        byte[] whole = Files.readAllBytes(recording);
        Files.write(recording, Arrays.copyOf(whole, whole.length - 1));
        assertEquals(0, shell.run("export", recording.toString(), out("fall.heights")), shell.err);
        assertTrue(shell.err.contains(" 0.25 s"), shell.err);
        int header = new String(whole, StandardCharsets.ISO_8859_1).indexOf("FRMS");
        Files.write(recording, Arrays.copyOf(whole, header + 20));
        refused("before its first frames", "export", recording.toString(), out("none.heights"));
        assertFalse(Files.exists(folder.resolve("none.heights")));
    }

    @Test
    void filesOfItsSceneAreFoundFromAnywhereAsLongAsTheyExist() throws IOException {
        Path hill = Files.writeString(folder.resolve("hill.yaml"), "kind: flat\nparameters: {height: 0.5}\n");
        Path scene = Files.writeString(
                folder.resolve("x.yaml"),
                "duration: 0.1\nterrain: hill.yaml\ncharacters:\n  - {character: humanoid, controller: passive}\n");
        Path elsewhere = Files.createDirectory(folder.resolve("elsewhere")).resolve("x.rec");
        assertEquals(0, shell.run("simulate", scene.toString(), "--record", elsewhere.toString()), shell.err);
        assertEquals(0, shell.run("export", elsewhere.toString(), out("x.heights")), shell.err);
        Files.delete(hill);
        refused("x.rec: its scene can't be set up again: ", "export", elsewhere.toString(), out("y.heights"));
        assertFalse(Files.exists(folder.resolve("y.heights")));
    }

    @Test
    void aPlugInThatThrowsIsNamedAndLeavesNothing() throws IOException {
        refused("careless", "export", recording.toString(), out("fall.careless"));
        only("fall.rec");
        assertEquals(2, shell.run("export", recording.toString(), out("again.careless")));
        assertTrue(shell.err.contains(".full, .heights"), shell.err);
    }

    @Test
    void aDiskThatFailsIsNoFailureOfThePlugIn() throws IOException {
        for (int attempt = 0; attempt < 2; attempt++) {
            refused("No space left on device; nothing was written", "export", recording.toString(), out("fall.full"));
        }
        refused("there is no folder", "export", recording.toString(), out("none/fall.heights"));
        only("fall.rec");
    }
}
