// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.edit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;

/**
 * A change of a text: some characters give way to others. Several of them count from the text as it was, do not overlap and
 * are in order, so that an editor can apply them from the last to the first as one undoable change.
 *
 * @param offset where, in {@code char}s
 * @param length how many give way
 * @param text what takes their place
 */
public record TextEdit(int offset, int length, String text) {
    public TextEdit {
        Objects.requireNonNull(text, "text");
        if (offset < 0 || length < 0) {
            throw new IllegalArgumentException(
                    "an edit of " + length + " characters at " + offset + "; expected numbers of zero or more");
        }
    }

    /** What a text becomes. */
    public static String apply(String text, List<TextEdit> edits) {
        StringBuilder result = new StringBuilder(text);
        for (int i = edits.size() - 1; i >= 0; i--) {
            TextEdit e = edits.get(i);
            result.replace(e.offset, e.offset + e.length, e.text);
        }
        return result.toString();
    }

    /** One edit, or none, from a text to another; what both begin and end with stays. */
    public static List<TextEdit> between(String before, String after) {
        if (before.equals(after)) {
            return List.of();
        }
        int max = Math.min(before.length(), after.length());
        int head = 0;
        while (head < max && before.charAt(head) == after.charAt(head)) {
            head++;
        }
        int tail = 0;
        while (tail < max - head
                && before.charAt(before.length() - 1 - tail) == after.charAt(after.length() - 1 - tail)) {
            tail++;
        }
        return List.of(new TextEdit(head, before.length() - head - tail, after.substring(head, after.length() - tail)));
    }

    /** Edits in order; refuses those that overlap. */
    public static List<TextEdit> sorted(List<TextEdit> edits) {
        List<TextEdit> all = new ArrayList<>(edits);
        all.sort(Comparator.comparingInt(TextEdit::offset));
        for (int i = 1; i < all.size(); i++) {
            if (all.get(i - 1).offset + all.get(i - 1).length > all.get(i).offset) {
                throw new IllegalArgumentException(all.get(i - 1) + " and " + all.get(i) + " overlap");
            }
        }
        return List.copyOf(all);
    }
}
