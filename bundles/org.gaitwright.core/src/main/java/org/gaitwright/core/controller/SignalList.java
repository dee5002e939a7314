// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.controller;

import java.util.function.DoubleSupplier;

/** Takes the numbers of a controller that can be plotted. */
@FunctionalInterface
public interface SignalList {
    /**
     * Adds a number.
     *
     * @param name lower-case words joined by hyphens
     * @param unit empty for a pure number
     * @param now its value; NaN while there is none; called between ticks, allocates nothing
     */
    void add(String name, String unit, DoubleSupplier now);
}
