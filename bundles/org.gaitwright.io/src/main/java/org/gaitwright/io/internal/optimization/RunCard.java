// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.optimization;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.gaitwright.core.optimization.Recipe;
import org.gaitwright.core.registry.Entry;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.io.Json;
import org.gaitwright.io.RecipeFile;

/**
 * What a run is.
 *
 * @param name of its recipe
 * @param recipe path of the recipe in the folder
 * @param sha256 of the recipe's text
 * @param version of the studio that began it
 * @param java version of Java then
 * @param bundles versions of the bundles whose engine, controllers, optimiser and the like it uses, by their names
 */
public record RunCard(
        String name, Path recipe, String sha256, long seed, String version, String java, Map<String, String> bundles) {
    public static final String FILE = "run.json";
    private static final int FORMAT = 1;

    public static RunCard of(RecipeFile file, Path copy, long seed, String version, List<Entry> installed) {
        Recipe recipe = file.recipe();
        Map<String, String> bundles = new TreeMap<>();
        installed.stream().filter(e -> uses(recipe, e)).forEach(e -> bundles.put(e.bundle(), e.bundleVersion()));
        String java = System.getProperty("java.version");
        return new RunCard(recipe.name(), copy, Sha256.of(file.text()), seed, version, java, bundles);
    }

    private static boolean uses(Recipe recipe, Entry e) {
        return switch (e.kind()) {
            case ENGINE -> recipe.scene().engine().equals(e.id());
            case CONTROLLER -> recipe.scene().roles().stream()
                    .anyMatch(r -> r.controller().equals(e.id()));
            case CHARACTER -> recipe.scene().roles().stream()
                    .anyMatch(r -> r.character().equals(e.id()));
            case MEASURE -> recipe.objective().terms().stream()
                    .anyMatch(t -> t.measure().equals(e.id()));
            case OPTIMIZER -> recipe.search().optimizer().equals(e.id());
                // kinds of ground may be named in files and by other kinds
            case TERRAIN -> true;
            default -> false;
        };
    }

    public String text() {
        Map<String, Object> m = new LinkedHashMap<>();
        m.put("format", FORMAT);
        m.put("name", name);
        m.put("recipe", recipe.toString().replace('\\', '/'));
        m.put("recipe_sha256", sha256);
        m.put("seed", Long.toString(seed));
        m.put("version", version);
        m.put("java", java);
        m.put("bundles", bundles);
        return Json.text(m);
    }

    /** @throws InvalidInput if the folder is not that of a run, or of one that this version does not know */
    public static RunCard read(Path folder) throws IOException {
        Path file = folder.resolve(FILE);
        try {
            JsonObject o = JsonParser.parseString(Files.readString(file)).getAsJsonObject();
            if (o.get("format").getAsInt() != FORMAT) {
                throw new InvalidInput(file + " has the format " + o.get("format") + "; expected " + FORMAT
                        + ": use the version that wrote it");
            }
            Path recipe = Path.of(word(o, "recipe")).normalize();
            if (recipe.isAbsolute() || recipe.startsWith("..")) {
                throw new InvalidInput(file + ": the recipe " + recipe + " is not in the folder; restore it");
            }
            return new RunCard(
                    word(o, "name"),
                    recipe,
                    word(o, "recipe_sha256"),
                    Long.parseLong(word(o, "seed")),
                    word(o, "version"),
                    word(o, "java"),
                    bundles(o));
        } catch (NoSuchFileException e) {
            throw new InvalidInput(folder + " has no run (" + FILE + " is missing); give the folder of one", e);
        } catch (JsonParseException
                | IllegalStateException
                | NullPointerException
                | NumberFormatException
                | ClassCastException
                | UnsupportedOperationException
                | InvalidPathException e) {
            throw new InvalidInput(file + " can't be read: " + e.getMessage() + "; restore it", e);
        }
    }

    private static Map<String, String> bundles(JsonObject o) {
        Map<String, String> bundles = new TreeMap<>();
        o.getAsJsonObject("bundles")
                .entrySet()
                .forEach(e -> bundles.put(e.getKey(), e.getValue().getAsString()));
        return bundles;
    }

    private static String word(JsonObject o, String key) {
        JsonElement e = o.get(key);
        if (e == null) {
            throw new IllegalStateException("the key '" + key + "' is missing");
        }
        return e.getAsString();
    }
}
