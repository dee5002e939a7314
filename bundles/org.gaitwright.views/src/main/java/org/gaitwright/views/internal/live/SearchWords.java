// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.live;

import java.util.Arrays;
import java.util.Locale;

/** Words that a user looks for. */
public final class SearchWords {
    private SearchWords() {}

    /** Whether a text has all of them, in any order, whatever their case. */
    public static boolean allIn(String text, String words) {
        String all = text.toLowerCase(Locale.ROOT);
        return Arrays.stream(words.toLowerCase(Locale.ROOT).strip().split("\\s+"))
                .allMatch(all::contains);
    }
}
