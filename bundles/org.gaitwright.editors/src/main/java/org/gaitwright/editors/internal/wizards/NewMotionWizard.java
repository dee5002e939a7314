// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.wizards;

import org.eclipse.jface.viewers.IStructuredSelection;
import org.gaitwright.core.registry.Registry;

/** File ▸ New ▸ Keyframe Walk. */
public final class NewMotionWizard extends NewFileWizard {
    public NewMotionWizard() {
        super("New Keyframe Walk", "icons/keyframes.svg");
    }

    @Override
    NewFilePage page(Registry registry, IStructuredSelection selection) {
        return new MotionPage(registry, selection);
    }
}
