// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.number;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.eclipse.swt.graphics.Rectangle;
import org.junit.jupiter.api.Test;

class SliderTest {
    private static final Quantity KP = Quantity.of("hip.kp", "N m/rad", -100, 300, 50);
    private final SliderTrack track = SliderTrack.in(new Rectangle(10, 0, 414, 20), KP);

    @Test
    void theEndsOfTheTrackAreTheBounds() {
        assertEquals(-100, track.value(0));
        assertEquals(300, track.value(1000));
        assertEquals(17, track.pixel(-100));
        assertEquals(417, track.pixel(300));
    }

    @Test
    void everyPlaceComesBackFromItsValue() {
        for (int px = 17; px <= 417; px++) {
            assertEquals(px, track.pixel(track.value(px)), 4.01);
        }
    }

    @Test
    void snapsToTheInitialValue() {
        assertEquals(50, track.value(track.pixel(50) + 3));
        assertTrue(track.value(track.pixel(50) + 6) > 50);
    }

    @Test
    void givesRoundValues() {
        double v = track.value(123.4);
        assertEquals(v, KP.rounded(v, 1));
    }

    @Test
    void aFixedQuantityHasOnePlace() {
        SliderTrack fixed = SliderTrack.in(new Rectangle(0, 0, 100, 20), Quantity.of("mass", "kg", 2, 2, 2));
        assertEquals(fixed.left(), fixed.pixel(2));
        assertEquals(2, fixed.value(60));
    }

    @Test
    void aWideRowIsOneLineAndANarrowOneTwo() {
        SliderRowLayout wide = SliderRowLayout.of(290, 0);
        SliderRowLayout narrow = SliderRowLayout.of(260, 0);
        assertTrue(wide.track().width >= 60, "room to drag beside the name: " + wide);
        assertTrue(wide.height() <= 26, "ten lines in 260 pixels");
        assertEquals(wide.label().y, wide.track().y);
        assertTrue(narrow.track().y >= narrow.label().height);
        assertTrue(narrow.height() > wide.height());
    }

    @Test
    void nothingOverlapsAtAnyWidth() {
        for (int width = 1; width < 900; width++) {
            for (SliderRowLayout l : List.of(SliderRowLayout.of(width, 0), SliderRowLayout.ofWords(width))) {
                assertTrue(!l.label().intersects(l.field()), "label and field at " + width);
                assertTrue(!l.track().intersects(l.field()), "slider and field at " + width);
                assertTrue(!l.track().intersects(l.label()), "slider and label at " + width);
            }
        }
    }

    @Test
    void theFieldKeepsThePlaceOfTheWayBack() {
        NumberFieldLayout field = NumberFieldLayout.of(120, 28);
        assertEquals(100, field.box().width);
        assertEquals(new Rectangle(100, 2, 20, 24), field.reset());
    }

    @Test
    void whatIsKeptFreeIsTakenFromTheSliderAndNotFromTheName() {
        SliderRowLayout all = SliderRowLayout.of(260, 0);
        SliderRowLayout less = SliderRowLayout.of(260, 84);
        assertEquals(all.label(), less.label());
        assertEquals(all.field(), less.field());
        assertEquals(260 - 84, less.track().x + less.track().width);
    }
}
