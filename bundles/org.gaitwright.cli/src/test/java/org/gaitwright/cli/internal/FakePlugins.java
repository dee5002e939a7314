// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.gaitwright.core.registry.Health;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.plugins.InstalledPlugin;
import org.gaitwright.plugins.Plugins;

/** Keeps plug-ins in a list; all content is unsigned. */
final class FakePlugins implements Plugins {
    final List<InstalledPlugin> installed = new ArrayList<>();

    @Override
    public List<InstalledPlugin> list() {
        return List.copyOf(installed);
    }

    @Override
    public InstalledPlugin install(String location, String id, Trust trust, Consumer<String> progress) {
        progress.accept("checking " + location);
        if (!trust.mayRun(List.of(location + ": unsigned"))) {
            throw new InvalidInput(location + " is not signed; --trust-unsigned installs it anyway");
        }
        InstalledPlugin p = new InstalledPlugin(
                id == null ? "com.example.hop" : id, "1.0.0", "Hop", location, List.of("hop"), "", Health.GOOD);
        installed.add(p);
        return p;
    }

    @Override
    public InstalledPlugin remove(String id) {
        InstalledPlugin found = installed.stream()
                .filter(p -> p.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new InvalidInput("'" + id + "' was not installed by hand"));
        installed.remove(found);
        return found;
    }

    @Override
    public AutoCloseable listen(Runnable listener) {
        throw new UnsupportedOperationException("nobody listens to a fake");
    }
}
