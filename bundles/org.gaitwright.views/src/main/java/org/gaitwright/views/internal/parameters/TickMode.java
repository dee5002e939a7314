// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.parameters;

/** Parameters can be ticked, to be optimised. */
public interface TickMode {
    /** Shows boxes to tick beside parameters, or takes them away. */
    void tick(boolean on);
}
