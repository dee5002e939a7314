// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.help.page;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gaitwright.workbench.internal.help.page.Span.Look;

/** Reads what stands within a line: strong, emphasis, code, keys, links and icons. */
final class SpanReader {
    private static final Pattern MARKED = Pattern.compile(
            "`([^`]+)`" // 1: code
                    + "|<kbd>(.+?)</kbd>" // 2: a key
                    + "|!\\[([^\\]]*)\\]\\(([^)\\s]+)\\)" // 3, 4: an icon
                    + "|\\[((?:`[^`]*`|[^\\]`])+)\\]\\(((?:[^()\\s]|\\([^()]*\\))+)\\)" // 5, 6: a link
                    + "|\\*\\*(.+?)\\*\\*" // 7: strong
                    + "|(?<![\\w*])\\*(?=[^\\s*])(.+?)(?<=[^\\s*])\\*(?![\\w*])"); // 8: emphasis

    private SpanReader() {}

    static List<Span> read(String text) {
        List<Span> spans = new ArrayList<>();
        read(text, Look.PLAIN, "", spans);
        return List.copyOf(spans);
    }

    /** What is not marked within gets the look and the target of what is around it. */
    private static void read(String text, Look around, String target, List<Span> spans) {
        Matcher m = MARKED.matcher(text);
        int from = 0;
        while (m.find()) {
            add(text.substring(from, m.start()), around, target, spans);
            from = m.end();
            marked(m, around, target, spans);
        }
        add(text.substring(from), around, target, spans);
    }

    private static void marked(Matcher m, Look around, String target, List<Span> spans) {
        if (m.group(1) != null) {
            add(m.group(1), Look.CODE, target, spans);
        } else if (m.group(2) != null) {
            add(m.group(2), Look.KEY, target, spans);
        } else if (m.group(4) != null) {
            spans.add(new Span(m.group(3), Look.ICON, m.group(4)));
        } else if (m.group(6) != null) {
            read(m.group(5), around, m.group(6), spans);
        } else if (m.group(7) != null) {
            read(m.group(7), Look.STRONG, target, spans);
        } else {
            read(m.group(8), Look.EMPHASIS, target, spans);
        }
    }

    private static void add(String text, Look look, String target, List<Span> spans) {
        if (!text.isEmpty()) {
            spans.add(new Span(text, look, target));
        }
    }
}
