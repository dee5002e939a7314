// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.look;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.swt.graphics.Device;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageDataProvider;
import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;

/** Drawings of the studio, sharp at any size because they are SVG on a 16 px grid. */
public final class Icons {
    private static final String NATURAL_SIZE = "width=\"16\" height=\"16\"";

    private Icons() {}

    /** Where a file of the bundle that has {@code owner} is. */
    public static URL at(Class<?> owner, String path) {
        Bundle bundle = FrameworkUtil.getBundle(owner);
        URL url = bundle.getEntry(path);
        if (url == null) {
            throw new IllegalArgumentException(
                    "bundle " + bundle.getSymbolicName() + " has no file " + path + "; add it to build.properties");
        }
        return url;
    }

    /** At 16 px, for menus, toolbars and tables. */
    public static ImageDescriptor descriptor(Class<?> owner, String path) {
        return ImageDescriptor.createFromURL(at(owner, path));
    }

    /** At {@code size} px on a screen of 100 %, for the banners of wizards. */
    public static ImageDescriptor descriptor(Class<?> owner, String path, int size) {
        URL svg = at(owner, path);
        return ImageDescriptor.createFromImageDataProvider(zoom -> data(svg, size * zoom / 100));
    }

    /** At {@code size} px on a screen of 100 %; the caller disposes of it. */
    public static Image image(Device device, URL svg, int size) {
        return new Image(device, (ImageDataProvider) zoom -> data(svg, size * zoom / 100));
    }

    private static ImageData data(URL svg, int pixels) {
        try (InputStream in = svg.openStream()) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .replace(NATURAL_SIZE, "width=\"" + pixels + "\" height=\"" + pixels + "\"");
            return new ImageData(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
        } catch (IOException e) {
            throw new UncheckedIOException("can't read " + svg + "; reinstall the studio", e);
        }
    }
}
