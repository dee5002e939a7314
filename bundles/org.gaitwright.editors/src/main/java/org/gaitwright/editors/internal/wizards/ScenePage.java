// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.wizards;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Spinner;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.PluginFailure;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.terrain.TerrainSpec;
import org.gaitwright.io.SceneFile;
import org.gaitwright.session.choice.Part;

/** A new scene: who walks, what drives it, how, and on what ground. */
final class ScenePage extends NewFilePage {
    private static final int LONGEST_SECONDS = 3600;

    private final Registry registry;
    private WalkerRows walker;
    private Label words;
    private Spinner seconds;

    ScenePage(Registry registry, IStructuredSelection selection) {
        super(
                FileKind.SCENE,
                selection,
                "New scene",
                "A character, its controller and the ground. Runs here and on the command line with the same result.");
        this.registry = registry;
    }

    @Override
    void fields(Composite grid) {
        walker = new WalkerRows(grid, registry, this::walkerChosen);
        words = explanation(grid);
        walker.row(grid, "&Style:", Part.STYLE);
        walker.row(grid, "T&errain:", Part.TERRAIN);
        seconds = number(grid, "&Duration:", 1, LONGEST_SECONDS, 60);
        unit(seconds, "s");
        explain();
    }

    private void walkerChosen() {
        explain();
        check();
    }

    private void explain() {
        if (!walker.areEmpty()) {
            words.setText(walker.factory().description() + ".");
        }
    }

    @Override
    String fault() {
        if (walker.areEmpty()) {
            return "A character, a controller and a terrain are needed; see the Plug-ins view for what is installed.";
        }
        try {
            return walker.refusal(walker.model());
        } catch (PluginFailure | InvalidInput e) {
            return e.getMessage();
        }
    }

    @Override
    Draft draft() {
        String name = stem();
        int duration = seconds.getSelection();
        return target -> {
            Path folder = target.getLocation().toPath().getParent();
            TerrainSpec ground = new TerrainSpec(WalkerRows.word(walker.cast().terrain(), folder), Map.of(), 0);
            return SceneFile.text(Scene.of(name, duration, List.of(walker.casting(folder)))
                    .on(ground)
                    .build());
        };
    }
}
