// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.plugins.internal;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.gaitwright.core.registry.Contribution;
import org.gaitwright.core.registry.Entry;
import org.gaitwright.core.registry.Health;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.Kind;
import org.gaitwright.core.registry.PluginFailure;
import org.gaitwright.core.registry.Registry;
import org.osgi.framework.FrameworkUtil;

/**
 * The registry proper, without the framework: who feeds it knows services. Readers see an immutable {@link Contributions};
 * plug-ins and listeners are never called under the lock.
 */
final class ServiceRegistry implements Registry {
    private final Map<Object, Slot> slots = new HashMap<>();
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
    private final BiConsumer<String, Throwable> log;
    private volatile Contributions contributions = new Contributions(List.of());

    /** @param log receives each reason for setting something aside, with its cause or null */
    ServiceRegistry(BiConsumer<String, Throwable> log) {
        this.log = log;
    }

    @Override
    public List<Entry> entries() {
        return contributions.entries();
    }

    @Override
    public <T extends Contribution> List<T> all(Class<T> contract) {
        return contributions.all(contract);
    }

    @Override
    public <T extends Contribution> T get(Class<T> contract, String id) {
        return contributions.get(contract, id);
    }

    @Override
    public <T extends Contribution, R> R guard(T contribution, Call<? super T, ? extends R> call) {
        Optional<Slot> slot = contributions.of(contribution);
        if (slot.isPresent() && slot.get().entry().health() instanceof Health.SetAside aside) {
            throw new PluginFailure(slot.get().entry(), aside.cause());
        }
        try {
            return call.on(contribution);
        } catch (InvalidInput | PluginFailure | CancellationException notItsFault) {
            // a PluginFailure from inside names another plug-in, which has been set aside already
            throw notItsFault;
        } catch (InterruptedException asked) {
            Thread.currentThread().interrupt();
            throw (CancellationException) new CancellationException("interrupted").initCause(asked);
        } catch (Throwable thrown) {
            PluginErrors.passOnIfFatal(thrown);
            throw new PluginFailure(setAsideAndLog(contribution, thrown), thrown);
        }
    }

    @Override
    public void setAside(Contribution contribution, Throwable cause) {
        setAsideAndLog(contribution, cause);
    }

    @Override
    public AutoCloseable listen(Runnable listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }

    /** A service arrived, or a failure became known; {@code key} is what it leaves with. */
    void put(Object key, Slot slot) {
        change(map -> map.put(key, slot));
        if (slot.entry().health() instanceof Health.SetAside aside) {
            log.accept(aside.reason(), aside.cause());
        }
    }

    /** What came with {@code key} is gone. */
    void remove(Object key) {
        change(map -> map.remove(key));
    }

    /** What came with keys like that is gone. */
    void removeIf(Predicate<Object> gone) {
        boolean any;
        synchronized (slots) {
            any = slots.keySet().stream().anyMatch(gone);
        }
        if (any) {
            change(map -> map.keySet().removeIf(gone));
        }
    }

    private Entry setAsideAndLog(Contribution contribution, Throwable cause) {
        Optional<Slot> known = contributions.of(contribution);
        if (known.isEmpty()) {
            return unregistered(contribution, cause);
        }
        Entry entry = known.get().entry();
        if (!entry.health().good()) {
            return entry;
        }
        Health health = new Health.SetAside(
                Slot.threw(entry.kind(), entry.id(), known.get().origin(), cause), cause);
        change(map -> map.replaceAll((key, slot) -> slot.contribution() == contribution ? slot.with(health) : slot));
        log.accept(health.text(), cause);
        return known.get().with(health).entry();
    }

    /** Something that is no service (any more): it can't be set aside, but it can be named. */
    private static Entry unregistered(Contribution contribution, Throwable cause) {
        Kind kind = null;
        for (Kind k : Kind.values()) {
            if (kind == null && k.contract().isInstance(contribution)) {
                kind = k;
            }
        }
        Origin origin = Origin.of(FrameworkUtil.getBundle(contribution.getClass()));
        Kind named = kind == null ? Kind.CONTROLLER : kind;
        String name = contribution.getClass().getName();
        return Slot.setAside(named, contribution, name, 0, origin, "threw " + PluginErrors.text(cause), cause)
                .entry();
    }

    private void change(Consumer<Map<Object, Slot>> step) {
        synchronized (slots) {
            step.accept(slots);
            contributions = new Contributions(slots.values());
        }
        for (Runnable listener : listeners) {
            try {
                listener.run();
            } catch (Throwable thrown) {
                PluginErrors.passOnIfFatal(thrown);
                log.accept("a listener of the registry threw " + PluginErrors.text(thrown), thrown);
            }
        }
    }
}
