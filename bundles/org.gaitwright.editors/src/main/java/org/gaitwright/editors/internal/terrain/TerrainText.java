// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.terrain;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.scene.EntryPath;
import org.gaitwright.core.terrain.Thing;
import org.gaitwright.io.edit.TextEdit;
import org.gaitwright.io.edit.YamlEdit;
import org.gaitwright.io.edit.YamlPlace;

/** Changes of a terrain as edits of its text. */
final class TerrainText {
    private static final double DIGITS = 1e4;

    private TerrainText() {}

    /** Another kind; what only the one before could be told is taken out. */
    static List<TextEdit> kind(String text, String id, TerrainDraft.Kind kind) {
        YamlEdit now = YamlEdit.of(text);
        now = now.with(now.set("kind", id));
        for (String name : keys(now, "parameters")) {
            now = kind.parameters().contains(name) ? now : now.with(now.remove(parameter(name)));
        }
        for (String name : keys(now, "words")) {
            now = kind.words().containsKey(name)
                    ? now
                    : now.with(now.remove(EntryPath.of("words").key(name)));
        }
        return TextEdit.between(text, tidied(now).text());
    }

    private static List<String> keys(YamlEdit text, String path) {
        return text.find(path).filter(YamlPlace::isMap).map(YamlPlace::keys).orElse(List.of());
    }

    private static EntryPath parameter(String name) {
        return EntryPath.of("parameters").key(name);
    }

    /** Gives a parameter a value; the usual one goes without saying. */
    static List<TextEdit> parameter(String text, Parameter parameter, double value) {
        return TextEdit.between(
                text, tidied(put(YamlEdit.of(text), parameter, value)).text());
    }

    private static YamlEdit put(YamlEdit text, Parameter parameter, double value) {
        double v = Math.max(parameter.minimum(), Math.min(parameter.maximum(), Math.rint(value * DIGITS) / DIGITS));
        EntryPath path = parameter(parameter.name());
        return text.with(v == parameter.initial() ? text.remove(path) : text.set(path, v));
    }

    /** Gives the parameters that make it hard their values. */
    static List<TextEdit> difficulty(String text, TerrainDraft.Kind kind, double difficulty) {
        YamlEdit now = YamlEdit.of(text);
        for (Map.Entry<String, Double> e : kind.difficulty().values(difficulty).entrySet()) {
            Parameter p = kind.parameters().get(kind.parameters().indexOf(e.getKey()));
            now = put(now, p, e.getValue());
        }
        return TextEdit.between(text, tidied(now).text());
    }

    static List<TextEdit> seed(String text, long seed) {
        YamlEdit now = YamlEdit.of(text);
        return seed == 0 ? now.remove("seed") : now.set("seed", seed);
    }

    /** Says a word; nothing takes it out. */
    static List<TextEdit> word(String text, String name, String value) {
        YamlEdit now = YamlEdit.of(text);
        EntryPath path = EntryPath.of("words").key(name);
        return TextEdit.between(
                text,
                tidied(now.with(value.isEmpty() ? now.remove(path) : now.set(path, value)))
                        .text());
    }

    /** Takes out maps and lists that nothing is in any more. */
    private static YamlEdit tidied(YamlEdit text) {
        YamlEdit now = text;
        for (String path : List.of("parameters", "words", "things")) {
            boolean empty = now.find(path)
                    .filter(p -> (p.isMap() || p.isList()) && p.size() == 0)
                    .isPresent();
            now = empty ? now.with(now.remove(path)) : now;
        }
        return now;
    }

    /** Adds a thing at the end of the list. */
    static List<TextEdit> add(String text, Thing thing) {
        YamlEdit now = YamlEdit.of(text);
        boolean list =
                now.find("things").filter(p -> p.isList() && p.size() > 0).isPresent();
        return list
                ? now.insert(ThingPath.of(now.find("things").orElseThrow().size()), entry(thing))
                : now.set("things", List.of(entry(thing)));
    }

    private static Map<String, Object> entry(Thing thing) {
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put("kind", thing.kind().word());
        entry.put("x", thing.x());
        entry.put("y", thing.y());
        if (thing.yaw() != 0) {
            entry.put("heading", heading(thing));
        }
        entry.putAll(thing.size().asMap());
        return entry;
    }

    private static double heading(Thing thing) {
        return Math.rint(Math.toDegrees(thing.yaw()) * DIGITS) / DIGITS;
    }

    static List<TextEdit> remove(String text, int thing) {
        YamlEdit now = YamlEdit.of(text);
        return TextEdit.between(
                text, tidied(now.with(now.remove(ThingPath.of(thing)))).text());
    }

    /** Makes a thing another one of its kind; what stays the same stays as it is written. */
    static List<TextEdit> change(String text, int index, Thing was, Thing thing) {
        YamlEdit now = YamlEdit.of(text);
        String at = ThingPath.of(index) + ".";
        now = put(now, at + "x", was.x(), thing.x());
        now = put(now, at + "y", was.y(), thing.y());
        now = put(now, at + "heading", heading(was), heading(thing));
        for (Parameter p : thing.kind().parameters().list()) {
            now = put(now, at + p.name(), was.get(p.name()), thing.get(p.name()));
        }
        return TextEdit.between(text, now.text());
    }

    private static YamlEdit put(YamlEdit text, String path, double was, double value) {
        return value == was ? text : text.with(text.set(path, Math.rint(value * DIGITS) / DIGITS));
    }
}
