// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.wizards;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Spinner;
import org.gaitwright.core.character.CharacterProvider;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.controller.PresetProvider;
import org.gaitwright.core.controller.Suitability;
import org.gaitwright.core.registry.PluginFailure;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.terrain.TerrainFactory;
import org.gaitwright.core.terrain.TerrainSpec;
import org.gaitwright.io.SceneFile;

/** A new scene: who walks, what drives it, how, and on what ground. Files of the project can be chosen like what is installed. */
final class ScenePage extends NewFilePage {
    private static final String AS_IT_IS = "Default of the controller";
    private static final int LONGEST_SECONDS = 3600;

    private final Registry registry;
    private final List<Pick> characters;
    private final List<Pick> controllers;
    private final List<Pick> terrains;
    private List<Pick> styles = List.of();
    private Combo character;
    private Combo controller;
    private Combo style;
    private Combo terrain;
    private Spinner seconds;
    private Label words;

    ScenePage(Registry registry, IStructuredSelection selection) {
        super(
                FileKind.SCENE,
                selection,
                "New scene",
                "A character, its controller and the ground. Runs here and on the command line with the same result.");
        this.registry = registry;
        characters = Pick.installed(registry, CharacterProvider.class);
        controllers = Pick.installed(registry, ControllerFactory.class);
        terrains = Pick.installed(registry, TerrainFactory.class);
    }

    @Override
    void fields(Composite grid) {
        characters.addAll(Pick.ofProject(folder(), FileKind.CHARACTER));
        terrains.addAll(Pick.ofProject(folder(), FileKind.TERRAIN));
        character = choice(grid, "&Character:");
        character.setItems(Pick.labels(characters));
        character.select(Pick.index(characters, "humanoid"));
        controller = choice(grid, "Con&troller:");
        controller.setItems(Pick.labels(controllers));
        controller.select(Pick.index(controllers, "generalized-walking"));
        words = explanation(grid);
        style = choice(grid, "&Style:");
        terrain = choice(grid, "T&errain:");
        terrain.setItems(Pick.labels(terrains));
        terrain.select(Pick.index(terrains, "flat"));
        duration(grid);
        controller.addSelectionListener(SelectionListener.widgetSelectedAdapter(e -> controllerChosen()));
        character.addSelectionListener(SelectionListener.widgetSelectedAdapter(e -> check()));
        terrain.addSelectionListener(SelectionListener.widgetSelectedAdapter(e -> check()));
        offerStyles();
    }

    private void duration(Composite grid) {
        new Label(grid, SWT.NONE).setText("&Duration:");
        Composite row = new Composite(grid, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).applyTo(row);
        GridDataFactory.swtDefaults().span(2, 1).applyTo(row);
        seconds = new Spinner(row, SWT.BORDER);
        seconds.setMinimum(1);
        seconds.setMaximum(LONGEST_SECONDS);
        seconds.setSelection(60);
        new Label(row, SWT.NONE).setText("s");
    }

    private void controllerChosen() {
        offerStyles();
        check();
    }

    /** Presets belong to a controller, and so do styles. */
    private void offerStyles() {
        if (controllers.isEmpty()) {
            return;
        }
        Pick chosen = controllers.get(controller.getSelectionIndex());
        words.setText(chosen.description() + ".");
        List<Pick> offered = new ArrayList<>(List.of(new Pick("", AS_IT_IS, "")));
        for (PresetProvider p : registry.all(PresetProvider.class)) {
            if (p.controller().equals(chosen.id())) {
                String id = p.id().substring(p.id().indexOf('/') + 1);
                offered.add(new Pick(id, id, ""));
            }
        }
        boolean styled = offered.size() > 1;
        if (styled) {
            offered.addAll(Pick.ofProject(folder(), FileKind.STYLE));
        }
        styles = offered;
        style.setItems(Pick.labels(styles));
        style.select(0);
        style.setEnabled(styled);
    }

    @Override
    String problem() {
        if (characters.isEmpty() || controllers.isEmpty() || terrains.isEmpty()) {
            return "A character, a controller and a terrain are needed; see the Plug-ins view for what is installed.";
        }
        Pick who = characters.get(character.getSelectionIndex());
        Pick what = controllers.get(controller.getSelectionIndex());
        if (who.id().indexOf('/') >= 0) {
            return null;
        }
        try {
            CharacterProvider provider = registry.get(CharacterProvider.class, who.id());
            ControllerFactory factory = registry.get(ControllerFactory.class, what.id());
            var model = registry.guard(provider, CharacterProvider::model);
            Suitability answer = registry.guard(factory, f -> f.suits(model));
            return answer.suits() ? null : what.id() + " can't drive " + who.id() + ": " + answer.reason();
        } catch (PluginFailure e) {
            return e.getMessage();
        }
    }

    @Override
    Draft draft() {
        Scene.Casting walker = new Scene.Casting(
                "walker",
                characters.get(character.getSelectionIndex()).id(),
                controllers.get(controller.getSelectionIndex()).id(),
                styles.get(style.getSelectionIndex()).id(),
                Map.of(),
                List.of(),
                0,
                0,
                0);
        TerrainSpec ground =
                new TerrainSpec(terrains.get(terrain.getSelectionIndex()).id(), Map.of(), 0);
        Scene scene = Scene.of(stem(), seconds.getSelection(), List.of(walker))
                .on(ground)
                .build();
        return target -> SceneFile.text(scene);
    }
}
