// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.plugins;

import java.util.List;
import java.util.Objects;
import org.gaitwright.core.registry.Health;

/**
 * A plug-in that was installed by hand.
 *
 * @param id symbolic name of its bundle, or id of its feature
 * @param version its version
 * @param name its name for people
 * @param source where it came from
 * @param bundles symbolic names of the bundles that came with it
 * @param signer who signed it; empty if nobody did
 * @param health whether it runs, and if not, why
 */
public record InstalledPlugin(
        String id, String version, String name, String source, List<String> bundles, String signer, Health health) {
    public InstalledPlugin {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(version, "version");
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(source, "source");
        Objects.requireNonNull(signer, "signer");
        Objects.requireNonNull(health, "health");
        bundles = List.copyOf(bundles);
    }
}
