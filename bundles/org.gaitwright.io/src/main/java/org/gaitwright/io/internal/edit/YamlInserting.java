// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.edit;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.io.edit.TextEdit;
import org.gaitwright.io.internal.yaml.YamlText;

/** Edits that add a pair to a map or an item to a list, in the style of those that are there. */
final class YamlInserting {
    /** Maps that are items of a list stand on one line if that is no longer. */
    private static final int LONGEST_LINE = 90;

    private final YamlSource source;
    private final YamlLayout layout;
    private final String br;

    YamlInserting(YamlSource source) {
        this.source = source;
        layout = new YamlLayout(source);
        br = source.lineBreak();
    }

    /** At the end of a map. */
    List<TextEdit> pair(YamlItem.Mapping map, String key, Object data) {
        if (map.flow()) {
            String text = YamlText.key(key) + ": " + YamlSpelling.flow(data);
            if (map.pairs().isEmpty()) {
                return List.of(new TextEdit(map.end() - 1, 0, text));
            }
            YamlItem.Pair last = map.pairs().get(map.pairs().size() - 1);
            YamlItem before = map.pairs().size() > 1
                    ? map.pairs().get(map.pairs().size() - 2).key()
                    : null;
            return flowEnd(map.start(), before, last.key().start(), last.end(), map.end() - 1, text);
        }
        YamlItem.Pair last = map.pairs().get(map.pairs().size() - 1);
        map.pairs().forEach(p -> layout.simple(p.key()));
        String indent = layout.indent(map.pairs().get(0).key().start());
        return after(
                last.end(),
                Math.max(last.value().rawEnd(), last.key().end()),
                indent,
                YamlSpelling.pair(key, data, indent, layout.unit(), br));
    }

    /** Before an item of a list, or at its end. */
    List<TextEdit> item(YamlItem.Sequence list, int index, Object data) {
        List<YamlItem> items = list.items();
        if (list.flow()) {
            String text = YamlSpelling.flow(data);
            if (items.isEmpty()) {
                return List.of(new TextEdit(list.end() - 1, 0, text));
            }
            if (index < items.size()) {
                return List.of(new TextEdit(items.get(index).start(), 0, text + ", "));
            }
            YamlItem last = items.get(index - 1);
            return flowEnd(
                    list.start(),
                    index > 1 ? items.get(index - 2) : null,
                    last.start(),
                    last.end(),
                    list.end() - 1,
                    text);
        }
        String indent = layout.indent(list.start());
        String line = itemLine(items.get(Math.min(index, items.size() - 1)), data, indent);
        if (index < items.size()) {
            return List.of(new TextEdit(layout.dash(list, index), 0, line + br + indent));
        }
        YamlItem last = items.get(index - 1);
        return after(Math.max(last.end(), layout.dash(list, index - 1) + 1), last.rawEnd(), indent, line);
    }

    /** In the style of a neighbour. */
    private String itemLine(YamlItem neighbour, Object data, String indent) {
        String flow = "- " + YamlSpelling.flow(data);
        boolean fits = indent.length() + flow.length() <= LONGEST_LINE;
        boolean oneLine = neighbour instanceof YamlItem.Mapping m ? m.flow() : fits;
        return oneLine ? flow : YamlSpelling.item(data, indent, layout.unit(), br);
    }

    /** Lines after the one in which something ends. */
    private List<TextEdit> after(int end, int rawEnd, String indent, String lines) {
        // after text whose line breaks count there must be no other
        if (rawEnd > end && source.column(rawEnd) == 0) {
            return List.of(new TextEdit(rawEnd, 0, indent + lines + br));
        }
        return List.of(new TextEdit(source.lineEnd(Math.max(end, rawEnd)), 0, br + indent + lines));
    }

    /** At the end of a list or map in flow style; on a line of its own if the last one has that. */
    private List<TextEdit> flowEnd(int open, YamlItem before, int lastStart, int lastEnd, int close, String text) {
        int previous = before == null ? open : before.start();
        boolean ownLine = source.leads(lastStart)
                && source.lineStart(previous) != source.lineStart(lastStart)
                && source.lineStart(close) > source.lineStart(lastEnd);
        if (!ownLine) {
            return List.of(new TextEdit(lastEnd, 0, ", " + text));
        }
        List<TextEdit> edits = new ArrayList<>();
        int comma = layout.comma(lastEnd);
        if (comma < 0 || comma > close) {
            edits.add(new TextEdit(lastEnd, 0, ","));
        }
        int line = source.lineEnd(Math.max(lastEnd, comma));
        String added = br + layout.indent(lastStart) + text;
        if (edits.size() == 1 && line == lastEnd) {
            return List.of(new TextEdit(lastEnd, 0, "," + added));
        }
        edits.add(new TextEdit(line, 0, added));
        return edits;
    }
}
