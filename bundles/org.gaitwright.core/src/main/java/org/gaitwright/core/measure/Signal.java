// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.measure;

import java.util.function.DoubleSupplier;

/**
 * A number of a run that can be plotted over time. Read it on the thread of the run, such as in {@code RunListener.tick};
 * reading allocates nothing.
 *
 * @param group for people, such as "Joint angles"
 * @param name lower-case words joined by hyphens; parts of a path are joined by dots
 * @param unit empty for a pure number
 * @param now its value at this tick; NaN while there is none
 */
public record Signal(String group, String name, String unit, DoubleSupplier now) {
    /** A signal of the gait. */
    public Signal(String name, String unit, DoubleSupplier now) {
        this("Gait", name, unit, now);
    }
}
