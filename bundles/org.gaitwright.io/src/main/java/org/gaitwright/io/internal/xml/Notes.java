// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.xml;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import org.gaitwright.core.exchange.Importer.Note;

/** What of a file was ignored. What recurs is told once, where it stands first, with how often it recurs. */
public final class Notes {
    private record Found(XmlElement where, int[] count) {}

    private final Map<String, Found> found = new LinkedHashMap<>();

    /** Something that was ignored, and why. */
    public void add(XmlElement where, String text) {
        found.computeIfAbsent(text, t -> new Found(where, new int[1])).count()[0]++;
    }

    /** A whole element. */
    public void ignored(XmlElement e, String why) {
        add(e, "<" + XmlElement.brief(e.name) + "> is ignored: " + why);
    }

    /** Every attribute that is not among those that are read; {@code why} gives reasons, with one under "" for the rest. */
    public void attributes(XmlElement e, Set<String> read, Map<String, String> why) {
        for (String a : e.attributes.keySet()) {
            if (!read.contains(a)) {
                add(
                        e,
                        "attribute '" + XmlElement.brief(a) + "' of <" + XmlElement.brief(e.name) + "> is ignored: "
                                + why.getOrDefault(a, why.get("")));
            }
        }
    }

    /** All of it, in the order in which it was met. */
    public List<Note> list() {
        List<Note> all = new ArrayList<>();
        forEach((where, text) -> all.add(new Note(where.file, where.line, text)));
        return all;
    }

    /** Tells all of it, each with the element where it was met first. */
    public void forEach(BiConsumer<XmlElement, String> listener) {
        found.forEach((text, f) -> {
            int more = f.count()[0] - 1;
            listener.accept(
                    f.where(),
                    more == 0
                            ? text
                            : text + " (and in " + more + (more == 1 ? " further place)" : " further places)"));
        });
    }
}
