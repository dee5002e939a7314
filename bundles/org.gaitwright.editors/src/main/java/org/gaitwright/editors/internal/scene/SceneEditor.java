// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.scene;

import java.nio.file.Path;
import java.util.List;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.editors.internal.page.EditorPage;
import org.gaitwright.editors.internal.page.PagedEditor;

/** Scenes as a form, with all of it set up in 3D. */
public final class SceneEditor extends PagedEditor<SceneModel> {
    @Override
    protected List<EditorPage<SceneModel>> createEditorPages() {
        return List.of(new ScenePage());
    }

    @Override
    protected SceneModel read(String text, Path of) {
        if (of == null) {
            throw new InvalidInput("the scene has no folder, so files relative to it can't be found; save it first");
        }
        return SceneModel.read(text, of);
    }
}
