// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.wizards;

import org.eclipse.jface.viewers.IStructuredSelection;
import org.gaitwright.core.registry.Registry;

/** File ▸ New ▸ Scene. */
public final class NewSceneWizard extends NewFileWizard {
    public NewSceneWizard() {
        super("New Scene", "icons/scene.svg");
    }

    @Override
    NewFilePage page(Registry registry, IStructuredSelection selection) {
        return new ScenePage(registry, selection);
    }
}
