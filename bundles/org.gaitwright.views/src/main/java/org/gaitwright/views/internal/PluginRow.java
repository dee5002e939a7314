// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.gaitwright.core.registry.Entry;
import org.gaitwright.core.registry.Health;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.plugins.InstalledPlugin;
import org.gaitwright.plugins.Plugins;

/**
 * A line of the Plug-ins view: a contribution, or a plug-in that was installed by hand.
 *
 * @param installed the plug-in that the user can remove; null for what ships with the studio
 */
record PluginRow(
        String kind,
        String id,
        String name,
        String bundle,
        String version,
        Health health,
        String details,
        InstalledPlugin installed) {

    static List<PluginRow> all(Registry registry, Plugins plugins) {
        List<InstalledPlugin> installed = plugins == null ? List.of() : plugins.list();
        List<PluginRow> rows = new ArrayList<>();
        for (InstalledPlugin p : installed) {
            rows.add(of(p));
        }
        if (registry != null) {
            for (Entry e : registry.entries()) {
                rows.add(of(e, owner(e, installed)));
            }
        }
        return rows;
    }

    private static InstalledPlugin owner(Entry e, List<InstalledPlugin> installed) {
        return installed.stream()
                .filter(p -> p.bundles().contains(e.bundle()) || p.id().equals(e.bundle()))
                .findFirst()
                .orElse(null);
    }

    private static PluginRow of(Entry e, InstalledPlugin owner) {
        String kind = e.kind().name().toLowerCase(Locale.ROOT);
        return new PluginRow(kind, e.id(), e.name(), e.bundle(), e.bundleVersion(), e.health(), e.description(), owner);
    }

    private static PluginRow of(InstalledPlugin p) {
        String signed = p.signer().isEmpty() ? "not signed" : "signed by " + p.signer();
        String details =
                "Installed from " + p.source() + ", " + signed + ". Bundles: " + String.join(", ", p.bundles());
        return new PluginRow("plug-in", p.id(), p.name(), p.id(), p.version(), p.health(), details, p);
    }

    /** Without the time of its build, which the details tell. */
    String shortVersion() {
        String[] parts = version.split("\\.");
        return String.join(".", java.util.Arrays.copyOf(parts, Math.min(3, parts.length)));
    }

    boolean matches(String lowerCaseWords) {
        String all = kind + " " + id + " " + name + " " + bundle + " " + version + " " + health.text();
        return all.toLowerCase(Locale.ROOT).contains(lowerCaseWords);
    }
}
