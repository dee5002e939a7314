// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal.simulate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.gaitwright.cli.internal.Shell;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.controller.Controller;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.controller.Refining;
import org.gaitwright.core.controller.Suitability;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.InvalidInput;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class RefineTest {
    @TempDir
    private Path folder;

    private final Shell shell = new Shell();

    @BeforeEach
    void offerOneThatCanBeRefined() {
        shell.studio.add(new Splitting(shell.studio.get(ControllerFactory.class, "walker")));
    }

    private int refine(double seconds) {
        return shell.run(
                "simulate",
                "--controller",
                "splitting",
                "--duration",
                String.valueOf(seconds),
                "--report",
                folder.resolve("r.json").toString(),
                "--refine",
                folder.resolve("finer.yaml").toString());
    }

    @Test
    void writesWhatTheControllerAdvises() throws IOException {
        assertEquals(0, refine(0.2), shell.err);
        assertTrue(shell.out.contains("one was split"), shell.out);
        assertTrue(Files.readString(folder.resolve("finer.yaml")).contains("tail.torque: 2"));
    }

    @Test
    void aFallIsToldAsOneAndItsReportIsKept() {
        assertEquals(1, refine(5));
        assertTrue(shell.err.contains("--refine: the run fell"), shell.err);
        assertTrue(shell.out.contains("fell after"), shell.out);
        assertTrue(Files.exists(folder.resolve("r.json")));
        assertFalse(Files.exists(folder.resolve("finer.yaml")));
    }

    @Test
    void aRunThatIsTooShortIsToldAsThatAndItsReportIsKept() {
        assertEquals(1, refine(0.05));
        assertTrue(shell.err.contains("--refine: too short"), shell.err);
        assertTrue(Files.exists(folder.resolve("r.json")));
        assertFalse(Files.exists(folder.resolve("finer.yaml")));
    }

    /** Drives as another does; advises a torque of 2 after a tenth of a second. */
    private record Splitting(ControllerFactory other) implements ControllerFactory, Refining {
        @Override
        public String id() {
            return "splitting";
        }

        @Override
        public String name() {
            return "One that can be split";
        }

        @Override
        public Suitability suits(CharacterModel character) {
            return other.suits(character);
        }

        @Override
        public ParameterSet parameters(CharacterModel character) {
            return other.parameters(character);
        }

        @Override
        public Controller create(CharacterModel character, ParameterValues parameters) {
            return other.create(character, parameters);
        }

        @Override
        public Optional<Refining> refining() {
            return Optional.of(this);
        }

        @Override
        public String part() {
            return "part";
        }

        @Override
        public ParameterValues split(CharacterModel character, ParameterValues values, int part) {
            return values.with("tail.torque", 2);
        }

        @Override
        public ParameterValues prune(CharacterModel character, ParameterValues values, int part) {
            return values;
        }

        @Override
        public Advice advise(CharacterModel character, ParameterValues values, Series run) {
            if (run.of("power").length < 0.1 * controlHz()) {
                throw new InvalidInput("too short");
            }
            return new Advice(List.of(), split(character, values, 0), List.of("one was split"));
        }

        @Override
        public List<String> signals() {
            return List.of("power");
        }
    }
}
