// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal;

import java.nio.file.Path;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.io.FileRegistry;
import org.osgi.framework.BundleContext;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.ServiceReference;

/** Services of the studio, from any thread. */
public final class Services {
    private Services() {}

    /** The service; refuses if the studio runs without it. */
    public static <T> T of(Class<T> type) {
        BundleContext context = FrameworkUtil.getBundle(Services.class).getBundleContext();
        ServiceReference<T> reference = context.getServiceReference(type);
        T service = reference == null ? null : context.getService(reference);
        if (service == null) {
            throw new IllegalStateException(type.getSimpleName() + " is not running; restart the studio");
        }
        return service;
    }

    /** What is installed, and files as they are in their editors; relative paths start from a folder. */
    public static FileRegistry files(Path folder) {
        return FileRegistry.of(of(Registry.class), folder, OpenTexts::of);
    }
}
