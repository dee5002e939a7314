// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.plugins.internal;

import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.equinox.p2.core.IProvisioningAgent;
import org.eclipse.equinox.p2.core.IProvisioningAgentProvider;
import org.eclipse.equinox.p2.core.ProvisionException;
import org.eclipse.equinox.p2.metadata.IArtifactKey;
import org.eclipse.equinox.p2.metadata.IInstallableUnit;
import org.eclipse.equinox.p2.query.QueryUtil;
import org.eclipse.equinox.p2.repository.artifact.IArtifactDescriptor;
import org.eclipse.equinox.p2.repository.artifact.IArtifactRepository;
import org.eclipse.equinox.p2.repository.artifact.IArtifactRepositoryManager;
import org.eclipse.equinox.p2.repository.metadata.IMetadataRepositoryManager;
import org.gaitwright.core.registry.InvalidInput;
import org.osgi.framework.BundleContext;
import org.osgi.framework.ServiceReference;

/** A p2 update site. The only class, with {@link Closure} and {@link RunningUnit}, that knows p2. */
final class UpdateSite implements AutoCloseable {
    private static final String GROUP_SUFFIX = ".feature.group";
    private static final String BUNDLE_CLASSIFIER = "osgi.bundle";
    /** Sites may name mirrors on other machines; only what the user named is contacted. */
    private static final String MIRRORS = "eclipse.p2.mirrors";

    private final URI site;
    private final String shown;
    private final Path folder;
    private final RunningBundles running;
    private final ServiceReference<IProvisioningAgentProvider> provider;
    private final IProvisioningAgent agent;

    /**
     * @param shown how the user named it
     * @param folder a temporary folder, for p2's own data and for the jars
     */
    UpdateSite(URI site, String shown, Path folder, RunningBundles running) {
        this.site = site;
        this.shown = shown;
        this.folder = folder;
        this.running = running;
        System.setProperty(MIRRORS, System.getProperty(MIRRORS, "false"));
        BundleContext context = running.context();
        provider = context.getServiceReference(IProvisioningAgentProvider.class);
        if (provider == null) {
            throw new InvalidInput("update sites can't be read: this studio was built without p2; install from a jar");
        }
        try {
            agent = context.getService(provider)
                    .createAgent(folder.resolve("p2").toUri());
        } catch (ProvisionException refused) {
            throw new InvalidInput(
                    "update sites can't be read: " + PluginErrors.text(PluginErrors.root(refused)), refused);
        }
    }

    /** Downloads the newest {@code id} and what it needs. */
    Candidate fetch(String id, Consumer<String> progress) {
        progress.accept("reading " + shown);
        Collection<IInstallableUnit> units = units();
        IInstallableUnit root = find(units, id);
        Closure closure = new Closure(units, RunningUnit.of(running, running.ofPlugin(id)), environment());
        closure.add(root);
        if (!closure.missing().isEmpty()) {
            throw new InvalidInput(id + " " + root.getVersion() + " is not installed: "
                    + String.join("; ", closure.missing()) + "; neither " + shown
                    + " nor the studio has it: install the plug-in with it first, or ask its author for a version"
                    + " for this studio");
        }
        List<BundleJar> jars = download(closure.chosen(), progress);
        if (jars.isEmpty()) {
            throw new InvalidInput(id + " " + root.getVersion() + " is not installed: it has no bundle");
        }
        String name = root.getProperty(IInstallableUnit.PROP_NAME, null);
        return new Candidate(
                id, root.getVersion().toString(), name == null || name.startsWith("%") ? id : name, shown, jars);
    }

    private Collection<IInstallableUnit> units() {
        try {
            return agent.getService(IMetadataRepositoryManager.class)
                    .loadRepository(site, new NullProgressMonitor())
                    .query(QueryUtil.ALL_UNITS, new NullProgressMonitor())
                    .toUnmodifiableSet();
        } catch (ProvisionException unreadable) {
            throw new InvalidInput(
                    shown + " is not a readable update site: "
                            + unreadable.getStatus().getMessage() + "; give the folder or address of a p2 site",
                    unreadable);
        }
    }

