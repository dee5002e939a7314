// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.run;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.gaitwright.core.controller.PresetProvider;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.PluginFailure;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.run.Run;
import org.gaitwright.core.run.RunEdit;
import org.gaitwright.core.scene.DefaultPreset;
import org.gaitwright.core.scene.Push;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.simulation.Engine;
import org.gaitwright.core.terrain.TerrainSpec;
import org.gaitwright.io.FileRegistry;
import org.gaitwright.io.FileWord;

/**
 * What is planned. Immutable: each change gives another plan.
 *
 * @param scene that a reset starts with, with all that was changed since it was opened; null while something is missing
 * @param opened the scene as it was opened or chosen, before anything was changed; null likewise
 * @param cast who takes part
 * @param title for users
 * @param things where what the scene names is found
 * @param actor in focus
 */
public record RunPlan(Scene scene, Scene opened, Cast cast, String title, Registry things, int actor) {
    /** Users watch until they have seen enough; the longest time that a scene may ask for. */
    private static final double UNTIL_STOPPED = 1e6;

    /** Nothing yet. */
    static RunPlan empty(Registry things) {
        return new RunPlan(null, null, Cast.NONE, "", things, 0);
    }

    /** A scene as it was opened. */
    static RunPlan of(Scene scene, String title, Registry things) {
        Scene endless = endless(scene);
        return new RunPlan(endless, endless, cast(endless, 0), title, things, 0);
    }

    /** One character on some ground, with the preset that suits it; without a scene if something is missing. */
    static RunPlan of(Cast cast, Registry installed) {
        if (!cast.complete()) {
            return new RunPlan(null, null, cast, "", installed, 0);
        }
        Scene.Casting role = Scene.Casting.of(cast.character(), cast.controller());
        Scene scene = Scene.of(
                        cast.character() + " on " + cast.terrain(),
                        UNTIL_STOPPED,
                        List.of(role.with(defaultPreset(cast, installed), role.parameters())))
                .on(new TerrainSpec(cast.terrain(), Map.of(), 0))
                .engine(engine(installed))
                .build();
        return new RunPlan(scene, scene, cast, scene.name(), installed, 0);
    }

    /** A controller or a character that fails here is reported when the run is made. */
    private static String defaultPreset(Cast cast, Registry registry) {
        try {
            return DefaultPreset.of(cast.controller(), cast.character(), registry);
        } catch (PluginFailure | InvalidInput e) {
            return "";
        }
    }

    private static String engine(Registry registry) {
        String picked = RunSetup.pick(registry, Engine.class, Scene.DEFAULT_ENGINE);
        return picked.isEmpty() ? Scene.DEFAULT_ENGINE : picked;
    }

    static Scene endless(Scene scene) {
        return scene.lasting(UNTIL_STOPPED);
    }

    private static Cast cast(Scene s, int actor) {
        Scene.Casting role = s.roles().get(Math.min(actor, s.roles().size() - 1));
        return new Cast(role.controller(), role.character(), s.terrain().kind());
    }

    /** The casting of the actor in focus. */
    public Optional<Scene.Casting> role() {
        return Optional.ofNullable(scene).map(s -> s.roles().get(actor));
    }

    /** The actor in focus with its style and what was tuned, at the origin and unsteered, as another scene can cast it. */
    public Optional<Scene.Casting> standing() {
        Path folder = things instanceof FileRegistry files ? files.folder() : Path.of("");
        return role().map(r -> new Scene.Casting(
                Cast.shortly(r.character()),
                FileWord.absolute(r.character(), folder),
                r.controller(),
                FileWord.absolute(r.preset(), folder),
                r.parameters(),
                List.of(),
                0,
                0,
                0));
    }

    /** The same scene, changed. */
    RunPlan with(Scene changed) {
        return new RunPlan(changed, opened, cast, title, things, actor);
    }

    /** The same with another scene as what was opened. */
    RunPlan openedAs(Scene first) {
        return new RunPlan(scene, first, cast, title, things, actor);
    }

    RunPlan focusedOn(int other) {
        return new RunPlan(scene, opened, cast(scene, other), title, things, other);
    }

    /** With all gaits that its roles can change to: a controller is made with its gaits. */
    RunPlan offering(GaitOffer gaits) {
        Scene offered = gaits.with(scene, things);
        return new RunPlan(offered, scene == opened ? offered : opened, cast, title, things, actor);
    }

