// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.plugins.internal;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.core.registry.Contribution;
import org.gaitwright.core.registry.Kind;
import org.gaitwright.core.registry.Registry;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleEvent;
import org.osgi.framework.BundleListener;
import org.osgi.framework.Constants;
import org.osgi.framework.ServiceReference;
import org.osgi.framework.ServiceRegistration;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;
import org.osgi.service.component.annotations.Reference;
import org.osgi.service.component.runtime.ServiceComponentRuntime;
import org.osgi.service.log.Logger;
import org.osgi.service.log.LoggerFactory;
import org.osgi.util.tracker.ServiceTracker;

/**
 * Feeds the registry with services as they come and go.
 *
 * <p>It registers the {@link Registry} by itself rather than as a service of the component: a contribution that needs the
 * registry would otherwise be asked for while this component is still being activated, which Declarative Services
 * refuses as a circle.
 */
@Component(
        immediate = true,
        service = {})
public final class RegistryComponent {
    private final BundleContext context;
    private final ServiceRegistry registry;
    private final ComponentTroubles troubles;
    private final List<ServiceTracker<?, ?>> trackers = new ArrayList<>();
    private final BundleListener bundles = this::bundleChanged;
    private final ServiceRegistration<Registry> registration;

    /** The key of a component that failed without a service to show for it. */
    private record FailedComponent(long bundle, String component, Kind kind) {}

    @Activate
    public RegistryComponent(
            BundleContext context,
            @Reference ServiceComponentRuntime components,
            @Reference(service = LoggerFactory.class) Logger log) {
        this.context = context;
        troubles = new ComponentTroubles(components);
        registry = new ServiceRegistry((reason, cause) -> log.error("{}", reason, cause));
        registration = context.registerService(Registry.class, registry, null);
        context.addBundleListener(bundles);
        for (Kind kind : Kind.values()) {
            Follower<?> follower = new Follower<>(kind, kind.contract());
            trackers.add(follower);
            follower.open();
        }
    }

    @Deactivate
    void stop() {
        context.removeBundleListener(bundles);
        registration.unregister();
        trackers.forEach(ServiceTracker::close);
    }

    private final class Follower<T extends Contribution> extends ServiceTracker<T, Object> {
        private final Kind kind;

        Follower(Kind kind, Class<T> contract) {
            super(RegistryComponent.this.context, contract, null);
            this.kind = kind;
        }

        @Override
        public Object addingService(ServiceReference<T> reference) {
            T newcomer = context.getService(reference);
            Origin origin = Origin.of(reference.getBundle());
            long serial = (Long) reference.getProperty(Constants.SERVICE_ID);
            Slot slot = newcomer == null
                    ? notMade(reference, serial, origin)
                    : Slot.ask(kind, newcomer, nameOf(reference), serial, origin);
            Object key = List.of(kind, serial);
            registry.put(key, slot);
            return key;
        }

        @Override
        public void removedService(ServiceReference<T> reference, Object key) {
            registry.remove(key);
            context.ungetService(reference);
        }

        private Slot notMade(ServiceReference<T> reference, long serial, Origin origin) {
            String name = nameOf(reference);
            String what = troubles.of(reference.getBundle()).stream()
                    .filter(t -> t.failed() && t.component().equals(name))
                    .map(ComponentTroubles.Trouble::what)
                    .findFirst()
                    .orElse("could not be made (see the error log)");
            return Slot.setAside(kind, null, name, serial, origin, what, null);
        }

        private String nameOf(ServiceReference<T> reference) {
            Object component = reference.getProperty("component.name");
            return component != null ? component.toString() : "service " + reference.getProperty(Constants.SERVICE_ID);
        }
    }

    /**
     * Looks for components that failed before anyone could ask for their service. An asynchronous listener is called after
     * Declarative Services, which works while the bundle starts.
     */
    private void bundleChanged(BundleEvent event) {
        Bundle bundle = event.getBundle();
        if (bundle.getHeaders().get("Service-Component") == null) {
            return;
        }
        if (event.getType() == BundleEvent.STARTED) {
            noteFailures(bundle);
        } else if (event.getType() == BundleEvent.STOPPED) {
            forgetFailures(bundle);
        }
    }

    private void noteFailures(Bundle bundle) {
        Origin origin = Origin.of(bundle);
        for (ComponentTroubles.Trouble t : troubles.of(bundle)) {
            boolean listed = registry.entries().stream()
                    .anyMatch(e -> e.kind() == t.kind()
                            && e.id().equals(t.component())
                            && e.bundle().equals(origin.bundle())
                            && e.bundleVersion().equals(origin.version()));
            if (t.failed() && !listed) {
                registry.put(
                        new FailedComponent(bundle.getBundleId(), t.component(), t.kind()),
                        Slot.setAside(t.kind(), null, t.component(), Long.MAX_VALUE, origin, t.what(), null));
            }
        }
    }

    private void forgetFailures(Bundle bundle) {
        registry.removeIf(key -> key instanceof FailedComponent f && f.bundle() == bundle.getBundleId());
    }
}
