// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.curve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.gaitwright.control.CatmullRom;
import org.gaitwright.workbench.widgets.number.PixelScale;
import org.gaitwright.workbench.widgets.number.Range;
import org.junit.jupiter.api.Test;

class CurveTest {
    private static final Curve BEND = Curve.even("bend", "rad", -0.8, 1.4, 0.1, 0.3, 0.2, 0.25, 0.1);

    @Test
    void isTheControllersCurveToTheBit() {
        Random random = new Random(1);
        for (int n = 1; n < 9; n++) {
            double[] values = random.doubles(n, -1, 1).toArray();
            Curve curve = Curve.even("c", "", -2, 2, values);
            for (int i = 0; i < 200; i++) {
                double phase = random.nextDouble();
                assertEquals(CatmullRom.value(values, 0, n, phase), curve.at(phase));
            }
        }
    }

    @Test
    void theOtherStepRepeatsOrMirrors() {
        assertEquals(BEND.at(0.3), BEND.at(1.3), 1e-12);
        assertEquals(-BEND.at(0.3), BEND.with(Curve.NextStep.OPPOSITE).at(1.3), 1e-12);
    }

    @Test
    void knotsAreEvenlySpacedAndThereIsOne() {
        assertEquals(0.75, BEND.phase(3));
        assertEquals(0.5, Curve.even("c", "", -2, 2, 1).phase(0));
        assertThrows(IllegalArgumentException.class, () -> Curve.even("c", "", -2, 2));
    }

    @Test
    void aKnotStopsAtTheLimit() {
        assertEquals(1.4, BEND.moved(1, 2, 1).value(1));
        assertEquals(1, BEND.beyond(2));
        assertEquals(-1, BEND.beyond(-2));
        assertEquals(0, BEND.beyond(1.4));
    }

    @Test
    void aKnotKeepsItsPhase() {
        Curve moved = BEND.moved(1, 0.513, 1);
        assertEquals(0.25, moved.phase(1));
        assertEquals(0.51, moved.value(1));
        assertEquals(0.513, BEND.moved(1, 0.513, 0.1).value(1));
    }

    @Test
    void theCurveIsInSightWithRoomAndNeverMuchBeyondItsLimits() {
        CurveSight sight = new CurveSight();
        sight.fit(BEND, null);
        assertTrue(sight.range().from() < 0.1 && sight.range().to() > 0.3);
        assertTrue(sight.range().span() < 1);
        sight.include(1.4, BEND);
        assertTrue(sight.range().contains(1.4));
        for (int i = 0; i < 50; i++) {
            sight.zoom(0.2, 2, BEND);
        }
        assertEquals(CurveSight.whole(BEND), sight.range());
        sight.pan(5, BEND);
        assertEquals(CurveSight.whole(BEND), sight.range());
    }

    @Test
    void findsKnotsAndCurvesUnderTheMouse() {
        CurvePlot plot = CurvePlot.of(500, 300, 1, new Range(0, 1));
        int x = (int) Math.round(plot.x().pixel(0.25));
        int y = (int) Math.round(plot.y().pixel(0.3));
        assertEquals(1, plot.knotAt(BEND, x + 4, y - 4));
        assertEquals(-1, plot.knotAt(BEND, x + 20, y));
        Curve other = Curve.even("head", "rad", -1, 1, 0.8, 0.8, 0.8, 0.8, 0.8);
        int high = (int) Math.round(plot.y().pixel(0.8));
        assertEquals(1, plot.curveAt(List.of(BEND, other), 0, x, high + 2));
        assertEquals(0, plot.curveAt(List.of(BEND, other), 0, x, y));
        assertEquals(-1, plot.curveAt(List.of(BEND, other), 0, x, high + 40));
    }

    @Test
    void aCurveOfAnotherUnitKeepsToItsOwnRange() {
        CurvePlot plot = CurvePlot.of(500, 300, 1, new Range(0, 0.1));
        Curve height = Curve.even("height", "m", 0, 0.6, 0.3);
        PixelScale own = plot.scale(height, BEND);
        assertEquals((plot.y().start() + plot.y().end()) / 2, own.pixel(0.3), 1e-9);
    }
}
