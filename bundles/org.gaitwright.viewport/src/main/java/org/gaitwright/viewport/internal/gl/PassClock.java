// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.gl;

import static org.lwjgl.opengl.GL33C.glFinish;

import java.util.Arrays;
import java.util.function.LongSupplier;

/** Where the time of a picture goes. Stopped unless someone measures, because each lap waits for the graphics. */
public final class PassClock {
    /** What a picture is made of, in the order of drawing. */
    public enum Pass {
        PREPARE,
        SHADOWS,
        SKY,
        SOLIDS,
        GROUND,
        FLOOR_MARKS,
        GHOSTS,
        OUTLINE,
        RIMS,
        MARKS,
        RESOLVE,
        SCREEN
    }

    private final double[] millis = new double[Pass.values().length];
    private LongSupplier nanos;
    private long last;

    /** Starts measuring with a clock that counts nanoseconds, and forgets what was measured before; null stops. */
    public void measure(LongSupplier clock) {
        nanos = clock;
        Arrays.fill(millis, 0);
    }

    /** Time that a pass took since the start, over all pictures, ms. */
    public double millis(Pass pass) {
        return millis[pass.ordinal()];
    }

    public void begin() {
        if (nanos != null) {
            glFinish();
            last = nanos.getAsLong();
        }
    }

    /** Says that a pass has been asked for. */
    public void lap(Pass pass) {
        if (nanos != null) {
            glFinish();
            long now = nanos.getAsLong();
            millis[pass.ordinal()] += (now - last) * 1e-6;
            last = now;
        }
    }
}
