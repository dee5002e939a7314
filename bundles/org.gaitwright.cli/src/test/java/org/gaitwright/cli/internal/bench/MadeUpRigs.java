// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal.bench;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;

/** A product without a bundle of ours, and a rig without classes. */
public final class MadeUpRigs {
    private MadeUpRigs() {}

    /** Writes the settings of a product into its folder, and beside them the jar of a rig, which is returned. */
    public static Path in(Path product) throws IOException {
        Path configuration = product.resolve("configuration");
        Path bundles = Files.createDirectories(configuration.resolve("org.eclipse.equinox.simpleconfigurator"));
        Files.writeString(bundles.resolve("bundles.info"), "#version=1\na,1.0.0,plugins/a_1.0.0.jar,4,false\n");
        Files.writeString(
                configuration.resolve("config.ini"),
                "eclipse.p2.data.area=@config.dir/../p2\nosgi.framework=file\\:plugins/framework.jar\n");
        Manifest manifest = new Manifest();
        Attributes attributes = manifest.getMainAttributes();
        attributes.put(Attributes.Name.MANIFEST_VERSION, "1.0");
        attributes.putValue("Bundle-SymbolicName", "org.example.rigs;singleton:=true");
        attributes.putValue("Bundle-Version", "1.2.3.now");
        Path jar = product.resolve("rigs.jar");
        try (OutputStream out = Files.newOutputStream(jar)) {
            new JarOutputStream(out, manifest).close();
        }
        return jar;
    }
}
