// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.plugins.internal;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.gaitwright.core.registry.Entry;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.plugins.internal.StoredPlugin.StoredBundle;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleException;

/** Runs a candidate in the framework, to see whether it works before it is kept. */
final class TrialInstall {
    private static final String RESOURCES = "Gaitwright-Resources";

    private final RunningBundles running;
    private final Registry registry;
    private final ComponentTroubles troubles;

    TrialInstall(RunningBundles running, Registry registry, ComponentTroubles troubles) {
        this.running = running;
        this.registry = registry;
        this.troubles = troubles;
    }

    /**
     * Installs, resolves, starts and examines all bundles of a candidate. On success they keep running.
     *
     * @throws InvalidInput with the reason, after everything has been uninstalled again
     */
    void run(Candidate candidate, StoredPlugin record) {
        List<Bundle> bundles = new ArrayList<>();
        boolean passed = false;
        try {
            install(candidate, record, bundles);
            resolve(candidate, bundles);
            start(candidate, bundles);
            examine(candidate, bundles);
            passed = true;
        } finally {
            if (!passed) {
                undo(bundles);
            }
        }
    }

    private void install(Candidate candidate, StoredPlugin record, List<Bundle> bundles) {
        for (int i = 0; i < record.bundles().size(); i++) {
            StoredBundle bundle = record.bundles().get(i);
            BundleJar jar = candidate.jars().get(i);
            try {
                bundles.add(running.install(RunningBundles.location(record.id(), bundle), jar.file()));
            } catch (BundleException refused) {
                throw refusal(candidate, jar + " is refused: " + refused.getMessage(), refused);
            } catch (IOException unreadable) {
                throw refusal(candidate, jar + " can't be read: " + PluginErrors.text(unreadable), unreadable);
            }
        }
    }

    private void resolve(Candidate candidate, List<Bundle> bundles) {
        Set<String> missing = new LinkedHashSet<>();
        bundles.forEach(b -> missing.addAll(MissingRequirements.of(b, running)));
        if (!missing.isEmpty()) {
            throw refusal(
                    candidate,
                    "it needs " + String.join(", ", missing)
                            + ", which is missing; install the plug-in with it first, or rebuild it against"
                            + " this version",
                    null);
        }
        running.resolve(bundles);
    }

    private void start(Candidate candidate, List<Bundle> bundles) {
        for (Bundle bundle : bundles) {
            try {
                running.start(bundle);
            } catch (BundleException failed) {
                Throwable cause = PluginErrors.root(failed);
                String what = failed.getType() == BundleException.ACTIVATOR_ERROR
                        ? "its activator threw " + PluginErrors.text(cause) + "; tell its author"
                        : failed.getMessage();
                throw refusal(candidate, what, failed);
            }
        }
    }

    private void examine(Candidate candidate, List<Bundle> bundles) {
        boolean contributes = false;
        for (Bundle bundle : bundles) {
            for (ComponentTroubles.Trouble t : troubles.of(bundle)) {
                throw refusal(candidate, Slot.word(t.kind()) + " '" + t.component() + "' " + t.what(), null);
            }
            for (Entry entry : entriesOf(bundle, registry)) {
                if (!entry.health().good()) {
                    throw refusal(candidate, entry.health().text().replace(Slot.UNTIL_INSTALLED, ""), null);
                }
                contributes = true;
            }
            contributes |= hasResources(bundle);
        }
        if (!contributes) {
            throw refusal(
                    candidate,
                    "it contributes nothing: no service under a contract of org.gaitwright.core, and no "
                            + RESOURCES + " header; if it is a library, install it from a site together with the"
                            + " plug-in that needs it",
                    null);
        }
    }

    static List<Entry> entriesOf(Bundle bundle, Registry registry) {
        String version = bundle.getVersion().toString();
        return registry.entries().stream()
                .filter(e -> e.bundle().equals(bundle.getSymbolicName())
                        && e.bundleVersion().equals(version))
                .toList();
    }

    private static boolean hasResources(Bundle bundle) {
        String folder = bundle.getHeaders("").get(RESOURCES);
        return folder != null && bundle.findEntries(folder.strip(), "*", true) != null;
    }

    private void undo(List<Bundle> bundles) {
        try {
            running.uninstall(bundles);
        } catch (BundleException stuck) {
            throw new IllegalStateException(
                    "the trial could not be removed (" + stuck.getMessage() + "); restart the studio", stuck);
        }
    }

    private static InvalidInput refusal(Candidate candidate, String reason, Throwable cause) {
        return new InvalidInput(candidate + " is not installed: " + reason, cause);
    }
}
