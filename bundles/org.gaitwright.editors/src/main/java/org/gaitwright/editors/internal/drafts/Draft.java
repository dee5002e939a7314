// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.drafts;

import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/**
 * A text that was typed and not saved.
 *
 * @param file where it would have been saved
 * @param time when it was typed
 */
public record Draft(Path file, Instant time, String text) {
    private static final DateTimeFormatter WORDS = DateTimeFormatter.ofPattern("d MMM, HH:mm", Locale.ROOT);

    /** When it was typed, for people. */
    public String timeWords() {
        return WORDS.format(time.atZone(ZoneId.systemDefault()));
    }
}
