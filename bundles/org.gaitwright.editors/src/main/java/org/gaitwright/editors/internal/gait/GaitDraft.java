// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.gait;

import java.util.Map;
import org.gaitwright.editors.internal.page.NumberedText;

/** Writes gaits as texts, one value a line and each state by itself. */
public final class GaitDraft {
    private GaitDraft() {}

    /**
     * @param character id of whom it is for; empty if any
     * @param values by name, in their order
     */
    public static String text(String character, String description, Map<String, Double> values) {
        StringBuilder out =
                new StringBuilder("controller: ").append(GaitModel.CONTROLLER).append('\n');
        if (!character.isEmpty()) {
            out.append("character: ").append(character).append('\n');
        }
        if (!description.isEmpty()) {
            String quoted = description.replace("\\", "\\\\").replace("\"", "\\\"");
            out.append("description: \"").append(quoted).append("\"\n");
        }
        String before = "";
        for (Map.Entry<String, Double> e : values.entrySet()) {
            String head = head(e.getKey());
            if (!head.equals(before)) {
                out.append('\n');
            }
            before = head;
            out.append(e.getKey())
                    .append(": ")
                    .append(NumberedText.spelled(e.getValue()))
                    .append('\n');
        }
        return out.toString();
    }

    /** What belongs together: a state, the gains, the rest. */
    private static String head(String name) {
        int state = GaitModel.stateOf(name);
        return state >= 0 ? "state " + state : name.startsWith("gains.") ? "gains" : "gait";
    }
}
