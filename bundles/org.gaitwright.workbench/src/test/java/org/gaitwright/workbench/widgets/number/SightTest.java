// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.number;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class SightTest {
    private final Sight sight = new Sight(new Range(0, 20), 0.01);

    @Test
    void showsAllAtFirstAlsoWhenItGrows() {
        assertEquals(new Range(0, 20), sight.range());
        sight.extent(new Range(0, 30));
        assertEquals(new Range(0, 30), sight.range());
        assertTrue(sight.fitted());
    }

    @Test
    void followsTheNewestWithAWindow() {
        sight.follow(5);
        assertEquals(new Range(15, 20), sight.range());
        sight.extent(new Range(0, 21));
        assertEquals(new Range(16, 21), sight.range());
    }

    @Test
    void panningStopsFollowingAndItCanGoOnAgain() {
        sight.follow(5);
        sight.pan(-2);
        assertFalse(sight.following());
        assertEquals(new Range(13, 18), sight.range());
        sight.following(true);
        assertEquals(new Range(15, 20), sight.range());
    }

    @Test
    void stoppingToFollowKeepsWhatIsInSight() {
        sight.follow(5);
        sight.following(false);
        sight.extent(new Range(0, 40));
        assertEquals(new Range(15, 20), sight.range());
    }

    @Test
    void zoomingWhileFollowingChangesTheWindow() {
        sight.follow(5);
        sight.zoom(16, 2);
        assertTrue(sight.following());
        assertEquals(new Range(10, 20), sight.range());
    }

    @Test
    void withoutAWindowThereIsNothingToFollow() {
        sight.following(true);
        assertFalse(sight.following());
    }

    @Test
    void zoomingHasLimits() {
        for (int i = 0; i < 200; i++) {
            sight.zoom(10, 0.5);
        }
        assertEquals(0.01, sight.range().span(), 1e-9);
        for (int i = 0; i < 200; i++) {
            sight.zoom(10, 2);
        }
        assertEquals(80, sight.range().span(), 1e-6);
    }

    @Test
    void someOfItStaysInSight() {
        sight.show(new Range(0, 10));
        sight.pan(1000);
        assertTrue(sight.range().from() < 20, sight.range().toString());
        sight.pan(-1000);
        assertTrue(sight.range().to() > 0, sight.range().toString());
    }

    @Test
    void revealsAMomentThatIsOutOfSight() {
        sight.show(new Range(0, 5));
        sight.reveal(3);
        assertEquals(new Range(0, 5), sight.range());
        sight.reveal(12);
        assertTrue(sight.range().contains(12));
        assertEquals(5, sight.range().span(), 1e-9);
        sight.reveal(1);
        assertTrue(sight.range().contains(1));
    }
}
