// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.terrain.internal.kind;

import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.terrain.TerrainFactory;
import org.gaitwright.core.terrain.TerrainSpec;
import org.gaitwright.terrain.internal.ground.BoxField;
import org.gaitwright.terrain.internal.ground.Ground;
import org.gaitwright.terrain.internal.ground.Surface;
import org.osgi.service.component.annotations.Component;

/** The plane z = 0, without end. */
@Component(service = TerrainFactory.class)
public final class FlatTerrain extends Kind {
    public FlatTerrain() {
        super("flat", "Flat", "Unbounded level ground");
    }

    @Override
    Ground build(TerrainSpec spec, ParameterValues p) {
        return new Ground(spec, new Surface.Level(0), BoxField.NONE);
    }
}
