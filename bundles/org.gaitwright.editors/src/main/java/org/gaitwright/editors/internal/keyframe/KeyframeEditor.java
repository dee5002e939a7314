// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.keyframe;

import java.nio.file.Path;
import java.util.List;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.editors.internal.Services;
import org.gaitwright.editors.internal.keyframe.motion.KeyframeModel;
import org.gaitwright.editors.internal.keyframe.node.NodePage;
import org.gaitwright.editors.internal.page.EditorPage;
import org.gaitwright.editors.internal.page.LivePreset;
import org.gaitwright.editors.internal.page.PagedEditor;
import org.gaitwright.workbench.run.RunControl;

/** Keyframes of the family nearest-node: a figure to drag, the strip of all of them, the nodes that were learnt, and the text. */
public final class KeyframeEditor extends PagedEditor<KeyframeModel> {
    @Override
    protected List<EditorPage<KeyframeModel>> createEditorPages() {
        LivePreset live = new LivePreset(Services.of(RunControl.class), this::file);
        model().listen(m -> live.follow(KeyframeModel.CONTROLLER, m.values()));
        return List.of(new KeyframePage(live), new NodePage(live));
    }

    @Override
    protected KeyframeModel read(String text, Path of) {
        Registry registry = of == null ? Services.of(Registry.class) : Services.files(of.getParent());
        return KeyframeModel.read(text, of, registry);
    }

    /** Begins to learn to walk as the keyframes show it. */
    void train() {
        new Training(this).start();
    }
}
