// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.drafts;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.gaitwright.io.PendingFile;

/** Drafts on disk: a file each, named by a hash of the file that it belongs to. Any thread may use it. */
final class DraftFolder {
    private static final String ENDING = ".draft";

    private final Path folder;

    DraftFolder(Path folder) {
        this.folder = folder;
    }

    synchronized void keep(Draft draft) throws IOException {
        Files.createDirectories(folder);
        try (PendingFile out = PendingFile.of(place(draft.file()))) {
            out.write((draft.file() + "\n" + draft.time() + "\n" + draft.text()).getBytes(StandardCharsets.UTF_8));
            out.commit();
        }
    }

    synchronized void forget(Path file) throws IOException {
        Files.deleteIfExists(place(file));
    }

    synchronized Optional<Draft> of(Path file) {
        return read(place(file)).filter(d -> d.file().equals(file));
    }

    synchronized List<Draft> all() throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(f -> f.toString().endsWith(ENDING))
                    .sorted()
                    .flatMap(f -> read(f).stream())
                    .toList();
        }
    }

    private Path place(Path file) {
        try {
            MessageDigest sha = MessageDigest.getInstance("SHA-256");
            byte[] hash = sha.digest(file.toString().getBytes(StandardCharsets.UTF_8));
            return folder.resolve(HexFormat.of().formatHex(hash, 0, 12) + ENDING);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    /** What can't be read is no draft. */
    private static Optional<Draft> read(Path place) {
        try {
            if (!Files.isRegularFile(place)) {
                return Optional.empty();
            }
            String[] parts = Files.readString(place).split("\n", 3);
            return parts.length < 3
                    ? Optional.empty()
                    : Optional.of(new Draft(Path.of(parts[0]), Instant.parse(parts[1]), parts[2]));
        } catch (IOException | UncheckedIOException | InvalidPathException | DateTimeParseException e) {
            return Optional.empty();
        }
    }
}
