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
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.CharacterProvider;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.controller.PresetProvider;
import org.gaitwright.core.controller.Suitability;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.PluginFailure;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.workbench.optimise.RecipeDraft;

/** A new recipe: who walks, what drives it, which of its parameters are searched, and how fast it shall walk. */
final class RecipePage extends NewFilePage {
    private static final String AS_IT_IS = "Default of the controller";

    private final Registry registry;
    private final List<Pick> characters;
    private final List<Pick> controllers;
    private List<Pick> presets = List.of();
    private ParameterSet parameters = ParameterSet.EMPTY;
    private String refusal;
    private Combo character;
    private Combo controller;
    private Combo preset;
    private Combo group;
    private Label words;
    private Spinner speed;

    RecipePage(Registry registry, IStructuredSelection selection) {
        super(
                FileKind.RECIPE,
                selection,
                "New optimisation recipe",
                "The parameters to vary, the character and the score. Comments in the file explain each entry.");
        this.registry = registry;
        characters = Pick.installed(registry, CharacterProvider.class);
        controllers = Pick.installed(registry, ControllerFactory.class);
    }

    @Override
    void fields(Composite grid) {
        character = choice(grid, "&Character:");
        character.setItems(Pick.labels(characters));
        character.select(Pick.index(characters, "humanoid"));
        controller = choice(grid, "Con&troller:");
        controller.setItems(Pick.labels(controllers));
        controller.select(Pick.index(controllers, "generalized-walking"));
        preset = choice(grid, "&Start from:");
        group = choice(grid, "&Search:");
        words = explanation(grid);
        new Label(grid, SWT.NONE).setText("S&peed:");
        Composite row = new Composite(grid, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).applyTo(row);
        GridDataFactory.swtDefaults().span(2, 1).applyTo(row);
        speed = new Spinner(row, SWT.BORDER);
        speed.setDigits(1);
        speed.setMinimum(-20);
        speed.setMaximum(40);
        speed.setSelection(6);
        speed.setToolTipText("Target speed");
        new Label(row, SWT.NONE).setText("m/s");
        controller.addSelectionListener(SelectionListener.widgetSelectedAdapter(e -> castChosen()));
        character.addSelectionListener(SelectionListener.widgetSelectedAdapter(e -> castChosen()));
        group.addSelectionListener(SelectionListener.widgetSelectedAdapter(e -> explain()));
        offer();
    }

    private void castChosen() {
        offer();
        check();
    }

    /** Presets and parameters belong to a controller, and parameters to the character, too. */
    private void offer() {
        if (characters.isEmpty() || controllers.isEmpty()) {
            return;
        }
        String id = controllers.get(controller.getSelectionIndex()).id();
        List<Pick> offered = new ArrayList<>(List.of(new Pick("", AS_IT_IS, "")));
        for (PresetProvider p : registry.all(PresetProvider.class)) {
            if (p.controller().equals(id)) {
                String own = p.id().substring(p.id().indexOf('/') + 1);
                offered.add(new Pick(own, own, ""));
            }
        }
        presets = offered;
        preset.setItems(Pick.labels(presets));
        preset.select(0);
        parameters = declared(characters.get(character.getSelectionIndex()).id(), id);
        group.setItems(
                parameters.list().stream().map(Parameter::group).distinct().toArray(String[]::new));
        group.select(0);
        explain();
    }

    private ParameterSet declared(String characterId, String controllerId) {
        try {
            ControllerFactory factory = registry.get(ControllerFactory.class, controllerId);
            CharacterModel model =
                    registry.guard(registry.get(CharacterProvider.class, characterId), CharacterProvider::model);
            Suitability answer = registry.guard(factory, f -> f.suits(model));
            refusal = answer.suits() ? null : controllerId + " can't drive " + characterId + ": " + answer.reason();
            return answer.suits() ? registry.guard(factory, f -> f.parameters(model)) : ParameterSet.EMPTY;
        } catch (PluginFailure e) {
            refusal = e.getMessage();
            return ParameterSet.EMPTY;
        }
    }

    private void explain() {
        List<Parameter> own = ofGroup();
        words.setText(
                own.isEmpty()
                        ? ""
                        : own.size()
                                + (own.size() == 1 ? " parameter: " : " parameters: ")
                                + String.join(
                                        ", ",
                                        own.stream()
                                                .map(Parameter::name)
                                                .limit(6)
                                                .toList())
                                + (own.size() > 6 ? ", …" : ""));
    }

    private List<Parameter> ofGroup() {
        return parameters.list().stream()
                .filter(p -> p.group().equals(group.getText()))
                .toList();
    }

    @Override
    String problem() {
        if (characters.isEmpty() || controllers.isEmpty()) {
            return "A character and a controller are needed; see the Plug-ins view for what is installed.";
        }
        return refusal != null
                ? refusal
                : parameters.size() == 0 ? "This controller has no parameters to search. Choose another one." : null;
    }

    @Override
    Draft draft() {
        Scene.Casting walker = new Scene.Casting(
                "walker",
                characters.get(character.getSelectionIndex()).id(),
                controllers.get(controller.getSelectionIndex()).id(),
                presets.get(preset.getSelectionIndex()).id(),
                Map.of(),
                List.of(),
                0,
                0,
                0);
        Scene scene = Scene.of(stem(), RecipeDraft.SECONDS, List.of(walker)).build();
        List<Parameter> searched = ofGroup();
        ParameterSet declared = parameters;
        double wanted = 0.1 * speed.getSelection();
        return target -> {
            ParameterValues values = start(declared, walker);
            List<RecipeDraft.Searched> variables = searched.stream()
                    .map(p -> RecipeDraft.Searched.about(p, values.get(p.name())))
                    .toList();
            return new RecipeDraft(scene, "", variables, wanted)
                    .text(target.getLocation().toPath());
        };
    }

    private ParameterValues start(ParameterSet declared, Scene.Casting walker) {
        ParameterValues usual = declared.initialValues();
        if (walker.preset().isEmpty()) {
            return usual;
        }
        PresetProvider chosen = registry.get(PresetProvider.class, walker.controller() + "/" + walker.preset());
        try {
            return usual.with(registry.guard(chosen, PresetProvider::values));
        } catch (InvalidInput e) {
            throw new InvalidInput(
                    "'" + walker.preset() + "' does not fit " + walker.character() + ": " + e.getMessage());
        }
    }
}
