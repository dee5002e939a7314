// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.number;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/** Keeps the order that {@link EditListener} promises. */
public final class Edit<T> {
    private final List<EditListener<T>> listeners = new ArrayList<>();
    private T before;
    private T now;

    public void listen(EditListener<T> listener) {
        listeners.add(listener);
    }

    public boolean active() {
        return before != null;
    }

    /** Starts an edit unless one is going on. */
    public void begin(T value) {
        if (!active()) {
            before = value;
            now = value;
            each(l -> l.begin(value));
        }
    }

    public void change(T value) {
        if (active() && !value.equals(now)) {
            now = value;
            each(l -> l.change(value));
        }
    }

    /** Ends the edit; one that changed nothing is cancelled. */
    public void commit() {
        if (!active()) {
            return;
        }
        T from = before;
        T to = now;
        forget();
        if (from.equals(to)) {
            each(l -> l.cancel(from));
        } else {
            each(l -> l.commit(from, to));
        }
    }

    /** Ends the edit, if there is one, and shows the value that was there before. */
    public void cancel(Consumer<T> show) {
        if (!active()) {
            return;
        }
        T from = before;
        change(from);
        forget();
        each(l -> l.cancel(from));
        show.accept(from);
    }

    /**
     * Takes the edit of one number for an edit of the value that the number is a part of.
     *
     * @param withPart the whole value with another number in it
     */
    public EditListener<Double> part(Supplier<T> whole, Consumer<T> show, Function<Double, T> withPart) {
        return new EditListener<>() {
            @Override
            public void begin(Double from) {
                Edit.this.begin(whole.get());
            }

            @Override
            public void change(Double value) {
                T changed = withPart.apply(value);
                show.accept(changed);
                Edit.this.change(changed);
            }

            @Override
            public void commit(Double from, Double to) {
                Edit.this.commit();
            }

            @Override
            public void cancel(Double from) {
                Edit.this.cancel(show);
            }
        };
    }

    private void forget() {
        before = null;
        now = null;
    }

    private void each(Consumer<EditListener<T>> call) {
        List.copyOf(listeners).forEach(call);
    }
}
