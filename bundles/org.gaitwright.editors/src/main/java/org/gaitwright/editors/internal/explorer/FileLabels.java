// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.explorer;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.QualifiedName;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.swt.graphics.Image;
import org.gaitwright.workbench.look.Icons;

/** Icons of files by what is in them; the platform sees to all others. */
public final class FileLabels extends LabelProvider {
    private static final int LOOKED_AT = 4096;
    private static final QualifiedName KNOWN = new QualifiedName("org.gaitwright.editors", "content");

    private final LocalResourceManager images = new LocalResourceManager(JFaceResources.getResources());

    /** What a file was found to be when it was last changed. */
    private record Known(long stamp, Optional<Content> content) {}

    @Override
    public String getText(Object element) {
        return element instanceof IFile file ? file.getName() : null;
    }

    @Override
    public Image getImage(Object element) {
        return element instanceof IFile file
                ? content(file)
                        .map(c -> images.create(Icons.descriptor(FileLabels.class, c.icon())))
                        .orElse(null)
                : null;
    }

    @SuppressWarnings("unused") // a file that can't be read has the platform's icon; its editor says why
    private static Optional<Content> content(IFile file) {
        String ending = file.getFileExtension() == null ? "" : file.getFileExtension();
        if (!Content.possible(ending)) {
            return Optional.empty();
        }
        Optional<Content> placed = Content.inFolder(file.getParent().getName(), ending);
        if (placed.isPresent()) {
            return placed;
        }
        try {
            if (file.getSessionProperty(KNOWN) instanceof Known known && known.stamp() == file.getModificationStamp()) {
                return known.content();
            }
            Optional<Content> found = Content.beginning(opening(file), ending);
            file.setSessionProperty(KNOWN, new Known(file.getModificationStamp(), found));
            return found;
        } catch (CoreException | IOException e) {
            return Optional.empty();
        }
    }

    private static String opening(IFile file) throws CoreException, IOException {
        try (InputStream in = file.getContents(true)) {
            return new String(in.readNBytes(LOOKED_AT), StandardCharsets.UTF_8);
        }
    }

    @Override
    public void dispose() {
        images.dispose();
        super.dispose();
    }
}
