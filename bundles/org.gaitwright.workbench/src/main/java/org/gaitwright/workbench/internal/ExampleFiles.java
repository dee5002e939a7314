// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.WorkbenchException;
import org.eclipse.ui.ide.IDE;

/** Finds something worth opening. */
final class ExampleFiles {
    private static final List<String> PREFERRED = List.of("xml", "yaml", "md");

    private ExampleFiles() {}

    /** A character if there is one, else a scene, else any text. */
    static void openFirst(IWorkbenchPage page) throws WorkbenchException {
        try {
            List<IFile> files = new ArrayList<>();
            ResourcesPlugin.getWorkspace().getRoot().accept(r -> {
                if (r instanceof IFile f && PREFERRED.contains(f.getFileExtension())) {
                    files.add(f);
                }
                return true;
            });
            files.sort(Comparator.comparingInt((IFile f) -> PREFERRED.indexOf(f.getFileExtension()))
                    .thenComparing(f -> !f.getName().startsWith("humanoid"))
                    .thenComparing(f -> f.getFullPath().toString()));
            if (!files.isEmpty()) {
                IDE.openEditor(page, files.get(0));
            }
        } catch (CoreException e) {
            throw new PartInitException("No example could be opened", e);
        }
    }
}
