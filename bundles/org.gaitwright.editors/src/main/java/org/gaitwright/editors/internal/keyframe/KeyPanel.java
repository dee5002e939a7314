// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.keyframe;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleUnaryOperator;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.editors.internal.keyframe.figure.PlanarBody;
import org.gaitwright.editors.internal.keyframe.motion.KeyframeEdits;
import org.gaitwright.editors.internal.keyframe.motion.KeyframeModel;
import org.gaitwright.editors.internal.page.Editing;
import org.gaitwright.editors.internal.page.PanelRows;
import org.gaitwright.editors.internal.page.ScrolledBody;
import org.gaitwright.workbench.widgets.number.NumberField;
import org.gaitwright.workbench.widgets.number.Quantity;
import org.gaitwright.workbench.widgets.number.SliderRow;

/** All of one keyframe as numbers: the time to the next, and the angle of each joint in degrees within its limits. */
final class KeyPanel {
    private static final double DEGREE_STEP = 1;
    private static final double SECOND_STEP = 0.01;
    /** Degrees are shown to a hundredth: the text has no more. */
    private static final double SHOWN = 100;

    private final ScrolledBody scroll;
    private final KeyframeEdits edits;
    private final Map<String, SliderRow> angles = new LinkedHashMap<>();
    private SliderRow seconds;
    private Label title;
    private PlanarBody body;
    private int key;

    KeyPanel(Composite parent, KeyframeEdits edits) {
        this.edits = edits;
        scroll = new ScrolledBody(parent);
    }

    void show(KeyframeModel model, int now) {
        boolean other = body == null || !names(body).equals(names(model.body()));
        body = model.body();
        key = now;
        if (other) {
            scroll.rebuild(column -> fill(column, model));
        }
        title.setText("Keyframe " + key + " of " + model.keys());
        seconds.show(model.seconds(key));
        double[] pose = model.pose(key);
        for (int s = 0; s < pose.length; s++) {
            angles.get(body.name(s)).show(Math.rint(Math.toDegrees(pose[s]) * SHOWN) / SHOWN + 0.0);
        }
    }

    /** What decides which rows there are, and how far they go. */
    private static List<String> names(PlanarBody of) {
        return IntStream.range(0, of.count())
                .mapToObj(s -> of.name(s) + " " + of.lower(s) + " " + of.upper(s))
                .toList();
    }

    private void fill(Composite column, KeyframeModel model) {
        angles.clear();
        title = PanelRows.title(column);
        Parameter p = model.declared().get(model.declared().indexOf(KeyframeModel.name(0, KeyframeModel.SECONDS)));
        Quantity time = Quantity.of(KeyframeModel.SECONDS, "s", p.minimum(), p.maximum(), p.initial())
                .stepped(SECOND_STEP)
                .helped(p.help());
        seconds = row(column, time, value -> value);
        PanelRows.heading(column, "Trunk");
        rows(column, s -> model.body().other(s) == s);
        PanelRows.heading(column, "Stance side");
        rows(column, s -> s < model.body().other(s));
        PanelRows.heading(column, "Swing side");
        rows(column, s -> s > model.body().other(s));
    }

    private void rows(Composite column, IntPredicate wanted) {
        for (int s = 0; s < body.count(); s++) {
            if (wanted.test(s)) {
                angles.put(body.name(s), row(column, quantity(s), Math::toRadians));
            }
        }
    }

    private Quantity quantity(int s) {
        double lower = Math.rint(Math.toDegrees(body.lower(s)) * SHOWN) / SHOWN;
        double upper = Math.rint(Math.toDegrees(body.upper(s)) * SHOWN) / SHOWN;
        String help = s == PlanarBody.TORSO
                ? "Lean of the trunk in the world; positive leans forward"
                : "Angle of the joint; positive turns the lower end back";
        return Quantity.of(body.name(s), "°", lower, upper, Math.max(lower, Math.min(upper, 0)))
                .stepped(DEGREE_STEP)
                .helped(help);
    }

    private SliderRow row(Composite column, Quantity quantity, DoubleUnaryOperator inText) {
        String name = quantity.name();
        Editing<Double> editing = new Editing<>(
                () -> edits.editor().select(KeyframeModel.name(key, name)),
                now -> edits.preview(key, name, inText.applyAsDouble(now)),
                after -> edits.set(key, name, inText.applyAsDouble(after)),
                edits::endPreview);
        return PanelRows.slider(column, quantity, editing);
    }

    /** Lets the user type the time. */
    void typeSeconds() {
        for (Control c : seconds.getChildren()) {
            if (c instanceof NumberField field) {
                scroll.reveal(seconds);
                field.setFocus();
                field.type();
            }
        }
    }

    /** Brings a value into view. */
    void reveal(String path) {
        SliderRow row = path.endsWith("." + KeyframeModel.SECONDS)
                ? seconds
                : angles.get(path.substring(path.lastIndexOf('.') + 1));
        if (row != null) {
            scroll.reveal(row);
        }
    }
}
