// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.scene;

import java.nio.file.Path;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.PluginFailure;
import org.gaitwright.core.run.Stage;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.editors.internal.Services;
import org.gaitwright.io.FileRegistry;
import org.gaitwright.io.SceneFile;
import org.gaitwright.io.edit.YamlEdit;

/**
 * A scene in its editor.
 *
 * @param text what the file says, value by value
 * @param scene all of it; files that it names are found from anywhere
 * @param stage all of it found and set up; null if something is not there, or does not fit
 * @param refusal why there is no stage; empty if there is one
 * @param choices what may stand in the scene
 */
record SceneModel(YamlEdit text, Scene scene, Stage stage, String refusal, Choices choices) {
    /** @throws InvalidInput if the text is no scene */
    static SceneModel read(String text, Path file) {
        Scene scene = SceneFile.parse(text, file);
        FileRegistry things = Services.files(file.getParent());
        Choices choices = Choices.of(scene, things);
        try {
            return new SceneModel(YamlEdit.of(text), scene, new Stage(scene, things), "", choices);
        } catch (InvalidInput | PluginFailure e) {
            return new SceneModel(YamlEdit.of(text), scene, null, e.getMessage(), choices);
        }
    }
}
