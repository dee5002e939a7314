// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal;

import org.eclipse.equinox.app.IApplication;
import org.eclipse.equinox.app.IApplicationContext;
import org.gaitwright.cli.internal.console.Host;
import org.gaitwright.cli.internal.console.Services;
import org.gaitwright.cli.internal.console.Stopping;
import org.gaitwright.cli.internal.console.Terminal;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.plugins.Plugins;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.Version;
import org.osgi.util.tracker.ServiceTracker;

/** The headless application as Equinox starts it; its result is the exit code of the process. */
public final class Application implements IApplication {
    /** The services are there when an application starts; only a broken product ever waits for so long. */
    private static final long PATIENCE_MILLIS = 5_000;

    private final Stopping stopping = new Stopping();

    @Override
    public Object start(IApplicationContext context) {
        String[] rest = (String[]) context.getArguments().get(IApplicationContext.APPLICATION_ARGS);
        String[] arguments = Arguments.of(System.getProperties(), System.getenv(), rest);
        Bundle bundle = FrameworkUtil.getBundle(Application.class);
        BundleContext bundles = bundle.getBundleContext();
        Services services = new Services(() -> find(bundles, Registry.class), () -> find(bundles, Plugins.class));
        context.applicationRunning();
        Terminal terminal = Terminal.ofProcess();
        stopping.onSignal();
        try {
            return new CommandTree(services, terminal, Host.ofProcess(version(bundle)), stopping).run(arguments);
        } finally {
            terminal.flush();
            stopping.done();
        }
    }

    @Override
    public void stop() {
        stopping.ask();
    }

    private static String version(Bundle bundle) {
        Version v = bundle.getVersion();
        return v.getMajor() + "." + v.getMinor() + "." + v.getMicro();
    }

    private static <T> T find(BundleContext bundles, Class<T> contract) {
        ServiceTracker<T, T> tracker = new ServiceTracker<>(bundles, contract, null);
        tracker.open();
        try {
            T service = tracker.waitForService(PATIENCE_MILLIS);
            if (service == null) {
                throw new IllegalStateException("the service " + contract.getName()
                        + " is missing; a bundle of the product is missing or did not start: build it again");
            }
            return service;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while waiting for " + contract.getName(), e);
        }
        // the tracker stays open as long as the process: closing it would release the service
    }
}
