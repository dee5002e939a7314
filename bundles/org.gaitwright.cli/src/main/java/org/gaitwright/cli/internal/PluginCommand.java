// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.gaitwright.cli.internal.console.Console;
import org.gaitwright.cli.internal.console.ConsoleCommand;
import org.gaitwright.cli.internal.console.Table;
import org.gaitwright.io.Json;
import org.gaitwright.plugins.InstalledPlugin;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code gaitwright plugin}: third-party plug-ins. */
@Command(
        name = "plugin",
        mixinStandardHelpOptions = true,
        description = "Installs, lists and removes third-party plug-ins.",
        synopsisSubcommandLabel = "(list | install | remove)",
        footerHeading = "%nExamples:%n",
        footer = {
            "  gaitwright plugin list",
            "  gaitwright plugin install stroll-1.0.0.jar --trust-unsigned",
            "  gaitwright plugin install https://example.com/site com.example.stroll.feature",
            "  gaitwright plugin remove com.example.stroll"
        })
final class PluginCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    static CommandLine tree(Console console) {
        return new CommandLine(new PluginCommand())
                .addSubcommand(new ListInstalled(console))
                .addSubcommand(new Install(console))
                .addSubcommand(new Remove(console));
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "a command is missing; expected list, install or remove");
    }

    private static String line(InstalledPlugin p) {
        return p.id() + " " + p.version()
                + (p.name().isEmpty() || p.name().equals(p.id()) ? "" : " (" + p.name() + ")");
    }

    @Command(
            name = "list",
            mixinStandardHelpOptions = true,
            description = "Lists installed plug-ins, without those that ship with the studio.",
            footerHeading = "%nExample:%n",
            footer = "  gaitwright plugin list --json")
    static final class ListInstalled extends ConsoleCommand implements Runnable {
        @Option(names = "--json", description = "As JSON: {\"plugins\":[{\"id\",\"version\",...}]}.")
        private boolean json;

        ListInstalled(Console console) {
            super(console);
        }

        @Override
        public void run() {
            List<InstalledPlugin> all = services.plugins().get().list();
            if (json) {
                terminal.text(Json.text(
                        Map.of("plugins", all.stream().map(ListInstalled::json).toList())));
                return;
            }
            if (all.isEmpty()) {
                terminal.line("No plug-ins are installed. 'gaitwright plugin install JAR' installs one.");
            }
            Table table = new Table();
            for (InstalledPlugin p : all) {
                boolean good = p.health().good();
                String signer = p.signer().isEmpty() ? "unsigned" : "signed by " + p.signer();
                String last = good ? p.name() : "DISABLED: " + p.health().text();
                table.row(good ? s -> s : terminal::red, p.id(), p.version(), signer, p.source(), last);
            }
            table.print(terminal);
        }

        private static Map<String, Object> json(InstalledPlugin p) {
            Map<String, Object> m = new LinkedHashMap<>();
            m.put("id", p.id());
            m.put("version", p.version());
            m.put("name", p.name());
            m.put("source", p.source());
            m.put("bundles", p.bundles());
            m.put("signer", p.signer());
            m.put("healthy", p.health().good());
            if (!p.health().good()) {
                m.put("reason", p.health().text());
            }
            return m;
        }
    }

    @Command(
            name = "install",
            mixinStandardHelpOptions = true,
            description = "Installs a plug-in permanently. It is tried first; if that fails, nothing changes.",
            footerHeading = "%nExamples:%n",
            footer = {
                "  gaitwright plugin install stroll-1.0.0.jar --trust-unsigned",
                "  gaitwright plugin install ./site com.example.stroll"
            })
    static final class Install extends ConsoleCommand implements Runnable {
        @Parameters(index = "0", paramLabel = "SITE-or-JAR", description = "A bundle, or a p2 update site.")
        private String location;

        @Parameters(index = "1", arity = "0..1", paramLabel = "ID", description = "The bundle or feature of the site.")
        private String id;

        @Option(
                names = "--trust-unsigned",
                description = "Installs it even if it is unsigned or its signer is not trusted. Plug-ins run with your"
                        + " rights.")
        private boolean trustUnsigned;

        Install(Console console) {
            super(console);
        }

        @Override
        public void run() {
            InstalledPlugin p = services.plugins().get().install(location, id, this::mayRun, this::note);
            terminal.line(line(p) + " is installed");
        }

        private boolean mayRun(List<String> what) {
            if (!trustUnsigned) {
                what.forEach(w -> terminal.note("not trusted: " + w));
            }
            return trustUnsigned;
        }
    }

    @Command(
            name = "remove",
            mixinStandardHelpOptions = true,
            description = "Removes a plug-in.",
            footerHeading = "%nExample:%n",
            footer = "  gaitwright plugin remove com.example.stroll")
    static final class Remove extends ConsoleCommand implements Runnable {
        @Parameters(paramLabel = "ID", description = "Its id as in 'gaitwright plugin list'.")
        private String id;

        Remove(Console console) {
            super(console);
        }

        @Override
        public void run() {
            terminal.line("removed " + line(services.plugins().get().remove(id)));
        }
    }
}
