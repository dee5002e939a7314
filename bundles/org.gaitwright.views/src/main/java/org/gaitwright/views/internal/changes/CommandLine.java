// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.changes;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.TreeMap;
import org.gaitwright.core.goal.GoalEvent;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.scene.Push;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.terrain.TerrainSpec;
import org.gaitwright.workbench.run.TerminalCommand;
import org.gaitwright.workbench.widgets.number.Numbers;

/** A run with its changes as words for the command line. What those can't say is named in a comment. */
final class CommandLine {
    /** Goals that follow each other faster are those of a drag, of which the last counts, s. */
    private static final double DRAG = 0.25;

    private final List<String> words = new ArrayList<>(List.of("gaitwright", "simulate"));
    private final List<String> remarks = new ArrayList<>();

    private CommandLine() {}

    /**
     * @param plan what a reset starts with
     * @param played with what was asked while it went on; may be the plan
     * @param ground what the ground can be tuned by
     */
    static String of(Scene plan, Scene played, ParameterSet ground) {
        CommandLine line = new CommandLine();
        boolean several = plan.roles().size() > 1
                || !plan.crates().isEmpty()
                || !plan.springs().isEmpty();
        if (several) {
            line.words.add("SCENE.yaml");
            line.remarks.add(
                    "save the scene as SCENE.yaml: a command line can't express several characters, crates or springs");
        } else {
            line.cast(plan, ground);
        }
        for (int i = 0; i < plan.roles().size(); i++) {
            line.role(plan.roles().get(i), played.roles().get(i), several);
        }
        plan.pushes().forEach(p -> line.push(p, several));
        return line.text();
    }

    private void cast(Scene plan, ParameterSet ground) {
        Scene.Casting role = plan.roles().get(0);
        option("--character", role.character());
        option("--controller", role.controller());
        option("--terrain", terrain(plan.terrain(), ground));
        if (!plan.engine().equals(Scene.DEFAULT_ENGINE)) {
            option("--engine", plan.engine());
        }
        if (plan.seed() != 0) {
            option("--seed", Long.toString(plan.seed()));
        }
        if (!role.preset().isEmpty()) {
            option("--preset", role.preset());
        }
    }

    private static String terrain(TerrainSpec spec, ParameterSet ground) {
        StringJoiner all = new StringJoiner(",");
        new TreeMap<>(spec.parameters()).forEach((name, value) -> {
            boolean usual =
                    ground.contains(name) && ground.get(ground.indexOf(name)).initial() == value;
            if (!usual) {
                all.add(name + "=" + Numbers.exactly(value));
            }
        });
        new TreeMap<>(spec.words()).forEach((name, word) -> all.add(name + "=" + word));
        if (spec.seed() != 0) {
            all.add("seed=" + spec.seed());
        }
        return all.length() == 0 ? spec.kind() : spec.kind() + ":" + all;
    }

    private void role(Scene.Casting role, Scene.Casting played, boolean several) {
        String who = several ? role.name() + "/" : "";
        for (Map.Entry<String, Double> e : role.parameters().entrySet()) {
            option("--set", who + e.getKey() + "=" + Numbers.exactly(e.getValue()));
        }
        List<GoalEvent> goals = played.goals();
        for (int i = 0; i < goals.size(); i++) {
            GoalEvent g = goals.get(i);
            boolean lasts = goals.stream()
                    .skip(i + 1L)
                    .noneMatch(h -> h.key() == g.key() && h.timeSeconds() - g.timeSeconds() < DRAG);
            if (lasts) {
                String value = g.asks() ? asked(g, played.gaits()) : "none";
                String when = g.timeSeconds() == 0 ? "" : "@" + Numbers.exactly(g.timeSeconds());
                option("--goal", who + g.key().key() + "=" + value + when);
            }
        }
    }

    /** A gait by its name: the command line counts none. */
    private static String asked(GoalEvent g, List<String> gaits) {
        boolean named = g.key() == GoalKey.GAIT && g.value() >= 1 && g.value() <= gaits.size();
        return named
                ? gaits.get((int) g.value() - 1)
                : Numbers.exactly(Math.rint(g.key().fromSi(g.value()) * 1e6) / 1e6);
    }

    private void push(Push p, boolean several) {
        boolean simple = p.axes() == Push.Axes.WORLD
                && p.torque().equals(Vec3.ZERO)
                && p.point().isEmpty()
                && p.rhythm().equals(Push.Rhythm.ONCE);
        if (!simple) {
            remarks.add("the push on " + p.body() + " at " + Numbers.exactly(p.startSeconds())
                    + " s needs a scene file: it repeats, twists, waits for a phase, or uses the axes of the"
                    + " character");
            return;
        }
        String actor = several && !p.actor().isEmpty() ? ",actor=" + p.actor() : "";
        option(
                "--push",
                "t=" + Numbers.exactly(p.startSeconds()) + ",body=" + p.body() + ",force="
                        + Numbers.exactly(p.force().x()) + ":"
                        + Numbers.exactly(p.force().y()) + ":"
                        + Numbers.exactly(p.force().z()) + ",duration=" + Numbers.exactly(p.durationSeconds()) + actor);
    }

    private void option(String name, String value) {
        words.add(name);
        words.add(TerminalCommand.quoted(value));
    }

    private String text() {
        StringBuilder text = new StringBuilder(String.join(" ", words));
        remarks.forEach(r -> text.append("\n# ").append(r));
        return text.toString();
    }
}
