// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.gaitwright.cli.internal.console.Console;
import org.gaitwright.cli.internal.console.ConsoleCommand;
import org.gaitwright.cli.internal.console.Table;
import org.gaitwright.core.registry.Entry;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.Kind;
import org.gaitwright.io.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code gaitwright list}: what plug-ins offer. */
@Command(
        name = "list",
        mixinStandardHelpOptions = true,
        description = "Lists everything that is installed, with its bundle.",
        footerHeading = "%nExamples:%n",
        footer = {"  gaitwright list", "  gaitwright list controllers", "  gaitwright list engines characters --json"})
final class ListCommand extends ConsoleCommand implements Runnable {
    @Parameters(
            paramLabel = "KIND",
            arity = "0..*",
            description = "engines, characters, terrains, controllers, presets, styles, recipes, measures,"
                    + " optimizers, evaluators, importers or exporters. Default: all.")
    private List<String> kinds = List.of();

    @Option(names = "--json", description = "As JSON: {\"engines\":[{\"id\",\"name\",\"bundle\",...}],...}.")
    private boolean json;

    ListCommand(Console console) {
        super(console);
    }

    @Override
    public void run() {
        List<Kind> asked = asked();
        Map<Kind, List<Entry>> found = new LinkedHashMap<>();
        asked.forEach(k -> found.put(k, new ArrayList<>()));
        for (Entry e : services.registry().get().entries()) {
            found.getOrDefault(e.kind(), new ArrayList<>()).add(e);
        }
        if (json) {
            terminal.text(Json.text(json(found)));
        } else {
            print(found);
        }
    }

    private List<Kind> asked() {
        if (kinds.isEmpty()) {
            return List.of(Kind.values());
        }
        return kinds.stream()
                .map(word -> Kind.ofPlural(word)
                        .orElseThrow(() -> new InvalidInput("there is no list of '" + word + "'; expected one of "
                                + String.join(
                                        ", ",
                                        Stream.of(Kind.values())
                                                .map(Kind::plural)
                                                .toList()))))
                .distinct()
                .toList();
    }

    private static Map<String, Object> json(Map<Kind, List<Entry>> found) {
        Map<String, Object> lists = new LinkedHashMap<>();
        found.forEach((kind, entries) ->
                lists.put(kind.plural(), entries.stream().map(ListCommand::json).toList()));
        return lists;
    }

    private static Map<String, Object> json(Entry e) {
        Map<String, Object> m = new LinkedHashMap<>();
        m.put("id", e.id());
        m.put("name", e.name());
        m.put("description", e.description());
        m.put("bundle", e.bundle());
        m.put("version", e.bundleVersion());
        m.put("healthy", e.health().good());
        if (!e.health().good()) {
            m.put("reason", e.health().text());
        }
        return m;
    }

    private void print(Map<Kind, List<Entry>> found) {
        String gap = "";
        for (Map.Entry<Kind, List<Entry>> list : found.entrySet()) {
            if (list.getValue().isEmpty() && kinds.isEmpty()) {
                continue;
            }
            terminal.text(gap);
            terminal.line(terminal.bold(list.getKey().plural()));
            gap = System.lineSeparator();
            Table table = new Table();
            for (Entry e : list.getValue()) {
                boolean good = e.health().good();
                String last = good ? e.description() : "DISABLED: " + e.health().text();
                table.row(good ? s -> s : terminal::red, e.id(), e.name(), e.bundle() + " " + e.bundleVersion(), last);
            }
            table.print(terminal);
            if (list.getValue().isEmpty()) {
                terminal.line("  none");
            }
        }
    }
}
