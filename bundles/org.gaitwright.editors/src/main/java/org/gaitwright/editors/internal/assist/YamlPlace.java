// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.assist;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.gaitwright.editors.internal.OutlineItem;

/**
 * Where in a YAML text a caret is.
 *
 * @param path of the map that the caret is in, with positions, such as {@code characters[0].start}
 * @param key whose value is written; empty if a key is
 * @param from where the word at the caret begins
 * @param length of that word
 * @param siblings keys that are there already
 */
record YamlPlace(String path, String key, int from, int length, Set<String> siblings) {
    private static final String PROBE = "zz-probe";
    /** A key and a part of its value, which is a word or a list of words. */
    private static final Pattern VALUE =
            Pattern.compile("^(?:[^#]*[-{,\\s])?([\\w./-]+):\\s+(?:\\[[^\\]{:]*|[^\\[{:,]*)$");

    /** The place of a caret; empty within a comment. */
    static Optional<YamlPlace> at(String text, int caret) {
        int start = text.lastIndexOf('\n', caret - 1) + 1;
        String before = text.substring(start, caret);
        if (before.matches("(^|.*\\s)#.*")) {
            return Optional.empty();
        }
        int from = begin(text, caret);
        int end = end(text, caret);
        Matcher value = VALUE.matcher(before);
        if (value.matches()) {
            int key = start + value.start(1);
            String name = value.group(1);
            return OutlineItem.at(OutlineItem.of(text, false), key).map(item -> {
                String own = item.path().endsWith(name) ? parentPath(item) : item.path();
                return new YamlPlace(own, name, from, end - from, Set.of());
            });
        }
        // a key that is certainly there shows which map it would belong to
        boolean flow = flow(before);
        String probed = text.substring(0, from) + PROBE + ": 0" + (flow ? text.substring(end) : "")
                + (flow ? "" : text.substring(lineEnd(text, end)));
        return find(OutlineItem.of(probed, false))
                .map(probe -> new YamlPlace(parentPath(probe), "", from, end - from, siblings(probe, probed)));
    }

    private static int begin(String text, int caret) {
        int from = caret;
        while (from > 0 && isWord(text.charAt(from - 1))) {
            from--;
        }
        return from;
    }

    private static int end(String text, int caret) {
        int end = caret;
        while (end < text.length() && isWord(text.charAt(end))) {
            end++;
        }
        return end;
    }

    private static boolean isWord(char c) {
        return Character.isLetterOrDigit(c) || "._-".indexOf(c) >= 0;
    }

    private static int lineEnd(String text, int from) {
        int end = text.indexOf('\n', from);
        return end < 0 ? text.length() : end;
    }

    /** Whether braces are open. */
    private static boolean flow(String before) {
        int depth = 0;
        for (int i = 0; i < before.length(); i++) {
            depth += before.charAt(i) == '{' ? 1 : before.charAt(i) == '}' ? -1 : 0;
        }
        return depth > 0;
    }

    private static Optional<OutlineItem> find(List<OutlineItem> items) {
        for (OutlineItem i : items) {
            Optional<OutlineItem> found = i.label().equals(PROBE) ? Optional.of(i) : find(i.children());
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private static String parentPath(OutlineItem item) {
        return item.parent() == null ? "" : item.parent().path();
    }

    private static Set<String> siblings(OutlineItem probe, String text) {
        List<OutlineItem> all = probe.parent() == null
                ? OutlineItem.of(text, false)
                : probe.parent().children();
        return all.stream()
                .map(OutlineItem::label)
                .filter(l -> !l.equals(PROBE))
                .collect(Collectors.toSet());
    }

    /** The path without positions, such as {@code characters[].start}. */
    String shape() {
        return path.replaceAll("\\[[0-9]+\\]", "[]");
    }
}
