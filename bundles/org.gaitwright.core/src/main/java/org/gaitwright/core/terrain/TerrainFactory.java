// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.terrain;

import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.Contribution;

/** Makes terrains of one kind. Stateless. */
public interface TerrainFactory extends Contribution {
    /** What can be chosen. The seed is not among them; every kind has one. */
    ParameterSet parameters();

    /** A terrain; equal arguments give terrains that answer every query with the same bits. */
    Terrain create(ParameterValues parameters, long seed);
}
