// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.recipe;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.gaitwright.core.character.CharacterProvider;
import org.gaitwright.core.exchange.Importer;
import org.gaitwright.core.registry.PluginFailure;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.io.internal.model.ImportOptions;
import org.gaitwright.io.internal.yaml.YamlText;
import org.gaitwright.io.internal.yaml.YamlValue;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** Characters as recipes: another character, by id or in a file, and what is different about it. */
@Component(service = Importer.class)
public final class RecipeImporter implements Importer {
    private final Registry registry;

    @Activate
    public RecipeImporter(@Reference Registry registry) {
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
    public Imported read(Path file, Map<String, String> options) throws IOException {
        ImportOptions.check(options, Set.of(), "the root of a recipe's character moves as its base's does");
        YamlValue root = YamlValue.parse(YamlText.read(file, "recipe"), file.toString());
        return RecipeReader.read(root, file.toString(), base -> base(base, file));
    }

    private Imported base(YamlValue base, Path recipe) {
        String name = base.text();
        String ending = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        try {
            for (Importer i : registry.all(Importer.class)) {
                // not another recipe: they could go round in a circle
                if (i.endings().contains(ending) && !endings().contains(ending)) {
                    Path file = recipe.resolveSibling(name);
                    return base.at(() -> registry.guard(i, importer -> importer.read(file, Map.of())));
                }
            }
            return base.at(() -> new Imported(
                    registry.guard(registry.get(CharacterProvider.class, name), CharacterProvider::model), List.of()));
        } catch (InvalidPathException e) {
            throw base.refuse("'" + name + "' is no name of a file; expected one", e);
        } catch (PluginFailure e) {
            // the fault of another plug-in must not be taken for one of this importer
            throw base.refuse("can't be used: " + e.getMessage(), e);
        }
    }
}
