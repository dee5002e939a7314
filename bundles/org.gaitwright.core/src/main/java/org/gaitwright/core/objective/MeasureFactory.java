// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.objective;

import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.Contribution;

/** Makes measures of one kind: terms of objectives, lines of reports, signals of plots. Stateless. */
public interface MeasureFactory extends Contribution {
    ParameterSet parameters();

    /** A measure of one actor's run. */
    Measure create(int actor, ParameterValues parameters);

    /** Unit of its value; empty for a pure number. */
    String unit();
}
