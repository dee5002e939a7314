// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.assist;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.CharacterProvider;
import org.gaitwright.core.character.Link;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.controller.PresetProvider;
import org.gaitwright.core.objective.MeasureFactory;
import org.gaitwright.core.optimizer.OptimizerFactory;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.registry.Contribution;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.PluginFailure;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.simulation.Engine;
import org.gaitwright.core.terrain.TerrainFactory;
import org.gaitwright.editors.internal.OutlineItem;
import org.gaitwright.io.FileKind;

/** What may be written at a place of a YAML file: keys, ids, and parameters with range and unit. */
final class YamlWords {
    private static final String USUAL_CHARACTER = "humanoid";

    /**
     * A word.
     *
     * @param text that is inserted
     * @param note beside it in a list: unit, range and default of a parameter
     * @param help one line
     */
    record Word(String text, String note, String help) {
        /** Both in two lines. */
        String declaration() {
            String name = text.replaceAll(": ?$", "");
            return note.isEmpty() ? name + "\n" + help : name + "  " + note + "\n" + help;
        }
    }

    private final FileKind kind;
    private final String text;
    private final Registry registry;
    private final List<OutlineItem> items;

    /** @param registry where ids are found, those of files beside the text included */
    YamlWords(String text, Path file, Registry registry) {
        this.text = text;
        this.registry = registry;
        kind = FileKind.of(file.toString(), text);
        items = OutlineItem.of(text, false);
    }

    /** All that may stand at a caret, whatever of it is typed already. */
    List<Word> at(int caret) {
        return YamlPlace.at(text, caret)
                .map(p -> p.key().isEmpty() ? keys(p) : values(p))
                .orElse(List.of());
    }

    /** What a key or an id means; empty if nobody says. */
    Optional<String> declaration(int offset) {
        return YamlPlace.at(text, offset).flatMap(p -> {
            String word = text.substring(p.from(), p.from() + p.length());
            // a key is declared among those of its map, though it is there already
            List<Word> all = p.key().isEmpty()
                    ? keys(new YamlPlace(p.path(), "", p.from(), p.length(), java.util.Set.of()))
                    : values(p);
            return all.stream()
                    .filter(w -> w.text().replaceAll(": ?$", "").equals(word))
                    .findFirst()
                    .map(Word::declaration);
        });
    }

    private List<Word> keys(YamlPlace place) {
        List<Word> all = new ArrayList<>();
        KeyBook.keys(kind, place.shape()).forEach(k -> all.add(new Word(k.name() + ": ", "", k.help())));
        parameters(place.path(), place.shape()).forEach(all::add);
        all.removeIf(w -> place.siblings().contains(w.text().replaceAll(": ?$", "")));
        return all;
    }

    // parameters

    /** Names of parameters that go on from where the path is: below {@code gait}, those of {@code gait.…} without it. */
    private Stream<Word> parameters(String path, String shape) {
        String holder = holder(shape);
        if (holder == null) {
            return Stream.empty();
        }
        String within = shape.substring(holder.length()).replaceAll("^\\.", "");
        String prefix = within.isEmpty() ? "" : within + ".";
        return declared(path).list().stream()
                .filter(p -> p.name().startsWith(prefix))
                .map(p -> new Word(p.name().substring(prefix.length()) + ": ", note(p), p.help()));
    }

    /** The part of a path at which names of parameters begin; null where there are none. */
    private String holder(String shape) {
        if (kind == FileKind.STYLE || kind == FileKind.PRESET) {
            return "";
        }
        for (String at : List.of(
                "characters[].parameters",
                "characters[].changes[]",
                "scene.characters[].parameters",
                "scene.characters[].changes[]",
                "terrain.parameters",
                "scene.terrain.parameters",
                "rollouts[].terrain.parameters",
                "rollouts[].parameters",
                "objective.terms[]",
                "optimizer")) {
            if (shape.equals(at) || shape.startsWith(at + ".")) {
                return at;
            }
        }
        return kind == FileKind.TERRAIN && (shape.equals("parameters") || shape.startsWith("parameters."))
                ? "parameters"
                : null;
    }

