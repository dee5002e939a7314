// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.help.page;

import java.util.ArrayList;
import java.util.List;
import org.commonmark.node.Code;
import org.commonmark.node.Emphasis;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.node.Text;
import org.gaitwright.workbench.internal.help.page.Span.Look;

/** Reads the words within nodes: strong, emphasis, code, keys, links and icons. */
final class SpanReader {
    private final List<Span> spans = new ArrayList<>();
    /** Between {@code <kbd>} and its end. */
    private boolean key;

    private SpanReader() {}

    static List<Span> read(List<Node> nodes) {
        SpanReader reader = new SpanReader();
        nodes.forEach(n -> reader.read(n, Look.PLAIN, ""));
        return List.copyOf(reader.spans);
    }

    /** What is not marked itself gets the look and the target of what is around it. */
    private void read(Node node, Look look, String target) {
        if (node instanceof Text text) {
            add(text.getLiteral(), key ? Look.KEY : look, target);
        } else if (node instanceof Code code) {
            add(code.getLiteral(), Look.CODE, target);
        } else if (node instanceof FencedCodeBlock code) {
            add("\n" + code.getLiteral(), Look.CODE, target);
        } else if (node instanceof HtmlInline tag) {
            key = tag.getLiteral().equals("<kbd>");
            add(tag.getLiteral().replaceFirst("^</?kbd>$", ""), look, target);
        } else if (node instanceof Image icon) {
            spans.add(new Span(Span.words(icon), Look.ICON, icon.getDestination()));
        } else if (node instanceof Link link) {
            within(link, look, link.getDestination());
        } else if (node instanceof StrongEmphasis) {
            within(node, Look.STRONG, target);
        } else if (node instanceof Emphasis) {
            within(node, Look.EMPHASIS, target);
        } else {
            // the end of a line, or a block within another one
            boolean apart =
                    spans.isEmpty() || spans.get(spans.size() - 1).text().endsWith(" ");
            add(apart ? "" : " ", look, target);
            within(node, look, target);
        }
    }

    private void within(Node node, Look look, String target) {
        Page.children(node).forEach(n -> read(n, look, target));
    }

    private void add(String text, Look look, String target) {
        if (!text.isEmpty()) {
            spans.add(new Span(text, look, target));
        }
    }
}
