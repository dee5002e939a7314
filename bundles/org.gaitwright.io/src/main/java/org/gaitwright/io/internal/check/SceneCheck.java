// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.check;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.CharacterProvider;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.controller.PresetProvider;
import org.gaitwright.core.controller.Suitability;
import org.gaitwright.core.goal.GoalEvent;
import org.gaitwright.core.parameter.ParameterEvent;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.PluginFailure;
import org.gaitwright.core.run.Stage;
import org.gaitwright.core.scene.EntryPath;
import org.gaitwright.core.scene.RefusedEntry;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.simulation.Engine;
import org.gaitwright.io.FileRegistry;
import org.gaitwright.io.FileWord;
import org.gaitwright.io.internal.scene.SceneReader;
import org.gaitwright.io.internal.yaml.YamlValue;

/** Checks scenes: each entry on its own, and if all of them are right, whether they go together. */
public final class SceneCheck {
    private final YamlValue root;
    /** Path of the scene in its document. */
    private final EntryPath place;

    private final FileRegistry files;
    private final Findings findings;

    private SceneCheck(YamlValue root, EntryPath place, FileRegistry files, Findings findings) {
        this.root = root;
        this.place = place;
        this.files = files;
        this.findings = findings;
    }

    public static void check(Path file, String text, FileRegistry registry, Findings findings) {
        YamlValue root = findings.document(text, file).orElse(null);
        if (root == null) {
            return;
        }
        Path folder = file.getParent();
        Scene scene = findings.read(
                        root, r -> SceneReader.read(r, file.toString(), word -> FileWord.absolute(word, folder)))
                .orElse(null);
        if (scene != null) {
            new SceneCheck(root, EntryPath.ROOT, registry.in(folder), findings)
                    .scene(scene.on(FileWord.absolute(scene.terrain(), folder)), 0);
        }
    }

    /**
     * Checks a scene that stands in another document.
     *
     * @param place its path there
     * @return whether it can be played
     */
    static boolean within(YamlValue root, EntryPath place, Scene scene, FileRegistry files, Findings findings) {
        return new SceneCheck(root, place, files, findings).scene(scene, findings.errors());
    }

    /** @param known errors that were found before and are none of the scene */
    private boolean scene(Scene scene, long known) {
        findings.attempt(root, place.key("engine"), () -> files.get(Engine.class, scene.engine()));
        boolean word = root.entry(place.key("terrain")).map(t -> !t.isMap()).orElse(true);
        if (word) {
            findings.attempt(root, place.key("terrain"), () -> Stage.terrain(scene.terrain(), files));
        } else {
            TerrainCheck.ground(root, place.key("terrain"), scene.terrain(), files, findings);
        }
        for (int i = 0; i < scene.roles().size(); i++) {
            casting(scene.roles().get(i), place.key("characters").item(i));
        }
        if (findings.errors() == known) {
            together(scene);
        }
        return findings.errors() == known;
    }

    private void casting(Scene.Casting c, EntryPath at) {
        CharacterModel model = findings.attempt(
                root,
                at.key("character"),
                () -> files.guard(files.get(CharacterProvider.class, c.character()), CharacterProvider::model));
        ControllerFactory factory =
                findings.attempt(root, at.key("controller"), () -> files.get(ControllerFactory.class, c.controller()));
        if (model == null || factory == null) {
            return;
        }
        if (!findings.check(root, at.key("controller"), () -> checkDrives(factory, model))) {
            return;
        }
        findings.check(root, at.key("goals"), () -> checkFollows(factory, c.goals()));
        ParameterSet declared =
                findings.attempt(root, at.key("controller"), () -> files.guard(factory, f -> f.parameters(model)));
        if (declared == null) {
            return;
        }
        if (!c.preset().isEmpty()) {
            findings.attempt(
                    root, at.key("preset"), () -> declared.initialValues().with(preset(c)));
        }
        PresetCheck.values(root, at.key("parameters"), c.parameters(), declared, findings);
        changes(at.key("changes"), c.changes(), declared);
    }

    /** Those of one time stand in one entry of the list. */
    private void changes(EntryPath at, List<ParameterEvent> changes, ParameterSet declared) {
        int entries = root.entry(at).map(list -> list.list("a list").size()).orElse(0);
        for (int i = 0; i < entries; i++) {
            EntryPath item = at.item(i);
            double time = root.entry(item.key("at")).map(YamlValue::number).orElse(Double.NaN);
            for (ParameterEvent e : changes) {
                if (e.timeSeconds() == time && root.entry(item.name(e.name())).isPresent()) {
                    findings.attempt(root, item.name(e.name()), () -> declared.initialValues()
                            .with(e.name(), e.value()));
                }
            }
        }
    }

    private void checkDrives(ControllerFactory factory, CharacterModel model) {
        Suitability suits = files.guard(factory, f -> f.suits(model));
        if (!suits.suits()) {
            throw new InvalidInput("'" + factory.id() + "' can't drive '" + model.name() + "': " + suits.reason());
        }
    }

    private static void checkFollows(ControllerFactory factory, List<GoalEvent> goals) {
        for (GoalEvent g : goals) {
            if (!factory.follows().contains(g.key())) {
                throw new InvalidInput("'" + factory.id() + "' does not follow the goal '"
                        + g.key().key() + "'; remove it, or choose a controller that does");
            }
        }
    }

    private Map<String, Double> preset(Scene.Casting c) {
        return files.guard(files.get(PresetProvider.class, c.controller() + "/" + c.preset()), PresetProvider::values);
    }

    private void together(Scene scene) {
        try {
            new Stage(scene, files);
        } catch (RefusedEntry e) {
            findings.refused(root, place.then(e.path()), e);
        } catch (InvalidInput | PluginFailure e) {
            findings.error(1, e.getMessage());
        }
    }
}
