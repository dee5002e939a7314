// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.resources;

import java.net.URL;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import org.gaitwright.core.character.CharacterProvider;
import org.gaitwright.core.controller.PresetProvider;
import org.gaitwright.core.controller.StyleProvider;
import org.gaitwright.core.optimization.RecipeProvider;
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
 * bundle's name, so that characters, styles, presets and optimisation recipes are shipped without a line of Java:
 * {@code characters/ID.xml}, {@code styles/ID.yaml} (also a preset of the controller that it names),
 * {@code presets/CONTROLLER/NAME.yaml} and {@code recipes/ID.yaml}.
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
        for (BundleFile file : files(bundle, folder + "/characters", "*.xml", false)) {
            registered.add(owner.registerService(
                    CharacterProvider.class, new ModelFile(file.name(), file.file(), file.url()), null));
        }
        for (BundleFile file : files(bundle, folder + "/styles", "*.yaml", false)) {
            StyleText style = new StyleText(file);
            registered.add(owner.registerService(StyleProvider.class, style, null));
            style.preset().ifPresent(p -> registered.add(owner.registerService(PresetProvider.class, p, null)));
        }
        for (BundleFile file : files(bundle, folder + "/presets", "*.yaml", true)) {
            registered.add(owner.registerService(PresetProvider.class, PresetText.of(file), null));
        }
        for (BundleFile file : files(bundle, folder + "/recipes", "*.yaml", false)) {
            RecipeText recipe = new RecipeText(file, path -> bundle.getEntry(folder + "/" + path));
            registered.add(owner.registerService(RecipeProvider.class, recipe, null));
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

    private static List<BundleFile> files(Bundle bundle, String folder, String pattern, boolean below) {
        Enumeration<URL> found = bundle.findEntries(folder, pattern, below);
        return found == null
                ? List.of()
                : Collections.list(found).stream().map(BundleFile::of).toList();
    }
}
