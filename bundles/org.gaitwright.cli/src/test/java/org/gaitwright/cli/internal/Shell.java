// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.gaitwright.cli.internal.console.Host;
import org.gaitwright.cli.internal.console.Services;
import org.gaitwright.cli.internal.console.Stopping;
import org.gaitwright.cli.internal.console.Terminal;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.testkit.FakeStudio;

/** The command line with fake services and streams that keep what was said. */
public final class Shell {
    private static final OutputStream FULL = new OutputStream() {
        @Override
        public void write(int b) throws IOException {
            throw new IOException("No space left on device");
        }
    };

    public final FakeStudio studio = new FakeStudio();
    final FakePlugins plugins = new FakePlugins();
    public final Stopping stopping = new Stopping();
    public String out = "";
    public String err = "";
    public boolean live;
    /** Whether stdout is a device without room. */
    public boolean full;

    public Host host = new Host("9.8.7", null, false, null);

    public int run(String... arguments) {
        return runWith(studio, arguments);
    }

    /** Runs with another registry, or none. */
    public int runWith(Registry registry, String... arguments) {
        ByteArrayOutputStream outBytes = new ByteArrayOutputStream();
        ByteArrayOutputStream errBytes = new ByteArrayOutputStream();
        OutputStream sink = full ? FULL : outBytes;
        Terminal terminal = new Terminal(sink, errBytes, live, false);
        Services services = new Services(() -> registry, () -> plugins);
        int code = new CommandTree(services, terminal, host, stopping).run(arguments);
        terminal.flush();
        out = outBytes.toString(StandardCharsets.UTF_8);
        err = errBytes.toString(StandardCharsets.UTF_8);
        return code;
    }

    public static boolean isEmpty(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.findAny().isEmpty();
        }
    }

    /** A scene file with two characters. */
    public static Path scene(Path folder, double seconds) throws IOException {
        return Files.writeString(
                folder.resolve("two.yaml"),
                "duration: " + seconds + "\ncharacters:\n  - {name: anna, character: humanoid, controller: passive}\n"
                        + "  - {name: bert, character: humanoid, controller: passive, start: {x: 2}}\n");
    }

    /** The keys of the outermost object, as our JSON is indented. */
    public static List<String> keys(String json) {
        return Stream.of(json.split("\n"))
                .filter(l -> l.startsWith("  \""))
                .map(l -> l.substring(3, l.indexOf('"', 3)))
                .toList();
    }
}
