// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.plugins.internal;

import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.gaitwright.plugins.internal.StoredPlugin.StoredBundle;

/**
 * What is about to be installed: jars in a temporary folder that have been looked at but not run.
 *
 * @param id of the plug-in
 * @param version of the plug-in
 * @param name for people
 * @param source where the user said it is
 * @param jars its bundles; for a site, with what they need
 */
record Candidate(String id, String version, String name, String source, List<BundleJar> jars) {
    Candidate {
        jars = List.copyOf(jars);
    }

    static Candidate ofJar(BundleJar jar, String source) {
        return new Candidate(jar.symbolicName(), jar.version(), jar.name(), source, List.of(jar));
    }

    StoredPlugin record() {
        List<StoredBundle> bundles = jars.stream()
                .map(j -> new StoredBundle(j.symbolicName(), j.version(), j.storedName(), j.sha256()))
                .toList();
        String signer =
                jars.stream().map(j -> j.signature().signer()).distinct().collect(Collectors.joining("; "));
        return new StoredPlugin(
                id,
                version,
                name,
                source,
                signer,
                Instant.now().truncatedTo(ChronoUnit.SECONDS).toString(),
                bundles);
    }

    /** Source file by name in the store. */
    Map<String, Path> files() {
        Map<String, Path> files = new LinkedHashMap<>();
        jars.forEach(j -> files.put(j.storedName(), j.file()));
        return files;
    }

    @Override
    public String toString() {
        return id + " " + version;
    }
}
