// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.gait;

import java.nio.file.Path;
import java.util.List;
import org.eclipse.ui.views.properties.IPropertySource;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.editors.internal.Services;
import org.gaitwright.editors.internal.page.EditorPage;
import org.gaitwright.editors.internal.page.Facts;
import org.gaitwright.editors.internal.page.LivePreset;
import org.gaitwright.editors.internal.page.NumberedText;
import org.gaitwright.editors.internal.page.PagedEditor;
import org.gaitwright.io.edit.TextEdit;
import org.gaitwright.workbench.run.RunControl;
import org.gaitwright.workbench.widgets.number.Quantity;

/** Gaits of SIMBICON: a ring of states with their poses, what holds in all of them, and the text. */
public final class GaitEditor extends PagedEditor<GaitModel> {
    @Override
    protected List<EditorPage<GaitModel>> createEditorPages() {
        LivePreset live = new LivePreset(Services.of(RunControl.class), this::file);
        model().listen(m -> live.follow(GaitModel.CONTROLLER, m.values()));
        return List.of(new GaitPage(live), new WholePage());
    }

    @Override
    protected GaitModel read(String text, Path of) {
        Registry registry = of == null ? Services.of(Registry.class) : Services.files(of.getParent());
        return GaitModel.read(text, of, registry);
    }

    @Override
    protected IPropertySource properties(String path) {
        return model().get()
                .filter(m -> m.declared().contains(path))
                .map(m -> facts(m, m.declared().get(m.declared().indexOf(path))))
                .orElse(null);
    }

    private Facts facts(GaitModel model, Parameter p) {
        Quantity quantity = Quantity.of(p);
        return new Facts()
                .tell("Name", p.name())
                .tell("Meaning", p.help())
                .tell("Range", quantity.range())
                .tell("Initial", quantity.inUnit(p.initial()))
                .tell("Set by", model.says(p.name()) ? "the gait" : "the controller")
                .ask("Value", NumberedText.spelled(model.get(p.name())), typed -> type(p, typed));
    }

    private void type(Parameter p, String typed) {
        edit(text -> {
            double value = number(p, typed);
            String refusal = Quantity.of(p).refusal(value);
            if (refusal != null) {
                throw new InvalidInput("'" + p.name() + "': " + refusal);
            }
            return TextEdit.between(
                    text, GaitEdits.parts(text).set(p.name(), value).text());
        });
    }

    private static double number(Parameter p, String typed) {
        try {
            return Double.parseDouble(typed.strip().replace('\u2212', '-'));
        } catch (NumberFormatException e) {
            throw new InvalidInput("'" + p.name() + "': got '" + typed + "', expected a number", e);
        }
    }
}
