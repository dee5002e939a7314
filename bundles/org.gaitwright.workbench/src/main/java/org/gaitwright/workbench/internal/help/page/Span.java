// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.help.page;

import java.util.List;
import java.util.Objects;
import org.commonmark.node.Node;

/**
 * A stretch of text that looks alike.
 *
 * @param text what it says; for an icon, what to say instead of it
 * @param look how it is set
 * @param target where a click leads, or the address of an icon; empty if neither
 */
public record Span(String text, Look look, String target) {
    public Span {
        Objects.requireNonNull(text, "text");
        Objects.requireNonNull(look, "look");
        Objects.requireNonNull(target, "target");
    }

    enum Look {
        PLAIN,
        STRONG,
        EMPHASIS,
        CODE,
        KEY,
        ICON
    }

    static Span plain(String text) {
        return new Span(text, Look.PLAIN, "");
    }

    public boolean isLink() {
        return look != Look.ICON && !target.isEmpty();
    }

    /** The words within a node alone. */
    public static String words(Node node) {
        return words(SpanReader.read(Page.children(node)));
    }

    static String words(List<Span> spans) {
        StringBuilder words = new StringBuilder();
        spans.forEach(s -> words.append(s.look() == Look.ICON ? "" : s.text()));
        return words.toString();
    }
}
