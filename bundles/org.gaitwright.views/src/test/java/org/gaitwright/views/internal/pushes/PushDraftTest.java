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
        Push push = PushDraft.changed(PushTemplate.LEFT.at(1, TORSO), d -> d.up(50));
        Push aimed = PushDraft.changed(push, d -> d.aim(new PushAim(0, 120)));
        assertEquals(new Vec3(120, 0, 50), aimed.force());
        assertEquals(120, PushDraft.aim(aimed).force());
        assertEquals("forward", PushWords.way(aimed));
    }

    @Test
    void newtonsKeepTheWay() {
        Push push = PushDraft.changed(PushTemplate.RIGHT.at(1, TORSO), d -> d.newtons(450));
        assertEquals(new Vec3(0, -450, 0), push.force());
        Push still = PushDraft.changed(push, d -> d.force = Vec3.ZERO);
        assertEquals("–", PushWords.way(still));
        assertEquals(
                new Vec3(10, 0, 0), PushDraft.changed(still, d -> d.newtons(10)).force());
    }

    @Test
    void wordsSayWhenAndHowOften() {
        Push push = PushTemplate.LEFT.at(2.5, TORSO);
        assertEquals("2.5 s", PushWords.when(push));
        Push thrice = PushDraft.changed(push, d -> d.times = 3);
        assertEquals("2.5 s, 3×", PushWords.when(thrice));
        assertEquals("phase 0.25, 3×", PushWords.when(PushDraft.changed(thrice, d -> d.phase = Optional.of(0.25))));
        assertEquals("90° world", PushWords.way(PushDraft.changed(push, d -> d.axes = Push.Axes.WORLD)));
        assertEquals("40 N m", PushWords.strength(PushDraft.changed(push, d -> {
            d.force = Vec3.ZERO;
            d.torque = new Vec3(0, 0, 40);
        })));
    }

    @Test
    void aPushMadeOnceKeepsAllButItsRhythm() {
        Push push = PushTemplate.LEFT.at(1, TORSO);
        Push often = PushDraft.changed(push, d -> {
            d.times = 3;
            d.every = 2;
        });
        assertEquals(push, PushDraft.changed(often, PushDraft::once));
    }

    @Test
    void whatMakesNoSenseIsRefused() {
        Push twice = PushDraft.changed(PushTemplate.LEFT.at(1, TORSO), d -> {
            d.times = 2;
            d.every = 0.5;
        });
        InvalidInput refused = assertThrows(InvalidInput.class, () -> PushDraft.changed(twice, d -> d.duration = 0.8));
        assertTrue(refused.getMessage().contains("repeats every 0.5 s but lasts 0.8 s"), refused.getMessage());
    }
}
