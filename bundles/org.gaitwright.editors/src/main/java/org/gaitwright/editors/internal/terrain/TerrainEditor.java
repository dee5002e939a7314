// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.terrain;

import java.nio.file.Path;
import java.util.List;
import org.eclipse.ui.views.properties.IPropertySource;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.terrain.Thing;
import org.gaitwright.editors.internal.Services;
import org.gaitwright.editors.internal.page.EditorPage;
import org.gaitwright.editors.internal.page.Facts;
import org.gaitwright.editors.internal.page.PagedEditor;

/** Terrains: kind, parameters and placed things, in 3D, in numbers and as text. */
public final class TerrainEditor extends PagedEditor<TerrainDraft> {
    @Override
    protected List<EditorPage<TerrainDraft>> createEditorPages() {
        return List.of(new TerrainPage());
    }

    /** The numbers of a thing, to be typed over. */
    @Override
    protected IPropertySource properties(String path) {
        int index = ThingPath.index(path).orElse(-1);
        List<Thing> things = model().get().map(TerrainDraft::things).orElse(List.of());
        return index >= 0 && index < things.size() ? facts(index, things.get(index)) : null;
    }

    private Facts facts(int index, Thing thing) {
        Facts facts = new Facts();
        facts.tell("Thing", thing.kind().label());
        for (ThingNumber n : ThingNumber.of(thing.kind())) {
            facts.ask(
                    n.quantity().name(),
                    n.words(thing),
                    typed -> edit(text -> TerrainText.change(text, index, thing, n.typed(thing, typed))));
        }
        return facts;
    }

    @Override
    protected TerrainDraft read(String text, Path of) {
        if (of == null) {
            throw new InvalidInput("the terrain has no folder, so files relative to it can't be found; save it first");
        }
        return TerrainDraft.read(text, of, Services.files(of.getParent()));
    }
}
