// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.wizards;

import org.eclipse.jface.viewers.IStructuredSelection;
import org.gaitwright.core.registry.Registry;

/** File ▸ New ▸ Terrain. */
public final class NewTerrainWizard extends NewFileWizard {
    public NewTerrainWizard() {
        super("New Terrain", "icons/terrain.svg");
    }

    @Override
    NewFilePage page(Registry registry, IStructuredSelection selection) {
        return new TerrainPage(registry, selection);
    }
}
