// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.registry.InvalidInput;
import org.junit.jupiter.api.Test;

class PushTest {
    @Test
    void impulseDoesNotDependOnTheRate() {
        Push push = new Push(0.333, 0.1, "", "torso", new Vec3(100, 0, 0));
        for (int hz : new int[] {60, 64, 100, 128, 1000}) {
            double impulse = 0;
            for (int k = 0; k < hz; k++) {
                impulse += push.force().x() * push.share((double) k / hz, (k + 1.0) / hz) / hz;
            }
            assertEquals(10, impulse, 1e-9, "at " + hz + " Hz");
        }
    }

    @Test
    void nonsenseIsRefused() {
        assertThrows(InvalidInput.class, () -> new Push(-1, 0.1, "", "torso", Vec3.X));
        assertThrows(InvalidInput.class, () -> new Push(1, 0, "", "torso", Vec3.X));
        assertThrows(InvalidInput.class, () -> new Push(1, 1, "", "torso", new Vec3(Double.NaN, 0, 0)));
    }
}
