// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.plugins.internal;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.zip.ZipException;
import org.gaitwright.core.registry.InvalidInput;
import org.osgi.framework.Version;

/**
 * A jar that has been looked at and is a bundle.
 *
 * @param file where it is
 * @param symbolicName of the bundle
 * @param version of the bundle
 * @param name for people
 * @param fragment whether it only adds to another bundle and can't be started
 * @param signature who signed it
 * @param sha256 of its bytes
 */
record BundleJar(
        Path file,
        String symbolicName,
        String version,
        String name,
        boolean fragment,
        Signature signature,
        String sha256) {
    private static final long MAX_BYTES = 200L << 20;
    private static final long MAX_UNPACKED_BYTES = 1L << 30;
    private static final int MAX_ENTRIES = 50_000;

    /**
     * @param file the jar
     * @param shown how the user knows it, for messages
     * @throws InvalidInput if it is not a bundle, with the reason
     */
    static BundleJar inspect(Path file, String shown) {
        try (JarFile jar = new JarFile(file.toFile(), true)) {
            return inspect(jar, file, shown);
        } catch (ZipException notZip) {
            throw new InvalidInput(
                    shown + " is not a jar (" + notZip.getMessage() + "); give the path of a jar", notZip);
        } catch (SecurityException tampered) {
            throw new InvalidInput(
                    shown + " was changed after it was signed (" + tampered.getMessage()
                            + "); do not use it: get it again from its author",
                    tampered);
        } catch (IOException unreadable) {
            throw new InvalidInput(shown + " can't be read: " + PluginErrors.text(unreadable), unreadable);
        }
    }

    /** Whether a file is a jar that calls itself a bundle; an update site in an archive is none. */
    static boolean isBundle(Path file) {
        try (JarFile jar = new JarFile(file.toFile(), false)) {
            Manifest manifest = jar.getManifest();
            return manifest != null && manifest.getMainAttributes().getValue("Bundle-SymbolicName") != null;
        } catch (IOException notReadable) {
            return false;
        }
    }

    /** Refuses what can't be a jar before it is copied. */
    static void checkFile(Path file, String shown) throws IOException {
        if (!Files.exists(file)) {
            throw new InvalidInput("there is no file " + shown + "; give the path of a jar");
        }
        if (!Files.isRegularFile(file)) {
            throw new InvalidInput(shown + " is not a file; give the path of a jar");
        }
        if (Files.size(file) > MAX_BYTES) {
            throw new InvalidInput(shown + " has " + (Files.size(file) >> 20) + " MB; a plug-in has at most "
                    + (MAX_BYTES >> 20) + " MB");
        }
    }

    private static BundleJar inspect(JarFile jar, Path file, String shown) throws IOException {
        if (jar.size() > MAX_ENTRIES) {
            throw new InvalidInput(shown + " has " + jar.size() + " entries; a plug-in has at most " + MAX_ENTRIES);
        }
        Manifest manifest = jar.getManifest();
        Attributes main = manifest == null ? new Attributes() : manifest.getMainAttributes();
        String symbolicName = directive(main.getValue("Bundle-SymbolicName"));
        if (symbolicName.isEmpty() || !"2".equals(directive(main.getValue("Bundle-ManifestVersion")))) {
            throw new InvalidInput(shown + " is not an OSGi bundle: "
                    + (manifest == null
                            ? "it has no manifest"
                            : "its manifest has no "
                                    + (symbolicName.isEmpty() ? "Bundle-SymbolicName" : "Bundle-ManifestVersion: 2"))
                    + "; build it with bnd or Tycho, as examples/com.example.stroll does");
        }
        if (!StoredPlugin.ID.matcher(symbolicName).matches()) {
            throw new InvalidInput(shown + " has the symbolic name '" + symbolicName
                    + "'; expected letters, digits, _ and - joined by dots");
        }
        return new BundleJar(
                file,
                symbolicName,
                version(main.getValue("Bundle-Version"), shown),
                name(jar, main, symbolicName),
                main.getValue("Fragment-Host") != null,
                Signature.of(jar, MAX_UNPACKED_BYTES),
                Sha256.of(file));
    }

    private static String version(String given, String shown) {
        try {
            return Version.parseVersion(given).toString();
        } catch (IllegalArgumentException malformed) {
            throw new InvalidInput(
                    shown + " has the version '" + given + "'; expected one such as 1.2.3: correct its Bundle-Version",
                    malformed);
        }
    }

    /** Bundle-Name, looked up in the bundle's own translation if it is a key. */
    private static String name(JarFile jar, Attributes main, String symbolicName) throws IOException {
        String name = main.getValue("Bundle-Name");
        if (name == null || name.isBlank()) {
            return symbolicName;
        }
        if (!name.startsWith("%")) {
            return name.strip();
        }
        String base = main.getValue("Bundle-Localization");
        JarEntry translation = jar.getJarEntry((base == null ? "OSGI-INF/l10n/bundle" : base) + ".properties");
        Properties words = new Properties();
        if (translation != null) {
            try (InputStream in = jar.getInputStream(translation)) {
                words.load(in);
            }
        }
        return words.getProperty(name.substring(1), symbolicName);
    }

    /** A header's value without its directives. */
    private static String directive(String header) {
        return header == null ? "" : header.split(";", 2)[0].strip();
    }

    /** The file's name in the store: it depends on the content, so that a new version never overwrites the old one. */
    String storedName() {
        return symbolicName + "-" + version.replaceAll("[^A-Za-z0-9._-]", "_") + "-" + sha256.substring(0, 12) + ".jar";
    }

    @Override
    public String toString() {
        return symbolicName + " " + version;
    }
}
