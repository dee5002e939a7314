// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.examples;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.ui.dialogs.ContainerGenerator;
import org.osgi.framework.Bundle;

/** The shipped characters, styles, gaits, terrains, scenes and recipes, to read and to change. */
public final class Examples {
    /** Folders that every project has. */
    public static final List<String> FOLDERS =
            List.of("characters", "gaits", "motions", "recipes", "scenes", "styles", "terrains");

    /** Name of the project that a first workspace gets. */
    public static final String PROJECT = "Examples";

    private static final String SOURCE_BUNDLE = "org.gaitwright.scenarios";
    private static final String SOURCE_FOLDER = "resources";

    private Examples() {}

    /** Whether there is something to copy. */
    public static boolean installed() {
        return Platform.getBundle(SOURCE_BUNDLE) != null;
    }

    /** Copies all of them; a file that exists stays as it is. */
    public static void copyInto(IProject project, IProgressMonitor monitor) throws CoreException {
        Bundle source = Platform.getBundle(SOURCE_BUNDLE);
        Enumeration<URL> found = source == null ? null : source.findEntries(SOURCE_FOLDER, "*", true);
        List<URL> files = found == null ? List.of() : Collections.list(found);
        SubMonitor progress = SubMonitor.convert(monitor, "Copying the examples", files.size());
        for (URL url : files) {
            if (!url.getPath().endsWith("/")) {
                IPath path = IPath.fromPortableString(url.getPath())
                        .makeRelativeTo(IPath.fromPortableString("/" + SOURCE_FOLDER));
                copy(url, project.getFile(path), progress.split(1));
            }
        }
    }

    /** Whether a file holds what ships under its name in the folder of that kind. */
    public static boolean isCopy(Path file) {
        Bundle source = Platform.getBundle(SOURCE_BUNDLE);
        Path folder = file.getParent();
        URL shipped = source == null || folder == null
                ? null
                : source.getEntry(SOURCE_FOLDER + "/" + folder.getFileName() + "/" + file.getFileName());
        if (shipped == null) {
            return false;
        }
        try (InputStream in = shipped.openStream()) {
            return Arrays.equals(in.readAllBytes(), Files.readAllBytes(file));
        } catch (IOException e) {
            // its editor and the Problems view say why
            return false;
        }
    }

    /** Makes the folders of {@link #FOLDERS}. */
    public static void prepare(IProject project, IProgressMonitor monitor) throws CoreException {
        for (String name : FOLDERS) {
            new ContainerGenerator(project.getFolder(name).getFullPath()).generateContainer(monitor);
        }
    }

    private static void copy(URL url, IFile target, IProgressMonitor monitor) throws CoreException {
        if (target.exists()) {
            return;
        }
        new ContainerGenerator(target.getParent().getFullPath()).generateContainer(monitor);
        try (InputStream in = url.openStream()) {
            target.create(in, true, monitor);
        } catch (IOException e) {
            throw new CoreException(Status.error("The example " + url.getPath() + " could not be copied", e));
        }
    }
}
