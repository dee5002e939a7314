// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.terrain;

import java.util.Map;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.Contribution;
import org.gaitwright.core.registry.InvalidInput;

/** Makes terrains of one kind. Stateless. */
public interface TerrainFactory extends Contribution {
    /** What can be chosen. The seed is not among them; every kind has one. */
    ParameterSet parameters();

    /** A terrain; equal arguments give terrains that answer every query with the same bits. */
    Terrain create(ParameterValues parameters, long seed);

    /** What can be said in words and not in numbers, such as the file of an image, each with one line of help. */
    default Map<String, String> words() {
        return Map.of();
    }

    /** A terrain; {@code words} has no other names than {@link #words()}. A kind that takes words overrides this. */
    default Terrain create(ParameterValues parameters, Map<String, String> words, long seed) {
        return create(parameters, seed);
    }

    /** What makes ground of this kind harder to walk on, for a slider. */
    default Difficulty difficulty() {
        return Difficulty.NONE;
    }

    /** Whether things can be placed on ground of this kind. */
    default boolean takesThings() {
        return false;
    }

    /**
     * A terrain from all that a spec says; refuses what this kind does not take. A kind that takes things overrides this, and may
     * name the one that it refuses by a {@link org.gaitwright.core.scene.RefusedEntry} such as {@code things[0]}.
     */
    default Terrain create(TerrainSpec spec) {
        if (!spec.things().isEmpty()) {
            throw new InvalidInput(
                    "terrain '" + id() + "': got " + spec.things().size()
                            + " things, but nothing can be placed on this kind; omit them, or use another kind");
        }
        for (Map.Entry<String, String> w : spec.words().entrySet()) {
            String given = "terrain '" + id() + "': got " + w.getKey() + "=" + w.getValue();
            if (parameters().contains(w.getKey())) {
                throw new InvalidInput(given + "; expected a number");
            }
            if (!words().containsKey(w.getKey())) {
                throw new InvalidInput(given + ", which is unsupported; "
                        + (words().isEmpty() ? "omit it" : "supported: " + String.join(", ", words().keySet())));
            }
        }
        return create(parameters().initialValues().with(spec.parameters()), spec.words(), spec.seed());
    }
}
