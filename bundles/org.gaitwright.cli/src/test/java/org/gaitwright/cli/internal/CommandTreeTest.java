// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.gaitwright.cli.internal.bench.MadeUpRigs;
import org.gaitwright.cli.internal.console.Host;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.registry.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class CommandTreeTest {
    private final Shell shell = new Shell();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--help",
                "help",
                "help simulate",
                "list --help",
                "simulate --help",
                "optimize --help",
                "bench --help",
                "convert --help",
                "export --help",
                "plugin --help",
                "plugin list --help",
                "plugin install --help",
                "plugin remove --help"
            })
    void helpHasExamplesAndNeedsNoServices(String words) {
        assertEquals(0, shell.runWith(null, words.split(" ")));
        assertTrue(shell.out.contains("Usage: gaitwright"), shell.out);
        assertTrue(shell.out.contains("Example"), shell.out);
        assertEquals("", shell.err);
    }

    @Test
    void versionIsTold() {
        assertEquals(0, shell.run("--version"));
        assertTrue(shell.out.startsWith("Gaitwright 9.8.7"), shell.out);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"dance", "--dance", "list --dance", "list dances", "plugin", "plugin dance", "plugin remove"})
    void unknownWordsAreRefused(String words) {
        assertEquals(2, shell.run(words.split(" ")));
        assertTrue(shell.err.startsWith("error: "), shell.err);
        assertEquals("", shell.out);
    }

    @Test
    void listNamesEveryKindWithItsBundle() {
        assertEquals(0, shell.run("list", "--json"));
        assertEquals(List.of(Kind.values()).stream().map(Kind::plural).toList(), Shell.keys(shell.out));
        assertEquals(0, shell.run("list", "engines", "exporters", "--json"));
        assertEquals(
                """
                {
                  "engines": [
                    {
                      "id": "gaitwright",
                      "name": "Falling ball",
                      "description": "",
                      "bundle": "org.example.fake",
                      "version": "1.2.3",
                      "healthy": true
                    }
                  ],
                  "exporters": []
                }
                """,
                shell.out);
        assertEquals("", shell.err);
    }

    @Test
    void listNamesWhatWasSetAsideAndWhy() {
        shell.studio.setAside(
                shell.studio.get(ControllerFactory.class, "faulty"), new IllegalStateException("a \"bad\" day"));
        assertEquals(0, shell.run("list", "controllers", "--json"));
        assertTrue(
                shell.out.contains("\"healthy\": false,\n"
                        + "      \"reason\": \"it threw java.lang.IllegalStateException: a \\\"bad\\\" day\""),
                shell.out);
        assertEquals(0, shell.run("list", "controllers"));
        assertTrue(shell.out.contains("it threw"), shell.out);
    }

    @Test
    void listIsATableForPeople() {
        assertEquals(0, shell.run("list", "controllers", "styles", "recipes"));
        List<String> lines = shell.out.lines().toList();
        assertEquals("controllers", lines.get(0));
        assertEquals("  faulty   Driver faulty   org.example.fake 1.2.3  Wags the tail.", lines.get(1));
        assertEquals("  passive  Driver passive  org.example.fake 1.2.3  Wags the tail.", lines.get(2));
        assertEquals(List.of("", "styles", "  none", "", "recipes", "  none"), lines.subList(4, 10));
    }

    @Test
    void plugInsAreInstalledListedAndRemoved() {
        assertEquals(0, shell.run("plugin", "install", "hop.jar", "--trust-unsigned"));
        assertEquals("com.example.hop 1.0.0 (Hop) is installed\n", shell.out);
        assertEquals("checking hop.jar\n", shell.err);
        assertEquals(0, shell.run("plugin", "list", "--json"));
        assertTrue(shell.out.contains("\"id\": \"com.example.hop\""), shell.out);
        assertEquals(0, shell.run("plugin", "list"));
        assertTrue(shell.out.contains("unsigned"), shell.out);
        assertEquals(0, shell.run("plugin", "remove", "com.example.hop"));
        assertEquals(0, shell.run("plugin", "list", "--json"));
        assertEquals("{\n  \"plugins\": []\n}\n", shell.out);
        assertEquals(2, shell.run("plugin", "remove", "com.example.hop"));
    }

    @Test
    void unsignedPlugInsNeedTrust() {
        assertEquals(2, shell.run("plugin", "install", "site", "com.example.hop"));
        assertTrue(shell.err.contains("not trusted: site: unsigned"), shell.err);
        assertTrue(shell.err.contains("--trust-unsigned"), shell.err);
        assertTrue(shell.plugins.installed.isEmpty());
    }

    @Test
    void benchTellsPhysicsAndControllers() {
        assertEquals(0, shell.run("bench", "--json", "--repeats", "3", "--warm-up", "0", "--controller", "passive"));
        assertEquals(List.of("physics", "controllers", "optimizer", "workers", "startup"), Shell.keys(shell.out));
        for (String key : List.of(
                "\"character\": \"humanoid\"",
                "\"engine\": \"gaitwright\"",
                "\"dof\": 7",
                "\"contacts\": ",
                "\"us_per_substep\": ",
                "\"bytes_per_tick\": ",
                "\"controller\": \"passive\"",
                "\"control_hz\": 128",
                "\"physics_hz\": 512",
                "\"realtime_factor\": ")) {
            assertTrue(shell.out.contains(key), key + " in " + shell.out);
        }
        assertEquals(0, shell.run("bench", "--repeats", "1", "--warm-up", "0", "--controller", "walker", "-q"));
        assertTrue(shell.out.startsWith("physics\n  character  engine"), shell.out);
        assertEquals("", shell.err);
    }

    @ParameterizedTest
    @ValueSource(strings = {"list --json", "list", "--help", "plugin list", "simulate --duration 0.1 --report -"})
    void aResultThatStdoutDoesNotTakeIsAFailure(String words) {
        shell.full = true;
        assertEquals(2, shell.run(words.split(" ")));
        assertTrue(shell.err.contains("error: can't write to stdout: No space left on device"), shell.err);
    }

    @Test
    @DisabledOnOs(OS.WINDOWS) // the script below is for the shell of Unix
    void aStoppedStartupBenchmarkSaysSo(@TempDir Path folder) throws Exception {
        Path started = folder.resolve("started");
        Path text = Files.writeString(
                folder.resolve("text"), "#!/bin/sh\n[ \"$*\" = list ] && exit\n: >" + started + "\nexec sleep 60\n");
        // copied by another process: a file that this one wrote may still be open for writing in a child of another
        // thread, and can't be run then
        Path script = folder.resolve("launcher");
        new ProcessBuilder("install", "-m", "700", text.toString(), script.toString())
                .start()
                .waitFor();
        Path rigs = MadeUpRigs.in(folder);
        shell.host = new Host("9.8.7", script, true, rigs);
        Thread person = new Thread(() -> {
            while (!Files.exists(started)) {
                Thread.onSpinWait();
            }
            shell.stopping.ask();
        });
        person.start();
        assertEquals(130, shell.run("bench", "--startup"));
        person.join();
        assertTrue(shell.err.endsWith("stopped\n"), shell.err);
        assertEquals("", shell.out);
    }

    @Test
    void startupNeedsTheStartScript() {
        assertEquals(2, shell.run("bench", "--startup"));
        assertTrue(shell.err.contains("start script"), shell.err);
    }

    @ParameterizedTest
    @ValueSource(strings = {"--startup", "--studio"})
    void theStudioIsMeasuredByARigOfACheckout(String option, @TempDir Path folder) {
        Path missing = folder.resolve("rigs.jar");
        for (Path rigs : Arrays.asList(null, missing)) {
            shell.host = new Host("9.8.7", folder.resolve("launcher"), true, rigs);
            assertEquals(2, shell.run("bench", option));
            assertTrue(shell.err.contains("./gaitwright bench " + option), shell.err);
            assertEquals("", shell.out);
        }
    }
}
