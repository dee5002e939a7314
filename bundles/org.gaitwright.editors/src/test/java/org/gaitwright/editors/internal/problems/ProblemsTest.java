// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.problems;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.io.FileCheck.Problem;
import org.junit.jupiter.api.Test;

class ProblemsTest {
    @Test
    void theLineOfARefusalIsTakenOutOfItsWords() {
        Problem p = Problems.of(new InvalidInput("/home/a b/walk.yaml:12: speed: got 'x', expected a number"));
        assertEquals(12, p.range().line());
        assertEquals("speed: got 'x', expected a number", p.message());
        assertEquals(
                7,
                Problems.of(new InvalidInput("'style.bend': line 7: no place"))
                        .range()
                        .line());
    }

    @Test
    void aRefusalWithoutALineIsThatOfTheFirst() {
        Problem p = Problems.of(new InvalidInput("there is no controller 'x'"));
        assertEquals(1, p.range().line());
        assertEquals("there is no controller 'x'", p.message());
    }

    @Test
    void onlyModelsAndYamlAreLookedInto() {
        assertTrue(Problems.concerns("walk.YAML"));
        assertTrue(Problems.concerns("humanoid.xml"));
        assertFalse(Problems.concerns("README.md"));
    }
}
