// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.pushes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.scene.Push;
import org.gaitwright.workbench.widgets.dial.PushAim;
import org.junit.jupiter.api.Test;

class PushDraftTest {
    private static final PushBody TORSO = new PushBody("anna", "torso", "torso");

    @Test
    void templatesGoTheFourWays() {
        assertEquals(new Vec3(300, 0, 0), PushTemplate.FORWARD.at(1, TORSO).force());
        assertEquals(new Vec3(-300, 0, 0), PushTemplate.BACKWARD.at(1, TORSO).force());
        assertEquals(new Vec3(0, 300, 0), PushTemplate.LEFT.at(1, TORSO).force());
        assertEquals(new Vec3(0, -300, 0), PushTemplate.RIGHT.at(1, TORSO).force());
        for (PushTemplate t : PushTemplate.values()) {
            Push push = t.at(1, TORSO);
            assertEquals(Push.Axes.FACING, push.axes());
            assertEquals("300 N", PushWords.strength(push));
            assertTrue(t.words.toLowerCase().endsWith(PushWords.way(push)), t.words + ": " + PushWords.way(push));
        }
    }

    @Test
    void aimingKeepsWhatGoesUp() {
        Push push = new PushDraft(PushTemplate.LEFT.at(1, TORSO)).up(50).push();
        Push aimed = new PushDraft(push).aim(new PushAim(0, 120)).push();
        assertEquals(new Vec3(120, 0, 50), aimed.force());
        assertEquals(120, PushDraft.aim(aimed).force());
        assertEquals("forward", PushWords.way(aimed));
    }

    @Test
    void newtonsKeepTheWay() {
        Push push = new PushDraft(PushTemplate.RIGHT.at(1, TORSO)).newtons(450).push();
        assertEquals(new Vec3(0, -450, 0), push.force());
        Push still = new PushDraft(push).force(Vec3.ZERO).push();
        assertEquals("–", PushWords.way(still));
        assertEquals(new Vec3(10, 0, 0), new PushDraft(still).newtons(10).push().force());
    }

    @Test
    void wordsSayWhenAndHowOften() {
        PushDraft draft = new PushDraft(PushTemplate.LEFT.at(2.5, TORSO));
        assertEquals("2.5 s", PushWords.when(draft.push()));
        assertEquals("2.5 s, 3×", PushWords.when(draft.times(3).push()));
        assertEquals(
                "phase 0.25, 3×", PushWords.when(draft.phase(Optional.of(0.25)).push()));
        assertEquals("90° world", PushWords.way(draft.along(Push.Axes.WORLD).push()));
        assertEquals(
                "40 N m",
                PushWords.strength(
                        draft.force(Vec3.ZERO).torque(new Vec3(0, 0, 40)).push()));
    }

    @Test
    void whatMakesNoSenseIsRefused() {
        PushDraft draft = new PushDraft(PushTemplate.LEFT.at(1, TORSO)).times(2).every(0.5);
        InvalidInput refused =
                assertThrows(InvalidInput.class, () -> draft.lasting(0.8).push());
        assertTrue(refused.getMessage().contains("repeats every 0.5 s but lasts 0.8 s"), refused.getMessage());
    }
}
