// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.optimise;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.io.FileWord;
import org.gaitwright.io.SceneFile;

/**
 * A first recipe, with words for those who change it: stay up and walk at a speed.
 *
 * @param scene that candidates play
 * @param actor whose parameters are searched; empty for the first one
 * @param variables what is searched
 * @param speed that is wanted, m/s
 */
public record RecipeDraft(Scene scene, String actor, List<Searched> variables, double speed) {
    /** Most candidates that fall do so sooner, and a walk that lasts so long repeats itself. */
    public static final double SECONDS = 10;

    /** Share of its declared range that a parameter is searched in to either side. */
    private static final double REACH = 0.2;

    private static final int COMMENT_COLUMN = 62;

    /** A parameter and where it is searched. */
    public record Searched(Parameter parameter, double lower, double upper) {
        /** About a value, within what is declared. */
        public static Searched about(Parameter p, double value) {
            double reach = REACH * (p.maximum() - p.minimum());
            return new Searched(p, Math.max(p.minimum(), value - reach), Math.min(p.maximum(), value + reach));
        }
    }

    public RecipeDraft {
        variables = List.copyOf(variables);
    }

    /** The text of a file; files that the scene names are named from there. */
    public String text(Path file) {
        StringBuilder s =
                new StringBuilder("# What to search, in which scene, and what is good. Press Optimise… to start.\n");
        s.append("name: ").append(FileWord.stem(file.toString())).append('\n');
        s.append("scene:\n");
        Scene shorter = scene.with(scene.roles(), scene.engine(), scene.seed(), SECONDS, scene.pushes());
        SceneFile.text(shorter, file)
                .lines()
                .forEach(l -> s.append("  ").append(l).append('\n'));
        s.append("variables:\n");
        variables.forEach(v -> s.append(line(v)).append('\n'));
        s.append("# The cost of a rollout: each second that is missing because of a fall, and the terms below.\n");
        s.append("objective:\n  missing-second: 1\n  terms:\n");
        s.append("    - {measure: speed, target: ").append(number(speed)).append(", weight: 2, absent: 2}\n");
        s.append("    - {measure: lean, weight: 1}\n");
        s.append("    - {measure: effort, weight: 0.2}\n");
        s.append("# Rollouts are short at first, and last longer as more candidates stay up.\n");
        s.append("horizon: {from: 3, growth: 1.5, success: 0.5}\n");
        s.append("stop: {generations: 60}\n");
        s.append("optimizer: {id: cma-es, sigma: 0.2, seed: 1}\n");
        return s.toString();
    }

    private String line(Searched v) {
        String who = actor.isEmpty() ? "" : ", actor: " + actor;
        String line = "  - {parameter: " + v.parameter().name() + who + ", lower: " + bound(v.parameter(), v.lower())
                + ", upper: " + bound(v.parameter(), v.upper()) + "}";
        return line + " ".repeat(Math.max(1, COMMENT_COLUMN - line.length())) + "# " + comment(v.parameter());
    }

    private static String comment(Parameter p) {
        String unit = p.unit().isEmpty() ? "" : " " + p.unit();
        return p.help() + " (" + number(p.minimum()) + " … " + number(p.maximum()) + unit + ")";
    }

    /** Rounded, but never beyond what is declared. */
    private static String bound(Parameter p, double v) {
        return number(Math.max(p.minimum(), Math.min(p.maximum(), Double.parseDouble(number(v)))));
    }

    /** Four digits are plenty. */
    private static String number(double v) {
        if (v == Math.rint(v) && Math.abs(v) < 1e9) {
            return Long.toString((long) v);
        }
        double rounded = Double.parseDouble(String.format(Locale.ROOT, "%.4g", v));
        return Double.toString(rounded);
    }
}
