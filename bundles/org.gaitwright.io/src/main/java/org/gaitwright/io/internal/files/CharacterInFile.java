// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.files;

import java.nio.file.Path;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.CharacterProvider;
import org.gaitwright.io.internal.yaml.YamlText;

/** A character in a file of the user's; read when first asked for. */
public final class CharacterInFile implements CharacterProvider, InFile {
    private final CharacterSource files;
    private final Path file;
    private final String shown;
    private CharacterModel model;

    public CharacterInFile(CharacterSource files, Path file, String shown) {
        this.files = files;
        this.file = file;
        this.shown = shown;
    }

    @Override
    public String id() {
        return shown;
    }

    @Override
    public String name() {
        return YamlText.stem(shown);
    }

    @Override
    public String source() {
        return shown;
    }

    @Override
    public synchronized CharacterModel model() {
        if (model == null) {
            model = files.read(file, shown).character();
        }
        return model;
    }
}
