// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.wizards.plugin;

import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.FileLocator;
import org.eclipse.core.runtime.Platform;
import org.gaitwright.core.registry.InvalidInput;
import org.osgi.framework.Bundle;

/**
 * The API of this studio as a Maven repository in a folder, so that a project builds against just what it will run in,
 * without anything having to be installed first.
 */
final class ApiRepository {
    /** What authors of plug-ins may use; the first one they need. */
    static final List<String> BUNDLES =
            List.of("org.gaitwright.core", "org.gaitwright.dynamics", "org.gaitwright.control");

    private static final String GROUP = "org.gaitwright";

    private ApiRepository() {}

    /** Unlike the three numbers of an API, it tells one build from another; Maven would take the old one for the new. */
    static String version() {
        return bundle(BUNDLES.get(0)).getVersion().toString();
    }

    private static Bundle bundle(String name) {
        Bundle bundle = Platform.getBundle(name);
        if (bundle == null) {
            throw new InvalidInput("this studio has no bundle " + name + "; reinstall the studio");
        }
        return bundle;
    }

    /** Contents by path below {@code folder}. */
    static Map<String, byte[]> files(String folder) throws IOException {
        Map<String, byte[]> files = new LinkedHashMap<>();
        for (String name : BUNDLES) {
            String stem = folder + "/" + GROUP.replace('.', '/') + "/" + name + "/" + version() + "/" + name + "-"
                    + version();
            add(files, stem + ".jar", jar(bundle(name)));
            add(files, stem + ".pom", pom(name).getBytes(StandardCharsets.UTF_8));
        }
        return files;
    }

    private static byte[] jar(Bundle bundle) throws IOException {
        File file = FileLocator.getBundleFileLocation(bundle)
                .filter(File::isFile)
                .orElseThrow(() -> new InvalidInput("the bundle " + bundle.getSymbolicName()
                        + " of this studio is not a jar; reinstall the studio"));
        return Files.readAllBytes(file.toPath());
    }

    /** Maven warns of files that have no checksum beside them. */
    private static void add(Map<String, byte[]> files, String path, byte[] content) {
        files.put(path, content);
        try {
            byte[] sum = MessageDigest.getInstance("SHA-1").digest(content);
            files.put(path + ".sha1", HexFormat.of().formatHex(sum).getBytes(StandardCharsets.US_ASCII));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-1", e);
        }
    }

    /** Without what the jar itself asks for: bnd and the studio see to that. */
    private static String pom(String name) {
        return """
                <project xmlns="http://maven.apache.org/POM/4.0.0">
                  <modelVersion>4.0.0</modelVersion>
                  <groupId>%s</groupId>
                  <artifactId>%s</artifactId>
                  <version>%s</version>
                </project>
                """
                .formatted(GROUP, name, version());
    }

    static ByteArrayInputStream stream(byte[] content) {
        return new ByteArrayInputStream(content);
    }
}
