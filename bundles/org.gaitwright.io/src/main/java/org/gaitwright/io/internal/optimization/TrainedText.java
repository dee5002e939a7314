// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.optimization;

import java.util.List;
import java.util.Map;
import org.gaitwright.io.internal.JsonText;
import org.gaitwright.io.internal.Numbers;
import org.gaitwright.io.internal.yaml.YamlText;

/** Trained parameters as a preset: who they are for, where they come from, and what they are. */
public final class TrainedText {
    private TrainedText() {}

    /**
     * Writes a preset.
     *
     * @param provenance words and numbers by key
     * @param values numbers by name of a parameter, or all of a curve by its name
     */
    public static String of(
            String controller,
            String character,
            String description,
            Map<String, Object> provenance,
            Map<String, List<Double>> values) {
        StringBuilder s = new StringBuilder();
        s.append("controller: ").append(YamlText.word(controller)).append('\n');
        s.append("character: ").append(YamlText.word(character)).append('\n');
        s.append("description: ").append(JsonText.quote(description)).append('\n');
        s.append("provenance:\n");
        provenance.forEach((key, value) -> s.append("  ")
                .append(key)
                .append(": ")
                .append(value instanceof Double d ? Numbers.spell(d) : scalar(value))
                .append('\n'));
        values.forEach((name, numbers) ->
                s.append(name).append(": ").append(numbers(numbers)).append('\n'));
        return s.toString();
    }

    private static String numbers(List<Double> numbers) {
        String all = String.join(", ", numbers.stream().map(Numbers::spell).toList());
        return numbers.size() == 1 ? all : "[" + all + "]";
    }

    private static String scalar(Object value) {
        return value instanceof String word ? YamlText.word(word) : String.valueOf(value);
    }
}
