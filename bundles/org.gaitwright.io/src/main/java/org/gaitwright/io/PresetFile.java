// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.io.internal.PresetReader;
import org.gaitwright.io.internal.optimization.TrainedText;
import org.gaitwright.io.internal.optimization.TrainedValues;
import org.gaitwright.io.internal.yaml.YamlValue;

/**
 * Parameters of a controller as a YAML file: a style of walking, or a trained set. Besides the keys {@code controller},
 * {@code character} and {@code description}, each names a parameter.
 *
 * @param controller id of the controller that they are for
 * @param character id of the character that they were made for; empty if any
 * @param description one line for people; may be empty
 * @param values by name of a parameter, or of a curve for all of it
 */
public record PresetFile(String controller, String character, String description, Map<String, Double> values) {
    /** Values of a curve of a style, at phases 0, ¼, ½, ¾, 1 of a step. */
    public static final int KNOTS = 5;

    public PresetFile {
        Objects.requireNonNull(controller, "controller");
        Objects.requireNonNull(character, "character");
        Objects.requireNonNull(description, "description");
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    /**
     * Reads a style, which says itself what controller it is for; {@code file} names it in messages.
     *
     * @throws org.gaitwright.core.registry.InvalidInput with file, line, what was got and what was expected
     */
    public static PresetFile style(String text, String file) {
        return PresetReader.style(YamlValue.parse(text, file));
    }

    /**
     * Reads parameters of a controller; a file that names another one is refused.
     *
     * @throws org.gaitwright.core.registry.InvalidInput with file, line, what was got and what was expected
     */
    public static PresetFile preset(String text, String file, String controller) {
        return PresetReader.preset(YamlValue.parse(text, file), controller);
    }

    /**
     * Reads a style or parameters of a controller from a file of the user's: one that names its controller is a style, whose
     * curves have {@link #KNOTS} values; in others lists may have any length.
     *
     * @param controller that it must be for
     * @throws org.gaitwright.core.registry.InvalidInput with file, line, what was got and what was expected
     */
    public static PresetFile of(String text, String file, String controller) {
        return PresetReader.ofUser(YamlValue.parse(text, file), controller);
    }

    /**
     * The text of a file with values that a program has found: every declared one that counts, so that it means the same when the controller's own values change.
     *
     * @param provenance where they come from: words and numbers by key
     */
    public static String text(
            String controller,
            String character,
            String description,
            Map<String, Object> provenance,
            ParameterValues values) {
        return TrainedText.of(controller, character, description, provenance, TrainedValues.of(values, Set.of()));
    }
}
