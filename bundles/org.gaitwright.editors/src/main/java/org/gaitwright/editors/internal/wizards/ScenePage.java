// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.wizards;

import java.util.List;
import java.util.Map;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Spinner;
import org.gaitwright.core.registry.PluginFailure;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.terrain.TerrainFactory;
import org.gaitwright.core.terrain.TerrainSpec;
import org.gaitwright.io.SceneFile;

/** A new scene: who walks, what drives it, how, and on what ground. Files of the project can be chosen like what is installed. */
final class ScenePage extends NewFilePage {
    private static final int LONGEST_SECONDS = 3600;

    private final Registry registry;
    private WalkerRows walker;
    private Label words;
    private Choice style;
    private Choice terrain;
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
        walker = new WalkerRows(grid, registry, Pick.ofProject(folder(), FileKind.CHARACTER), this::walkerChosen);
        words = explanation(grid);
        style = new Choice(grid, "&Style:", this::check);
        List<Pick> terrains = Pick.installed(registry, TerrainFactory.class);
        terrains.addAll(Pick.ofProject(folder(), FileKind.TERRAIN));
        terrain = new Choice(grid, "T&errain:", this::check).offer(terrains, "flat");
        seconds = number(grid, "&Duration:", 1, LONGEST_SECONDS, 60);
        unit(seconds, "s");
        offerStyles();
    }

    private void walkerChosen() {
        offerStyles();
        check();
    }

    /** Presets belong to a controller, and so do styles. */
    private void offerStyles() {
        if (walker.areEmpty()) {
            return;
        }
        words.setText(walker.controller().explained());
        List<Pick> offered = walker.presets();
        boolean styled = offered.size() > 1;
        if (styled) {
            offered.addAll(Pick.ofProject(folder(), FileKind.STYLE));
        }
        style.offer(offered, "");
        style.enable(styled);
    }

    @Override
    String fault() {
        if (walker.areEmpty() || terrain.isEmpty()) {
            return "A character, a controller and a terrain are needed; see the Plug-ins view for what is installed.";
        }
        try {
            return walker.isFile() ? null : walker.refusal(walker.model());
        } catch (PluginFailure e) {
            return e.getMessage();
        }
    }

    @Override
    Draft draft() {
        Scene scene = Scene.of(stem(), seconds.getSelection(), List.of(walker.with(style.id())))
                .on(new TerrainSpec(terrain.id(), Map.of(), 0))
                .build();
        return target -> SceneFile.text(scene);
    }
}
