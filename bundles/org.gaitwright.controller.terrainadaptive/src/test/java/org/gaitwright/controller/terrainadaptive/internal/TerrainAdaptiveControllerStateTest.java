// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.terrainadaptive.internal;

import java.util.Map;
import org.gaitwright.core.controller.Controller;
import org.gaitwright.core.controller.Observation;
import org.gaitwright.testkit.ControllerContract;

/** On waves, with a foot that is aimed again while it swings, and a clock that hurries. */
class TerrainAdaptiveControllerStateTest extends ControllerContract {
    private final PosedPaperBiped biped = PosedPaperBiped.on(Hills.of(0.05)).shake(3, 0.05);

    @Override
    protected Controller create() {
        Map<String, Double> lively =
                Map.of("left.swing.live-ahead", 0.5, "left.swing.live-aside", 0.5, "hurry", 2.0, "calm", 0.05);
        return new TerrainAdaptive()
                .create(
                        biped.character,
                        TerrainAdaptiveParameters.SET.initialValues().with(lively));
    }

    @Override
    protected Observation body() {
        return biped;
    }

    @Override
    protected void move(int tick) {
        biped.v[1] = 0.3 * Math.sin(tick);
    }
}
