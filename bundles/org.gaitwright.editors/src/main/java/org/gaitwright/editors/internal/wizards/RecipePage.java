// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.wizards;

import java.nio.file.Path;
import java.util.List;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Spinner;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.controller.PresetProvider;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.PluginFailure;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.session.choice.Part;
import org.gaitwright.workbench.optimize.RecipeDraft;

/** A new recipe: who walks, what drives it, which of its parameters are searched, and how fast it shall walk. */
final class RecipePage extends NewFilePage {
    private final Registry registry;
    private ParameterSet parameters = ParameterSet.EMPTY;
    private String refusal;
    private WalkerRows walker;
    private Choice group;
    private Label words;
    private Spinner speed;

    RecipePage(Registry registry, IStructuredSelection selection) {
        super(
                FileKind.RECIPE,
                selection,
                "New optimisation recipe",
                "The parameters to vary, the character and the score. Comments in the file explain each entry.");
        this.registry = registry;
    }

    @Override
    void fields(Composite grid) {
        walker = new WalkerRows(grid, registry, this::walkerChosen);
        walker.row(grid, "&Start from:", Part.STYLE);
        group = new Choice(grid, "&Search:", this::explain);
        words = explanation(grid);
        speed = number(grid, "S&peed:", -20, 40, 6);
        speed.setDigits(1);
        speed.setToolTipText("Target speed");
        unit(speed, "m/s");
        offer();
    }

    private void walkerChosen() {
        offer();
        check();
    }

    /** Presets and parameters belong to a controller, and parameters to the character, too. */
    private void offer() {
        if (walker.areEmpty()) {
            return;
        }
        parameters = declared();
        group.offer(
                parameters.list().stream()
                        .map(Parameter::group)
                        .distinct()
                        .map(g -> new Pick(g, g, ""))
                        .toList(),
                "");
        explain();
    }

    private ParameterSet declared() {
        try {
            CharacterModel model = walker.model();
            refusal = walker.refusal(model);
            return refusal == null ? registry.guard(walker.factory(), f -> f.parameters(model)) : ParameterSet.EMPTY;
        } catch (PluginFailure | InvalidInput e) {
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
                .filter(p -> p.group().equals(group.id()))
                .toList();
    }

    @Override
    String fault() {
        if (walker.areEmpty()) {
            return "A character and a controller are needed; see the Plug-ins view for what is installed.";
        }
        return refusal != null
                ? refusal
                : parameters.size() == 0 ? "This controller has no parameters to search. Choose another one." : null;
    }

    @Override
    Draft draft() {
        Scene.Casting cast = walker.casting(null);
        String name = stem();
        List<Parameter> searched = ofGroup();
        ParameterSet declared = parameters;
        double wanted = 0.1 * speed.getSelection();
        return target -> {
            ParameterValues values = start(declared, cast);
            List<RecipeDraft.Searched> variables = searched.stream()
                    .map(p -> RecipeDraft.Searched.about(p, values.get(p.name())))
                    .toList();
            Path file = target.getLocation().toPath();
            Scene scene = Scene.of(name, RecipeDraft.SECONDS, List.of(walker.casting(file.getParent())))
                    .build();
            return new RecipeDraft(scene, "", variables, wanted).text(file);
        };
    }

    private ParameterValues start(ParameterSet declared, Scene.Casting cast) {
        ParameterValues usual = declared.initialValues();
        if (cast.preset().isEmpty()) {
            return usual;
        }
        PresetProvider chosen = walker.things().get(PresetProvider.class, cast.controller() + "/" + cast.preset());
        try {
            return usual.with(walker.things().guard(chosen, PresetProvider::values));
        } catch (InvalidInput e) {
            throw new InvalidInput("'" + cast.preset() + "' does not fit " + cast.character() + ": " + e.getMessage());
        }
    }
}
