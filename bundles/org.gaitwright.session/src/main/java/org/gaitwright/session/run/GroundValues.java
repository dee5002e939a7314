// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.run;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.terrain.TerrainFactory;
import org.gaitwright.core.terrain.TerrainSpec;

/** What can be tuned of a terrain: its parameters, and its seed as one of them. */
final class GroundValues {
    private static final String SEED = "seed";
    private static final Parameter SEED_PARAMETER =
            Parameter.of(SEED, "", 0, 1000, 0, "Another seed gives other ground of the same kind");

    private GroundValues() {}

    /** Ground without parameters has nothing that a seed could vary. */
    static ParameterValues initial(TerrainFactory factory) {
        List<Parameter> all = new ArrayList<>(factory.parameters().list());
        if (!all.isEmpty() && !factory.parameters().contains(SEED)) {
            all.add(SEED_PARAMETER);
        }
        return ParameterSet.of(all).initialValues();
    }

    /** Those of some ground. */
    static ParameterValues of(TerrainFactory factory, TerrainSpec spec) {
        ParameterValues values = initial(factory).with(spec.parameters());
        boolean seeded = values.set().contains(SEED) && !factory.parameters().contains(SEED);
        double seed = Math.max(0, Math.min(SEED_PARAMETER.maximum(), spec.seed()));
        return seeded ? values.with(SEED, seed) : values;
    }

    /** The same ground with other values. */
    static TerrainSpec spec(TerrainSpec ground, ParameterValues values) {
        Map<String, Double> named = new LinkedHashMap<>(values.asMap());
        Double seed = named.remove(SEED);
        return new TerrainSpec(ground.kind(), named, seed == null ? ground.seed() : Math.round(seed), ground.words());
    }
}
