// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.style;

import java.util.Arrays;
import java.util.List;
import org.gaitwright.editors.internal.page.PagedEditor;
import org.gaitwright.io.edit.Style;
import org.gaitwright.io.edit.TextEdit;
import org.gaitwright.io.edit.YamlEdit;

/** What the page does to the text of a style; each is one step of undo. */
record StyleEdits(PagedEditor<StyleModel> editor, StylePage page) {
    void select(Knob knob) {
        page.select(knob);
    }

    /** Shows what would become of the style; null to go back. */
    void preview(StyleModel now) {
        editor.model().preview(now);
    }

    void set(Knob knob, double... values) {
        editor.edit(text -> edits(text, knob, values));
    }

    /** One number stands for all of a curve where the file has one already, or nothing. */
    static List<TextEdit> edits(String text, Knob knob, double... values) {
        boolean constant = Arrays.stream(values).allMatch(v -> v == values[0]);
        boolean list = YamlEdit.of(text).find(knob.path()).map(p -> p.isList()).orElse(false);
        return knob.isCurve() && !(constant && !list)
                ? Style.setCurve(text, knob.path(), values)
                : Style.set(text, knob.path(), values[0]);
    }

    /** Leaves it to the controller again. */
    void reset(Knob knob) {
        editor.edit(text -> Style.reset(text, knob.path()));
    }

    /** The same all through the step: the mean of its values. */
    void flatten(Knob knob, StyleModel model) {
        double mean = Arrays.stream(knob.values(model.values())).average().orElseThrow();
        editor.edit(text -> Style.set(text, knob.path(), CurvePane.rounded(new double[] {mean})[0]));
    }

    /** Another text altogether. */
    void replace(String by) {
        editor.edit(text -> TextEdit.between(text, by));
    }

    /** All values of another style of the same controller; comments and order of the text stay where they can. */
    void take(StyleModel wanted) {
        editor.edit(text -> {
            String now = text;
            for (Knob k : wanted.knobs()) {
                now = TextEdit.apply(now, change(now, k, wanted));
            }
            return TextEdit.between(text, now);
        });
    }

    private static List<TextEdit> change(String text, Knob knob, StyleModel wanted) {
        double[] values = CurvePane.rounded(knob.values(wanted.values()));
        StyleModel now = wanted.of(Style.read(text, "style"));
        return Arrays.equals(values, knob.values(now.values())) ? List.of() : edits(text, knob, values);
    }
}
