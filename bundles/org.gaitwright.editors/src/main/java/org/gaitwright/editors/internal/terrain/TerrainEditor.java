// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.terrain;

import java.nio.file.Path;
import java.util.List;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.editors.internal.Services;
import org.gaitwright.editors.internal.page.EditorPage;
import org.gaitwright.editors.internal.page.PagedEditor;

/** Terrains: kind, parameters and placed things, in 3D, in numbers and as text. */
public final class TerrainEditor extends PagedEditor<TerrainDraft> {
    @Override
    protected List<EditorPage<TerrainDraft>> createEditorPages() {
        return List.of(new TerrainPage());
    }

    @Override
    protected TerrainDraft read(String text, Path of) {
        if (of == null) {
            throw new InvalidInput(
                    "the terrain is in no folder, so that files beside it can't be found; save it first");
        }
        return TerrainDraft.read(text, of, Services.files(of.getParent()));
    }
}
