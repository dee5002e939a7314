// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.procedure;

import java.util.Locale;

/**
 * What was measured, and whether it is fine.
 *
 * @param words for people: figures with their units, and what to do if it is not fine
 */
public record Verdict(Standing standing, String words) {
    /** How it stands. */
    public enum Standing {
        FINE,
        /** It is too early to tell. */
        WAITING,
        AMISS
    }

    /** Words and figures as in {@link String#format}. */
    static Verdict fine(String words, Object... figures) {
        return new Verdict(Standing.FINE, words(words, figures));
    }

    static Verdict waiting(String words, Object... figures) {
        return new Verdict(Standing.WAITING, words(words, figures));
    }

    static Verdict amiss(String words, Object... figures) {
        return new Verdict(Standing.AMISS, words(words, figures));
    }

    static String words(String words, Object... figures) {
        return String.format(Locale.ROOT, words, figures);
    }
}
