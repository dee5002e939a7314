// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import org.gaitwright.core.controller.Command;
import org.gaitwright.core.controller.Controller;
import org.gaitwright.core.controller.Observation;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.run.Run;
import org.gaitwright.core.run.StateHash;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.testkit.FakeStudio;
import org.junit.jupiter.api.Test;

@SuppressWarnings("resource") // a run closes its simulation
class MomentTest {
    /** Saves its state by {@code memory} and {@code restore}, as a controller may that knows no codec. */
    private static final class Counting implements Controller {
        private double ticks;

        @Override
        public void reset(Observation start) {
            ticks = 0;
        }

        @Override
        public void tick(Observation now, Command command) {
            command.addTorque(6, ++ticks);
        }

        @Override
        public void parametersChanged(ParameterValues parameters) {}

        @Override
        public double[] memory() {
            return new double[] {ticks};
        }

        @Override
        public void restore(double[] memory) {
            ticks = memory[0];
        }
    }

    private static String end(Run run) {
        while (run.advance()) {
            // to its end
        }
        return StateHash.of(run.simulation());
    }

    @Test
    void aControllerThatWritesItsMemoryItselfGoesOnFromAMoment() {
        FakeStudio registry = new FakeStudio();
        registry.add(new FakeController("counting", ParameterSet.EMPTY, values -> new Counting()));
        Scene scene = Scene.of("counting", 0.4, List.of(Scene.Casting.of("humanoid", "counting")))
                .build();
        try (Run run = new Run(scene, registry)) {
            while (run.timeSeconds() < 0.2) {
                run.advance();
            }
            Run.Moment moment = run.moment();
            String middle = StateHash.of(run.simulation());
            try (Run branch = Run.of(moment, registry)) {
                assertEquals(middle, StateHash.of(branch.simulation()));
                assertEquals(end(run), end(branch));
                assertNotEquals(middle, StateHash.of(run.simulation()));
            }
        }
    }
}
