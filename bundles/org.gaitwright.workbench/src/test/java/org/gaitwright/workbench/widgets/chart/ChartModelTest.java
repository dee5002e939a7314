// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.gaitwright.workbench.widgets.number.Range;
import org.junit.jupiter.api.Test;

class ChartModelTest {
    private final ChartModel model = new ChartModel();
    private final Series angle = line("angle", "rad", 1);
    private final Series torque = line("torque", "N m", 100);
    private final Series force = line("force", "N", 1000);

    private Series line(String name, String unit, double max) {
        Series s = new Series(name, unit, 0);
        for (int i = 0; i <= 100; i++) {
            s.append(0.1 * i, max * i / 100);
        }
        model.add(s);
        return s;
    }

    private void fit() {
        model.measureExtent();
        model.fitUnits(model.sight.range(), 50);
    }

    @Test
    void oneSinglePointIsTheBeginning() {
        ChartModel young = new ChartModel();
        Series start = new Series("start", "rad", 0);
        start.append(0, 3);
        young.add(start);
        young.sight.follow(6);
        young.measureExtent();
        assertEquals(new Range(0, 6), young.sight.range());
    }

    @Test
    void theWindowFollowsWhatGoesOnNotWhatHasEndedLater() {
        Series ghost = new Series("ghost", "rad", 0).past();
        ghost.append(0, 0);
        ghost.append(50, 0);
        model.add(ghost);
        model.sight.follow(4);
        fit();
        assertEquals(new Range(6, 10), model.sight.range());
        model.sight.fit();
        assertEquals(new Range(0, 50), model.sight.range());
    }

    @Test
    void eachUnitHasARangeOfItsOwn() {
        fit();
        assertTrue(model.range("rad").to() < 2);
        assertTrue(model.range("N").to() >= 1000);
    }

    @Test
    void theFirstTwoUnitsHaveAxes() {
        assertEquals("rad", model.leftUnit());
        assertEquals("N m", model.rightUnit());
    }

    @Test
    void aHiddenLineGivesItsAxisUp() {
        angle.hide(true);
        assertEquals("N m", model.leftUnit());
        assertEquals("N", model.rightUnit());
    }

    @Test
    void aLineUnderTheMouseShowsItsUnitOnTheRight() {
        model.emphasised = force;
        assertEquals("N", model.rightUnit());
        model.remove(force);
        assertEquals("N m", model.rightUnit());
        assertNull(model.emphasised);
    }

    @Test
    void theExtentIsThatOfAllLines() {
        torque.append(25, 0);
        fit();
        assertEquals(new Range(0, 25), model.sight.extent());
    }

    @Test
    void unitsZoomTogetherAndFitAgain() {
        fit();
        Range before = model.range("rad");
        model.zoomUnits(0.5, 0.5);
        assertEquals(before.span() / 2, model.range("rad").span(), 1e-9);
        assertTrue(model.unitsChosen());
        model.fitUnits();
        fit();
        assertEquals(before, model.range("rad"));
    }

    @Test
    void croppingShowsWhatIsBetweenTwoHeights() {
        fit();
        Range before = model.range("N");
        model.cropUnits(0.25, 0.5);
        assertEquals(before.from() + 0.25 * before.span(), model.range("N").from(), 1e-9);
        assertEquals(before.span() / 4, model.range("N").span(), 1e-9);
    }

    @Test
    void columnsAreKeptUntilSomethingChanges() {
        Range range = new Range(0, 10);
        Envelope first = model.envelope(angle, range, 40);
        assertEquals(1, first.highest());
        assertSame(first, model.envelope(angle, range, 40));
        angle.append(10, 5);
        assertEquals(5, model.envelope(angle, range, 40).highest());
    }

    @Test
    void aLiveChartMovesByWholeColumns() {
        model.measureExtent();
        model.sight.follow(5);
        Range before = model.shown(100);
        angle.append(10.013, 0);
        model.measureExtent();
        Range after = model.shown(100);
        double columns = (after.from() - before.from()) / (5.0 / 100);
        assertEquals(Math.rint(columns), columns, 1e-6);
        assertTrue(after.to() >= 10.013);
    }
}
