// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.plugins.internal;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.regex.Pattern;

/**
 * The record of a plug-in in the store.
 *
 * @param id symbolic name of its bundle, or id of its feature; also the name of its folder
 * @param version its version
 * @param name its name for people
 * @param source where it came from
 * @param signer who signed it; empty if nobody did
 * @param installed when, ISO 8601
 * @param bundles its jars
 */
record StoredPlugin(
        String id,
        String version,
        String name,
        String source,
        String signer,
        String installed,
        List<StoredBundle> bundles) {
    /** Ids become names of folders, so nothing that could lead out of the store gets through. */
    static final Pattern ID = Pattern.compile("[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)*");

    private static final Pattern FILE = Pattern.compile("[A-Za-z0-9_-][A-Za-z0-9._-]*\\.jar");

    StoredPlugin {
        bundles = List.copyOf(bundles);
    }

    /** One jar: its bundle, its file in the plug-in's folder, and what its bytes add up to. */
    record StoredBundle(String symbolicName, String version, String file, String sha256) {}

    /** Whether both hold the same bytes. */
    boolean sameContent(StoredPlugin other) {
        return hashes().equals(other.hashes());
    }

    private List<String> hashes() {
        return bundles.stream().map(StoredBundle::sha256).sorted().toList();
    }

    void write(Path file) throws IOException {
        Properties p = new Properties();
        p.setProperty("id", id);
        p.setProperty("version", version);
        p.setProperty("name", name);
        p.setProperty("source", source);
        p.setProperty("signer", signer);
        p.setProperty("installed", installed);
        p.setProperty("bundles", Integer.toString(bundles.size()));
        for (int i = 0; i < bundles.size(); i++) {
            String prefix = "bundle." + (i + 1) + ".";
            p.setProperty(prefix + "name", bundles.get(i).symbolicName());
            p.setProperty(prefix + "version", bundles.get(i).version());
            p.setProperty(prefix + "file", bundles.get(i).file());
            p.setProperty(prefix + "sha256", bundles.get(i).sha256());
        }
        try (Writer out = Files.newBufferedWriter(file, StandardCharsets.UTF_8)) {
            p.store(out, "Written by Gaitwright: use 'gaitwright plugin' rather than an editor");
        }
    }

    /** Reads a record; throws an {@link IOException} that says what is wrong with it. */
    static StoredPlugin read(Path file) throws IOException {
        Properties p = new Properties();
        try (Reader in = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            p.load(in);
            int count = Integer.parseInt(required(p, "bundles"));
            List<StoredBundle> bundles = new ArrayList<>();
            for (int i = 1; i <= count; i++) {
                String prefix = "bundle." + i + ".";
                String jar = required(p, prefix + "file");
                if (!FILE.matcher(jar).matches()) {
                    throw new IOException(prefix + "file is '" + jar + "'; expected the plain name of a jar");
                }
                bundles.add(new StoredBundle(
                        required(p, prefix + "name"),
                        required(p, prefix + "version"),
                        jar,
                        required(p, prefix + "sha256")));
            }
            return new StoredPlugin(
                    required(p, "id"),
                    required(p, "version"),
                    required(p, "name"),
                    p.getProperty("source", ""),
                    p.getProperty("signer", ""),
                    p.getProperty("installed", ""),
                    bundles);
        } catch (IllegalArgumentException | UncheckedIOException malformed) {
            throw new IOException(malformed.getMessage(), malformed);
        }
    }

    private static String required(Properties p, String key) throws IOException {
        String value = p.getProperty(key);
        if (value == null || value.isBlank()) {
            throw new IOException("it has no '" + key + "'");
        }
        return value;
    }
}
