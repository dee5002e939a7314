// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.session;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.gaitwright.core.registry.SourceFiles;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.io.FileWord;
import org.gaitwright.io.SceneFile;

/**
 * Writes a session such that it plays again to the same bits. Files that the run was made of, and that are not on disk as
 * they were then, because they were changed and not saved or saved since, get copies in a folder beside the session, which it
 * names instead.
 */
public final class SessionFiles {
    private SessionFiles() {}

    /**
     * Writes a session.
     *
     * @param used what the run was made of
     * @return copies that were needed
     */
    public static List<Path> write(Scene session, SourceFiles used, Path target) throws IOException {
        Path beside = target.resolveSibling(FileWord.stem(target.getFileName().toString()) + "-files");
        FileCopies copies = FileCopies.of(used, Set.of(session), beside);
        copies.write();
        SceneFile.write(copies.renamed(session), target);
        return copies.files();
    }
}
