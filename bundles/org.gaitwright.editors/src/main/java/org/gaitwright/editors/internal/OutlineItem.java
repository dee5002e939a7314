// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** An element or key that has a name worth finding again. Read leniently: sources are often half written. */
final class OutlineItem {
    private static final Pattern XML = Pattern.compile(
            "<!--.*?-->|<(/?)([A-Za-z_][\\w.-]*)((?:\"[^\"]*\"|'[^']*'|[^>\"'])*?)(/?)>", Pattern.DOTALL);
    private static final Pattern NAME = Pattern.compile("\\b(?:name|model)\\s*=\\s*[\"']([^\"']*)");
    private static final Pattern YAML = Pattern.compile("(?m)^( *(?:- )?)([\\w.-]+):");

    private final String label;
    private final int offset;
    private final int length;
    private final List<OutlineItem> children = new ArrayList<>();

    private OutlineItem(String label, int offset, int length) {
        this.label = label;
        this.offset = offset;
        this.length = length;
    }

    String label() {
        return label;
    }

    int offset() {
        return offset;
    }

    int length() {
        return length;
    }

    List<OutlineItem> children() {
        return children;
    }

    /** Elements by their nesting. */
    static List<OutlineItem> ofXml(String text) {
        OutlineItem root = new OutlineItem("", 0, 0);
        Deque<OutlineItem> open = new ArrayDeque<>(List.of(root));
        Matcher m = XML.matcher(text);
        while (m.find()) {
            if (m.group(2) == null) {
                continue;
            }
            if (!m.group(1).isEmpty()) {
                if (open.size() > 1) {
                    open.pop();
                }
                continue;
            }
            Matcher name = NAME.matcher(m.group(3));
            String label = name.find() ? m.group(2) + "  " + name.group(1) : m.group(2);
            OutlineItem item = new OutlineItem(label, m.start(), m.end() - m.start());
            open.peek().children.add(item);
            if (m.group(4).isEmpty()) {
                open.push(item);
            }
        }
        return root.children;
    }

    /** Keys by their indentation. */
    static List<OutlineItem> ofYaml(String text) {
        OutlineItem root = new OutlineItem("", 0, 0);
        Deque<OutlineItem> open = new ArrayDeque<>(List.of(root));
        Deque<Integer> indents = new ArrayDeque<>(List.of(-1));
        Matcher m = YAML.matcher(text);
        while (m.find()) {
            int indent = m.group(1).length();
            while (indents.peek() >= indent) {
                indents.pop();
                open.pop();
            }
            OutlineItem item = new OutlineItem(m.group(2), m.start(2), m.end(2) - m.start(2));
            open.peek().children.add(item);
            open.push(item);
            indents.push(indent);
        }
        return root.children;
    }
}
