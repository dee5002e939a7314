// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Keys and items by their indentation, and by braces within a line. */
final class YamlOutline {
    private static final int LONGEST_VALUE = 40;
    private static final Pattern KEY = Pattern.compile("([\\w./-]+|\"[^\"]*\"|'[^']*'):(?=\\s|$)");
    private static final Pattern FLOW_KEY = Pattern.compile("([\\w./-]+):\\s*([^,{}\\[\\]]*)");
    private static final Pattern COMMENT = Pattern.compile("(^|\\s)#.*$");
    /** What an item of a list is called, if it has one of these. */
    private static final Set<String> NAMES = Set.of("name", "character", "kind", "body", "controller");

    private final OutlineItem root = OutlineItem.root();
    private final Deque<OutlineItem> open = new ArrayDeque<>(List.of(root));
    private final Deque<Integer> indents = new ArrayDeque<>(List.of(-1));
    /** Lines that are indented more than this are text; −1 outside of texts. */
    private int literal = -1;

    private YamlOutline() {}

    static List<OutlineItem> of(String text) {
        YamlOutline outline = new YamlOutline();
        int at = 0;
        while (at < text.length()) {
            int end = text.indexOf('\n', at);
            end = end < 0 ? text.length() : end;
            outline.line(text.substring(at, end).stripTrailing(), at);
            at = end + 1;
        }
        outline.close(-1, text.length(), false);
        return outline.root.children();
    }

    private void line(String line, int start) {
        int indent = line.length() - line.stripLeading().length();
        if (line.isBlank() || line.charAt(indent) == '#') {
            return;
        }
        if (literal >= 0 && indent > literal) {
            return;
        }
        literal = -1;
        int at = indent;
        while (line.startsWith("- ", at) || line.substring(at).equals("-")) {
            close(at, start, true);
            item(start + at, at);
            at = Math.min(line.length(), at + 1);
            at += line.substring(at).length()
                    - line.substring(at).stripLeading().length();
        }
        Matcher key = KEY.matcher(line).region(at, line.length());
        if (key.lookingAt()) {
            close(at, start, false);
            key(line, start, at, key);
        } else if (at > indent) {
            plain(line.substring(at), start + at);
        }
    }

    private void item(int offset, int indent) {
        OutlineItem list = open.element();
        int position = list.children().size();
        OutlineItem item =
                new OutlineItem(list, list.path() + "[" + position + "]", String.valueOf(position + 1), offset, 1);
        push(item, indent);
    }

    private void key(String line, int start, int at, Matcher key) {
        OutlineItem parent = open.element();
        String name = key.group(1).replaceAll("^[\"']|[\"']$", "");
        OutlineItem item = new OutlineItem(
                parent,
                parent.path().isEmpty() ? name : parent.path() + "." + name,
                name,
                start + at,
                key.group(1).length());
        String value = COMMENT.matcher(line.substring(key.end())).replaceAll("").strip();
        if (value.matches("[|>][-+0-9]*")) {
            literal = at;
        } else if (value.startsWith("{")) {
            flow(item, line, start, line.indexOf('{', key.end()));
        } else {
            item.value(shortly(value));
        }
        if (NAMES.contains(name)
                && parent.path().endsWith("]")
                && parent.value().isEmpty()) {
            parent.value(shortly(value));
        }
        push(item, at);
    }

    private void plain(String words, int offset) {
        OutlineItem item = open.element();
        item.value(shortly(COMMENT.matcher(words).replaceAll("")));
        if (words.startsWith("{")) {
            flow(item, words, offset, 0);
        }
    }

    /** The entries between braces in one line; what is nested deeper is left out. */
    private static void flow(OutlineItem parent, String line, int start, int brace) {
        Matcher m = FLOW_KEY.matcher(line).region(brace + 1, line.length());
        while (m.find() && depth(line, brace, m.start()) == 1) {
            OutlineItem item = new OutlineItem(
                    parent,
                    parent.path() + "." + m.group(1),
                    m.group(1),
                    start + m.start(),
                    m.group(1).length());
            item.value(shortly(m.group(2)));
            item.end(start + m.end());
        }
    }

    private static int depth(String line, int from, int to) {
        int depth = 0;
        for (int i = from; i < to; i++) {
            depth += "{[".indexOf(line.charAt(i)) >= 0 ? 1 : "}]".indexOf(line.charAt(i)) >= 0 ? -1 : 0;
        }
        return depth;
    }

    private void push(OutlineItem item, int indent) {
        open.push(item);
        indents.push(indent);
    }

    /** Ends everything that is indented as much or more; before a dash, the key of its list may stand right above it. */
    private void close(int indent, int offset, boolean dash) {
        while (open.size() > 1 && indents.element() >= indent) {
            boolean item = open.element().path().endsWith("]");
            if (dash && indents.element() == indent && !item) {
                return;
            }
            indents.pop();
            open.pop().end(offset);
        }
    }

    private static String shortly(String value) {
        String words = value.strip();
        return words.length() > LONGEST_VALUE ? words.substring(0, LONGEST_VALUE - 1) + "…" : words;
    }
}
