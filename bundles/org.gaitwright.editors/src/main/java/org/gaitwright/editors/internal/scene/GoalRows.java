// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.scene;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.swt.widgets.Composite;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.editors.internal.page.Tools;
import org.gaitwright.editors.internal.page.YamlForm;
import org.gaitwright.io.edit.YamlPlace;
import org.gaitwright.workbench.widgets.number.Quantity;

/** What is asked of a character, and when. */
record GoalRows(YamlForm form, SceneEdits edits, int actor) {
    private static final Quantity AT = new Quantity("at", "s", 0, 1e6, 0, 0.5, "Time of the goal");

    /** One line: an entry of the list, and one of the goals in it. */
    record Line(String entry, String goal) {}

    void make(SceneModel model) {
        List<GoalKey> followed = model.choices()
                .goals()
                .getOrDefault(model.scene().roles().get(actor).controller(), List.of());
        List<Line> lines = entries(model, actor);
        if (followed.isEmpty() && lines.isEmpty()) {
            return;
        }
        Composite heading = form.heading("Goals");
        if (!followed.isEmpty()) {
            new Tools(heading).push("icons/add.svg", "Add a goal", () -> edits.addGoal(actor, followed.get(0)));
        }
        if (lines.isEmpty()) {
            form.note("No goals: the style decides.");
        }
        List<String> words = followed.stream().map(GoalKey::key).toList();
        for (Line line : lines) {
            row(line, words);
        }
    }

    private void row(Line line, List<String> words) {
        GoalKey key = GoalKey.ofKey(line.goal()).orElseThrow();
        List<String> choices = new ArrayList<>(words);
        Composite cell = form.wide(4);
        form.number(cell, line.entry() + ".at", AT);
        // a choice shows what stands at a path; here the key itself is chosen
        var combo = form.choice(
                cell, line.entry() + ".?", line.goal(), choices, v -> edits.changeGoal(line.entry(), line.goal(), v));
        combo.setToolTipText("Goal");
        form.number(cell, line.entry() + "." + line.goal(), quantity(key));
        YamlForm.button(
                cell, "icons/remove.svg", "Withdraw this goal", () -> edits.removeGoal(line.entry(), line.goal()));
    }

    private static Quantity quantity(GoalKey key) {
        return switch (key) {
            case SPEED -> new Quantity("speed", "m/s", -3, 5, 0, 0.1, "Speed");
            case HEADING, FACING, MOVEMENT -> new Quantity(key.key(), "°", -720, 720, 0, 5, "Left is positive");
            case GAIT -> new Quantity(key.key(), "", 0, 100, 0, 1, "Number of the gait");
            default -> new Quantity(key.key(), key.unit(), 0, 5, 0, 0.05, "");
        };
    }

    /** The goals of an actor as its file has them. */
    static List<Line> entries(SceneModel model, int actor) {
        List<Line> lines = new ArrayList<>();
        String list = "characters[" + actor + "].goals";
        int size = model.text().find(list).map(YamlPlace::size).orElse(0);
        for (int i = 0; i < size; i++) {
            String entry = list + "[" + i + "]";
            for (String key : model.text().find(entry).map(YamlPlace::keys).orElse(List.of())) {
                if (!key.equals("at")) {
                    lines.add(new Line(entry, key));
                }
            }
        }
        return lines;
    }
}
