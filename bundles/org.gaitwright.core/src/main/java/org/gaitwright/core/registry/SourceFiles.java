// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.registry;

import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Files that a frozen registry has read, those that files name in turn included; ordered by path.
 *
 * @param texts as they were when first read, by their absolute paths
 * @param others absolute paths of meshes, pictures and the like, which are taken as they are on disk
 */
public record SourceFiles(Map<Path, String> texts, Set<Path> others) {
    public static final SourceFiles NONE = new SourceFiles(Map.of(), Set.of());

    public SourceFiles {
        texts = Collections.unmodifiableMap(new TreeMap<>(texts));
        others = Collections.unmodifiableSet(new TreeSet<>(others));
    }
}
