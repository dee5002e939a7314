// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.terrain;

import java.util.EnumMap;
import java.util.Map;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.ToolItem;
import org.gaitwright.core.terrain.Thing;
import org.gaitwright.editors.internal.page.Bar;
import org.gaitwright.editors.internal.page.Tools;

/** The buttons above a terrain. */
final class TerrainBar {
    /** What the buttons do. */
    interface Deeds {
        void walk();

        /** Makes the next click place something; null for nothing. */
        void arm(Thing.Kind kind);
    }

    private final Map<Thing.Kind, ToolItem> palette = new EnumMap<>(Thing.Kind.class);

    TerrainBar(Composite page, Deeds deeds) {
        Tools tools = new Bar(page).tools();
        tools.push(
                "icons/walk.svg",
                "Walk here",
                "Walk on it with the character and style of the run, unsaved changes included (F9)",
                deeds::walk);
        tools.separator();
        for (Thing.Kind k : Thing.Kind.values()) {
            palette.put(
                    k,
                    tools.check(
                            "icons/" + k.word() + ".svg",
                            k.label(),
                            "Place " + (k == Thing.Kind.STAIRS ? "stairs" : "a " + k.word())
                                    + " with a click on the ground",
                            on -> deeds.arm(on ? k : null)));
        }
    }

    void show(TerrainDraft draft) {
        palette.values().forEach(i -> i.setEnabled(draft.kind().takesThings()));
    }

    /** Shows what the next click places. */
    void armed(Thing.Kind kind) {
        palette.forEach((k, item) -> item.setSelection(k == kind));
    }
}
