// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.wizards;

import org.eclipse.jface.viewers.IStructuredSelection;
import org.gaitwright.core.registry.Registry;

/** File ▸ New ▸ Character. */
public final class NewCharacterWizard extends NewFileWizard {
    public NewCharacterWizard() {
        super("New Character", "icons/character.svg");
    }

    @Override
    NewFilePage page(Registry registry, IStructuredSelection selection) {
        return new CharacterPage(registry, selection);
    }
}
