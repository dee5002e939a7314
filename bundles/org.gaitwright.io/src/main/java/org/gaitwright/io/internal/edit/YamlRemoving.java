// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.edit;

import java.util.List;
import org.gaitwright.io.edit.TextEdit;

/** Edits that take a pair out of a map, or an item out of a list. */
final class YamlRemoving {
    private final YamlSource source;
    private final YamlLayout layout;

    YamlRemoving(YamlSource source) {
        this.source = source;
        layout = new YamlLayout(source);
    }

    List<TextEdit> remove(YamlSpot spot) {
        if (spot.pair() != null) {
            layout.simple(spot.pair().key());
        }
        return List.of(spot.parent().item().isFlow() ? fromFlow(spot) : fromBlock(spot));
    }

    /** Where the key or item of a place begins. */
    private int start(YamlSpot parent, int index) {
        if (parent.item() instanceof YamlItem.Mapping m) {
            return m.pairs().get(index).key().start();
        }
        YamlItem.Sequence s = (YamlItem.Sequence) parent.item();
        return s.flow() ? s.items().get(index).start() : layout.dash(s, index);
    }

    private int end(YamlSpot parent, int index) {
        if (parent.item() instanceof YamlItem.Mapping m) {
            YamlItem.Pair p = m.pairs().get(index);
            return Math.max(p.end(), layout.afterColon(p.key()));
        }
        YamlItem.Sequence s = (YamlItem.Sequence) parent.item();
        int end = s.items().get(index).end();
        return s.flow() ? end : Math.max(end, layout.dash(s, index) + 1);
    }

    private TextEdit fromFlow(YamlSpot spot) {
        YamlSpot in = spot.parent();
        int i = spot.index();
        int from = start(in, i);
        int to = end(in, i);
        if (i + 1 < in.item().count()) {
            int next = start(in, i + 1);
            to = layout.isGap(to, next) ? next : layout.comma(to) + 1;
        } else if (i > 0 && layout.isGap(end(in, i - 1), from)) {
            from = end(in, i - 1);
        } else {
            to = Math.max(to, layout.comma(to) + 1);
        }
        return new TextEdit(from, to - from, "");
    }

    private TextEdit fromBlock(YamlSpot spot) {
        YamlSpot in = spot.parent();
        int from = start(in, spot.index());
        int to = end(in, spot.index());
        if (source.leads(from)) {
            int line = source.lineStart(from);
            boolean mark = line == 0 && source.text().startsWith("\uFEFF");
            int begin = mark ? 1 : line;
            return new TextEdit(begin, source.nextLine(to) - begin, "");
        }
        // behind a dash: the next one moves up, unless comments stand between
        boolean more = spot.index() + 1 < in.item().count();
        int next = more ? start(in, spot.index() + 1) : to;
        return new TextEdit(from, (layout.isGap(to, next) ? next : to) - from, "");
    }
}
