// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Elements by their nesting. */
final class XmlOutline {
    private static final Pattern XML = Pattern.compile(
            "<!--.*?-->|<(/?)([A-Za-z_][\\w.-]*)((?:\"[^\"]*+\"|'[^']*+'|[^>\"'])*?)(/?)>", Pattern.DOTALL);
    private static final Pattern NAME = Pattern.compile("\\b(?:name|model)\\s*=\\s*[\"']([^\"']*)");

    private XmlOutline() {}

    static List<OutlineItem> of(String text) {
        OutlineItem root = OutlineItem.root();
        Deque<OutlineItem> open = new ArrayDeque<>(List.of(root));
        Matcher m = XML.matcher(text);
        while (m.find()) {
            if (m.group(2) == null) {
                continue;
            }
            if (!m.group(1).isEmpty()) {
                if (open.size() > 1) {
                    open.pop().end(m.end());
                }
                continue;
            }
            OutlineItem item = item(open.element(), m);
            if (m.group(4).isEmpty()) {
                open.push(item);
            }
        }
        // what is never closed reaches to the end
        open.forEach(i -> i.end(text.length()));
        return root.children();
    }

    private static OutlineItem item(OutlineItem parent, Matcher m) {
        Matcher named = NAME.matcher(m.group(3));
        String element = m.group(2);
        boolean has = named.find();
        String which = has
                ? named.group(1)
                : String.valueOf(parent.children().stream()
                        .filter(c -> c.label().equals(element))
                        .count());
        String path = (parent.path().isEmpty() ? "" : parent.path() + "/") + element + "[" + which + "]";
        OutlineItem item = new OutlineItem(parent, path, element, m.start(), m.end() - m.start());
        item.value(has ? named.group(1) : "");
        return item;
    }
}
