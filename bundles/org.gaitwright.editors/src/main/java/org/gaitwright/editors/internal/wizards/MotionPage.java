// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.wizards;

import java.util.List;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Text;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.CharacterProvider;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.registry.PluginFailure;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.editors.internal.keyframe.KeyframeDraft;

/** New keyframes: for whom, and what they are to show. */
final class MotionPage extends NewFilePage {
    private static final String CONTROLLER = "nearest-node";
    private static final String USUAL = "human-7";

    private final Registry registry;
    private final List<Pick> characters;
    private Combo character;
    private Text description;

    MotionPage(Registry registry, IStructuredSelection selection) {
        super(
                FileKind.MOTION,
                selection,
                "New keyframe walk",
                "Two keyframes to begin with, fitted to the legs of a character that moves in a plane. Drag its joints, then train it.");
        this.registry = registry;
        characters = Pick.installed(registry, CharacterProvider.class).stream()
                .filter(p -> suits(p.id()))
                .toList();
    }

    @SuppressWarnings("unused") // the registry has told of what fails
    private boolean suits(String id) {
        try {
            ControllerFactory factory = registry.get(ControllerFactory.class, CONTROLLER);
            return registry.guard(factory, f -> f.suits(model(id))).suits();
        } catch (PluginFailure e) {
            return false;
        }
    }

    private CharacterModel model(String id) {
        return registry.guard(registry.get(CharacterProvider.class, id), CharacterProvider::model);
    }

    @Override
    void fields(Composite grid) {
        character = choice(grid, "&Character:");
        character.setItems(Pick.labels(characters));
        character.select(Pick.index(characters, USUAL));
        description = field(grid, "&Description:", "A style of my own");
        fill(description);
        description.addModifyListener(e -> check());
    }

    @Override
    String problem() {
        return characters.isEmpty()
                ? "No character that moves in a plane is installed; see the Plug-ins view."
                : description.getText().isBlank() ? "Describe the walk in a few words; lists show them." : null;
    }

    @Override
    Draft draft() {
        String id = characters.get(character.getSelectionIndex()).id();
        String words = description.getText().strip();
        return target -> KeyframeDraft.text(model(id), id, words);
    }
}
