// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.resources;

import java.util.Optional;
import org.gaitwright.core.controller.StyleProvider;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.io.PresetFile;

/** A style in a file of a bundle. Its id is the file's name without the ending. */
final class StyleText implements StyleProvider {
    private final BundleFile file;
    private PresetFile content;

    StyleText(BundleFile file) {
        this.file = file;
    }

    /** The style as a preset of its controller; empty if the file is wrong, which the style says when it is asked. */
    @SuppressWarnings("unused") // why it is wrong is said there
    Optional<PresetText> preset() {
        try {
            return Optional.of(new PresetText(content().controller(), file.name(), this::content));
        } catch (InvalidInput e) {
            return Optional.empty();
        }
    }

    @Override
    public String id() {
        return file.name();
    }

    @Override
    public String name() {
        return BundleFile.title(file.name());
    }

    @Override
    public String description() {
        return content().description();
    }

    @Override
    public String text() {
        return file.text();
    }

    private synchronized PresetFile content() {
        if (content == null) {
            content = PresetFile.style(file.text(), file.file());
        }
        return content;
    }
}
