// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal.bench;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.jar.Attributes;
import java.util.jar.JarFile;

/** A configuration area like a product's, with one bundle more: the product itself stays as it is. */
record RiggedConfiguration(Path product, Path rigs) {
    private static final String BUNDLES = "org.eclipse.equinox.simpleconfigurator/bundles.info";
    private static final String START_LEVEL = "4";

    /** Writes it, and returns what the virtual machine must be given to use it. */
    String write(Path area) throws IOException {
        Path bundles = area.resolve(BUNDLES);
        Files.createDirectories(bundles.getParent());
        List<String> lines = new ArrayList<>(
                Files.readAllLines(product.resolve("configuration").resolve(BUNDLES)));
        lines.add(line());
        Files.write(bundles, lines);
        writeSettings(area.resolve("config.ini"));
        return "-Dosgi.configuration.area=" + area;
    }

    /** The line of the bundle: name, version, where it lies, start level, whether it is started without being asked for. */
    private String line() throws IOException {
        try (JarFile jar = new JarFile(rigs.toFile())) {
            Attributes manifest = jar.getManifest().getMainAttributes();
            String name = manifest.getValue("Bundle-SymbolicName").split(";")[0];
            String version = manifest.getValue("Bundle-Version");
            return String.join(",", name, version, rigs.toUri().toString(), START_LEVEL, "false");
        }
    }

    private void writeSettings(Path file) throws IOException {
        Properties settings = new Properties();
        try (InputStream in = Files.newInputStream(product.resolve("configuration/config.ini"))) {
            settings.load(in);
        }
        // else the product's own area would be looked at as well
        settings.setProperty("osgi.configuration.cascaded", "false");
        settings.setProperty(
                "eclipse.p2.data.area", product.resolve("p2").toUri().toString());
        try (OutputStream out = Files.newOutputStream(file)) {
            settings.store(out, null);
        }
    }
}
