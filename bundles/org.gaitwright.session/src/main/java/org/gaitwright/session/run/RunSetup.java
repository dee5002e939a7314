// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.run;

import java.util.List;
import java.util.Optional;
import org.gaitwright.core.character.CharacterProvider;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.Contribution;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.PluginFailure;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.run.Stage;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.simulation.Engine;
import org.gaitwright.core.terrain.TerrainFactory;

/** Sets runs up: picks a cast when the user has not, says what a cast lacks and what refuses it, and makes what is played. */
final class RunSetup {
    private static final Cast PREFERRED = new Cast("generalized-walking", "humanoid", "flat");

    /** What recordings may take: this run's, and those that one can go back to. */
    private static final long SHARE_OF_HEAP = 6;

    private static final long MAX_BYTES = 512L << 20;

    private final Registry registry;
    private final GaitOffer gaits;

    RunSetup(Registry registry, GaitOffer gaits) {
        this.registry = registry;
        this.gaits = gaits;
    }

    /** The preferred ones where they exist, else the first of each kind. */
    Cast cast() {
        return new Cast(
                pick(registry, ControllerFactory.class, PREFERRED.controller()),
                pick(registry, CharacterProvider.class, PREFERRED.character()),
                pick(registry, TerrainFactory.class, PREFERRED.terrain()));
    }

    /** What must be installed before this can run; empty if nothing. */
    String missing(Cast cast) {
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

    /** With all gaits that its roles can change to. */
    RunPlan offering(RunPlan plan) {
        return plan.offering(gaits);
    }

    /** Why a plan can't be set up; empty if it can, or if it has no scene yet. */
    Optional<RunState.Refused> refusal(RunPlan wanted) {
        if (wanted.scene() == null) {
            return Optional.empty();
        }
        try {
            new Stage(offering(wanted).scene(), wanted.things());
            return Optional.empty();
        } catch (InvalidInput | PluginFailure e) {
            return Optional.of(new RunState.Refused(wanted.cast(), e.getMessage()));
        }
    }

    /** Values of the ground of a scene. */
    static ParameterValues ground(Scene scene, Registry things) {
        TerrainFactory factory =
                things.get(TerrainFactory.class, scene.terrain().kind());
        return things.guard(factory, f -> GroundValues.of(f, scene.terrain()));
    }

    /** The scene at its start, paused. */
    static Player player(Scene scene, Registry things, double speed) {
        long bytes = Math.min(MAX_BYTES, Runtime.getRuntime().maxMemory() / SHARE_OF_HEAP);
        return new Player(scene, things, bytes, speed);
    }
}
