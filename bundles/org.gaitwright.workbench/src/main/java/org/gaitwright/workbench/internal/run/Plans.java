// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.PluginFailure;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.scene.Push;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.scene.UsualPreset;
import org.gaitwright.core.simulation.Engine;
import org.gaitwright.core.terrain.TerrainSpec;
import org.gaitwright.session.run.Cast;

/** What becomes of a scene when somebody changes it: each gives another scene. */
final class Plans {
    /** People watch until they have seen enough; the longest time that a scene may ask for. */
    private static final double UNTIL_STOPPED = 1e6;

    private Plans() {}

    /** One character on some ground, with the preset that suits it. */
    static Scene of(Cast cast, Registry registry) {
        Scene.Casting role = Scene.Casting.of(cast.character(), cast.controller());
        return Scene.of(
                        cast.character() + " on " + cast.terrain(),
                        UNTIL_STOPPED,
                        List.of(role.with(usual(cast, registry), role.parameters())))
                .on(new TerrainSpec(cast.terrain(), Map.of(), 0))
                .engine(engine(registry))
                .build();
    }

    /** A controller or a character that fails here is told of when the run is made. */
    private static String usual(Cast cast, Registry registry) {
        try {
            return UsualPreset.of(cast.controller(), cast.character(), registry);
        } catch (PluginFailure | InvalidInput e) {
            return "";
        }
    }

    private static String engine(Registry registry) {
        List<Engine> engines = registry.all(Engine.class);
        boolean usual = engines.stream().anyMatch(e -> e.id().equals(Scene.DEFAULT_ENGINE));
        return usual || engines.isEmpty()
                ? Scene.DEFAULT_ENGINE
                : engines.get(0).id();
    }

    /** The same without an end. */
    static Scene endless(Scene s) {
        return s.with(s.roles(), s.engine(), s.seed(), UNTIL_STOPPED, s.pushes());
    }

    /** Another cast in an actor's role; a change of controller or character forgets what was tuned and asked, and takes the preset that suits. */
    static Scene recast(Scene s, int actor, Cast cast, Registry registry) {
        Scene.Casting was = s.roles().get(actor);
        Scene.Casting now = was;
        if (!was.controller().equals(cast.controller()) || !was.character().equals(cast.character())) {
            boolean unnamed = was.name().equals(was.character());
            now = new Scene.Casting(
                    unnamed ? unused(s, actor, cast.character()) : was.name(),
                    cast.character(),
                    cast.controller(),
                    usual(cast, registry),
                    Map.of(),
                    List.of(),
                    was.x(),
                    was.y(),
                    was.yaw());
        }
        List<Push> pushes = now == was ? s.pushes() : List.of();
        Scene recast = s.with(replaced(s, actor, now), s.engine(), s.seed(), s.durationSeconds(), pushes);
        boolean sameGround = s.terrain().kind().equals(cast.terrain());
        return sameGround ? recast : recast.on(new TerrainSpec(cast.terrain(), Map.of(), 0));
    }

    private static String unused(Scene s, int actor, String wanted) {
        for (int i = 0; i < s.roles().size(); i++) {
            if (i != actor && s.roles().get(i).name().equals(wanted)) {
                return s.roles().get(actor).name();
            }
        }
        return wanted;
    }

    static Scene tuned(Scene s, int actor, Map<String, Double> values) {
        Scene.Casting role = s.roles().get(actor);
        Map<String, Double> all = new TreeMap<>(role.parameters());
        values.keySet().forEach(curve -> all.keySet().removeIf(k -> k.startsWith(curve + ".")));
        all.putAll(values);
        return with(s, actor, role.with(role.preset(), all));
    }

    static Scene withPreset(Scene s, int actor, String preset) {
        return with(s, actor, s.roles().get(actor).with(preset, Map.of()));
    }

    static Scene withPushes(Scene s, List<Push> pushes) {
        return s.with(s.roles(), s.engine(), s.seed(), s.durationSeconds(), pushes);
    }

    private static Scene with(Scene s, int actor, Scene.Casting role) {
        return s.with(replaced(s, actor, role), s.engine(), s.seed(), s.durationSeconds(), s.pushes());
    }

    private static List<Scene.Casting> replaced(Scene s, int actor, Scene.Casting role) {
        List<Scene.Casting> roles = new ArrayList<>(s.roles());
        roles.set(actor, role);
        return roles;
    }

    static Cast cast(Scene s, int actor) {
        Scene.Casting role = s.roles().get(Math.min(actor, s.roles().size() - 1));
        return new Cast(role.controller(), role.character(), s.terrain().kind());
    }
}
