// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.page;

import org.eclipse.jface.text.BadLocationException;
import org.eclipse.ui.views.properties.IPropertySource;
import org.gaitwright.editors.internal.OutlineItem;
import org.gaitwright.editors.internal.SourceEditor;

/** What a text says of a thing, where its editor knows no more. */
final class TextProperties {
    private TextProperties() {}

    static IPropertySource of(SourceEditor source, String path) {
        Facts facts = new Facts();
        source.structure().get().flatMap(items -> OutlineItem.at(items, path)).ifPresent(item -> {
            facts.tell("Name", item.label());
            if (!item.value().isEmpty()) {
                facts.tell("Value", item.value());
            }
            if (!item.children().isEmpty()) {
                facts.tell("Parts", String.valueOf(item.children().size()));
            }
            facts.tell("Path", item.path());
            facts.tell("Line", line(source, item.offset()));
        });
        return facts;
    }

    private static String line(SourceEditor source, int offset) {
        try {
            return String.valueOf(source.document().getLineOfOffset(offset) + 1);
        } catch (BadLocationException e) {
            // it was typed away meanwhile
            return "–";
        }
    }
}
