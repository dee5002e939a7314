// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.fuzz;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class ModelFuzzTest {
    @Test
    void fiveHundredMutantsGiveAModelOrAMessageWithFileAndLine() throws IOException {
        Fuzzing fuzzing = new Fuzzing();
        fuzzing.run(1, 0, 500);
        assertEquals(List.of(), fuzzing.faults);
        // damage that nothing survives, or that nothing notices, would test nothing
        assertTrue(fuzzing.models > 50, () -> fuzzing.models + " models");
        assertTrue(fuzzing.refusals > 100, () -> fuzzing.refusals + " refusals");
    }

    @Test
    void theSameNumberGivesTheSameMutant() throws IOException {
        byte[] one = new Mutator(Corpus.all(), 1, "h").mutant(7);
        Mutator other = new Mutator(Corpus.all(), 1, "h");
        other.mutant(3);
        assertArrayEquals(one, other.mutant(7));
    }
}
