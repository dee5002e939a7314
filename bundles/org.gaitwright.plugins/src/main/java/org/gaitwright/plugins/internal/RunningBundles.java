// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.plugins.internal;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.gaitwright.plugins.internal.StoredPlugin.StoredBundle;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleException;
import org.osgi.framework.Constants;
import org.osgi.framework.FrameworkEvent;
import org.osgi.framework.startlevel.BundleStartLevel;
import org.osgi.framework.startlevel.FrameworkStartLevel;
import org.osgi.framework.wiring.BundleRevision;
import org.osgi.framework.wiring.FrameworkWiring;

/**
 * The plug-ins' bundles in the running framework. Their location names plug-in, file and content, so that what the
 * framework kept from its last run can be distinguished from what is in the store now.
 */
final class RunningBundles {
    private static final String SCHEME = "gaitwright-plugin:";
    private static final int REFRESH_SECONDS = 20;

    private final BundleContext framework;

    /** @param framework context of the system bundle, which outlives everything that is installed through it */
    RunningBundles(BundleContext framework) {
        this.framework = framework;
    }

    static boolean isPlugin(Bundle bundle) {
        return bundle.getLocation().startsWith(SCHEME);
    }

    static boolean isFragment(Bundle bundle) {
        BundleRevision revision = bundle.adapt(BundleRevision.class);
        return revision != null && (revision.getTypes() & BundleRevision.TYPE_FRAGMENT) != 0;
    }

    static String location(String id, StoredBundle bundle) {
        return SCHEME + id + "/" + bundle.file() + "@" + bundle.sha256();
    }

    List<Bundle> plugins() {
        return Arrays.stream(framework.getBundles())
                .filter(RunningBundles::isPlugin)
                .toList();
    }

    List<Bundle> ofPlugin(String id) {
        return plugins().stream()
                .filter(b -> b.getLocation().startsWith(SCHEME + id + "/"))
                .toList();
    }

    /** The plug-in that a bundle belongs to. */
    static String pluginOf(Bundle bundle) {
        String location = bundle.getLocation();
        return location.substring(SCHEME.length(), location.indexOf('/'));
    }

    Bundle at(String location) {
        return framework.getBundle(location);
    }

    /** A bundle that came with the studio, or null. */
    Bundle shipped(String symbolicName) {
        return Arrays.stream(framework.getBundles())
                .filter(b -> !isPlugin(b) && symbolicName.equals(b.getSymbolicName()))
                .findFirst()
                .orElse(null);
    }

    Bundle install(String location, Path jar) throws BundleException, IOException {
        try (InputStream in = Files.newInputStream(jar)) {
            return framework.installBundle(location, in);
        }
    }

    boolean resolve(Collection<Bundle> bundles) {
        return wiring().resolveBundles(bundles);
    }

    /** Starts for this run only: at the next start the store decides again. */
    void start(Bundle bundle) throws BundleException {
        if (isFragment(bundle)) {
            return;
        }
        BundleStartLevel level = bundle.adapt(BundleStartLevel.class);
        int now = systemBundle().adapt(FrameworkStartLevel.class).getStartLevel();
        if (level.getStartLevel() > now) {
            level.setStartLevel(Math.max(1, now));
        }
        bundle.start(Bundle.START_TRANSIENT | Bundle.START_ACTIVATION_POLICY);
    }

    /** Takes bundles out and unties what was wired to them; a bundle that throws while it stops goes all the same. */
    void uninstall(Collection<Bundle> bundles) throws BundleException {
        if (bundles.isEmpty()) {
            return;
        }
        for (Bundle bundle : bundles) {
            if (bundle.getState() != Bundle.UNINSTALLED) {
                bundle.uninstall();
            }
        }
        refresh(bundles);
    }

    private void refresh(Collection<Bundle> bundles) {
        CountDownLatch done = new CountDownLatch(1);
        wiring().refreshBundles(bundles, event -> {
            if (event.getType() == FrameworkEvent.PACKAGES_REFRESHED) {
                done.countDown();
            }
        });
        try {
            // what hangs in its stop method must not hang the studio
            done.await(REFRESH_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException asked) {
            Thread.currentThread().interrupt();
        }
    }

    FrameworkWiring wiring() {
        return systemBundle().adapt(FrameworkWiring.class);
    }

    BundleContext context() {
        return framework;
    }

    Bundle[] all() {
        return framework.getBundles();
    }

    private Bundle systemBundle() {
        return framework.getBundle(Constants.SYSTEM_BUNDLE_LOCATION);
    }
}
