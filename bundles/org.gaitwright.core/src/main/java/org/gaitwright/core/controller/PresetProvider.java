// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.controller;

import java.util.Map;
import org.gaitwright.core.registry.Contribution;

/** A named, shipped parameter set of a controller. Its id is {@code controller/preset}. */
public interface PresetProvider extends Contribution {
    /** Id of the controller that it belongs to. */
    String controller();

    /** Id of the character that it was made for; empty if any. */
    String character();

    /** Values by parameter name, or by that of a curve for all of it; what is not named keeps its initial value. */
    Map<String, Double> values();
}
