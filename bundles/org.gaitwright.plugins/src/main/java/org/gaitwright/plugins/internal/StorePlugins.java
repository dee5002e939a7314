// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.plugins.internal;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.plugins.InstalledPlugin;
import org.gaitwright.plugins.Plugins;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleException;
import org.osgi.framework.Constants;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;
import org.osgi.service.component.annotations.Reference;
import org.osgi.service.component.runtime.ServiceComponentRuntime;
import org.osgi.service.log.Logger;
import org.osgi.service.log.LoggerFactory;

/**
 * Plug-ins in the store and in the framework, kept the same. Activated at once, so that what the store holds runs before
 * an application asks for it.
 */
@Component(immediate = true)
public final class StorePlugins implements Plugins {
    /** The property that names the store's folder. */
    static final String FOLDER = "gaitwright.plugins";

    private final ReentrantLock changing = new ReentrantLock();
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
    private final Registry registry;
    private final Logger log;
    private final RunningBundles running;
    private final Store store;
    private final StoreFollower follower;
    private final ComponentTroubles troubles;
    private final ScheduledExecutorService clock;

    @Activate
    public StorePlugins(
            BundleContext context,
            @Reference Registry registry,
            @Reference ServiceComponentRuntime components,
            @Reference(service = LoggerFactory.class) Logger log) {
        this.registry = registry;
        this.log = log;
        running = new RunningBundles(
                context.getBundle(Constants.SYSTEM_BUNDLE_LOCATION).getBundleContext());
        troubles = new ComponentTroubles(components);
        store = new Store(folder(context));
        follower = new StoreFollower(store, running);
        follow();
        clock = Executors.newSingleThreadScheduledExecutor(task -> {
            Thread thread = new Thread(task, "plug-in store");
            thread.setDaemon(true);
            return thread;
        });
        // looking once a second costs microseconds and works on every file system, unlike change notification
        clock.scheduleWithFixedDelay(this::follow, 1, 1, TimeUnit.SECONDS);
    }

    private static Path folder(BundleContext context) {
        String given = context.getProperty(FOLDER);
        return given != null && !given.isBlank()
                ? Path.of(given).toAbsolutePath()
                : Path.of(System.getProperty("user.home"), ".gaitwright", "plugins");
    }

    @Deactivate
    void stop() {
        clock.shutdownNow();
    }

    @Override
    public List<InstalledPlugin> list() {
        follow();
        return store.read().stream().map(this::installed).toList();
    }

    @Override
    public InstalledPlugin install(String location, String id, Trust trust, Consumer<String> progress) {
        try (Download download = new Download(running)) {
            Candidate candidate = download.fetch(location, id, progress);
            InstallChecks.check(candidate, running);
            InstalledPlugin same = alreadyThere(candidate);
            if (same != null) {
                progress.accept(candidate + " is already installed");
                return same;
            }
            InstallChecks.askForTrust(candidate, trust);
            return keep(candidate, progress);
        }
    }

    private InstalledPlugin alreadyThere(Candidate candidate) {
        Store.Found old = store.find(candidate.id());
        if (old == null || old.plugin() == null || !old.plugin().sameContent(candidate.record())) {
            return null;
        }
        follow();
        InstalledPlugin installed = installed(old);
        return installed.health().good() ? installed : null;
    }

    private InstalledPlugin keep(Candidate candidate, Consumer<String> progress) {
        changing.lock();
        try {
            progress.accept("trying " + candidate);
            StoredPlugin record = candidate.record();
            running.uninstall(running.ofPlugin(candidate.id()));
            new TrialInstall(running, registry, troubles).run(candidate, record);
            store.write(record, candidate.files());
        } catch (IOException unwritable) {
            throw new InvalidInput(
                    candidate + " can't be written to the plug-in store " + store.folder() + ": "
                            + PluginErrors.text(unwritable)
                            + "; free some space or grant access, then install it again",
                    unwritable);
        } catch (BundleException stuck) {
            throw new InvalidInput(
                    "the installed version of " + candidate.id() + " can't be removed: " + stuck.getMessage()
                            + "; remove it, then install " + candidate + " again",
                    stuck);
        } finally {
            // after success this restarts whatever was wired to the old version; after a failure it brings that back
            follower.follow(true);
            changing.unlock();
            notifyListeners();
        }
        return installed(store.find(candidate.id()));
    }

    @Override
    public InstalledPlugin remove(String id) {
        changing.lock();
        try {
            Store.Found found = store.find(id);
            if (found == null) {
                throw new InvalidInput(notInstalled(id));
            }
            List<String> dependents = follower.dependentsOf(id);
            if (!dependents.isEmpty()) {
                throw new InvalidInput(id + " is needed by " + String.join(", ", dependents) + "; remove that first");
            }
            InstalledPlugin removed = installed(found);
            store.delete(id);
            follower.follow(true);
            return removed;
        } catch (IOException unwritable) {
            throw new InvalidInput(
                    id + " can't be deleted from the plug-in store " + store.folder() + ": "
                            + PluginErrors.text(unwritable),
                    unwritable);
        } finally {
            changing.unlock();
            notifyListeners();
        }
    }

    private String notInstalled(String id) {
        List<String> ids = store.read().stream().map(Store.Found::id).toList();
        if (running.shipped(id) != null) {
            return id + " ships with the studio and can't be removed";
        }
        return "no plug-in '" + id + "' was installed; "
                + (ids.isEmpty() ? "none was" : "installed are: " + String.join(", ", ids));
    }

    @Override
    public AutoCloseable listen(Runnable listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }

    /** Brings the framework in line with the store. Whatever goes wrong with a plug-in must not stop the studio. */
    private void follow() {
        boolean changed = false;
        changing.lock();
        try {
            changed = follower.follow(false);
        } catch (Throwable thrown) {
            PluginErrors.passOnIfFatal(thrown);
            log.error("the plug-in store {} can't be followed", store.folder(), thrown);
        } finally {
            changing.unlock();
        }
        if (changed) {
            follower.problems().forEach((id, problem) -> log.error("{}", problem));
            notifyListeners();
        }
    }

    private InstalledPlugin installed(Store.Found found) {
        if (found.plugin() == null) {
            return PluginHealth.unreadable(found, store.folder().resolve(found.id()));
        }
        List<Bundle> bundles = running.ofPlugin(found.id());
        String problem = follower.problems().get(found.id());
        return new PluginHealth(registry, troubles).of(found.plugin(), bundles, problem);
    }

    private void notifyListeners() {
        for (Runnable listener : listeners) {
            try {
                listener.run();
            } catch (Throwable thrown) {
                PluginErrors.passOnIfFatal(thrown);
                log.error("a listener of the plug-in store threw {}", PluginErrors.text(thrown), thrown);
            }
        }
    }
}
