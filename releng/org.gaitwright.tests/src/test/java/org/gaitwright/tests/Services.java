// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.tests;

import java.util.function.BooleanSupplier;
import org.osgi.framework.BundleContext;
import org.osgi.framework.FrameworkUtil;
import org.osgi.util.tracker.ServiceTracker;

/** Services of the framework that the tests run in. */
final class Services {
    private static final long PATIENCE_MILLIS = 30_000;

    private Services() {}

    static BundleContext context() {
        return FrameworkUtil.getBundle(Services.class).getBundleContext();
    }

    static <T> T get(Class<T> type) {
        ServiceTracker<T, T> tracker = new ServiceTracker<>(context(), type, null);
        tracker.open();
        try {
            T service = tracker.waitForService(PATIENCE_MILLIS);
            if (service == null) {
                throw new AssertionError("nobody offers the service " + type.getName());
            }
            return service;
        } catch (InterruptedException asked) {
            throw new AssertionError("interrupted while waiting for " + type.getName(), asked);
        } finally {
            tracker.close();
        }
    }

    /** Waits until something becomes true; how long that takes is no matter, only that it does. */
    static void await(String what, BooleanSupplier condition) throws InterruptedException {
        long end = System.currentTimeMillis() + PATIENCE_MILLIS;
        while (!condition.getAsBoolean()) {
            if (System.currentTimeMillis() > end) {
                throw new AssertionError("waited in vain: " + what);
            }
            Thread.sleep(20);
        }
    }
}
