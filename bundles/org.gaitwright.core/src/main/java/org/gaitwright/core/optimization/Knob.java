// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.optimization;

import java.util.List;

/**
 * A variable with everything in it found.
 *
 * @param name of the first parameter, with that of its actor before it if it is not the first one
 * @param actor whose parameters
 * @param parameters that get the value
 */
record Knob(String name, int actor, List<String> parameters, double lower, double upper, double start) {}
