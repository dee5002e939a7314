// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.help.book;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.CharacterProvider;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.registry.Contribution;
import org.gaitwright.core.registry.PluginFailure;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.terrain.TerrainFactory;
import org.gaitwright.workbench.internal.help.page.Page;
import org.gaitwright.workbench.widgets.number.Numbers;

/** Writes pages about controllers and terrains from their declarations, so that they are true of what is installed. */
final class ParameterTables {
    private static final String USUAL_CHARACTER = "humanoid";

    private final Registry registry;

    ParameterTables(Registry registry) {
        this.registry = registry;
    }

    String controllers(String link) {
        return index(
                "Parameters of controllers",
                "All installed controllers with their parameters. The same names work in the"
                        + " [Parameters view](view:org.gaitwright.views.parameters), in styles and scenes, and with"
                        + " `--set` on the command line.",
                registry.all(ControllerFactory.class),
                link);
    }

    String terrains(String link) {
        return index(
                "Parameters of terrains",
                "All installed kinds of ground with their parameters. Lengths are in metres.",
                registry.all(TerrainFactory.class),
                link);
    }

    private static String index(String title, String intro, List<? extends Contribution> all, String link) {
        return all.stream()
                .map(c -> "* [%s](%s%s): %s\n".formatted(c.id(), link, c.id(), Page.escape(c.description())))
                .collect(Collectors.joining("", "# " + title + "\n\n" + intro + "\n\n", ""));
    }

    private static StringBuilder begun(Contribution one) {
        return new StringBuilder("# " + one.id() + "\n\n" + Page.escape(one.description()) + ".\n\n");
    }

    String controller(String id) {
        ControllerFactory factory = registry.get(ControllerFactory.class, id);
        String goals = factory.follows().stream()
                .sorted()
                .map(g -> "`" + g.key() + "`")
                .collect(Collectors.joining(", "));
        StringBuilder text = begun(factory)
                .append("Goals that it follows: %s. Control runs at %s Hz with %s physics steps each.\n\n"
                        .formatted(goals.isEmpty() ? "none" : goals, factory.controlHz(), factory.substeps()));
        Optional<CharacterModel> character = suited(factory);
        if (character.isEmpty()) {
            return text.append("It supports none of the installed characters.\n")
                    .toString();
        }
        text.append("On the character `%s` it has these parameters; other characters may have more or fewer.\n"
                .formatted(character.get().name()));
        return tables(registry.guard(factory, f -> f.parameters(character.get())), text);
    }

    String terrain(String id) {
        TerrainFactory factory = registry.get(TerrainFactory.class, id);
        StringBuilder text = begun(factory);
        ParameterSet set = registry.guard(factory, TerrainFactory::parameters);
        Map<String, String> words = registry.guard(factory, TerrainFactory::words);
        if (set.size() == 0 && words.isEmpty()) {
            return text.append("It has no parameters.\n").toString();
        }
        tables(set, text);
        if (!words.isEmpty()) {
            text.append("\n## Text parameters\n\n| name | meaning |\n|--|--|\n");
            new TreeMap<>(words).forEach((name, help) -> row(text, name, Page.escape(help)));
        }
        return text.toString();
    }

    @SuppressWarnings("unused") // the registry has told of it already
    private Optional<CharacterModel> suited(ControllerFactory factory) {
        List<CharacterProvider> all = registry.all(CharacterProvider.class).stream()
                .sorted((a, b) -> Boolean.compare(b.id().equals(USUAL_CHARACTER), a.id().equals(USUAL_CHARACTER)))
                .toList();
        for (CharacterProvider each : all) {
            try {
                CharacterModel model = registry.guard(each, CharacterProvider::model);
                if (registry.guard(factory, f -> f.suits(model)).suits()) {
                    return Optional.of(model);
                }
            } catch (PluginFailure e) {
                continue;
            }
        }
        return Optional.empty();
    }

    /** One table for each group, one row for each parameter or curve. */
    private static String tables(ParameterSet set, StringBuilder text) {
        String group = null;
        for (Parameter p : set.list()) {
            if (!p.group().equals(group)) {
                group = p.group();
                text.append("\n## ").append(group).append("\n\n| name | default | range | meaning |\n|--|--|--|--|\n");
            }
            String curve = p.name().replaceFirst("\\.\\d+$", "");
            boolean ofCurve = !curve.equals(p.name()) && set.isCurve(curve);
            if (!ofCurve || p.name().endsWith(".0")) {
                String unit = p.unit().isEmpty() ? "" : " " + p.unit();
                String range = Numbers.shortly(p.minimum()) + " … " + Numbers.shortly(p.maximum()) + unit;
                String initial = ofCurve ? "a curve" : Numbers.shortly(p.initial()) + unit;
                row(text, ofCurve ? curve : p.name(), initial, range, Page.escape(p.help()));
            }
        }
        return text.toString();
    }

    private static void row(StringBuilder text, String name, String... cells) {
        text.append("| `" + name + "` | " + String.join(" | ", cells) + " |\n");
    }
}
