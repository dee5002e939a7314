// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.character;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.gaitwright.core.character.Proportions;
import org.gaitwright.core.character.Proportions.Factors;
import org.gaitwright.core.character.Role;
import org.gaitwright.core.character.Side;
import org.gaitwright.io.edit.TextEdit;
import org.gaitwright.io.edit.YamlEdit;
import org.junit.jupiter.api.Test;

class RecipeTextTest {
    private static final String TEXT =
            """
            base: humanoid
            parts:
              trunk: {density: 1.5}
              thigh: {length: 1.2, left: {length: 1.1}}  # one leg shorter
            """;

    private static String towards(Proportions target) {
        return TextEdit.apply(TEXT, RecipeText.towards(TEXT, target));
    }

    private static Proportions read(String text) {
        return RecipeText.proportions(YamlEdit.of(text));
    }

    @Test
    void sidesOverruleWhatBothHave() {
        Proportions p = read(TEXT);
        assertEquals(1.1, p.factors(Role.THIGH, Side.LEFT).length());
        assertEquals(1.2, p.factors(Role.THIGH, Side.RIGHT).length());
    }

    @Test
    void whatIsTheSameStaysAsItIsWritten() {
        assertEquals(TEXT, towards(read(TEXT)));
    }

    @Test
    void bothSidesAlikeNeedNoSides() {
        String after = towards(read(TEXT).with(Role.THIGH, Factors.ofLength(1.3)));
        assertFalse(after.contains("left"), after);
        assertTrue(after.contains("# one leg shorter"), after);
        assertEquals(1.3, read(after).factors(Role.THIGH, Side.LEFT).length());
    }

    @Test
    void oneSideIsSaidAlone() {
        Proportions target = read(TEXT).with(Role.SHANK, Side.RIGHT, new Factors(1, 1.4, 1));
        String after = towards(target);
        assertTrue(after.contains("right"), after);
        assertEquals(target, read(after));
    }

    @Test
    void whatIsUsualIsNotSaid() {
        String after = towards(read(TEXT).with(Role.TRUNK, Factors.SAME));
        assertFalse(after.contains("trunk"), after);
    }

    @Test
    void proportionsByChanceAreReadBack() {
        Proportions chance = RecipeText.both(Proportions.SAME, Proportions.random(5));
        Proportions got = read(towards(chance));
        for (Role role : Proportions.ROLES) {
            Side side = Proportions.sided(role) ? Side.LEFT : Side.CENTRE;
            assertEquals(chance.factors(role, side), got.factors(role, side));
        }
    }
}
