// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.resources;

import java.net.URL;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import org.gaitwright.core.character.CharacterProvider;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleEvent;
import org.osgi.framework.ServiceRegistration;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;
import org.osgi.util.tracker.BundleTracker;
import org.osgi.util.tracker.BundleTrackerCustomizer;

/**
 * Registers a service for each file in the folder that a bundle names in its {@code Gaitwright-Resources} header, in that
 * bundle's name, so that characters are shipped without a line of Java.
 */
@Component(
        immediate = true,
        service = {})
public final class ResourceExtender implements BundleTrackerCustomizer<List<ServiceRegistration<?>>> {
    private static final String HEADER = "Gaitwright-Resources";

    private BundleTracker<List<ServiceRegistration<?>>> tracker;

    @Activate
    void start(BundleContext context) {
        tracker = new BundleTracker<>(context, Bundle.STARTING | Bundle.ACTIVE, this);
        tracker.open();
    }

    @Deactivate
    void stop() {
        tracker.close();
    }

    @Override
    public List<ServiceRegistration<?>> addingBundle(Bundle bundle, BundleEvent event) {
        String folder = bundle.getHeaders("").get(HEADER);
        BundleContext owner = bundle.getBundleContext();
        if (folder == null || owner == null) {
            return null;
        }
        List<ServiceRegistration<?>> registered = new ArrayList<>();
        for (URL url : files(bundle, folder + "/characters", "*.xml")) {
            String file = url.getPath().substring(url.getPath().lastIndexOf('/') + 1);
            String id = file.substring(0, file.lastIndexOf('.'));
            registered.add(owner.registerService(CharacterProvider.class, new ModelFile(id, file, url), null));
        }
        return registered;
    }

    @Override
    public void modifiedBundle(Bundle bundle, BundleEvent event, List<ServiceRegistration<?>> registered) {
        // starting or active makes no difference: its files are the same
    }

    @Override
    public void removedBundle(Bundle bundle, BundleEvent event, List<ServiceRegistration<?>> registered) {
        for (ServiceRegistration<?> r : registered) {
            try {
                r.unregister();
            } catch (IllegalStateException gone) {
                // the framework took it back when the bundle stopped
                continue;
            }
        }
    }

    private static List<URL> files(Bundle bundle, String folder, String pattern) {
        Enumeration<URL> found = bundle.findEntries(folder, pattern, false);
        return found == null ? List.of() : Collections.list(found);
    }
}
