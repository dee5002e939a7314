// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.plugins.internal;

import java.util.List;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.plugins.Plugins.Trust;
import org.osgi.framework.Bundle;

/** What a candidate has to pass before any of its code runs. */
final class InstallChecks {
    private InstallChecks() {}

    static void check(Candidate candidate, RunningBundles running) {
        for (BundleJar jar : candidate.jars()) {
            Bundle shipped = running.shipped(jar.symbolicName());
            if (shipped != null) {
                throw new InvalidInput(candidate + " is not installed: " + jar.symbolicName() + " "
                        + shipped.getVersion() + " ships with the studio and can't be replaced; install a newer studio,"
                        + " or rename the bundle");
            }
            for (Bundle other : running.plugins()) {
                if (other.getSymbolicName().equals(jar.symbolicName())
                        && other.getVersion().toString().equals(jar.version())
                        && !RunningBundles.pluginOf(other).equals(candidate.id())) {
                    throw new InvalidInput(candidate + " is not installed: " + jar + " is already installed as part of "
                            + RunningBundles.pluginOf(other) + "; remove that first");
                }
            }
        }
        if (candidate.jars().size() == 1 && candidate.jars().get(0).fragment()) {
            throw new InvalidInput(candidate + " is not installed: it is a fragment, which needs its host;"
                    + " install it from a site together with its host");
        }
    }

    static void askForTrust(Candidate candidate, Trust trust) {
        List<BundleJar> doubtful =
                candidate.jars().stream().filter(j -> !j.signature().known()).toList();
        List<String> lines =
                doubtful.stream().map(j -> j + ": " + j.signature().text()).toList();
        if (!doubtful.isEmpty() && !trust.mayRun(lines)) {
            String what = candidate.jars().size() == 1
                    ? "it is " + doubtful.get(0).signature().text()
                    : String.join("; ", lines);
            throw new InvalidInput(
                    candidate + " is not installed: " + what + "; if you trust its origin, use --trust-unsigned");
        }
    }
}
