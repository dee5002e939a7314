// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.model;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import org.gaitwright.core.registry.InvalidInput;

/** What importers do before they read: look at their options and open the file. */
public final class ImportOptions {
    private ImportOptions() {}

    /** Refuses options that the format does not have. */
    public static void check(Map<String, String> options, Set<String> known, String otherwise) {
        for (String key : options.keySet()) {
            if (!known.contains(key)) {
                throw new InvalidInput("option '" + key + "' is not for this format: " + otherwise + "; expected "
                        + (known.isEmpty() ? "none" : String.join(", ", known)));
            }
        }
    }

    /** Opens a model, or says what is wrong with its name. */
    public static InputStream open(Path file) throws IOException {
        return open(file, file.toString());
    }

    /** Opens a model that messages name as {@code shown}. */
    public static InputStream open(Path file, String shown) throws IOException {
        if (!Files.isRegularFile(file)) {
            throw new InvalidInput(shown + ":1: there is no such file; check its name");
        }
        if (!Files.isReadable(file)) {
            throw new InvalidInput(shown + ":1: may not be read; change its permissions");
        }
        return Files.newInputStream(file);
    }
}
