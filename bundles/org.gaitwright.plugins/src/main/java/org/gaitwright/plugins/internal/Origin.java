// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.plugins.internal;

import org.osgi.framework.Bundle;
import org.osgi.framework.Version;

/**
 * The bundle that something came from.
 *
 * @param bundle its symbolic name
 * @param version its version
 * @param shipped whether it came with the studio; such a bundle keeps its ids against newcomers
 */
record Origin(String bundle, String version, boolean shipped) {
    static final Origin UNKNOWN = new Origin("unknown", Version.emptyVersion.toString(), false);

    static Origin of(Bundle bundle) {
        if (bundle == null) {
            return UNKNOWN;
        }
        String name = bundle.getSymbolicName();
        return new Origin(
                name == null ? bundle.getLocation() : name,
                bundle.getVersion().toString(),
                !RunningBundles.isPlugin(bundle));
    }

    @Override
    public String toString() {
        return bundle + " " + version;
    }
}
