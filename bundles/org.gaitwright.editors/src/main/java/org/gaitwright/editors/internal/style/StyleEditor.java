// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.style;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.eclipse.ui.views.properties.IPropertySource;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.editors.internal.Services;
import org.gaitwright.editors.internal.page.EditorPage;
import org.gaitwright.editors.internal.page.Facts;
import org.gaitwright.editors.internal.page.LivePreset;
import org.gaitwright.editors.internal.page.PagedEditor;
import org.gaitwright.io.edit.Style;
import org.gaitwright.workbench.run.RunControl;

/** Styles of walking as curves over the step, with the pose at the cursor in 3D. */
public final class StyleEditor extends PagedEditor<StyleModel> {
    private LivePreset live;
    private StylePage page;

    @Override
    protected List<EditorPage<StyleModel>> createEditorPages() {
        live = new LivePreset(Services.of(RunControl.class), this::file);
        model().listen(m -> live.follow(m.style().controller(), m.values()));
        page = new StylePage(live);
        return List.of(page);
    }

    /** Asks which other style is to be shown behind this one, as soon as it is known which there are. */
    void compare() {
        model().whenRead(m -> page.compare());
    }

    @Override
    protected StyleModel read(String text, Path of) {
        return StyleModel.read(text, of, Services.of(Registry.class));
    }

    @Override
    protected IPropertySource properties(String path) {
        return model().get().flatMap(m -> m.knob(path).map(k -> facts(m, k))).orElse(null);
    }

    private Facts facts(StyleModel model, Knob knob) {
        Facts facts = new Facts();
        double[] values = knob.values(model.values());
        facts.tell("Name", knob.path());
        facts.tell("Meaning", knob.help());
        facts.tell("Range", knob.quantity().range());
        facts.tell("Initial", words(knob.initial()));
        facts.tell("Set by", model.says(knob) ? "the style" : "the controller");
        facts.ask("Value", words(values), typed -> type(knob, typed));
        return facts;
    }

    private static String words(double[] values) {
        boolean constant = Arrays.stream(values).allMatch(v -> v == values[0]);
        return constant
                ? number(values[0])
                : Arrays.stream(values).mapToObj(StyleEditor::number).collect(Collectors.joining(", "));
    }

    private static String number(double v) {
        return v == Math.rint(v) && Math.abs(v) < 1e9 ? String.valueOf((long) v) : String.valueOf(v);
    }

    /** One number, or one for each knot. */
    private void type(Knob knob, String typed) {
        edit(text -> {
            double[] values = TypedValues.read(knob, typed);
            return values.length == 1
                    ? Style.set(text, knob.path(), values[0])
                    : Style.setCurve(text, knob.path(), values);
        });
    }
}
