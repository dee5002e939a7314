// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.files;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.terrain.Difficulty;
import org.gaitwright.core.terrain.Terrain;
import org.gaitwright.core.terrain.TerrainFactory;
import org.gaitwright.core.terrain.TerrainSpec;
import org.gaitwright.core.terrain.Thing;
import org.gaitwright.io.internal.yaml.YamlText;

/**
 * A ground in a file of the user's: the kind that the file names, with the file's values where nobody gives others. A seed
 * other than 0 overrules the file's; things are added to the file's.
 *
 * @param shown how the file is named
 * @param content what it says
 * @param installed the kind
 */
public record TerrainInFile(String shown, TerrainSpec content, TerrainFactory installed)
        implements TerrainFactory, InFile {
    @Override
    public String id() {
        return shown;
    }

    @Override
    public String name() {
        return YamlText.stem(shown);
    }

    @Override
    public String description() {
        return installed.description();
    }

    @Override
    public ParameterSet parameters() {
        List<Parameter> own = new ArrayList<>();
        for (Parameter p : installed.parameters().list()) {
            double initial = content.parameters().getOrDefault(p.name(), p.initial());
            own.add(new Parameter(
                    p.name(), p.unit(), p.minimum(), p.maximum(), initial, p.group(), p.mirror(), p.help()));
        }
        return ParameterSet.of(own);
    }

    @Override
    public Map<String, String> words() {
        return installed.words();
    }

    @Override
    public Difficulty difficulty() {
        return installed.difficulty();
    }

    @Override
    public boolean takesThings() {
        return installed.takesThings();
    }

    @Override
    public Terrain create(ParameterValues parameters, long seed) {
        return create(parameters, Map.of(), seed);
    }

    @Override
    public Terrain create(ParameterValues parameters, Map<String, String> words, long seed) {
        return create(new TerrainSpec(shown, parameters.asMap(), seed, words));
    }

    @Override
    public Terrain create(TerrainSpec spec) {
        Map<String, Double> parameters = new TreeMap<>(content.parameters());
        parameters.putAll(spec.parameters());
        Map<String, String> words = new TreeMap<>(content.words());
        words.putAll(spec.words());
        List<Thing> things = new ArrayList<>(content.things());
        things.addAll(spec.things());
        long seed = spec.seed() == 0 ? content.seed() : spec.seed();
        try {
            return installed.create(new TerrainSpec(content.kind(), parameters, seed, words, things));
        } catch (InvalidInput e) {
            throw new InvalidInput(shown + ": " + e.getMessage(), e);
        }
    }
}
