// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.resources;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.function.Function;
import org.gaitwright.core.optimization.RecipeProvider;
import org.gaitwright.io.internal.yaml.YamlMap;
import org.gaitwright.io.internal.yaml.YamlValue;

/**
 * An optimisation recipe in a file of a bundle. Its id is the file's name without the ending. What it needs is looked up when it
 * is optimised; until then it only has to be a map, with texts for people.
 */
final class RecipeText implements RecipeProvider {
    private final BundleFile file;
    private final Function<String, URL> others;
    private Words words;

    private record Words(String name, String description) {}

    /** @param others files of the bundle by their paths below the folder of its resources; null where there is none */
    RecipeText(BundleFile file, Function<String, URL> others) {
        this.file = file;
        this.others = others;
    }

    @Override
    public String id() {
        return file.name();
    }

    /** As the recipe says, unless that is the name of its file, which people need not see twice. */
    @Override
    public String name() {
        String own = words().name();
        return own.isBlank() || own.equals(file.name()) ? BundleFile.title(file.name()) : own;
    }

    @Override
    public String description() {
        return words().description();
    }

    @Override
    public String text() {
        return file.text();
    }

    @Override
    public String path() {
        return file.folder() + "/" + file.file();
    }

    @Override
    public InputStream open(String path) throws IOException {
        URL url = others.apply(path);
        return url == null ? null : url.openStream();
    }

    private synchronized Words words() {
        if (words == null) {
            YamlMap map = YamlValue.parse(file.text(), file.file()).anyMap("a map with scene, variables and objective");
            words = new Words(text(map, "name"), text(map, "description"));
        }
        return words;
    }

    private static String text(YamlMap map, String key) {
        return map.find(key).map(YamlValue::text).orElse("");
    }
}
