// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.welcome;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IFileEditorInput;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.IWorkbenchPartReference;
import org.eclipse.ui.IWorkbenchWindow;
import org.gaitwright.workbench.internal.Ids;

/** The files that were opened last, kept with the workspace. */
public final class RecentFiles {
    private static final String KEY = "recentFiles";
    private static final int MOST = 8;

    private RecentFiles() {}

    /** Takes note of every file that is opened in an editor from now on. */
    public static void follow(IWorkbench workbench) {
        for (IWorkbenchWindow window : workbench.getWorkbenchWindows()) {
            window.getPartService().addPartListener(new IPartListener2() {
                @Override
                public void partOpened(IWorkbenchPartReference reference) {
                    IWorkbenchPart part = reference.getPart(false);
                    if (part instanceof IEditorPart editor
                            && editor.getEditorInput() instanceof IFileEditorInput input) {
                        add(input.getFile());
                    }
                }
            });
        }
    }

    private static IEclipsePreferences node() {
        return InstanceScope.INSTANCE.getNode(Ids.BUNDLE);
    }

    private static void add(IFile file) {
        node().put(KEY, String.join("\n", with(paths(), file.getFullPath().toString())));
    }

    /** Latest first, each once, the oldest forgotten. */
    static List<String> with(List<String> paths, String latest) {
        List<String> all = new ArrayList<>(paths);
        all.remove(latest);
        all.add(0, latest);
        return all.subList(0, Math.min(MOST, all.size()));
    }

    private static List<String> paths() {
        return Arrays.stream(node().get(KEY, "").split("\n"))
                .filter(p -> !p.isEmpty())
                .toList();
    }

    /** Those that still exist, latest first. */
    static List<IFile> list() {
        return paths().stream()
                .map(IPath::fromPortableString)
                .filter(p -> p.segmentCount() > 1)
                .map(ResourcesPlugin.getWorkspace().getRoot()::getFile)
                .filter(IFile::exists)
                .toList();
    }
}
