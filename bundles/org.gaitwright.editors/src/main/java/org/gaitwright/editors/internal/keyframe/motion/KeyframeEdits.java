// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.keyframe.motion;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.editors.internal.keyframe.figure.Cycle;
import org.gaitwright.editors.internal.keyframe.figure.PlanarBody;
import org.gaitwright.editors.internal.page.NumberedText;
import org.gaitwright.editors.internal.page.PagedEditor;
import org.gaitwright.io.edit.TextEdit;

/** What the page does to the text of keyframes; each is one step of undo. */
public record KeyframeEdits(PagedEditor<KeyframeModel> editor) {
    /** Shortest time that a controller takes, s. */
    private static final double MIN_SECONDS = 0.01;

    /** Rounded, but what is within a limit does not get beyond it. */
    public static double[] rounded(PlanarBody body, double[] pose) {
        double[] out = new double[pose.length];
        for (int s = 0; s < out.length; s++) {
            out[s] = NumberedText.rounded(pose[s]);
            if (out[s] > body.upper(s) && pose[s] <= body.upper(s)) {
                out[s] = Math.floor(pose[s] * NumberedText.GRAIN) / NumberedText.GRAIN;
            } else if (out[s] < body.lower(s) && pose[s] >= body.lower(s)) {
                out[s] = Math.ceil(pose[s] * NumberedText.GRAIN) / NumberedText.GRAIN;
            }
        }
        return out;
    }

    public void set(int key, String name, double value) {
        put(Map.of(KeyframeModel.name(key, name), NumberedText.rounded(value)));
    }

    public void preview(int key, String name, double value) {
        editor.model().settled().ifPresent(m -> editor.model()
                .preview(m.with(Map.of(KeyframeModel.name(key, name), NumberedText.rounded(value)))));
    }

    public void preview(int key, double[] pose) {
        editor.model().settled().ifPresent(m -> editor.model().preview(m.with(key, rounded(m.body(), pose))));
    }

    public void endPreview() {
        editor.model().preview(null);
    }

    public void pose(int key, double[] pose) {
        Map<String, Double> all = new LinkedHashMap<>();
        KeyframeModel model = model();
        double[] rounded = rounded(model.body(), pose);
        for (int s = 0; s < pose.length; s++) {
            all.put(KeyframeModel.name(key, model.body().name(s)), rounded[s]);
        }
        put(all);
    }

    /** Writes what is different. */
    private boolean put(Map<String, Double> values) {
        KeyframeModel model = model();
        Map<String, Double> changes = new LinkedHashMap<>(values);
        changes.entrySet().removeIf(e -> NumberedText.rounded(model.values().get(e.getKey())) == e.getValue());
        if (changes.isEmpty()) {
            endPreview();
            return false;
        }
        return change(text -> {
            NumberedText now = text;
            for (Map.Entry<String, Double> e : changes.entrySet()) {
                now = now.set(e.getKey(), e.getValue());
            }
            return now;
        });
    }

    /** A keyframe behind this one, halfway to the next in pose and time; behind the last one, halfway to the first in the mirror. */
    public boolean add(int key) {
        KeyframeModel model = model();
        Cycle cycle = model.cycle();
        double[] between = rounded(model.body(), Cycle.between(cycle.key(key), next(model, cycle, key), 0.5));
        double half = Math.max(MIN_SECONDS, NumberedText.rounded(0.5 * model.seconds(key)));
        return insert(key, model.named(half, between), half);
    }

    private static double[] next(KeyframeModel model, Cycle cycle, int key) {
        return key + 1 < model.keys() ? cycle.key(key + 1) : model.body().mirrored(cycle.key(0));
    }

    /** The same keyframe once more, behind it. */
    public boolean duplicate(int key) {
        KeyframeModel model = model();
        return insert(key, model.key(key), model.seconds(key));
    }

    private boolean insert(int after, Map<String, Double> values, double secondsBefore) {
        KeyframeModel model = model();
        String before = KeyframeModel.name(after, KeyframeModel.SECONDS);
        return change(text -> {
            if (model.keys() >= model.max()) {
                throw new InvalidInput("half a cycle has at most " + model.max() + " keyframes; remove one first");
            }
            NumberedText shorter = model.seconds(after) == secondsBefore ? text : text.set(before, secondsBefore);
            return shorter.insert(
                    after, model.with(Map.of(before, secondsBefore)).allKeys(), values, model::initial);
        });
    }

    public boolean remove(int key) {
        KeyframeModel model = model();
        return model.keys() > 1 && change(text -> text.remove(key, model.allKeys(), model::initial));
    }

    /** Exchanges two neighbours. */
    public boolean exchange(int key, int with) {
        KeyframeModel model = model();
        if (Math.min(key, with) < 0 || Math.max(key, with) >= model.keys()) {
            return false;
        }
        Map<String, Double> all = new LinkedHashMap<>();
        model.key(key).forEach((name, value) -> all.put(KeyframeModel.name(with, name), value));
        model.key(with).forEach((name, value) -> all.put(KeyframeModel.name(key, name), value));
        return put(all);
    }

    /** Exchanges stance and swing. */
    public void mirror(int key) {
        KeyframeModel model = model();
        pose(key, model.body().mirrored(model.pose(key)));
    }

    private boolean change(UnaryOperator<NumberedText> how) {
        return editor.edit(text -> TextEdit.between(
                text,
                how.apply(new NumberedText(text, KeyframeModel.PART, KeyframeModel.COUNT))
                        .text()));
    }

    private KeyframeModel model() {
        return editor.model().settled().orElseThrow();
    }
}
