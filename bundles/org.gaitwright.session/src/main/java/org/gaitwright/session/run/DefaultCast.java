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
        if (registry.all(Engine.class).isEmpty()) {
            return "No physics engine is installed. Install a plug-in with one.";
        }
        if (cast.character().isEmpty()) {
            return "No character is installed. Install a plug-in with one.";
        }
        if (cast.controller().isEmpty()) {
            return "No controller is installed. Install a plug-in with one.";
        }
        if (cast.terrain().isEmpty()) {
            return "No terrain is installed. Install a plug-in with one.";
        }
        return "";
    }

    private static <T extends Contribution> String pick(Registry registry, Class<T> contract, String preferred) {
        List<T> all = registry.all(contract);
        for (T candidate : all) {
            if (candidate.id().equals(preferred)) {
                return preferred;
            }
        }
        return all.isEmpty() ? "" : all.get(0).id();
    }
}
