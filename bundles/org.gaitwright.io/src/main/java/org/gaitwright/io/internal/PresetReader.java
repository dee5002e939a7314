// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.gaitwright.io.PresetFile;
import org.gaitwright.io.internal.yaml.ParameterTree;
import org.gaitwright.io.internal.yaml.YamlMap;
import org.gaitwright.io.internal.yaml.YamlValue;

/** Reads the schema of styles and presets. */
public final class PresetReader {
    private static final String CONTROLLER = "controller";
    private static final String CHARACTER = "character";
    private static final String DESCRIPTION = "description";
    /** Where trained parameters come from, for people. */
    private static final String PROVENANCE = "provenance";

    private PresetReader() {}

    /** A style, which says itself what controller it is for. */
    public static PresetFile style(YamlValue root) {
        YamlMap map = map(root);
        return read(map, map.need(CONTROLLER).text(), PresetFile.KNOTS);
    }

    /** Parameters in the folder of a controller. */
    public static PresetFile preset(YamlValue root, String controller) {
        YamlMap map = map(root);
        map.find(CONTROLLER).ifPresent(named -> {
            if (!named.text().equals(controller)) {
                throw named.refuse(
                        "got '" + named.text() + "', expected '" + controller + "', as the folder of the file says");
            }
        });
        return read(map, controller, 0);
    }

    /** A style or parameters, wherever they lie, of somebody who is driven by a controller. */
    public static PresetFile ofUser(YamlValue root, String controller) {
        YamlMap map = map(root);
        map.find(CONTROLLER).ifPresent(named -> {
            if (!named.text().equals(controller)) {
                throw named.refuse("the file is for '" + named.text() + "', but the character is driven by '"
                        + controller + "'; take a style for that one");
            }
        });
        return read(map, controller, map.find(CONTROLLER).isPresent() ? PresetFile.KNOTS : 0);
    }

    private static YamlMap map(YamlValue root) {
        return root.anyMap("a map of parameters");
    }

    private static PresetFile read(YamlMap map, String controller, int listLength) {
        Map<String, YamlValue> parameters = new LinkedHashMap<>(map.entries());
        parameters.keySet().removeAll(Set.of(CONTROLLER, CHARACTER, DESCRIPTION, PROVENANCE));
        return new PresetFile(
                controller,
                map.find(CHARACTER).map(YamlValue::text).orElse(""),
                map.find(DESCRIPTION).map(YamlValue::text).orElse(""),
                ParameterTree.read(parameters, listLength));
    }
}
