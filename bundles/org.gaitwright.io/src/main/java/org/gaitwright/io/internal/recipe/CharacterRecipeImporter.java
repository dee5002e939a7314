// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.recipe;

import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import org.gaitwright.core.exchange.Importer;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.io.internal.files.CharacterSource;
import org.gaitwright.io.internal.files.FileContent;
import org.gaitwright.io.internal.model.ImportOptions;
import org.gaitwright.io.internal.yaml.YamlText;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** Characters as recipes: another character, by id or in a file, and what is different about it. */
@Component(service = Importer.class)
public final class CharacterRecipeImporter implements Importer {
    private final Registry registry;

    @Activate
    public CharacterRecipeImporter(@Reference Registry registry) {
        this.registry = registry;
    }

    @Override
    public String id() {
        return "recipe";
    }

    @Override
    public String name() {
        return "Recipe";
    }

    @Override
    public String description() {
        return "Characters made from others by changing their proportions (YAML)";
    }

    @Override
    public Set<String> endings() {
        return Set.of("yaml", "yml");
    }

    @Override
    public Imported read(Path file, Map<String, String> options) {
        ImportOptions.check(options, Set.of(), "the root of a recipe's character moves as its base's does");
        CharacterSource source = new CharacterSource(registry, FileContent.OF_DISK);
        return source.recipe(YamlText.read(file, "recipe"), file.toAbsolutePath(), file.toString());
    }
}
