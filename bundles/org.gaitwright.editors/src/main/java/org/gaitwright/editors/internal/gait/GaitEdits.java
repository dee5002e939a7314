// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.gait;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.editors.internal.page.Editing;
import org.gaitwright.editors.internal.page.NumberedText;
import org.gaitwright.editors.internal.page.PagedEditor;
import org.gaitwright.io.edit.TextEdit;
import org.gaitwright.workbench.widgets.number.EditListener;

/** What the pages do to the text of a gait; each is one step of undo. */
record GaitEdits(PagedEditor<GaitModel> editor) {
    /** How long a state that was put between two others lasts, s. */
    private static final double BETWEEN_SECONDS = 0.1;

    void set(String name, double value) {
        change(text -> text.set(name, NumberedText.rounded(value)));
    }

    void preview(String name, double value) {
        editor.model().settled().ifPresent(m -> editor.model().preview(m.with(name, NumberedText.rounded(value))));
    }

    void endPreview() {
        editor.model().preview(null);
    }

    /** Leaves it to the controller again. */
    void reset(String name) {
        change(text -> text.reset(name));
    }

    /** The same state once more, behind it. */
    boolean duplicate(int state) {
        return insert(state, model().state(state));
    }

    /** A state behind this one, halfway to the next; behind the last one, halfway to the first of the other leg. */
    boolean add(int state) {
        GaitModel model = model();
        Map<String, Double> here = model.state(state);
        Map<String, Double> next = model.state((state + 1) % model.states());
        Map<String, Double> between = new LinkedHashMap<>();
        here.forEach((key, value) -> between.put(key, NumberedText.rounded((value + next.get(key)) / 2)));
        between.put("seconds", BETWEEN_SECONDS);
        between.put("contact", 0.0);
        return insert(state, between);
    }

    private boolean insert(int after, Map<String, Double> values) {
        GaitModel model = model();
        if (model.states() >= model.max()) {
            throw new InvalidInput("a gait has at most " + model.max() + " states; remove one first");
        }
        return change(text -> text.insert(after, model.allStates(), values, model::initial));
    }

    boolean remove(int state) {
        GaitModel model = model();
        return model.states() > 1 && change(text -> text.remove(state, model.allStates(), model::initial));
    }

    /** Another text altogether. */
    void replace(String by) {
        editor.edit(text -> TextEdit.between(text, by));
    }

    private boolean change(UnaryOperator<NumberedText> how) {
        return editor.edit(text -> TextEdit.between(text, how.apply(parts(text)).text()));
    }

    static NumberedText parts(String text) {
        return new NumberedText(text, "state", "states");
    }

    private GaitModel model() {
        return editor.model().settled().orElseThrow();
    }

    /** Follows the user along a slider. */
    EditListener<Double> sliding(Parameter of) {
        return new Editing<>(
                () -> editor.select(of.name()),
                now -> preview(of.name(), now),
                after -> set(of.name(), after),
                this::endPreview);
    }
}
