// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.wizards;

import org.eclipse.jface.viewers.IStructuredSelection;
import org.gaitwright.core.registry.Registry;

/** File ▸ New ▸ Style. */
public final class NewStyleWizard extends NewFileWizard {
    public NewStyleWizard() {
        super("New Style", "icons/style.svg");
    }

    @Override
    NewFilePage page(Registry registry, IStructuredSelection selection) {
        return new StylePage(registry, selection);
    }
}
