// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.files;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import org.gaitwright.io.internal.model.ImportOptions;
import org.gaitwright.io.internal.model.ModelFolder;
import org.gaitwright.io.internal.yaml.YamlText;

/**
 * What files hold: the text of an editor that has not saved yet, or else what is on disk.
 *
 * @param unsaved text of a file by its absolute path, if an editor has some
 */
public record FileContent(Function<Path, Optional<String>> unsaved) {
    public static final FileContent OF_DISK = new FileContent(file -> Optional.empty());

    /** Text of a YAML file; {@code what} it is, and {@code shown} how it is named, for messages. */
    public String yaml(Path file, String shown, String what) {
        return unsaved.apply(file).orElseGet(() -> YamlText.read(file, shown, what));
    }

    /** The file as a stream; {@code shown} names it in messages. */
    public InputStream open(Path file, String shown) throws IOException {
        Optional<String> text = unsaved.apply(file);
        if (text.isPresent()) {
            return stream(text.get());
        }
        return ImportOptions.open(file, shown);
    }

    /** The folder of a model, in which editors may have changed files, too. */
    public ModelFolder folder(Path folder) {
        ModelFolder disk = ModelFolder.of(folder);
        return relative -> {
            Optional<String> text = unsaved.apply(folder.resolve(relative).normalize());
            if (text.isPresent()) {
                return stream(text.get());
            }
            return disk.open(relative);
        };
    }

    /** Text as the bytes of a file. */
    public static InputStream stream(String text) {
        // an XML declaration may name the encoding that the file has on disk; the mark of UTF-16 overrules it
        boolean declared = text.startsWith("<?xml");
        return new ByteArrayInputStream(text.getBytes(declared ? StandardCharsets.UTF_16 : StandardCharsets.UTF_8));
    }
}
