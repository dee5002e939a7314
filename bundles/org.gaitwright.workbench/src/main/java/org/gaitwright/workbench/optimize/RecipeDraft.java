// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.optimize;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
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

    /** Of its name, its scene, its variables and the speed. */
    private static final String TEXT =
            """
            # What to search, in which scene, and what is good. Press Optimise to start.
            name: %s
            scene:
            %svariables:
            %s# The cost of a rollout: each second that is missing because of a fall, and the terms below.
            objective:
              missing-second: 1
              terms:
                - {measure: speed, target: %s, weight: 2, absent: 2}
                - {measure: lean, weight: 1}
                - {measure: effort, weight: 0.2}
            # Rollouts are short at first, and last longer as more candidates stay up.
            horizon: {from: 3, growth: 1.5, success: 0.5}
            stop: {generations: 60}
            optimizer: {id: cma-es, sigma: 0.2, seed: 1}
            """;

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
        Scene shorter = scene.with(scene.roles(), scene.engine(), scene.seed(), SECONDS, scene.pushes());
        return TEXT.formatted(
                FileWord.stem(file.toString()),
                SceneFile.text(shorter, file).indent(2),
                variables.stream().map(this::line).collect(Collectors.joining()),
                number(speed));
    }

    private String line(Searched v) {
        String who = actor.isEmpty() ? "" : ", actor: " + actor;
        String line = "  - {parameter: " + v.parameter().name() + who + ", lower: " + bound(v.parameter(), v.lower())
                + ", upper: " + bound(v.parameter(), v.upper()) + "}";
        return line + " ".repeat(Math.max(1, COMMENT_COLUMN - line.length())) + "# " + comment(v.parameter()) + "\n";
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
