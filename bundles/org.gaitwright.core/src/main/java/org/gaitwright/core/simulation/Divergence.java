// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.simulation;

/** How a simulation left the numbers: a result, not an exception. */
public record Divergence(long tick, String body, String what) {
    @Override
    public String toString() {
        return what + " at body '" + body + "' in tick " + tick;
    }
}
