// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.scene;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.editors.internal.page.PagedEditor;
import org.gaitwright.io.FileWord;
import org.gaitwright.io.edit.TextEdit;
import org.gaitwright.io.edit.YamlEdit;
import org.gaitwright.io.edit.YamlPlace;
import org.gaitwright.session.choice.Pick;
import org.gaitwright.session.run.Cast;

/** What the page does to the text of a scene; each is one step of undo. */
record SceneEdits(PagedEditor<SceneModel> editor) {
    /** Sets one value; an empty word takes it out. */
    void set(String path, Object value) {
        editor.edit(text -> {
            YamlEdit yaml = YamlEdit.of(text);
            return "".equals(value) ? yaml.remove(path) : yaml.set(path, value);
        });
    }

    /** Several changes as one. */
    private void all(UnaryOperator<YamlEdit> change) {
        editor.edit(
                text -> TextEdit.between(text, change.apply(YamlEdit.of(text)).text()));
    }

    private static YamlEdit set(YamlEdit yaml, String path, Object value) {
        return yaml.with(yaml.set(path, value));
    }

    /** Gives an actor another name, and tells the pushes. */
    void rename(int actor, String name, Scene scene) {
        String before = scene.roles().get(actor).name();
        all(yaml -> {
            YamlEdit now = name.isEmpty()
                    ? yaml.with(yaml.remove("characters[" + actor + "].name"))
                    : set(yaml, "characters[" + actor + "].name", name);
            int pushes = now.find("pushes").map(YamlPlace::size).orElse(0);
            for (int i = 0; i < pushes; i++) {
                String path = "pushes[" + i + "].actor";
                boolean meant = now.find(path).map(p -> p.text().equals(before)).orElse(false);
                now = meant && !name.isEmpty() ? set(now, path, name) : now;
            }
            return now;
        });
    }

    /**
     * What was picked for an actor, as one step; what was meant for the driver or the ground before is taken out.
     *
     * @param was the cast that was picked for, with whole paths
     * @param folder that paths are seen from
     */
    void recast(int actor, Cast was, Pick pick, Path folder) {
        String at = "characters[" + actor + "].";
        Cast then = pick.cast();
        all(yaml -> {
            YamlEdit now = yaml;
            if (!then.character().equals(was.character())) {
                now = set(now, at + "character", FileWord.relative(then.character(), folder));
            }
            if (!then.controller().equals(was.controller())) {
                now = set(now, at + "controller", then.controller());
                now = now.with(now.remove(at + "parameters"));
                now = now.with(now.remove(at + "preset"));
            }
            if (!then.terrain().equals(was.terrain())) {
                now = set(now, "terrain", FileWord.relative(then.terrain(), folder));
            }
            String preset = pick.preset().map(p -> FileWord.relative(p, folder)).orElse(null);
            return preset == null
                    ? now
                    : preset.isEmpty() ? now.with(now.remove(at + "preset")) : set(now, at + "preset", preset);
        });
    }

    /** A number of the ground. What stands there in one word becomes a map. */
    static List<TextEdit> ground(String text, Scene scene, String name, Object value) {
        YamlEdit yaml = YamlEdit.of(text);
        String path = name.equals("seed") ? "terrain.seed" : "terrain.parameters." + name;
        if (yaml.find("terrain").map(YamlPlace::isMap).orElse(false)) {
            return yaml.set(path, value);
        }
        String kind = yaml.find("terrain").map(YamlPlace::text).orElse("flat").replaceFirst(":.*", "");
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("kind", kind);
        Map<String, Object> parameters = new LinkedHashMap<>(scene.terrain().parameters());
        if (!name.equals("seed")) {
            parameters.put(name, value);
        }
        if (!parameters.isEmpty()) {
            map.put("parameters", parameters);
        }
        if (!scene.terrain().words().isEmpty()) {
            map.put("words", new LinkedHashMap<>(scene.terrain().words()));
        }
        if (name.equals("seed") || scene.terrain().seed() != 0) {
            map.put("seed", name.equals("seed") ? value : scene.terrain().seed());
        }
        return yaml.set("terrain", map);
    }

    /** One more character, beside the others. */
    ScenePart addActor(Scene scene) {
        int at = scene.roles().size();
        Scene.Casting last = scene.roles().get(at - 1);
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put("name", freeName(scene, last.character()));
        entry.put("character", text("characters[" + (at - 1) + "].character", last.character()));
        entry.put("controller", last.controller());
        entry.put("start", new LinkedHashMap<>(Map.of("x", 0.0, "y", Math.rint(last.y() + 1))));
        editor.edit(text -> YamlEdit.of(text).insert("characters[" + at + "]", entry));
        return new ScenePart(ScenePart.Kind.ACTOR, at);
    }

    private String text(String path, String otherwise) {
        return editor.model()
                .get()
                .flatMap(m -> m.text().find(path))
                .map(YamlPlace::text)
                .orElse(otherwise);
    }

