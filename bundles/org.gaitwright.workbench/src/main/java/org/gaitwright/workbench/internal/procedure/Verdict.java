// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.procedure;

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

    static Verdict fine(String words) {
        return new Verdict(Standing.FINE, words);
    }

    static Verdict waiting(String words) {
        return new Verdict(Standing.WAITING, words);
    }

    static Verdict amiss(String words) {
        return new Verdict(Standing.AMISS, words);
    }
}
