// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.files;

import java.util.Map;
import org.gaitwright.core.controller.PresetProvider;
import org.gaitwright.io.PresetFile;
import org.gaitwright.io.internal.yaml.YamlText;

/**
 * A style or parameter set in a file of the user's.
 *
 * @param shown how the file is named
 */
public record PresetInFile(String shown, PresetFile content) implements PresetProvider, InFile {
    @Override
    public String id() {
        return content.controller() + "/" + shown;
    }

    @Override
    public String name() {
        return YamlText.stem(shown);
    }

    @Override
    public String description() {
        return content.description();
    }

    @Override
    public String controller() {
        return content.controller();
    }

    @Override
    public String character() {
        return content.character();
    }

    @Override
    public Map<String, Double> values() {
        return content.values();
    }
}
