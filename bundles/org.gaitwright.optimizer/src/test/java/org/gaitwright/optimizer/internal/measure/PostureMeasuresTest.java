// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.optimizer.internal.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.objective.Measure;
import org.gaitwright.core.objective.MeasureFactory;
import org.gaitwright.core.run.Run;
import org.gaitwright.core.scene.Push;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.testkit.FakeStudio;
import org.junit.jupiter.api.Test;

/** On a ball that falls, and slides where it is pushed to. */
class PostureMeasuresTest {
    private static final double EXACT = 1e-12;

    @SuppressWarnings("resource") // the run closes its simulation
    private static double value(MeasureFactory factory, double torque, Vec3 force) {
        Scene.Casting who =
                new Scene.Casting("ball", "humanoid", "passive", "", Map.of("tail.torque", torque), List.of(), 0, 0, 0);
        Scene scene = Scene.of("slide", 0.5, List.of(who))
                .pushes(List.of(new Push(0, 0.5, "", "ball", force)))
                .build();
        try (Run run = new Run(scene, new FakeStudio())) {
            Measure m = factory.create(0, factory.parameters().initialValues());
            assertTrue(Double.isNaN(m.value()));
            m.begin(run.simulation(), run.measures());
            boolean goesOn = true;
            while (goesOn) {
                goesOn = run.advance();
                m.tick(run.simulation());
            }
            return m.value();
        }
    }

    @Test
    void whatGoesStraightAheadDoesNotDrift() {
        MeasureFactory drift = new PostureMeasures.Drift();
        assertEquals(0, value(drift, 0, new Vec3(10, 0, 0)), EXACT);
        double left = value(drift, 0, new Vec3(5, 10, 0));
        assertTrue(left > 0.01);
        assertEquals(left, value(drift, 0, new Vec3(-5, -10, 0)), EXACT);
    }

    @Test
    void whatDoesNotTurnDoesNotLean() {
        assertEquals(0, value(new PostureMeasures.Lean(), 0, new Vec3(10, 0, 0)), EXACT);
    }

    @Test
    void effortGoesWithTheSquareOfTorque() {
        MeasureFactory effort = new PostureMeasures.Effort();
        double once = value(effort, 2, Vec3.ZERO);
        assertTrue(once > 0);
        assertEquals(4 * once, value(effort, 4, Vec3.ZERO), EXACT);
    }
}
