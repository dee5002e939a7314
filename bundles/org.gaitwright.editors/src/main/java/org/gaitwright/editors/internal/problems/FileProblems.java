// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.problems;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.editors.internal.Derived;
import org.gaitwright.editors.internal.EditedFile;
import org.gaitwright.io.FileCheck;
import org.gaitwright.io.FileCheck.Problem;
import org.gaitwright.workbench.run.KnownFiles;

/** What is wrong with a file as it is saved. */
record FileProblems(List<Problem> problems) {
    static final String MARKER = "org.gaitwright.editors.problem";

    /** Looks into a file; null if it is gone, and then it is forgotten. */
    static FileProblems of(IFile file) {
        Path path = EditedFile.path(file);
        if (path == null || !file.isAccessible()) {
            KnownFiles.remove(file);
            return null;
        }
        try {
            String text = text(file);
            if (text.length() > Derived.MAX_CHARACTERS) {
                return new FileProblems(List.of(Problems.tooLong(text.length())));
            }
            FileCheck check = Problems.of(text, path);
            KnownFiles.put(file, check.kind());
            return new FileProblems(check.problems());
        } catch (CoreException | IOException e) {
            if (!file.exists()) {
                KnownFiles.remove(file);
                return null;
            }
            return new FileProblems(List.of(Problems.of(new InvalidInput(
                    "the file can't be read: " + e.getMessage() + "; check the disk and the rights", e))));
        }
    }

    private static String text(IFile file) throws CoreException, IOException {
        try (InputStream in = file.getContents(true)) {
            // a byte is at least a quarter of a character: more of it would be too much anyway
            byte[] bytes = in.readNBytes(4 * Derived.MAX_CHARACTERS + 4);
            return new String(bytes, Charset.forName(file.getCharset()));
        }
    }

    /** Makes the markers of a file these; those that are right already stay, so that views are calm. */
    void mark(IFile file) throws CoreException {
        if (!file.isAccessible()) {
            return;
        }
        List<Problem> missing = new ArrayList<>(problems);
        for (IMarker m : file.findMarkers(MARKER, false, IResource.DEPTH_ZERO)) {
            boolean right = missing.removeIf(p -> p.range().line() == m.getAttribute(IMarker.LINE_NUMBER, 0)
                    && p.message().equals(m.getAttribute(IMarker.MESSAGE, ""))
                    && severity(p) == m.getAttribute(IMarker.SEVERITY, -1));
            if (!right) {
                m.delete();
            }
        }
        for (Problem p : missing) {
            file.createMarker(
                    MARKER,
                    Map.of(
                            IMarker.LINE_NUMBER,
                            p.range().line(),
                            IMarker.LOCATION,
                            "line " + p.range().line(),
                            IMarker.MESSAGE,
                            p.message(),
                            IMarker.SEVERITY,
                            severity(p)));
        }
    }

    private static int severity(Problem p) {
        return Problems.error(p) ? IMarker.SEVERITY_ERROR : IMarker.SEVERITY_WARNING;
    }
}
