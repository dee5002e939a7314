// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.gaitwright.core.character.CharacterProvider;
import org.gaitwright.core.exchange.Importer;
import org.gaitwright.core.exchange.Importer.Imported;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.PluginFailure;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.io.FileWord;
import org.gaitwright.io.internal.mjcf.MjcfReader;
import org.gaitwright.io.internal.recipe.CharacterRecipeReader;
import org.gaitwright.io.internal.urdf.RootKind;
import org.gaitwright.io.internal.urdf.UrdfReader;
import org.gaitwright.io.internal.yaml.YamlValue;

/**
 * Reads characters from files: MJCF, URDF and recipes as they are in editors or on disk, others by the importers of plug-ins.
 *
 * @param installed what recipes can be made from, and importers
 */
public record CharacterSource(Registry installed, FileContent content) {
    /**
     * Reads a character.
     *
     * @param file absolute
     * @param shown how messages name it
     * @throws InvalidInput with file, line, what was got and what was expected
     */
    public Imported read(Path file, String shown) {
        try {
            return switch (FileWord.ending(shown)) {
                case "xml", "mjcf" -> {
                    try (InputStream in = content.open(file, shown)) {
                        yield MjcfReader.read(in, shown, content.folder(file.getParent()));
                    }
                }
                case "urdf" -> {
                    try (InputStream in = content.open(file, shown)) {
                        yield UrdfReader.read(in, shown, RootKind.FREE, content.folder(file.getParent()));
                    }
                }
                case "yaml", "yml" -> recipe(content.yaml(file, shown, "recipe"), file, shown);
                default -> imported(file, shown);
            };
        } catch (IOException e) {
            throw new InvalidInput(shown + " can't be read: " + e.getMessage() + "; check the disk", e);
        }
    }

    /** Makes the character of a recipe. */
    public Imported recipe(String text, Path file, String shown) {
        return recipe(YamlValue.parse(text, shown), file, shown);
    }

    /** The same of a document. */
    public Imported recipe(YamlValue root, Path file, String shown) {
        return CharacterRecipeReader.read(root, shown, base -> base(base, file));
    }

    private Imported base(YamlValue base, Path recipe) {
        String name = base.text();
        if (name.isEmpty()) {
            throw base.refuse("the name is empty; expected the id of a character, or a model relative to the recipe");
        }
        try {
            if (!isFile(name)) {
                return base.at(() -> new Imported(
                        installed.guard(installed.get(CharacterProvider.class, name), CharacterProvider::model),
                        List.of()));
            }
            // they could go round in a circle
            if (FileWord.ending(name).matches("ya?ml")) {
                throw base.refuse("'" + name + "' is itself a recipe; expected a model, or the id of a character");
            }
            return base.at(() -> read(FileWord.path(name, recipe.getParent()), name));
        } catch (PluginFailure e) {
            // the fault of another plug-in must not be taken for one of an importer
            throw base.refuse("can't be used: " + e.getMessage(), e);
        }
    }

    private boolean isFile(String name) {
        return FileWord.isPath(name)
                || installed.all(Importer.class).stream()
                        .anyMatch(i -> i.endings().contains(FileWord.ending(name)));
    }

    private Imported imported(Path file, String shown) {
        TreeSet<String> known = new TreeSet<>();
        FileWord.ENDINGS.forEach(e -> known.add("." + e));
        for (Importer i : installed.all(Importer.class)) {
            if (i.endings().contains(FileWord.ending(shown))) {
                return installed.guard(i, importer -> importer.read(file, Map.of()));
            }
            i.endings().forEach(e -> known.add("." + e));
        }
        throw new InvalidInput(
                "unknown format of " + shown + "; expected a name that ends in " + String.join(", ", known));
    }
}
