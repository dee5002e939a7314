// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.terrain.internal.kind;

import java.util.List;
import java.util.Map;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.NamedContribution;
import org.gaitwright.core.terrain.Terrain;
import org.gaitwright.core.terrain.TerrainFactory;
import org.gaitwright.core.terrain.TerrainSpec;
import org.gaitwright.terrain.internal.ground.Ground;
import org.gaitwright.terrain.internal.thing.ThingPlacement;

/** What all kinds of ground share. */
abstract class Kind extends NamedContribution implements TerrainFactory {
    private final ParameterSet parameters;

    Kind(String id, String name, String description, Parameter... parameters) {
        super(id, name, description);
        this.parameters = ParameterSet.of(List.of(parameters));
    }

    /** The ground; {@code p} has a value for every parameter. */
    abstract Ground build(TerrainSpec spec, ParameterValues p);

    @Override
    public final ParameterSet parameters() {
        return parameters;
    }

    @Override
    public final Terrain create(ParameterValues values, long seed) {
        return create(values, Map.of(), seed);
    }

    @Override
    public final Terrain create(ParameterValues values, Map<String, String> words, long seed) {
        return build(new TerrainSpec(id(), values.asMap(), seed, words), values);
    }

    @Override
    public final boolean takesThings() {
        return true;
    }

    @Override
    public final Terrain create(TerrainSpec spec) {
        // all of these are grounds
        Ground ground = (Ground) TerrainFactory.super.create(spec.with(List.of()));
        return ThingPlacement.on(ground, ground.spec().with(spec.things()));
    }

    static Parameter length(String name, double minimum, double maximum, double initial, String help) {
        return Parameter.of(name, "m", minimum, maximum, initial, help);
    }

    static Parameter number(String name, double minimum, double maximum, double initial, String help) {
        return Parameter.of(name, "", minimum, maximum, initial, help);
    }

    /** Level ground before the first feature, for kinds that vary along x alone. */
    static Parameter run(double initial) {
        return length("start", 0.5, 100, initial, "level ground ahead of the origin before the first of them");
    }
}
