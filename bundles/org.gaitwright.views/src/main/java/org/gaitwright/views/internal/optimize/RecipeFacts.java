// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.optimize;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.core.resources.IFile;
import org.gaitwright.core.optimization.Recipe;
import org.gaitwright.core.optimization.StopRules;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.io.RecipeFile;
import org.gaitwright.session.search.SearchState;

/**
 * What users choose a recipe by.
 *
 * @param text what it says of itself, or why it can't be read
 * @param size variables, rollouts and evaluations, in words
 * @param seconds that its last search took here, to its end; NaN if none has ended
 * @param used when it was begun last, ms since 1970; 0 for never
 */
record RecipeFacts(IFile file, String name, String text, String[] size, double seconds, long used) {
    private static final Pattern DESCRIPTION = Pattern.compile("(?m)^description: *[\"']?(.*?)[\"']?\\s*$");
    private static final String POPULATION = "population";
    private static final String UNKNOWN = "unknown";

    /** Reads the file, on any thread. */
    static RecipeFacts of(IFile file, List<SearchState> searches) {
        Path path = file.getLocation().toPath();
        String stem = file.getName().replaceFirst("\\.ya?ml$", "");
        try {
            RecipeFile read = RecipeFile.read(path);
            Recipe recipe = read.recipe();
            Matcher description = DESCRIPTION.matcher(read.text());
            String[] size = {
                Integer.toString(recipe.variables().size()),
                Integer.toString(recipe.rollouts().size()),
                evaluations(recipe)
            };
            String text = description.find() ? description.group(1) : "";
            List<SearchState> own = searches.stream()
                    .filter(s -> s.name().equals(recipe.name()))
                    .filter(s -> s.folder().getFileName().toString().matches(Pattern.quote(stem) + "(-\\d+)?"))
                    .toList();
            return new RecipeFacts(file, stem, text, size, seconds(own), used(own));
        } catch (InvalidInput e) {
            return new RecipeFacts(file, stem, e.getMessage(), new String[] {"", "", ""}, Double.NaN, 0);
        }
    }

    /** At most; an optimiser may find nothing better before. */
    private static String evaluations(Recipe recipe) {
        StopRules stop = recipe.stop();
        Double population = recipe.search().settings().get(POPULATION);
        if (stop.evaluations() < Long.MAX_VALUE) {
            return "up to " + stop.evaluations();
        }
        if (stop.generations() < Long.MAX_VALUE) {
            return population == null
                    ? stop.generations() + " generations"
                    : "up to " + Math.round(stop.generations() * population);
        }
        return "until it converges";
    }

    private static double seconds(List<SearchState> own) {
        return own.stream()
                .filter(s -> s.phase() == SearchState.Phase.DONE)
                .mapToDouble(SearchState::elapsedSeconds)
                .reduce((first, last) -> last)
                .orElse(Double.NaN);
    }

    private static long used(List<SearchState> own) {
        long last = 0;
        for (SearchState s : own) {
            try {
                last = Math.max(last, Files.getLastModifiedTime(s.folder()).toMillis());
            } catch (IOException e) {
                // it has just been deleted
                continue;
            }
        }
        return last;
    }

    /** Name, text, variables, rollouts, evaluations, duration. */
    String[] cells() {
        return new String[] {name, text, size[0], size[1], size[2], duration()};
    }

    /** As it was on this machine: how long another one takes nobody knows before. */
    private String duration() {
        if (Double.isNaN(seconds)) {
            return UNKNOWN;
        }
        return seconds < 90
                ? String.format(Locale.ROOT, "about %.0f s", Math.max(1, seconds))
                : seconds < 5400
                        ? String.format(Locale.ROOT, "about %.0f min", seconds / 60)
                        : String.format(Locale.ROOT, "about %.1f h", seconds / 3600);
    }
}
