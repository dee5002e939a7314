// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.help.book;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.gaitwright.workbench.internal.help.page.Page;

/**
 * A page that has all the words that were looked for.
 *
 * @param page the page
 * @param score how well it fits, higher is better
 * @param excerpt the words around the first of them
 */
public record Hit(Page page, int score, String excerpt) {
    private static final int IN_TITLE = 100;
    private static final int MAX_COUNTED = 10;
    private static final int BEFORE = 30;
    private static final int AFTER = 70;

    /** Best first; nothing if nothing is looked for. */
    public static List<Hit> search(List<Page> pages, String query) {
        List<String> words = words(query);
        List<Hit> hits = new ArrayList<>();
        if (!words.isEmpty()) {
            pages.forEach(p -> {
                Hit hit = of(p, words);
                if (hit != null) {
                    hits.add(hit);
                }
            });
        }
        hits.sort(Comparator.comparingInt((Hit h) -> -h.score())
                .thenComparing(h -> h.page().title()));
        return hits;
    }

    /** What a query asks for. */
    public static List<String> words(String query) {
        return Arrays.stream(query.toLowerCase(Locale.ROOT).strip().split("\\s+"))
                .filter(w -> !w.isEmpty())
                .toList();
    }

    private static Hit of(Page page, List<String> words) {
        String text = page.words();
        String lower = text.toLowerCase(Locale.ROOT);
        String title = page.title().toLowerCase(Locale.ROOT);
        int score = 0;
        int first = Integer.MAX_VALUE;
        for (String word : words) {
            int found = count(lower, word);
            boolean inTitle = title.contains(word);
            if (found == 0 && !inTitle) {
                return null;
            }
            score += (inTitle ? IN_TITLE : 0) + Math.min(found, MAX_COUNTED);
            first = found > 0 ? Math.min(first, lower.indexOf(word)) : first;
        }
        return new Hit(page, score, excerpt(text, first == Integer.MAX_VALUE ? 0 : first));
    }

    private static int count(String text, String word) {
        int n = 0;
        for (int i = text.indexOf(word); i >= 0; i = text.indexOf(word, i + word.length())) {
            n++;
        }
        return n;
    }

    private static String excerpt(String text, int at) {
        int from = Math.max(0, at - BEFORE);
        from = from == 0 ? 0 : Math.max(from, text.indexOf(' ', from) + 1);
        int to = Math.min(text.length(), at + AFTER);
        int end = to == text.length() ? to : Math.max(at, text.lastIndexOf(' ', to));
        return (from > 0 ? "… " : "") + text.substring(from, end) + (end < text.length() ? " …" : "");
    }
}
