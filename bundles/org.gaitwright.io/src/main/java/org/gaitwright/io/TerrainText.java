// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io;

import java.util.HashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.terrain.TerrainSpec;
import org.gaitwright.io.internal.Numbers;

/**
 * Terrains in one word, as on the command line: {@code slope:grade=0.2,seed=7}. What is no number is taken for a word, as
 * in {@code image:file=hills.png} and {@code course:segments=stairs+gaps}; a word can't hold a comma, which a scene file
 * can. A path of a terrain file may stand for the kind, as in {@code terrains/course.yaml:seed=3}.
 */
public final class TerrainText {
    private static final Pattern DRIVE = Pattern.compile("[A-Za-z]:[/\\\\]");

    private TerrainText() {}

    /** Reads kind, parameters and seed; whether the kind exists and takes them is asked of its factory later. */
    public static TerrainSpec parse(String text) {
        // not the colon of a drive
        int colon = text.indexOf(':', DRIVE.matcher(text).lookingAt() ? 2 : 0);
        String kind = colon < 0 ? text : text.substring(0, colon);
        boolean file = FileWord.isPath(kind);
        if (kind.isEmpty() || !file && (kind.indexOf('=') >= 0 || kind.indexOf(' ') >= 0)) {
            throw refuse(text, "a kind is missing");
        }
        Map<String, Double> parameters = new HashMap<>();
        Map<String, String> words = new HashMap<>();
        long seed = 0;
        boolean seeded = false;
        String rest = colon < 0 ? "" : text.substring(colon + 1);
        if (colon >= 0 && rest.isEmpty()) {
            throw refuse(text, "nothing follows the colon");
        }
        for (String item : rest.isEmpty() ? new String[0] : rest.split(",", -1)) {
            int equals = item.indexOf('=');
            if (equals < 1) {
                throw refuse(text, "'" + item + "' is not name=value");
            }
            String name = item.substring(0, equals);
            String value = item.substring(equals + 1);
            boolean twice = name.equals("seed") ? seeded : parameters.containsKey(name) || words.containsKey(name);
            if (twice) {
                throw refuse(text, "'" + name + "' is given twice");
            }
            if (name.equals("seed")) {
                seed = seed(text, value);
                seeded = true;
            } else {
                Double number = Numbers.decimal(value);
                if (number == null) {
                    words.put(name, word(text, name, value));
                } else {
                    parameters.put(name, number);
                }
            }
        }
        return new TerrainSpec(kind, parameters, seed, words);
    }

    private static long seed(String text, String value) {
        Long n = Numbers.whole(value);
        if (n == null) {
            throw refuse(text, "the seed '" + value + "' is not a whole number");
        }
        return n;
    }

    /** Whether a kind takes the word is asked of its factory, but what starts like a number is meant as one. */
    private static String word(String text, String name, String value) {
        if (value.isEmpty() || value.equals("NaN") || "0123456789+-".indexOf(value.charAt(0)) >= 0) {
            throw refuse(text, "'" + value + "' of '" + name + "' is not a number");
        }
        return value;
    }

    private static InvalidInput refuse(String text, String why) {
        return new InvalidInput("terrain '" + text + "': " + why
                + "; expected a kind and its parameters, such as flat or slope:grade=0.2,seed=7");
    }
}
