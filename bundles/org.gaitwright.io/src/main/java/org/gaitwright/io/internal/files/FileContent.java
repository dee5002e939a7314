// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.files;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import org.gaitwright.core.registry.SourceFiles;
import org.gaitwright.io.internal.model.ImportOptions;
import org.gaitwright.io.internal.model.ModelFolder;
import org.gaitwright.io.internal.yaml.YamlText;

/** What files hold: the text of an editor that has not saved yet, or else what is on disk. Paths are absolute. */
public interface FileContent {
    FileContent OF_DISK = file -> Optional.empty();

    /** The text of a file, if it differs from what is on disk, or is {@link #frozen}. */
    Optional<String> text(Path file);

    /**
     * Comes before a file is read, by this content or by somebody who reads the disk: a file that lies elsewhere is put in its
     * place, and a {@link #frozen} content remembers it.
     */
    default void prepare(Path file) {}

    /** The same, but each file stays as it is when first read. */
    default FileContent frozen() {
        return new FrozenContent(this);
    }

    /** The files that a {@link #frozen} content has read; none of any other. */
    default SourceFiles files() {
        return SourceFiles.NONE;
    }

    /** Whether all that a {@link #frozen} content has read still reads the same. */
    default boolean current() {
        return true;
    }

    /** Text of a YAML file; {@code what} it is, and {@code shown} how it is named, for messages. */
    default String yaml(Path file, String shown, String what) {
        prepare(file);
        return text(file).orElseGet(() -> YamlText.read(file, shown, what));
    }

    /** The file as a stream; {@code shown} names it in messages. */
    default InputStream open(Path file, String shown) throws IOException {
        prepare(file);
        Optional<String> text = text(file);
        if (text.isPresent()) {
            return stream(text.get());
        }
        return ImportOptions.open(file, shown);
    }

    /** The folder of a model, in which editors may have changed files, too. */
    default ModelFolder folder(Path folder) {
        ModelFolder disk = ModelFolder.of(folder);
        return relative -> {
            Path file = folder.resolve(relative).normalize();
            prepare(file);
            Optional<String> text = text(file);
            if (text.isPresent()) {
                return stream(text.get());
            }
            return disk.open(relative);
        };
    }

    /** Text as the bytes of a file. */
    static InputStream stream(String text) {
        // an XML declaration may name the encoding that the file has on disk; the mark of UTF-16 overrules it
        boolean declared = text.startsWith("<?xml");
        return new ByteArrayInputStream(text.getBytes(declared ? StandardCharsets.UTF_16 : StandardCharsets.UTF_8));
    }
}
