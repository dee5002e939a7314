// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.gaitwright.core.registry.InvalidInput;
import org.junit.jupiter.api.Test;

final class EntryPathTest {
    private static final EntryPath DAMPING =
            EntryPath.of("characters").item(0).key("parameters").name("joint.damping");

    @Test
    void theWordsOfANameAreStepsOfTheirOwn() {
        assertEquals(List.of("characters", 0, "parameters", "joint", "damping"), DAMPING.steps());
        assertEquals("characters[0].parameters.joint.damping", DAMPING.toString());
        assertEquals(
                4,
                EntryPath.of("a").item(0).key("b").key("joint.damping").steps().size());
    }

    @Test
    void anEntryIsWithinWhatItStandsIn() {
        assertTrue(DAMPING.isWithin(EntryPath.ROOT));
        assertTrue(DAMPING.isWithin(DAMPING));
        assertTrue(DAMPING.isWithin(DAMPING.parent()));
        assertFalse(DAMPING.parent().isWithin(DAMPING));
        assertFalse(DAMPING.isWithin(EntryPath.of("characters").item(1)));
        assertEquals(DAMPING, EntryPath.of("characters").then(DAMPING.from(1)));
        assertEquals(EntryPath.ROOT, EntryPath.ROOT.parent());
    }

    @Test
    void aStepIsAKeyOrAPosition() {
        assertEquals("characters", DAMPING.keyAt(0));
        assertEquals(-1, DAMPING.positionAt(0));
        assertEquals(0, DAMPING.positionAt(1));
        assertEquals("", DAMPING.keyAt(1));
        assertEquals("", DAMPING.keyAt(5));
        assertThrows(IllegalArgumentException.class, () -> EntryPath.ROOT.item(-1));
    }

    @Test
    void theClosestPathWins() {
        RefusedEntry closest = assertThrows(
                RefusedEntry.class,
                () -> RefusedEntry.at(
                        EntryPath.of("far"),
                        () -> RefusedEntry.at(DAMPING, () -> {
                            throw new InvalidInput("too stiff");
                        })));
        assertEquals(DAMPING, closest.path());
        assertEquals("too stiff", closest.getMessage());
        assertSame(
                closest,
                assertThrows(
                        RefusedEntry.class,
                        () -> RefusedEntry.check(EntryPath.of("far"), () -> {
                            throw closest;
                        })));
    }

    @Test
    void aPathIsPutBeforeThoseBelow() {
        RefusedEntry below = new RefusedEntry(DAMPING, "too stiff");
        RefusedEntry within = assertThrows(
                RefusedEntry.class,
                () -> RefusedEntry.within(EntryPath.of("scene"), () -> {
                    throw below;
                }));
        assertEquals(
                "scene.characters[0].parameters.joint.damping", within.path().toString());
        RefusedEntry plain = assertThrows(
                RefusedEntry.class,
                () -> RefusedEntry.within(EntryPath.of("scene"), () -> {
                    throw new InvalidInput("empty");
                }));
        assertEquals(EntryPath.of("scene"), plain.path());
    }
}
