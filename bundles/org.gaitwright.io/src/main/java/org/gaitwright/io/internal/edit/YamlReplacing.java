// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.edit;

import java.util.List;
import org.gaitwright.io.edit.TextEdit;

/** Edits that put another value in the place of one. */
final class YamlReplacing {
    private final YamlSource source;
    private final YamlLayout layout;

    YamlReplacing(YamlSource source) {
        this.source = source;
        layout = new YamlLayout(source);
    }

    List<TextEdit> replace(YamlSpot spot, Object data) {
        YamlItem item = spot.item();
        if (spot.pair() != null) {
            layout.simple(spot.pair().key());
        }
        if (item instanceof YamlItem.Scalar s && s.start() == s.end()) {
            return fill(spot, data);
        }
        if (!item.isLines()) {
            return List.of(edit(item.start(), item.end(), YamlSpelling.flow(data)));
        }
        if (YamlSpelling.isFilled(data)) {
            return List.of(edit(item.start(), item.end(), lines(spot, data)));
        }
        return shrink(spot, YamlSpelling.flow(data));
    }

    private static TextEdit edit(int from, int to, String text) {
        return new TextEdit(from, to - from, text);
    }

    /** A map or list in the place of another, in lines of their own. */
    private String lines(YamlSpot spot, Object data) {
        String indent = layout.indent(spot.item().start());
        YamlItem.Pair pair = spot.pair();
        // a list may stand right below its key, a map may not
        boolean under = pair != null
                && data instanceof java.util.Map<?, ?>
                && source.column(spot.item().start())
                        == source.column(pair.key().start());
        String more = under ? layout.unit() : "";
        return more + YamlSpelling.block(data, indent + more, layout.unit(), source.lineBreak());
    }

    /** A value where there is none after a colon or a dash. */
    private List<TextEdit> fill(YamlSpot spot, Object data) {
        int at = spot.item().start();
        YamlItem.Pair pair = spot.pair();
        String br = source.lineBreak();
        if (pair == null) {
            boolean large = !spot.inFlow() && YamlSpelling.isLarge(data);
            String indent = large
                    ? layout.indent(layout.dash(
                                    (YamlItem.Sequence) spot.parent().item(), spot.index())) + "  "
                    : "";
            return List.of(edit(
                    at,
                    at,
                    " " + (large ? YamlSpelling.block(data, indent, layout.unit(), br) : YamlSpelling.flow(data))));
        }
        int colon = layout.afterColon(pair.key());
        if (colon < 0) {
            return List.of(edit(pair.key().end(), pair.key().end(), ": " + YamlSpelling.flow(data)));
        }
        if (spot.inFlow() || !YamlSpelling.isLarge(data)) {
            return List.of(edit(colon, colon, " " + YamlSpelling.flow(data)));
        }
        String indent = layout.indent(pair.key().start()) + layout.unit();
        int end = source.lineEnd(colon);
        return List.of(edit(end, end, br + indent + YamlSpelling.block(data, indent, layout.unit(), br)));
    }

    /** A word in the place of lines: it moves up to the key, and comments before the lines stay. */
    private List<TextEdit> shrink(YamlSpot spot, String word) {
        YamlItem item = spot.item();
        YamlItem.Pair pair = spot.pair();
        if (pair == null || !source.leads(item.start())) {
            return List.of(edit(item.start(), item.end(), word));
        }
        int colon = layout.afterColon(pair.key());
        int line = source.lineStart(item.start());
        int before = source.lineEnd(source.lineStart(line - 1));
        return List.of(edit(colon, colon, " " + word), edit(Math.max(colon, before), item.end(), ""));
    }
}
