// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.architecture;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.Manifest;
import java.util.stream.Stream;

/** What a bundle of ours says in its manifest. */
record BundleManifest(String name, Attributes headers) {
    static final String PREFIX = "org.gaitwright.";

    /** Every bundle below a folder: of the product in {@code bundles}, for its checks in {@code releng}. */
    static List<BundleManifest> in(Path parent) throws IOException {
        List<BundleManifest> found = new ArrayList<>();
        try (Stream<Path> folders = Files.list(parent)) {
            for (Path f : folders.sorted().toList()) {
                Path manifest = f.resolve("META-INF/MANIFEST.MF");
                if (Files.exists(manifest)) {
                    found.add(read(manifest));
                }
            }
        }
        return found;
    }

    static BundleManifest read(Path manifest) throws IOException {
        try (InputStream in = Files.newInputStream(manifest)) {
            return of(new Manifest(in).getMainAttributes());
        }
    }

    static BundleManifest of(Attributes headers) {
        String name = headers.getValue("Bundle-SymbolicName").split(";")[0].strip();
        return new BundleManifest(name, headers);
    }

    /** The name without org.gaitwright. */
    String shortName() {
        return name.startsWith(PREFIX) ? name.substring(PREFIX.length()) : name;
    }

    String header(String header) {
        return headers.getValue(header);
    }

    List<Clause> imports() {
        return clauses("Import-Package");
    }

    List<Clause> exports() {
        return clauses("Export-Package");
    }

    List<Clause> requires() {
        return clauses("Require-Bundle");
    }

    /** A comma-separated header as its parts; commas inside quotes do not separate. */
    private List<Clause> clauses(String header) {
        String text = headers.getValue(header);
        List<Clause> out = new ArrayList<>();
        if (text == null) {
            return out;
        }
        boolean quoted = false;
        int start = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i == text.length() || (text.charAt(i) == ',' && !quoted)) {
                String part = text.substring(start, i).strip();
                if (!part.isEmpty()) {
                    int semicolon = part.indexOf(';');
                    out.add(new Clause(
                            semicolon < 0 ? part : part.substring(0, semicolon).strip(), part));
                }
                start = i + 1;
            } else if (text.charAt(i) == '"') {
                quoted = !quoted;
            }
        }
        return out;
    }

    /** A package or bundle with its attributes. */
    record Clause(String name, String text) {}
}