    private ParameterSet declared(String path) {
        try {
            if (kind == FileKind.TERRAIN) {
                return registry.get(TerrainFactory.class, value("kind")).parameters();
            }
            if (path.startsWith("objective.terms[")) {
                return registry.get(MeasureFactory.class, value(path + ".measure"))
                        .parameters();
            }
            if (path.equals("optimizer")) {
                return registry.get(OptimizerFactory.class, value("optimizer.id"))
                        .parameters();
            }
            String grown = path.replaceAll("\\.growth$", ".terrain");
            if (grown.matches("(.*\\.)?terrain(\\.parameters.*)?")) {
                return ground(grown.replaceAll("\\.parameters.*", ""));
            }
            String role = path.contains("characters[") ? path.replaceAll("(characters\\[[0-9]+\\]).*", "$1.") : "";
            boolean first = role.isEmpty() && kind == FileKind.OPTIMIZATION;
            String of = first ? "scene.characters[0]." : role;
            String controller = value(of + "controller");
            return registry.get(ControllerFactory.class, controller).parameters(character(value(of + "character")));
        } catch (InvalidInput | PluginFailure | IllegalArgumentException e) {
            return ParameterSet.EMPTY;
        }
    }

    /** Of a terrain that is a map with its kind, or a word such as {@code stairs:rise=0.15}; that of the scene where a rollout has none. */
    private ParameterSet ground(String path) {
        String named = value(path + ".kind") + value(path).replaceAll(":.*", "");
        boolean ofScene = named.isEmpty() && path.startsWith("rollouts");
        return ofScene
                ? ground("scene.terrain")
                : registry.get(TerrainFactory.class, named).parameters();
    }

    private CharacterModel character(String id) {
        return registry.get(CharacterProvider.class, id.isEmpty() ? USUAL_CHARACTER : id)
                .model();
    }

    /** What stands at a path; empty if nothing does. */
    private String value(String path) {
        return OutlineItem.at(items, path)
                .filter(i -> i.path().equals(path))
                .map(i -> i.value().replaceAll("^[\"']|[\"']$", ""))
                .orElse("");
    }

    static String note(Parameter p) {
        String unit = p.unit().isEmpty() ? "" : " " + p.unit();
        return number(p.minimum()) + " to " + number(p.maximum()) + unit + ", default " + number(p.initial());
    }

    private static String number(double v) {
        return v == Math.rint(v) && Math.abs(v) < 1e9
                ? Long.toString((long) v)
                : String.format(Locale.ROOT, "%.4g", v).replaceAll("0+$", "").replaceAll("\\.$", "");
    }

    // values

    private List<Word> values(YamlPlace place) {
        Optional<KeyBook.Key> key = KeyBook.key(kind, place.shape(), place.key());
        if (key.isPresent() && !key.get().values().isEmpty()) {
            return key.get().values().stream()
                    .map(v -> new Word(v, "", key.get().help()))
                    .toList();
        }
        return switch (place.key()) {
            case "character", "base" -> ids(CharacterProvider.class);
            case "controller" -> ids(ControllerFactory.class);
            case "engine" -> ids(Engine.class);
            case "terrain", "kind" -> ids(TerrainFactory.class);
            case "measure" -> ids(MeasureFactory.class);
            case "id" -> ids(OptimizerFactory.class);
            case "preset", "gaits" -> presets(place.path());
            case "body" -> bodies();
            case "parameter" -> declared(place.path()).list().stream()
                    .map(p -> new Word(p.name(), note(p), p.help()))
                    .toList();
            default -> numbers(place);
        };
    }

    private <T extends Contribution> List<Word> ids(Class<T> contract) {
        return registry.all(contract).stream()
                .map(c -> new Word(c.id(), c.name(), c.description()))
                .toList();
    }

    private List<Word> presets(String path) {
        String controller = value(path + ".controller");
        return registry.all(PresetProvider.class).stream()
                .filter(p -> p.controller().equals(controller))
                .map(p -> new Word(p.id().substring(p.id().indexOf('/') + 1), p.name(), p.description()))
                .toList();
    }

    private List<Word> bodies() {
        try {
            String scene = kind == FileKind.OPTIMIZATION ? "scene." : "";
            return character(value(scene + "characters[0].character")).links().stream()
                    .map(Link::name)
                    .map(n -> new Word(n, "", "A body of the first character"))
                    .toList();
        } catch (InvalidInput | PluginFailure | IllegalArgumentException e) {
            return List.of();
        }
    }

    /** Default and bounds of a parameter. */
    private List<Word> numbers(YamlPlace place) {
        String holder = holder(place.shape());
        if (holder == null) {
            return List.of();
        }
        String within = place.shape().substring(holder.length()).replaceAll("^\\.", "");
        String name = within.isEmpty() ? place.key() : within + "." + place.key();
        return declared(place.path()).list().stream()
                .filter(p -> p.name().equals(name))
                .flatMap(p -> Stream.of(
                        new Word(number(p.initial()), "default", note(p)),
                        new Word(number(p.minimum()), "minimum", note(p)),
                        new Word(number(p.maximum()), "maximum", note(p))))
                .toList();
    }
}