    /**
     * Another cast in the role of the actor in focus; a change of controller or character forgets what was tuned and asked, and takes the preset
     * that suits.
     */
    RunPlan recast(Cast wanted, Optional<String> preset, Registry installed) {
        if (scene == null || !wanted.complete()) {
            return of(wanted, installed).styled(preset);
        }
        Scene.Casting was = scene.roles().get(actor);
        Scene.Casting now = preset.map(p -> was.with(p, Map.of())).orElse(was);
        if (!was.controller().equals(wanted.controller()) || !was.character().equals(wanted.character())) {
            boolean unnamed = was.name().equals(was.character());
            now = new Scene.Casting(
                    unnamed ? unusedName(wanted.character()) : was.name(),
                    wanted.character(),
                    wanted.controller(),
                    preset.orElseGet(() -> defaultPreset(wanted, things)),
                    Map.of(),
                    List.of(),
                    was.x(),
                    was.y(),
                    was.yaw());
        }
        Scene recast = now == was ? scene : replaced(actor, now).pushed(List.of());
        boolean sameGround = scene.terrain().kind().equals(wanted.terrain());
        Scene there = sameGround ? recast : recast.on(new TerrainSpec(wanted.terrain(), Map.of(), 0));
        // a camera for a tall character shows the feet of a short one from far away
        boolean sameBody = was.character().equals(wanted.character());
        Scene seen = sameBody ? there : there.looking(there.look().from(Optional.empty()));
        return new RunPlan(seen, seen, wanted, title, things, actor);
    }

    private RunPlan styled(Optional<String> preset) {
        if (scene == null || preset.isEmpty()) {
            return this;
        }
        RunPlan styled = styled(actor, preset.get(), Map.of());
        return styled.openedAs(styled.scene());
    }

    private String unusedName(String wanted) {
        for (int i = 0; i < scene.roles().size(); i++) {
            if (i != actor && scene.roles().get(i).name().equals(wanted)) {
                return scene.roles().get(actor).name();
            }
        }
        return wanted;
    }

    /** With what edits of a run make of it. */
    RunPlan edited(List<RunEdit> edits) {
        RunPlan changed = this;
        for (RunEdit e : edits) {
            if (e instanceof RunEdit.Tune t) {
                changed = changed.tuned(t.actor(), t.values());
            } else if (e instanceof RunEdit.Plan p) {
                changed = changed.pushed(p.pushes());
            }
        }
        return changed;
    }

    RunPlan tuned(int who, Map<String, Double> values) {
        Scene.Casting role = scene.roles().get(who);
        Map<String, Double> all = new TreeMap<>(role.parameters());
        values.keySet().forEach(curve -> all.keySet().removeIf(k -> k.startsWith(curve + ".")));
        all.putAll(values);
        return styled(who, role.preset(), all);
    }

    RunPlan styled(int who, String preset, Map<String, Double> parameters) {
        return with(replaced(who, scene.roles().get(who).with(preset, parameters)));
    }

    RunPlan pushed(List<Push> pushes) {
        return with(scene.pushed(pushes));
    }

    private Scene replaced(int who, Scene.Casting role) {
        List<Scene.Casting> roles = new ArrayList<>(scene.roles());
        roles.set(who, role);
        return scene.with(roles);
    }

    /** What a preset says; a file as it is now: whoever chooses it again has changed it. */
    Map<String, Double> presetValues(String controller, String preset) {
        return preset.isEmpty()
                ? Map.of()
                : things.guard(things.get(PresetProvider.class, controller + "/" + preset), PresetProvider::values);
    }

    /** What the preset says that the plan names now for the actor in focus; a run may have begun with another. */
    ParameterValues baseline(Run run) {
        Scene.Casting role = scene.roles().get(actor);
        boolean same =
                role.preset().equals(run.stage().scene().roles().get(actor).preset());
        return same
                ? run.stage().parts().get(actor).baseline()
                : run.events().parameters(actor).set().initialValues().with(knownValues(role));
    }

    /** The run has the values already: that the file of its style is gone matters no sooner than at a reset, which says so. */
    private Map<String, Double> knownValues(Scene.Casting role) {
        try {
            return presetValues(role.controller(), role.preset());
        } catch (InvalidInput | PluginFailure e) {
            return Map.of();
        }
    }
}
