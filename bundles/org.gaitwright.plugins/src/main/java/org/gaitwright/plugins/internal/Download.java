// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.plugins.internal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.gaitwright.core.registry.InvalidInput;

/** Brings what the user named into a temporary folder, so that what is checked is what is run. */
final class Download implements AutoCloseable {
    private static final Pattern ADDRESS = Pattern.compile("(?i)(https?|file):.*");

    private final RunningBundles running;
    private final Path folder;

    Download(RunningBundles running) {
        this.running = running;
        try {
            folder = Files.createTempDirectory("gaitwright-plugin-");
        } catch (IOException full) {
            throw new InvalidInput(
                    "no temporary folder can be made: " + PluginErrors.text(full) + "; free some space", full);
        }
    }

    Candidate fetch(String location, String id, Consumer<String> progress) {
        if (location == null || location.isBlank()) {
            throw new InvalidInput("nothing to install was named; give the path of a jar, or a site and an id");
        }
        if (id != null && !StoredPlugin.ID.matcher(id).matches()) {
            throw new InvalidInput("'" + id
                    + "' is not an id; expected letters, digits, _ and - joined by dots, such as com.example.stroll");
        }
        if (ADDRESS.matcher(location).matches()) {
            return site(uri(location), location, id, progress);
        }
        Path path = path(location);
        if (id == null && !Files.isDirectory(path)) {
            return jar(path, location, progress);
        }
        if (Files.isRegularFile(path) && BundleJar.isBundle(path)) {
            throw new InvalidInput(location + " is a jar with one bundle, which needs no id; omit '" + id + "'");
        }
        String shown = path.toAbsolutePath().normalize().toString();
        return site(siteOf(path, location), shown, id, progress);
    }

    /** Only from here on are the classes of p2 loaded and its bundles started. */
    private Candidate site(URI site, String shown, String id, Consumer<String> progress) {
        try (UpdateSite updateSite = new UpdateSite(site, shown, folder, running)) {
            return updateSite.fetch(id, progress);
        }
    }

    private Candidate jar(Path path, String location, Consumer<String> progress) {
        progress.accept("looking at " + path.getFileName());
        try {
            BundleJar.checkFile(path, location);
            Path copy = Files.copy(path, folder.resolve("candidate.jar"));
            return Candidate.ofJar(
                    BundleJar.inspect(copy, location),
                    path.toAbsolutePath().normalize().toString());
        } catch (IOException unreadable) {
            throw new InvalidInput(location + " can't be read: " + PluginErrors.text(unreadable), unreadable);
        }
    }

    private static URI siteOf(Path path, String location) {
        if (Files.isDirectory(path)) {
            return path.toAbsolutePath().normalize().toUri();
        }
        if (!Files.exists(path)) {
            throw new InvalidInput("there is no " + location + "; give the folder or address of an update site");
        }
        return URI.create("jar:" + path.toAbsolutePath().normalize().toUri() + "!/");
    }

    private static Path path(String location) {
        try {
            return Path.of(location);
        } catch (InvalidPathException malformed) {
            throw new InvalidInput("'" + location + "' is not a path: " + malformed.getMessage(), malformed);
        }
    }

    private static URI uri(String location) {
        try {
            return URI.create(location);
        } catch (IllegalArgumentException malformed) {
            throw new InvalidInput("'" + location + "' is not an address: " + malformed.getMessage(), malformed);
        }
    }

    @Override
    public void close() {
        try (Stream<Path> all = Files.walk(folder)) {
            List<Path> deepestFirst = all.sorted(Comparator.reverseOrder()).toList();
            for (Path p : deepestFirst) {
                Files.deleteIfExists(p);
            }
        } catch (IOException | UncheckedIOException busy) {
            // a file that is still open is left to the system, which clears its temporary folder
            folder.toFile().deleteOnExit();
        }
    }
}
