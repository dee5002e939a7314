// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.run;

import java.nio.file.Path;
import java.util.Map;
import java.util.Set;

/**
 * Files that a run was made of, those that files name in turn included.
 *
 * @param texts as they were then, by their absolute paths
 * @param others absolute paths of meshes and the like, which are taken as they are on disk
 */
public record RunFiles(Map<Path, String> texts, Set<Path> others) {
    public static final RunFiles NONE = new RunFiles(Map.of(), Set.of());

    public RunFiles {
        texts = Map.copyOf(texts);
        others = Set.copyOf(others);
    }
}
