// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.dial;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.gaitwright.workbench.widgets.number.Quantity;
import org.junit.jupiter.api.Test;

class RoundFacesTest {
    private static final double EPSILON = 1e-9;
    private static final Quantity SPEED =
            Quantity.of("Speed", "m/s", -0.5, 1, 0).stepped(0.01);
    private static final Quantity FORCE = Quantity.of("Force", "N", 0, 500, 100).stepped(5);
    private static final Point STACK = new Point(150, 104);
    private static final Point ROW = new Point(310, 50);
    private final PadGeometry pad = new PadGeometry(new Polar(150, 150), 100, true, SPEED);
    private final DialGeometry dial = new DialGeometry(new Polar(150, 150), 100, FORCE);

    @Test
    void anglesAreWrapped() {
        assertEquals(Math.PI, Polar.wrapped(Math.PI), EPSILON);
        assertEquals(Math.PI, Polar.wrapped(-Math.PI), EPSILON);
        assertEquals(-Math.PI / 2, Polar.wrapped(1.5 * Math.PI), EPSILON);
        assertEquals(0.5, Polar.wrapped(0.5 - 8 * Math.PI), EPSILON);
        assertEquals(Math.toRadians(-170), new Course(0, Math.toRadians(190)).heading(), EPSILON);
    }

    @Test
    void upIsFrontAndLeftIsPositive() {
        Polar p = new Polar(10, 10);
        assertEquals(0, p.angle(10, 0), EPSILON);
        assertEquals(Math.PI / 2, p.angle(0, 10), EPSILON);
        assertEquals(3, p.x(Math.PI / 2, 7), EPSILON);
        assertEquals(10, p.y(Math.PI / 2, 7), EPSILON);
    }

    @Test
    void upIsForwardAndDownIsBackward() {
        assertEquals(new Course(0.6, 0), pad.at(150, 90, false));
        assertEquals(new Course(-0.3, 0), pad.at(150, 180, false));
    }

    @Test
    void toTheLeftIsForwardWithALeftTurn() {
        Course c = pad.at(150 - 50, 150 - 50, false);
        assertEquals(Math.toRadians(45), c.heading(), EPSILON);
        assertTrue(c.speed() > 0.7);
        assertTrue(pad.at(50, 150, false).speed() > 0);
    }

    @Test
    void downAndToTheLeftWalksBackwardToTheLeft() {
        Course c = pad.at(140, 190, false);
        assertTrue(c.speed() < 0);
        assertTrue(c.heading() < 0, "the front turns right, so that the back goes left");
    }

    @Test
    void speedsStayInTheirRange() {
        assertEquals(1, pad.at(150, -500, false).speed());
        assertEquals(-0.5, pad.at(150, 900, false).speed());
    }

    @Test
    void withoutBackwardDownIsATurnAround() {
        PadGeometry forward = new PadGeometry(new Polar(150, 150), 100, true, Quantity.of("Speed", "m/s", 0, 1, 0));
        Course c = forward.at(150, 200, false);
        assertTrue(c.speed() > 0);
        assertEquals(Math.PI, Math.abs(c.heading()), EPSILON);
    }

    @Test
    void snapsToAStopAndToStraightOn() {
        assertEquals(Course.STANDING, pad.at(154, 147, false));
        assertEquals(0, pad.at(152, 90, false).heading());
        assertTrue(pad.at(152, 90, true).heading() != 0);
        assertEquals(0, pad.turnAt(152, 35, false));
    }

    @Test
    void theHandleIsWhereItWasPut() {
        Random random = new Random(4);
        for (int i = 0; i < 500; i++) {
            double way = 2 * Math.PI * random.nextDouble();
            double r = 15 + 30 * random.nextDouble();
            double x = pad.centre().x(way, r);
            double y = pad.centre().y(way, r);
            Course c = pad.at(x, y, true);
            assertEquals(x, pad.handleX(c.speed(), c.heading()), 0.5);
            assertEquals(y, pad.handleY(c.speed(), c.heading()), 0.5);
        }
    }

    @Test
    void theRimIsAroundThePad() {
        assertTrue(pad.onPad(150, 60) && !pad.onRim(150, 60));
        assertTrue(pad.onRim(150, 150 - 100 - PadGeometry.RIM));
        assertFalse(pad.onRim(150, 0));
    }

    @Test
    void aPushIsHarderFurtherOut() {
        assertEquals(new PushAim(0, 250), dial.at(150, 100, false, 0));
        assertEquals(500, dial.at(150, -200, false, 0).force());
        assertEquals(Math.PI / 2, dial.at(100, 150, false, 0).direction(), EPSILON);
    }

    @Test
    void pushesSnapToFiveDegrees() {
        double x = dial.centre().x(Math.toRadians(33), 60);
        double y = dial.centre().y(Math.toRadians(33), 60);
        assertEquals(Math.toRadians(35), dial.at(x, y, false, 0).direction(), EPSILON);
        assertEquals(Math.toRadians(33), dial.at(x, y, true, 0).direction(), EPSILON);
    }

    @Test
    void inTheMiddleTheDirectionStays() {
        assertEquals(new PushAim(1, 0), dial.at(152, 151, false, 1));
    }

    @Test
    void whatMakesNoSenseIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> new PushAim(0, -1));
        assertThrows(IllegalArgumentException.class, () -> new Course(Double.NaN, 0));
    }

    @Test
    void numbersAreWhereTheyLetTheFaceBeLarger() {
        assertFalse(FaceLayout.beside(260, 400, STACK, ROW));
        assertTrue(FaceLayout.beside(400, 200, STACK, ROW));
        assertFalse(FaceLayout.beside(400, 60, STACK, ROW), "no room for numbers one above the other");
    }

    @Test
    void numbersFollowTheFaceClosely() {
        Rectangle[] places = FaceLayout.below(new Rectangle(0, 0, 160, 600), STACK);
        assertEquals(160, places[0].height);
        assertTrue(places[1].y - places[0].y - places[0].height < 10);
    }

    @Test
    void faceAndNumbersNeverOverlap() {
        for (int width = 200; width < 900; width += 13) {
            for (int height = 60; height < 700; height += 17) {
                Rectangle area = new Rectangle(0, 0, width, height);
                for (Rectangle[] places : List.of(FaceLayout.sideBySide(area, STACK), FaceLayout.below(area, ROW))) {
                    assertFalse(places[0].intersects(places[1]), width + " × " + height);
                }
            }
        }
    }

    @Test
    void aSmallPadGivesUpTheNamesOfDirections() {
        PadGeometry small = PadGeometry.in(150, 150, SPEED);
        assertFalse(small.named());
        assertTrue(small.radius() + PadGeometry.RIM < 75);
        assertTrue(PadGeometry.in(300, 250, SPEED).named());
    }
}
