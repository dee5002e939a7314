// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.registry;

import java.util.Collection;
import java.util.Optional;

/** Finds the word that a mistyped one was probably meant to be. */
public final class Nearest {
    private Nearest() {}

    /** The candidate with the fewest edits, if they are few enough for a slip of the fingers. */
    public static Optional<String> to(String word, Collection<String> candidates) {
        String best = null;
        int fewest = Math.max(2, word.length() / 3) + 1;
        for (String candidate : candidates) {
            int edits = edits(word, candidate);
            if (edits < fewest) {
                fewest = edits;
                best = candidate;
            }
        }
        return Optional.ofNullable(best);
    }

    /** Levenshtein distance, row by row. */
    static int edits(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j < row.length; j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j < row.length; j++) {
                int substitute = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(substitute, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[b.length()];
    }
}
