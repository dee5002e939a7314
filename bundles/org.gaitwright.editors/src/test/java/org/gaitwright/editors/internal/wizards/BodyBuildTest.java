// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.wizards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.gaitwright.core.character.Proportions;
import org.gaitwright.core.character.Role;
import org.gaitwright.core.character.Side;
import org.junit.jupiter.api.Test;

class BodyBuildTest {
    @Test
    void onlyTheFirstChangesNothing() {
        for (BodyBuild b : BodyBuild.values()) {
            assertEquals(b == BodyBuild.SAME, b.proportions(1).equals(Proportions.SAME), b.name());
        }
    }

    @Test
    void oneShortLegIsShortOnOneSide() {
        Proportions p = BodyBuild.LIMPING.proportions(1);
        assertEquals(0.875, p.factors(Role.THIGH, Side.LEFT).length());
        assertEquals(1, p.factors(Role.THIGH, Side.RIGHT).length());
    }

    @Test
    void chanceDependsOnTheSeedAndNothingElseDoes() {
        assertNotEquals(BodyBuild.CHANCE.proportions(1), BodyBuild.CHANCE.proportions(2));
        assertEquals(BodyBuild.GIANT.proportions(1), BodyBuild.GIANT.proportions(2));
    }
}
