// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.optimization;

import org.gaitwright.core.registry.InvalidInput;

/**
 * All of a search between two generations, as lines of text: numbers as hexadecimal digits of their bits, the optimiser's own
 * lines last.
 *
 * @param seconds how long rollouts last
 * @param best null if there is none
 * @param optimizer its checkpoint
 */
record SearchCheckpoint(long generation, long evaluations, double seconds, Best best, String optimizer) {
    private static final String HEAD = "gaitwright-search 1";
    private static final String NONE = "none";
    private static final int LINES = 5;

    String text() {
        StringBuilder s = new StringBuilder(HEAD).append('\n');
        s.append("generation ").append(generation).append('\n');
        s.append("evaluations ").append(evaluations).append('\n');
        s.append("seconds ").append(Double.toHexString(seconds)).append('\n');
        s.append("best ");
        if (best == null) {
            s.append(NONE);
        } else {
            s.append(best.generation()).append(' ').append(best.upright());
            s.append(' ').append(Double.toHexString(best.seconds()));
            s.append(' ').append(Double.toHexString(best.cost()));
            for (double v : best.values()) {
                s.append(' ').append(Double.toHexString(v));
            }
        }
        return s.append('\n').append(optimizer).toString();
    }

    static SearchCheckpoint parse(String text, int dimension) {
        String[] lines = text.split("\n", LINES + 1);
        try {
            if (lines.length <= LINES || !lines[0].equals(HEAD)) {
                throw new NumberFormatException("it does not begin with '" + HEAD + "'");
            }
            long generation = Long.parseLong(word(lines[1], "generation"));
            long evaluations = Long.parseLong(word(lines[2], "evaluations"));
            double seconds = Double.parseDouble(word(lines[3], "seconds"));
            Best best = best(word(lines[4], "best"), dimension);
            if (generation < 0 || evaluations < 0 || !(seconds > 0)) {
                throw new NumberFormatException("it has negative numbers");
            }
            return new SearchCheckpoint(generation, evaluations, seconds, best, lines[LINES]);
        } catch (NumberFormatException e) {
            throw new InvalidInput(
                    "the checkpoint can't be used: " + e.getMessage()
                            + "; restore the file, or start a search in another folder",
                    e);
        }
    }

    private static String word(String line, String key) {
        if (!line.startsWith(key + " ")) {
            throw new NumberFormatException("got '" + line + "', expected a line '" + key + " …'");
        }
        return line.substring(key.length() + 1);
    }

    private static Best best(String text, int dimension) {
        if (text.equals(NONE)) {
            return null;
        }
        String[] words = text.split(" ");
        if (words.length != 4 + dimension) {
            throw new NumberFormatException("its best has " + (words.length - 4) + " values, expected " + dimension);
        }
        double[] values = new double[dimension];
        for (int i = 0; i < dimension; i++) {
            values[i] = Double.parseDouble(words[4 + i]);
        }
        return new Best(
                values,
                Double.parseDouble(words[3]),
                Boolean.parseBoolean(words[1]),
                Double.parseDouble(words[2]),
                Long.parseLong(words[0]));
    }
}
