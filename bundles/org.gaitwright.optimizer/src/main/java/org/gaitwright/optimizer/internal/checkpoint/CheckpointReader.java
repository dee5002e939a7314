// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.optimizer.internal.checkpoint;

import java.util.HashMap;
import java.util.Map;
import org.gaitwright.core.registry.InvalidInput;

/** Reads a checkpoint; what it does not find as expected, it refuses. */
public final class CheckpointReader {
    private final String kind;
    private final Map<String, String[]> lines = new HashMap<>();

    public CheckpointReader(String text, String kind, int version) {
        this.kind = kind;
        String head = kind + " " + version;
        String[] all = text.split("\\R");
        if (!all[0].strip().equals(head)) {
            throw refusal("its first line is '" + shortened(all[0]) + "', expected '" + head + "'");
        }
        for (int i = 1; i < all.length; i++) {
            String[] words = all[i].strip().split(" ");
            if (lines.put(words[0], words) != null) {
                throw refusal("'" + shortened(words[0]) + "' is given twice");
            }
        }
    }

    public boolean has(String key) {
        return lines.containsKey(key);
    }

    /** A whole number from minimum to maximum. */
    public long number(String key, long minimum, long maximum) {
        String word = words(key, 1)[1];
        try {
            long value = Long.parseLong(word);
            if (value >= minimum && value <= maximum) {
                return value;
            }
        } catch (NumberFormatException e) {
            throw refusal("'" + key + "' is '" + shortened(word) + "', expected a whole number", e);
        }
        throw refusal("'" + key + "' is " + word + ", expected " + minimum + " to " + maximum);
    }

    /** So many numbers, infinite ones among them. */
    public double[] numbers(String key, int count) {
        String[] words = words(key, count);
        double[] values = new double[count];
        for (int i = 0; i < count; i++) {
            try {
                values[i] = Double.parseDouble(words[i + 1]);
            } catch (NumberFormatException e) {
                throw refusal("'" + key + "' has '" + shortened(words[i + 1]) + "', expected a number", e);
            }
            if (Double.isNaN(values[i])) {
                throw refusal("'" + key + "' has NaN, expected a number");
            }
        }
        return values;
    }

    /** So many numbers, none of them infinite. */
    public double[] finite(String key, int count) {
        double[] values = numbers(key, count);
        for (double v : values) {
            if (Double.isInfinite(v)) {
                throw refusal("'" + key + "' has " + v + ", expected finite numbers");
            }
        }
        return values;
    }

    /** So many numbers above zero. */
    public double[] positive(String key, int count) {
        double[] values = finite(key, count);
        for (double v : values) {
            if (!(v > 0)) {
                throw refusal("'" + key + "' has " + v + ", expected numbers above 0");
            }
        }
        return values;
    }

    private String[] words(String key, int count) {
        String[] words = lines.get(key);
        if (words == null) {
            throw refusal("'" + key + "' is missing");
        }
        if (words.length != count + 1) {
            throw refusal("'" + key + "' has " + (words.length - 1) + " values, expected " + count);
        }
        return words;
    }

    private InvalidInput refusal(String what) {
        return refusal(what, null);
    }

    private InvalidInput refusal(String what, NumberFormatException cause) {
        return new InvalidInput(
                "checkpoint of '" + kind + "': " + what
                        + "; resume with the same variables and settings, or start again",
                cause);
    }

    private static String shortened(String s) {
        return s.length() <= 40 ? s : s.substring(0, 40) + "…";
    }
}
