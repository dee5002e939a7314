// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.registry;

import java.util.Optional;
import org.gaitwright.core.character.CharacterProvider;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.controller.PresetProvider;
import org.gaitwright.core.controller.StyleProvider;
import org.gaitwright.core.exchange.Exporter;
import org.gaitwright.core.exchange.Importer;
import org.gaitwright.core.objective.MeasureFactory;
import org.gaitwright.core.optimization.RecipeProvider;
import org.gaitwright.core.optimizer.EvaluatorFactory;
import org.gaitwright.core.optimizer.OptimizerFactory;
import org.gaitwright.core.simulation.Engine;
import org.gaitwright.core.terrain.TerrainFactory;

/** The kinds of contribution, in the order in which they are listed. */
public enum Kind {
    ENGINE("engines", Engine.class),
    CHARACTER("characters", CharacterProvider.class),
    TERRAIN("terrains", TerrainFactory.class),
    CONTROLLER("controllers", ControllerFactory.class),
    PRESET("presets", PresetProvider.class),
    STYLE("styles", StyleProvider.class),
    RECIPE("recipes", RecipeProvider.class),
    MEASURE("measures", MeasureFactory.class),
    OPTIMIZER("optimizers", OptimizerFactory.class),
    EVALUATOR("evaluators", EvaluatorFactory.class),
    IMPORTER("importers", Importer.class),
    EXPORTER("exporters", Exporter.class);

    private final String plural;
    private final Class<? extends Contribution> contract;

    Kind(String plural, Class<? extends Contribution> contract) {
        this.plural = plural;
        this.contract = contract;
    }

    /** The word of the command line: {@code gaitwright list controllers}. */
    public String plural() {
        return plural;
    }

    /** The service interface. */
    public Class<? extends Contribution> contract() {
        return contract;
    }

    public static Optional<Kind> ofPlural(String word) {
        for (Kind k : values()) {
            if (k.plural.equals(word)) {
                return Optional.of(k);
            }
        }
        return Optional.empty();
    }

    public static Kind ofContract(Class<?> contract) {
        for (Kind k : values()) {
            if (k.contract == contract) {
                return k;
            }
        }
        throw new IllegalArgumentException(
                contract.getName() + " is not a plug-in contract; take one of Kind.contract()");
    }
}
