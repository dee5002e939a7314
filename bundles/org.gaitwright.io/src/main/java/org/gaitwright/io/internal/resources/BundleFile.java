// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.resources;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.io.internal.yaml.YamlValue;

/**
 * A file of a bundle.
 *
 * @param folder the last part of its folder
 * @param name of the file without its ending
 * @param file its name
 */
record BundleFile(URL url, String folder, String name, String file) {
    static BundleFile of(URL url) {
        String[] path = url.getPath().split("/");
        String file = path[path.length - 1];
        return new BundleFile(
                url, path.length > 1 ? path[path.length - 2] : "", file.substring(0, file.lastIndexOf('.')), file);
    }

    /** What people call something with this file name. */
    static String title(String name) {
        String words = name.replace('-', ' ');
        return Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }

    String text() {
        try (InputStream in = url.openStream()) {
            // four bytes hold any character; the parser refuses what is cut
            return new String(in.readNBytes(4 * YamlValue.MAX_CHARACTERS), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw unreadable(file, e);
        }
    }

    static InvalidInput unreadable(String file, IOException e) {
        return new InvalidInput("can't read " + file + ": " + e.getMessage() + "; install its bundle again", e);
    }
}
