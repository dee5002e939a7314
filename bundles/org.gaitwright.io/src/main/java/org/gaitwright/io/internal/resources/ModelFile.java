// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.resources;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.CharacterProvider;
import org.gaitwright.io.internal.mjcf.MjcfReader;

/** A character in a file of a bundle; read when first asked for. Its id is the file's name without the ending. */
final class ModelFile implements CharacterProvider {
    private final String id;
    private final String source;
    private final URL url;
    private CharacterModel model;

    ModelFile(String id, String source, URL url) {
        this.id = id;
        this.source = source;
        this.url = url;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public String name() {
        return BundleFile.title(id);
    }

    @Override
    public String description() {
        return source;
    }

    @Override
    public String source() {
        return source;
    }

    @Override
    public synchronized CharacterModel model() {
        if (model == null) {
            try (InputStream in = url.openStream()) {
                model = MjcfReader.read(in, source, this::beside).character();
            } catch (IOException e) {
                throw BundleFile.unreadable(source, e);
            }
        }
        return model;
    }

    /** A file of the bundle below the folder of the model. */
    private InputStream beside(String relative) throws IOException {
        try {
            return new URL(url, relative).openStream();
        } catch (FileNotFoundException missing) {
            return null;
        }
    }
}
