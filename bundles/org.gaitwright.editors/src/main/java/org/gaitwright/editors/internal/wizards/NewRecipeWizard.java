// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.wizards;

import org.eclipse.jface.viewers.IStructuredSelection;
import org.gaitwright.core.registry.Registry;

/** File ▸ New ▸ Optimisation Recipe. */
public final class NewRecipeWizard extends NewFileWizard {
    public NewRecipeWizard() {
        super("New Optimisation Recipe", "icons/optimisation.svg");
    }

    @Override
    NewFilePage page(Registry registry, IStructuredSelection selection) {
        return new RecipePage(registry, selection);
    }
}
