// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal.simulate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.gaitwright.cli.internal.Shell;
import org.gaitwright.io.recording.Recording;
import org.gaitwright.io.recording.RecordingFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class SimulateCommandTest {
    @TempDir
    private Path folder;

    private final Shell shell = new Shell();

    private String report() throws IOException {
        return Files.readString(folder.resolve("r.json"));
    }

    private String value(String key) throws IOException {
        return report().lines()
                .filter(l -> l.startsWith("  \"" + key + "\": "))
                .map(l -> l.substring(key.length() + 6).replaceAll(",$", ""))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no key " + key));
    }

    private int simulate(String... options) {
        String[] all = new String[options.length + 3];
        all[0] = "simulate";
        System.arraycopy(options, 0, all, 1, options.length);
        all[options.length + 1] = "--report";
        all[options.length + 2] = folder.resolve("r.json").toString();
        return shell.run(all);
    }

    @Test
    void withoutOptionsTheDefaultSceneRuns() throws IOException {
        assertEquals(0, simulate(), shell.err);
        assertEquals("\"humanoid\"", value("character"));
        assertEquals("\"passive\"", value("controller"));
        assertEquals("\"flat\"", value("terrain"));
        assertEquals("\"gaitwright\"", value("engine"));
        assertEquals("5.0", value("simulated_s"));
        assertEquals("\"9.8.7\"", value("version"));
    }

    @Test
    void withoutArgumentsItSaysThatThereIsNoDisplay() {
        assertEquals(0, shell.run());
        assertTrue(shell.err.startsWith("There is no display"), shell.err);
        assertTrue(shell.out.startsWith("humanoid, passive, flat"), shell.out);
    }

    @Test
    void aReportHasTheKeysOfTheContract() throws IOException {
        simulate("--duration", "0.1");
        assertTrue(Shell.keys(report())
                .containsAll(List.of(
                        "version",
                        "character",
                        "controller",
                        "terrain",
                        "engine",
                        "seed",
                        "duration_s",
                        "simulated_s",
                        "outcome",
                        "fell_at_s",
                        "fell_because",
                        "stuck_s",
                        "distance_m",
                        "mean_speed_mps",
                        "steps",
                        "wall_s",
                        "cpu_s",
                        "realtime_factor",
                        "control_hz",
                        "substeps",
                        "us_per_substep",
                        "max_torque_ratio",
                        "cost_of_transport",
                        "state_sha256")));
    }

    @Test
    void aPresetOfAnotherCharacterIsToldAsSuch() throws IOException {
        Path preset = Files.writeString(
                folder.resolve("giant.yaml"), "controller: passive\ncharacter: giant\ntail.torque: 2\n");
        assertEquals(0, simulate("--preset", preset.toString(), "--duration", "0.1"));
        assertTrue(shell.err.contains("was made for 'giant'; 'humanoid' may"), shell.err);
        assertEquals(0, simulate("--preset", preset.toString(), "--duration", "0.1", "-q"));
        assertFalse(shell.err.contains("giant"), shell.err);
    }

    @Test
    void aPresetThatDoesNotFitNamesTheCharacterThatItIsFor() throws IOException {
        Path preset = Files.writeString(
                folder.resolve("giant.yaml"), "controller: passive\ncharacter: giant\nhorn.torque: 2\n");
        assertEquals(2, simulate("--preset", preset.toString()));
        assertTrue(shell.err.contains("made for 'giant', not for 'humanoid'"), shell.err);
    }

    @Test
    void equalScenesEndInEqualBits() throws IOException {
        simulate("--duration", "1");
        String first = value("state_sha256");
        simulate("--duration", "1");
        assertEquals(first, value("state_sha256"));
        simulate("--duration", "1", "--push", "t=0.2,body=ball,force=1:2:3,duration=0.1");
        assertNotEquals(first, value("state_sha256"));
    }

    @Test
    void parametersComeFromThePresetAndThenFromSet() throws IOException {
        simulate("--duration", "0.1", "--preset", "firm");
        assertEquals("0.9", value("max_torque_ratio"));
        simulate("--duration", "0.1", "--preset", "firm", "--set", "tail.torque=-4");
        assertEquals("0.4", value("max_torque_ratio"));
    }

    @Test
    void theNameOfACurveSetsAllOfIt() throws IOException {
        simulate("--duration", "0.1", "--set", "more=2");
        assertEquals("0.5", value("max_torque_ratio"));
        simulate("--duration", "0.1", "--set", "more=2", "--set", "more.1=4");
        assertEquals("0.7", value("max_torque_ratio"));
        simulate("--duration", "0.1", "--set", "more.1=4", "--set", "more=2");
        assertEquals("0.5", value("max_torque_ratio"));
    }

    @Test
    void curvesOfASceneFileAreSetAndOverruled() throws IOException {
        Path scene = Files.writeString(
                folder.resolve("s.yaml"),
                "duration: 0.1\n"
                        + "characters:\n"
                        + "  - {character: humanoid, controller: passive, parameters: {more: [1, 4]}}\n");
        simulate(scene.toString());
        assertEquals("0.6", value("max_torque_ratio"));
        simulate(scene.toString(), "--set", "more=2");
        assertEquals("0.5", value("max_torque_ratio"));
        Files.writeString(scene, Files.readString(scene).replace("[1, 4]", "\n    [1,\n    9]"));
        assertEquals(2, simulate(scene.toString()));
        assertTrue(
                shell.err.startsWith(
                        "error: " + scene + ":5: characters[0].parameters.more[1]: parameter 'more.1': 9.0"),
                shell.err);
    }

    @Test
    void terrainAndSeedAreTold() throws IOException {
        assertEquals(0, simulate("--duration", "0.1", "--terrain", "flat:height=0.5,seed=4", "--seed", "-17"));
        assertEquals("\"flat:height=0.5,seed=4\"", value("terrain"));
        assertEquals("-17", value("seed"));
    }

    @Test
    void aFallEndsTheRunAndMissesTheExpectation() throws IOException {
        assertEquals(1, simulate("--controller", "walker", "--expect", "upright"));
        assertEquals("\"fell\"", value("outcome"));
        double at = Double.parseDouble(value("fell_at_s"));
        assertEquals(at, Double.parseDouble(value("simulated_s")));
        assertTrue(at > 0.2 && at < 0.4, "from 1 m to 0.6 m takes 0.29 s: " + at);
        assertTrue(shell.err.contains("expected upright, got fell"), shell.err);
        assertEquals(0, simulate("--controller", "walker"), "nothing was expected");
        assertEquals(0, simulate("--controller", "walker", "--duration", "0.1", "--expect", "upright"));
        assertEquals("\"upright\"", value("outcome"));
        assertEquals("null", value("fell_at_s"));
        assertEquals("null", value("fell_because"));
        assertTrue(shell.out.contains("upright to the end, 0.10"), shell.out);
    }

    @Test
    void aFallOfARagDollIsToldAndTheRunGoesOn() throws IOException {
        assertEquals(1, simulate("--controller", "passive", "--expect", "upright"));
        assertEquals("\"fell\"", value("outcome"));
        assertEquals("5.0", value("simulated_s"));
        double at = Double.parseDouble(value("fell_at_s"));
        assertTrue(at > 0.2 && at < 0.4, "from 1 m to 0.6 m takes 0.29 s: " + at);
        assertTrue(shell.out.contains("s, ran on to 5.00 s"), shell.out);
    }

    @Test
    void aDivergedRunIsAResult() throws IOException {
        assertEquals(0, simulate("--push", "t=0,body=ball,force=1e12:0:0,duration=1"));
        assertEquals("\"diverged\"", value("outcome"));
        assertEquals(1, simulate("--push", "t=0,body=ball,force=1e12:0:0,duration=1", "--expect", "upright"));
    }

    @Test
    void tracesAndRecordingsAreWritten() throws IOException {
        Path trace = folder.resolve("t.jsonl");
        Path recording = folder.resolve("m.rec");
        assertEquals(0, simulate("--duration", "1", "--trace", trace.toString(), "--record", recording.toString()));
        List<String> lines = Files.readAllLines(trace);
        assertEquals(129, lines.size());
        assertTrue(lines.get(0).startsWith("{\"type\":\"header\",\"dt\":0.0078125,\"substeps\":4,"), lines.get(0));
        assertTrue(lines.get(1).startsWith("{\"t\":0.0078125,\"bodies\":[[0.0,0.0,"), lines.get(1));
        Recording read = RecordingFile.read(recording);
        assertEquals(129, read.frames());
        assertTrue(read.complete());
    }

    @Test
    void stdoutCarriesOnlyWhatWasAskedFor() {
        assertEquals(0, shell.run("simulate", "--duration", "0.1", "--report", "-"));
        assertTrue(shell.out.startsWith("{\n  \"version\""), shell.out);
        assertTrue(shell.out.endsWith("}\n"), shell.out);
        assertTrue(shell.err.contains("upright to the end"), shell.err);
        assertEquals(0, shell.run("simulate", "--duration", "0.1", "--trace", "-", "--quiet"));
        assertEquals(1 + 13, shell.out.lines().count());
        assertTrue(shell.out.startsWith("{\"type\":\"header\""), shell.out);
        assertEquals("", shell.err);
    }

    @Test
    void optionsChangeASceneFile(@TempDir Path scenes) throws IOException {
        String scene = Shell.scene(scenes, 9).toString();
        assertEquals(0, simulate(scene, "--duration", "0.5", "--seed", "3", "--set", "bert/tail.torque=50"));
        assertEquals("0.5", value("duration_s"));
        assertEquals("0.1", value("max_torque_ratio"), "anna, of whom the report tells, keeps hers");
        assertEquals(
                0,
                simulate(
                        scene,
                        "--duration",
                        "0.5",
                        "--set",
                        "anna/tail.torque=2",
                        "--goal",
                        "bert/speed=1@2",
                        "--goal",
                        "bert/speed=none@3"));
        assertEquals("0.2", value("max_torque_ratio"));
    }

    @Test
    void optionsLeaveTheThingsOfASceneFileInPlace() throws IOException {
        Path scene = Files.writeString(
                folder.resolve("s.yaml"),
                """
                characters: [{character: humanoid, controller: passive}]
                crates: [{name: box, shape: sphere, radius: 0.1, mass: 1}]
                springs: [{from: {crate: box}, to: {body: nose}, stiffness: 1}]
                """);
        assertEquals(2, simulate(scene.toString(), "--seed", "3", "--duration", "0.1"));
        assertTrue(shell.err.contains("s.yaml:3: springs[0].to: "), shell.err);
        assertTrue(shell.err.contains("'nose'") && shell.err.contains("ball, tail"), shell.err);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--character nobody",
                "--controller nobody",
                "--engine nobody",
                "--preset nothing",
                "--terrain nowhere",
                "--terrain flat:height=9",
                "--terrain flat:depth=1",
                "--terrain flat:",
                "--terrain flat:height=tall",
                "--terrain flat:file=a.png",
                "--duration 0",
                "--duration -1",
                "--duration x",
                "--seed 1.5",
                "--set tail.torque",
                "--set tail.torque=x",
                "--set tail.torque=51",
                "--set tail.tork=1",
                "--set zoe/tail.torque=1",
                "--goal speed",
                "--goal speed=fast",
                "--goal sped=1",
                "--goal step-time=1",
                "--goal speed=1@soon",
                "--goal speed=1@-1",
                "--push t=1",
                "--push t=1,body=nose,force=1:2:3,duration=1",
                "--push t=1,body=ball,force=1:2,duration=1",
                "--push t=1,body=ball,force=1:2:3,duration=0",
                "--push t=1,body=ball,force=1:2:3,duration=1,t=2",
                "--push t=1,body=ball,force=1:2:3,duration=1,colour=red",
                "--push t=1,body=ball,force=1:2:3,duration=1,actor=zoe",
                "--expect fallen",
                "--frobnicate",
                "--record -",
                "--record /no/such/folder/m.rec",
                "--refine -",
                "--refine refined.yaml",
                "--refine refined",
                "--trace r.json/t.jsonl",
                "no-such-scene.yaml",
                "no-such-scene.yaml --character humanoid"
            })
    void wrongInputIsRefusedAndNothingIsWritten(String options) throws IOException {
        assertEquals(2, simulate(options.split(" ")), shell.err);
        assertTrue(shell.err.startsWith("error: "), shell.err);
        assertEquals("", shell.out);
        assertTrue(Shell.isEmpty(folder), "a file was left behind");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    engine: nope                          | :2: engine:
                    terrain: 'flat:x=1'                   | :2: terrain:
                    terrain: nowhere                      | :2: terrain:
                    pushes: [{at: 1, duration: 1, body: nose, force: [1, 0, 0]}] | :2: pushes[0].body:
                    duration: 1                           | :4: characters[0].parameters.tail.tork:
                    """)
    void whatASceneFileAsksInVainIsToldWithItsLine(String entry, String place) throws IOException {
        Path scene = Files.writeString(
                folder.resolve("s.yaml"),
                "name: s\n" + entry + "\ncharacters: [{character: humanoid, controller: passive,\n    parameters: {"
                        + (place.contains("tork") ? "tail.torque: 1, tail.tork: 2" : "tail.torque: 1") + "}}]\n");
        assertEquals(2, shell.run("simulate", scene.toString()));
        assertTrue(shell.err.startsWith("error: " + scene + place), shell.err);
    }

    @Test
    void whatAnOptionAsksInVainIsToldWithTheOption() throws IOException {
        String scene = Shell.scene(folder, 1).toString();
        assertEquals(2, shell.run("simulate", scene, "--engine", "nope"));
        assertTrue(shell.err.startsWith("error: --engine: "), shell.err);
        assertEquals(2, shell.run("simulate", scene, "--set", "tail.tork=1"));
        assertTrue(shell.err.startsWith("error: --set tail.tork=1: "), shell.err);
        assertEquals(2, shell.run("simulate", "--terrain", "flat:x=1"));
        assertTrue(shell.err.startsWith("error: --terrain: "), shell.err);
    }

    @Test
    void anEmptyNameIsNotAFolder() {
        assertEquals(2, shell.run("simulate", ""));
        assertTrue(shell.err.matches("(?s)error: .*scene.*empty.*"), shell.err);
        assertEquals(2, shell.run("simulate", "--report", ""));
        assertTrue(shell.err.matches("(?s)error: .*file.*empty.*"), shell.err);
    }

    @Test
    void everyCharacterIsNamedInTheSummary() throws IOException {
        assertEquals(0, shell.run("simulate", Shell.scene(folder, 0.1).toString()));
        assertTrue(shell.out.startsWith("anna (humanoid, passive), bert (humanoid, passive), flat,"), shell.out);
        assertTrue(shell.out.contains("  anna: distance "), shell.out);
    }

    @Test
    void aStartOutOfReachIsRefused() throws IOException {
        Path scene = Files.writeString(
                folder.resolve("s.yaml"),
                "characters: [{character: humanoid, controller: passive,\n  start: {x: 1e308}}]\n");
        assertEquals(2, shell.run("simulate", scene.toString()));
        assertTrue(shell.err.startsWith("error: " + scene + ":2: start of 'humanoid'"), shell.err);
        assertTrue(shell.err.contains("100,000 m"), shell.err);
    }

    @Test
    void aPlugInThatThrowsIsNamedAndNothingIsWritten() throws IOException {
        Path trace = folder.resolve("t.jsonl");
        assertEquals(2, simulate("--controller", "faulty", "--trace", trace.toString()));
        assertTrue(shell.err.contains("'faulty' of bundle org.example.fake"), shell.err);
        assertTrue(shell.err.contains("out of luck"), shell.err);
        assertTrue(Shell.isEmpty(folder), "a file was left behind");
        assertEquals(2, shell.run("simulate", "--controller", "faulty", "--trace", "-"));
        assertEquals("", shell.out, "not even half a trace");
    }

    @Test
    @EnabledOnOs(OS.LINUX) // which has a device that is always full
    void aDeviceThatIsFullIsNamedAndNothingAppears() throws IOException {
        Path trace = folder.resolve("t.jsonl");
        assertEquals(2, shell.run("simulate", "--duration", "0.1", "--trace", "" + trace, "--report", "/dev/full"));
        assertTrue(shell.err.contains("can't write /dev/full: No space left on device"), shell.err);
        assertTrue(Shell.isEmpty(folder), "a file was left behind");
        shell.full = true;
        assertEquals(2, shell.run("simulate", "--duration", "0.1", "--trace", "" + trace, "--report", "-"));
        assertTrue(Shell.isEmpty(folder), "a file was left behind");
    }

    @Test
    void anOldReportSurvivesAFailedRun() throws IOException {
        Files.writeString(folder.resolve("r.json"), "old");
        assertEquals(2, simulate("--controller", "faulty"));
        assertEquals("old", report());
    }

    @Test
    void twoOutputsNeedTwoFiles() throws IOException {
        assertEquals(
                2,
                simulate(
                        "--trace",
                        folder.resolve("../" + folder.getFileName() + "/r.json").toString()));
        assertEquals(2, shell.run("simulate", "--report", "-", "--trace", "-"));
        Path scene = Shell.scene(folder, 1);
        assertEquals(2, shell.run("simulate", scene.toString(), "--report", scene.toString()));
        assertTrue(shell.err.contains("is also the scene"), shell.err);
    }

    @Test
    void aStoppedRunWritesNothing() throws IOException {
        shell.stopping.ask();
        assertEquals(130, simulate());
        assertTrue(Shell.isEmpty(folder), "a file was left behind");
    }

    @Test
    void aDefectIsToldInOneLineAndWhereTheDetailsAre() throws IOException {
        assertEquals(3, shell.runWith(null, "simulate"));
        assertEquals(1, shell.err.lines().count(), shell.err);
        String log =
                shell.err.substring(shell.err.indexOf("details are in ") + 15).trim();
        assertTrue(Files.readString(Path.of(log)).contains("at org.gaitwright."));
        Files.delete(Path.of(log));
        assertEquals(3, shell.runWith(null, "simulate", "--verbose"));
        assertTrue(shell.err.contains("at org.gaitwright."), shell.err);
    }
}
