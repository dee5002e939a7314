// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.wizards;

import org.eclipse.jface.viewers.IStructuredSelection;
import org.gaitwright.core.registry.Registry;

/** File ▸ New ▸ Gait. */
public final class NewGaitWizard extends NewFileWizard {
    public NewGaitWizard() {
        super("New Gait", "icons/gait.svg");
    }

    @Override
    NewFilePage page(Registry registry, IStructuredSelection selection) {
        return new GaitPage(registry, selection);
    }
}
