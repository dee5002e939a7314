// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.terrain.Terrain;
import org.gaitwright.core.terrain.TerrainFactory;
import org.gaitwright.core.terrain.TerrainSpec;
import org.junit.jupiter.api.Test;

class GroundValuesTest {
    @Test
    void theSeedIsTunedLikeAParameter() {
        ParameterValues values = GroundValues.initial(factory(Parameter.of("rise", "m", 0, 1, 0.2, "height of a step")))
                .with("seed", 7);
        assertEquals(
                new TerrainSpec("stairs", Map.of("rise", 0.2), 7),
                GroundValues.spec(new TerrainSpec("stairs", Map.of(), 3), values));
    }

    @Test
    void groundWithoutParametersHasNoSeedEither() {
        ParameterValues values = GroundValues.initial(factory());
        assertEquals(0, values.set().size());
        assertEquals(TerrainSpec.FLAT, GroundValues.spec(TerrainSpec.FLAT, values));
    }

    @Test
    void groundIsTunedFromWhatItIs() {
        TerrainFactory factory = factory(Parameter.of("rise", "m", 0, 1, 0.2, "height of a step"));
        TerrainSpec hills = new TerrainSpec("image", Map.of("rise", 0.5), 9, Map.of("file", "hills.png"));
        ParameterValues values = GroundValues.of(factory, hills);
        assertEquals(0.5, values.get("rise"));
        assertEquals(9, values.get("seed"));
        assertEquals(hills, GroundValues.spec(hills, values));
    }

    private static TerrainFactory factory(Parameter... parameters) {
        return new TerrainFactory() {
            @Override
            public String id() {
                return "ground";
            }

            @Override
            public String name() {
                return "Ground";
            }

            @Override
            public ParameterSet parameters() {
                return ParameterSet.of(parameters);
            }

            @Override
            public Terrain create(ParameterValues values, long seed) {
                throw new UnsupportedOperationException("nobody walks here");
            }
        };
    }
}
