// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.run;

import java.util.List;
import org.gaitwright.core.character.CharacterProvider;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.registry.Contribution;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.simulation.Engine;
import org.gaitwright.core.terrain.TerrainFactory;

/** Picks a cast when the user has not, and says what a cast lacks. */
final class DefaultCast {
    private static final Cast PREFERRED = new Cast("generalized-walking", "humanoid", "flat");

    private DefaultCast() {}

    /** The preferred ones where they exist, else the first of each kind. */
    static Cast of(Registry registry) {
        return new Cast(
                pick(registry, ControllerFactory.class, PREFERRED.controller()),
                pick(registry, CharacterProvider.class, PREFERRED.character()),
                pick(registry, TerrainFactory.class, PREFERRED.terrain()));
    }

    /** What must be installed before this can run; empty if nothing. */
    static String missing(Cast cast, Registry registry) {
        String kind = registry.all(Engine.class).isEmpty()
                ? "physics engine"
                : cast.character().isEmpty()
                        ? "character"
                        : cast.controller().isEmpty()
                                ? "controller"
                                : cast.terrain().isEmpty() ? "terrain" : "";
        return kind.isEmpty() ? "" : "No " + kind + " is installed. Install a plug-in with one.";
    }

    /** A preferred one where it is installed, else the first of its kind; empty if there is none. */
    static String pick(Registry registry, Class<? extends Contribution> contract, String preferred) {
        List<String> all = registry.all(contract).stream().map(Contribution::id).toList();
        return all.isEmpty() ? "" : all.contains(preferred) ? preferred : all.get(0);
    }
}
