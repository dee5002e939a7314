// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.Consumer;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.viewport.Mark;
import org.gaitwright.viewport.Pick;
import org.junit.jupiter.api.Test;

class MeasureTest {
    private Consumer<Pick> clicks;
    private final Measure measure = new Measure(c -> clicks = c, () -> {});
    /** One body, a quarter turn to the left about the vertical. */
    private final double[] poses = {1, 0, 0, Math.sqrt(0.5), 0, 0, Math.sqrt(0.5)};

    private static Pick ground(double x, double y) {
        Vec3 p = new Vec3(x, y, 0);
        return new Pick(Pick.NONE, Pick.NONE, p, p);
    }

    /** A point of the body that is now at (1, 1, 0). */
    private static Pick body() {
        return new Pick(0, 0, new Vec3(1, 1, 0), new Vec3(1, 0, 0));
    }

    private static List<String> labels(List<Mark> marks) {
        return marks.stream()
                .filter(Mark.Label.class::isInstance)
                .map(m -> ((Mark.Label) m).text())
                .toList();
    }

    @Test
    void twoClicksGiveADistanceAndAThirdTheAngleAtTheSecond() {
        measure.on(true);
        clicks.accept(body());
        assertTrue(Double.isNaN(measure.distance(poses)));
        clicks.accept(ground(1, 0));
        assertEquals(1, measure.distance(poses), 1e-12);
        assertTrue(Double.isNaN(measure.angle(poses)));
        clicks.accept(ground(2, 0));
        assertEquals(90, measure.angle(poses), 1e-9);
        assertEquals(List.of("1.000 m", "1.000 m", "90.0°"), labels(measure.marks(poses)));
        clicks.accept(ground(0, 0));
        assertTrue(Double.isNaN(measure.distance(poses)), "a fourth begins again");
    }

    @Test
    void aPointOnABodyGoesAlongWithIt() {
        measure.on(true);
        clicks.accept(body());
        clicks.accept(ground(1, 0));
        poses[2] = 1;
        assertEquals(Math.sqrt(2), measure.distance(poses), 1e-12);
    }

    @Test
    void whoStopsForgetsWhatWasMeasuredAndGivesTheClicksBack() {
        measure.on(true);
        clicks.accept(body());
        clicks.accept(ground(1, 0));
        measure.on(false);
        assertNull(clicks);
        assertEquals(List.of(), measure.marks(poses));
        assertTrue(measure.hint(poses).isEmpty());
    }
}
