// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.scene;

import java.util.function.DoubleSupplier;

/**
 * A number of a run that can be plotted over time. Read it on the thread of the run, such as in {@link RunListener#tick};
 * reading allocates nothing.
 *
 * @param name lower-case words joined by hyphens
 * @param unit empty for a pure number
 * @param now its value at this tick; NaN while there is none
 */
public record Signal(String name, String unit, DoubleSupplier now) {}
