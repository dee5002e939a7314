// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.plugins.internal;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.gaitwright.plugins.internal.StoredPlugin.StoredBundle;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleException;
import org.osgi.framework.wiring.BundleWire;
import org.osgi.framework.wiring.BundleWiring;

/** Makes the framework run what the store holds, no more and no less. One thread at a time. */
final class StoreFollower {
    private final Store store;
    private final RunningBundles running;
    private volatile Map<String, String> problems = Map.of();
    private String seen;
    private List<String> kept = List.of();

    StoreFollower(Store store, RunningBundles running) {
        this.store = store;
        this.running = running;
    }

    /** Why a plug-in does not run, by id. */
    Map<String, String> problems() {
        return problems;
    }

    /**
     * @param always also if the store looks as it did at the last call
     * @return whether anything was looked at
     */
    boolean follow(boolean always) {
        String now = store.stamp();
        if (!always && now.equals(seen) && nothingVanished()) {
            return false;
        }
        // taken before reading: a change in between makes the next call look again
        seen = now;
        Map<String, String> found = new TreeMap<>();
        Map<String, Wanted> wanted = wanted(found);
        drop(wanted.keySet(), found);
        Map<Bundle, String> arrived = new LinkedHashMap<>();
        wanted.forEach((location, w) -> add(location, w, arrived, found));
        running.resolve(arrived.keySet());
        arrived.forEach((bundle, id) -> start(bundle, id, found));
        kept = arrived.keySet().stream().map(Bundle::getLocation).toList();
        problems = Map.copyOf(found);
        return true;
    }

    private record Wanted(String id, StoredBundle bundle) {}

    /** What should be installed, by location; a jar that is not what was installed is none of it. */
    private Map<String, Wanted> wanted(Map<String, String> found) {
        Map<String, Wanted> wanted = new LinkedHashMap<>();
        for (Store.Found f : store.read()) {
            if (f.plugin() == null) {
                continue;
            }
            Map<String, Wanted> ofPlugin = new LinkedHashMap<>();
            for (StoredBundle bundle : f.plugin().bundles()) {
                String refusal = store.refusal(f.id(), bundle);
                if (refusal != null) {
                    found.putIfAbsent(f.id(), "plug-in " + f.id() + ": " + refusal);
                }
                ofPlugin.put(RunningBundles.location(f.id(), bundle), new Wanted(f.id(), bundle));
            }
            if (!found.containsKey(f.id())) {
                wanted.putAll(ofPlugin);
            }
        }
        return wanted;
    }

    /** Uninstalls what is not wanted any more, leftovers of an earlier run included. */
    private void drop(Set<String> wanted, Map<String, String> found) {
        List<Bundle> leaving = running.plugins().stream()
                .filter(b -> !wanted.contains(b.getLocation()))
                .toList();
        try {
            running.uninstall(leaving);
        } catch (BundleException stuck) {
            leaving.forEach(b -> found.putIfAbsent(
                    RunningBundles.pluginOf(b), "an old " + b.getSymbolicName() + " can't be removed: " + stuck));
        }
    }

    private void add(String location, Wanted w, Map<Bundle, String> arrived, Map<String, String> found) {
        try {
            Bundle there = running.at(location);
            Bundle bundle = there != null ? there : running.install(location, store.jar(w.id(), w.bundle()));
            arrived.put(bundle, w.id());
        } catch (BundleException | IOException refused) {
            found.putIfAbsent(
                    w.id(),
                    "plug-in " + w.id() + ": " + w.bundle().file() + " can't be installed: "
                            + PluginErrors.text(refused));
        }
    }

    private void start(Bundle bundle, String id, Map<String, String> found) {
        try {
            running.start(bundle);
        } catch (BundleException failed) {
            List<String> missing = MissingRequirements.of(bundle, running);
            String what = missing.isEmpty()
                    ? "does not start: " + PluginErrors.text(PluginErrors.root(failed)) + "; tell its author"
                    : "needs " + String.join(", ", missing)
                            + ", which is missing; install the plug-in with it, or a version of "
                            + bundle.getSymbolicName() + " for this studio";
            found.putIfAbsent(id, "plug-in " + id + ": " + bundle.getSymbolicName() + " " + what);
        } catch (RuntimeException | LinkageError | StackOverflowError thrown) {
            found.putIfAbsent(
                    id, "plug-in " + id + ": " + bundle.getSymbolicName() + " threw " + PluginErrors.text(thrown));
        }
    }

    /** Whether all that was installed still is: other parts of the studio, such as p2, may uninstall bundles as well. */
    private boolean nothingVanished() {
        return kept.stream().allMatch(location -> running.at(location) != null);
    }

    /** The other plug-ins whose bundles are wired to those of {@code id}. */
    List<String> dependentsOf(String id) {
        Set<Bundle> providers = new HashSet<>(running.ofPlugin(id));
        Set<String> dependents = new TreeSet<>();
        for (Bundle bundle : running.plugins()) {
            BundleWiring wiring = bundle.adapt(BundleWiring.class);
            if (wiring == null || providers.contains(bundle)) {
                continue;
            }
            for (BundleWire wire : wiring.getRequiredWires(null)) {
                if (providers.contains(wire.getProvider().getBundle())) {
                    dependents.add(RunningBundles.pluginOf(bundle));
                }
            }
        }
        return new ArrayList<>(dependents);
    }
}
