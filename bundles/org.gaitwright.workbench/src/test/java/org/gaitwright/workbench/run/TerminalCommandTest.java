// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TerminalCommandTest {
    @TempDir
    Path folder;

    private Optional<String> of(String name, String text) throws IOException {
        return TerminalCommand.of(Files.writeString(folder.resolve(name), text))
                .map(c -> c.replace(folder.toString(), "/p"));
    }

    @Test
    void eachKindOfFileIsUsedInItsWay() throws IOException {
        assertEquals(
                Optional.of("gaitwright simulate /p/s.yaml --report -"),
                of("s.yaml", "duration: 2\ncharacters:\n- character: humanoid\n  controller: passive\n"));
        assertEquals(
                Optional.of("gaitwright simulate --controller generalized-walking --preset /p/bent.yaml"),
                of("bent.yaml", "controller: generalized-walking\nstyle:\n  bend: [0.3, 0.3, 0.3, 0.3, 0.3]\n"));
        assertEquals(Optional.of("gaitwright simulate --terrain /p/t.yaml"), of("t.yaml", "kind: stairs\n"));
        assertEquals(
                Optional.of("gaitwright simulate --character /p/c.xml"),
                of("c.xml", "<mujoco model=\"c\"></mujoco>\n"));
        assertEquals(Optional.of("gaitwright export /p/w.rec /p/w.csv"), of("w.rec", ""));
        assertEquals(Optional.empty(), of("notes.txt", "walk"));
        assertEquals(Optional.empty(), of("spoilt.yaml", ": : :"));
    }

    @Test
    void aPathWithBlanksStaysOneWord() {
        assertEquals(
                "gaitwright simulate '/home/me/Gaitwright Projects/it'\\''s.yaml' --report -",
                TerminalCommand.simulate(Path.of("/home/me/Gaitwright Projects/it's.yaml")));
    }
}
