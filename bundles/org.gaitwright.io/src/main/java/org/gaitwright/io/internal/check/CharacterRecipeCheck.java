// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.check;

import java.nio.file.Path;
import org.gaitwright.io.internal.files.CharacterSource;
import org.gaitwright.io.internal.yaml.YamlValue;

/** Checks recipes of characters. */
public final class CharacterRecipeCheck {
    private CharacterRecipeCheck() {}

    public static void check(Path file, String text, CharacterSource files, Findings findings) {
        YamlValue root = findings.document(text, file).orElse(null);
        if (root != null) {
            findings.read(root, r -> files.recipe(r, file, file.toString()));
        }
    }
}
