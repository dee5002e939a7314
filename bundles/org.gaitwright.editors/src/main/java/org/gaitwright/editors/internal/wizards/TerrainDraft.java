// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.wizards;

import java.util.Map;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.parameter.ParameterSet;

/** Writes new terrains: every parameter at its initial value, with what it means. */
final class TerrainDraft {
    private static final int COMMENT_COLUMN = 26;

    private TerrainDraft() {}

    static String of(String kind, ParameterSet parameters, Map<String, String> words, long seed) {
        StringBuilder text = new StringBuilder("kind: " + kind + "\n");
        if (parameters.size() > 0) {
            text.append("parameters:\n");
            for (Parameter p : parameters.list()) {
                String line = "  " + p.name() + ": " + number(p.initial());
                text.append(line)
                        .append(" ".repeat(Math.max(1, COMMENT_COLUMN - line.length())))
                        .append("# ")
                        .append(comment(p))
                        .append('\n');
            }
        }
        words.forEach((name, help) -> text.append("# words: {" + name + ": …}  " + help + "\n"));
        return text.append("seed: ").append(seed).append('\n').toString();
    }

    private static String comment(Parameter p) {
        String unit = p.unit().isEmpty() ? "" : " " + p.unit();
        return p.help() + " (" + number(p.minimum()) + " … " + number(p.maximum()) + unit + ")";
    }

    private static String number(double v) {
        return v == Math.rint(v) && Math.abs(v) < 1e9 ? Long.toString((long) v) : Double.toString(v);
    }
}