    private IInstallableUnit find(Collection<IInstallableUnit> units, String id) {
        if (id == null) {
            throw new InvalidInput(shown + " is an update site; give the id to install: " + offers(units));
        }
        return units.stream()
                .filter(u -> u.getId().equals(id) || u.getId().equals(id + GROUP_SUFFIX))
                .max(Comparator.comparing(IInstallableUnit::getVersion))
                .orElseThrow(
                        () -> new InvalidInput("there is no '" + id + "' on " + shown + "; it has: " + offers(units)));
    }

    /** Ids of features and bundles that a user could ask for. */
    private static String offers(Collection<IInstallableUnit> units) {
        TreeSet<String> ids = new TreeSet<>();
        for (IInstallableUnit unit : units) {
            if (QueryUtil.isGroup(unit) && unit.getId().endsWith(GROUP_SUFFIX)) {
                ids.add(unit.getId().substring(0, unit.getId().length() - GROUP_SUFFIX.length()));
            } else if (unit.getArtifacts().stream()
                    .anyMatch(a -> a.getClassifier().equals(BUNDLE_CLASSIFIER))) {
                ids.add(unit.getId());
            }
        }
        return ids.isEmpty() ? "nothing to install" : String.join(", ", ids);
    }

    private List<BundleJar> download(Collection<IInstallableUnit> units, Consumer<String> progress) {
        List<BundleJar> jars = new ArrayList<>();
        for (IInstallableUnit unit : units) {
            for (IArtifactKey key : unit.getArtifacts()) {
                if (key.getClassifier().equals(BUNDLE_CLASSIFIER)) {
                    progress.accept("fetching " + key.getId() + " " + key.getVersion());
                    // numbered: an id of a site must not become a path
                    jars.add(download(key, folder.resolve("fetched-" + jars.size() + ".jar")));
                }
            }
        }
        return jars;
    }

    private BundleJar download(IArtifactKey key, Path file) {
        String what = key.getId() + " " + key.getVersion();
        try {
            IArtifactRepository repository =
                    agent.getService(IArtifactRepositoryManager.class).loadRepository(site, new NullProgressMonitor());
            IArtifactDescriptor[] descriptors = repository.getArtifactDescriptors(key);
            if (descriptors.length == 0) {
                throw new InvalidInput(
                        shown + " lists " + what + " but does not have it; contact the owner of the site");
            }
            try (OutputStream out = Files.newOutputStream(file)) {
                IStatus status = repository.getArtifact(descriptors[0], out, new NullProgressMonitor());
                if (status.matches(IStatus.ERROR | IStatus.CANCEL)) {
                    throw new InvalidInput(what + " can't be fetched from " + shown + ": " + deepest(status)
                            + "; try again, or contact the owner of the site");
                }
            }
        } catch (ProvisionException unreadable) {
            throw new InvalidInput(
                    shown + " has no readable artifacts: "
                            + unreadable.getStatus().getMessage(),
                    unreadable);
        } catch (IOException full) {
            throw new InvalidInput(
                    what + " can't be written to the temporary folder: " + PluginErrors.text(full), full);
        }
        return BundleJar.inspect(file, what + " from " + shown);
    }

    private static String deepest(IStatus status) {
        IStatus s = status;
        while (s.getChildren().length > 0) {
            s = s.getChildren()[0];
        }
        return s.getMessage();
    }

    private Map<String, String> environment() {
        BundleContext context = running.context();
        return Map.of(
                "osgi.os", orEmpty(context.getProperty("osgi.os")),
                "osgi.ws", orEmpty(context.getProperty("osgi.ws")),
                "osgi.arch", orEmpty(context.getProperty("osgi.arch")));
    }

    private static String orEmpty(String value) {
        return value == null ? "" : value;
    }

    @Override
    public void close() {
        agent.stop();
        running.context().ungetService(provider);
    }
}