    private static String freeName(Scene scene, String character) {
        String stem = FileWord.isPath(character) ? FileWord.stem(character) : character;
        List<String> taken = scene.roles().stream().map(Scene.Casting::name).toList();
        int n = 2;
        while (taken.contains(stem + "-" + n)) {
            n++;
        }
        return stem + "-" + n;
    }

    /** One more push, of the first character's first body from its left. */
    ScenePart addPush(SceneModel model) {
        int at = model.scene().pushes().size();
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put("at", 2.0);
        entry.put("duration", 0.1);
        entry.put("body", body(model));
        entry.put("force", new double[] {0, 150, 0});
        entry.put("axes", "facing");
        editor.edit(text -> {
            YamlEdit yaml = YamlEdit.of(text);
            int end = yaml.find("pushes").map(YamlPlace::size).orElse(0);
            return yaml.insert("pushes[" + end + "]", entry);
        });
        return new ScenePart(ScenePart.Kind.PUSH, at);
    }

    private static String body(SceneModel model) {
        List<String> bodies = model.choices().bodies().isEmpty()
                ? List.of()
                : model.choices().bodies().get(0);
        return bodies.contains("torso") ? "torso" : bodies.isEmpty() ? "torso" : bodies.get(0);
    }

    void addGoal(int actor, GoalKey key) {
        String list = "characters[" + actor + "].goals";
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put("at", 0.0);
        entry.put(key.key(), key == GoalKey.SPEED ? 1.0 : 0.0);
        editor.edit(text -> {
            YamlEdit yaml = YamlEdit.of(text);
            int end = yaml.find(list).map(YamlPlace::size).orElse(0);
            return yaml.insert(list + "[" + end + "]", entry);
        });
    }

    /** Asks for something else at the same time. */
    void changeGoal(String entry, String from, String to) {
        all(yaml -> {
            double value = to.equals(GoalKey.SPEED.key()) ? 1.0 : 0.0;
            YamlEdit now = set(yaml, entry + "." + to, value);
            return now.with(now.remove(entry + "." + from));
        });
    }

    /** Takes out a goal; an entry that asks for nothing else goes with it. */
    void removeGoal(String entry, String key) {
        editor.edit(text -> {
            YamlEdit yaml = YamlEdit.of(text);
            long others = yaml.find(entry).map(YamlPlace::keys).orElse(List.of()).stream()
                    .filter(k -> !k.equals(key) && !k.equals("at"))
                    .count();
            return yaml.remove(others == 0 ? entry : entry + "." + key);
        });
    }

    /** Plots these signals; none takes the key out. */
    void signals(List<String> names) {
        editor.edit(text -> {
            YamlEdit yaml = YamlEdit.of(text);
            return names.isEmpty() ? removeFromLook(yaml, "view.signals") : yaml.set("view.signals", names);
        });
    }

    /** What is left empty goes, too. */
    private static List<TextEdit> removeFromLook(YamlEdit yaml, String path) {
        boolean last = yaml.find("view").map(YamlPlace::keys).orElse(List.of()).size() <= 1;
        return yaml.find(path).isEmpty() ? List.of() : yaml.remove(last ? "view" : path);
    }

    void addCamera(Map<String, Object> entry) {
        editor.edit(text -> {
            YamlEdit yaml = YamlEdit.of(text);
            int end = yaml.find("view.cameras").map(YamlPlace::size).orElse(0);
            return end == 0
                    ? yaml.set("view.cameras", List.of(entry))
                    : yaml.insert("view.cameras[" + end + "]", entry);
        });
    }

    void removeCamera(int number) {
        editor.edit(text -> {
            YamlEdit yaml = YamlEdit.of(text);
            int size = yaml.find("view.cameras").map(YamlPlace::size).orElse(0);
            for (int i = 0; i < size; i++) {
                String path = "view.cameras[" + i + "]";
                if (yaml.find(path + ".number")
                        .filter(n -> n.number() == number)
                        .isPresent()) {
                    return size == 1 ? removeFromLook(yaml, "view.cameras") : yaml.remove(path);
                }
            }
            return List.of();
        });
    }

    void remove(ScenePart part) {
        editor.edit(text -> YamlEdit.of(text).remove(part.path()));
    }

    /** Puts a character elsewhere. */
    static List<TextEdit> place(String text, int actor, double x, double y, double headingDeg) {
        String at = "characters[" + actor + "].start";
        YamlEdit now = YamlEdit.of(text);
        now = set(now, at + ".x", round(x));
        now = set(now, at + ".y", round(y));
        boolean turned = headingDeg != 0 || now.find(at + ".heading").isPresent();
        now = turned ? set(now, at + ".heading", round(headingDeg)) : now;
        return TextEdit.between(text, now.text());
    }

    private static double round(double v) {
        return Math.rint(v * 100) / 100;
    }
}
