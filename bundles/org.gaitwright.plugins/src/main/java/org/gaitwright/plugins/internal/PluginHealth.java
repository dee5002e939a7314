// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.plugins.internal;

import java.nio.file.Path;
import java.util.List;
import org.gaitwright.core.registry.Entry;
import org.gaitwright.core.registry.Health;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.plugins.InstalledPlugin;
import org.gaitwright.plugins.internal.StoredPlugin.StoredBundle;
import org.osgi.framework.Bundle;

/** Reports the health of an installed plug-in. */
final class PluginHealth {
    private final Registry registry;
    private final ComponentTroubles troubles;

    PluginHealth(Registry registry, ComponentTroubles troubles) {
        this.registry = registry;
        this.troubles = troubles;
    }

    /** @param problem what kept it from starting, or null */
    InstalledPlugin of(StoredPlugin plugin, List<Bundle> bundles, String problem) {
        return new InstalledPlugin(
                plugin.id(),
                plugin.version(),
                plugin.name(),
                plugin.source(),
                plugin.bundles().stream().map(StoredBundle::symbolicName).toList(),
                plugin.signer(),
                problem != null ? new Health.SetAside(problem, null) : health(plugin, bundles));
    }

    static InstalledPlugin unreadable(Store.Found found, Path folder) {
        return new InstalledPlugin(
                found.id(),
                "0.0.0",
                found.id(),
                folder.toString(),
                List.of(),
                "",
                new Health.SetAside(
                        "plug-in " + found.id() + ": " + found.problem() + "; remove it and install it again", null));
    }

    private Health health(StoredPlugin plugin, List<Bundle> bundles) {
        if (bundles.size() < plugin.bundles().size()) {
            return new Health.SetAside("plug-in " + plugin.id() + " is starting; look again", null);
        }
        for (Bundle bundle : bundles) {
            for (Entry entry : TrialInstall.entriesOf(bundle, registry)) {
                if (!entry.health().good()) {
                    return entry.health();
                }
            }
            for (ComponentTroubles.Trouble t : troubles.of(bundle)) {
                return new Health.SetAside(
                        Slot.word(t.kind()) + " '" + t.component() + "' of " + Origin.of(bundle) + " " + t.what(),
                        null);
            }
        }
        return Health.GOOD;
    }
}
