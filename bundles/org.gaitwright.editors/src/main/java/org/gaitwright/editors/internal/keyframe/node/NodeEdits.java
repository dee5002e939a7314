// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.keyframe.node;

import java.util.Map;
import java.util.function.UnaryOperator;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.controller.Refining;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.editors.internal.Services;
import org.gaitwright.editors.internal.keyframe.motion.KeyframeModel;
import org.gaitwright.editors.internal.page.NumberedText;
import org.gaitwright.editors.internal.page.PagedEditor;
import org.gaitwright.io.edit.TextEdit;

/** What the page does to nodes in the text; each is one step of undo. */
record NodeEdits(PagedEditor<KeyframeModel> editor) {
    void set(String name, double value) {
        change(text -> text.set(name, NumberedText.rounded(value)));
    }

    void preview(String name, double value) {
        editor.model().settled().ifPresent(m -> editor.model()
                .preview(m.with(Map.of(name, NumberedText.rounded(value)))));
    }

    void endPreview() {
        editor.model().preview(null);
    }

    /** Asks the controller how; refused with its words if it can't be. */
    boolean split(int node) {
        return refine((refining, body) -> refining.split(body, model().values(), node));
    }

    boolean prune(int node) {
        return refine((refining, body) -> refining.prune(body, model().values(), node));
    }

    /** What a run tells of these nodes. */
    Refining.Advice advice(Refining.Series run) {
        return refining(refining -> refining.advise(model().body().character(), model().values(), run));
    }

    /** Writes other nodes. */
    boolean replace(ParameterValues now) {
        int count = (int) Math.rint(now.get(Nodes.COUNT));
        return change(text -> text.replaced(count, Nodes.said(now)));
    }

    private interface Deed {
        ParameterValues of(Refining refining, CharacterModel body);
    }

    private boolean refine(Deed deed) {
        ParameterValues now =
                refining(refining -> deed.of(refining, model().body().character()));
        return replace(now);
    }

    private static <T> T refining(java.util.function.Function<Refining, T> how) {
        Registry registry = Services.of(Registry.class);
        ControllerFactory factory = registry.get(ControllerFactory.class, KeyframeModel.CONTROLLER);
        return registry.guard(factory, f -> how.apply(f.refining().orElseThrow()));
    }

    private boolean change(UnaryOperator<NumberedText> how) {
        return editor.edit(text -> TextEdit.between(
                text, how.apply(new NumberedText(text, Nodes.PART, Nodes.COUNT)).text()));
    }

    private KeyframeModel model() {
        return editor.model().settled().orElseThrow();
    }
}
