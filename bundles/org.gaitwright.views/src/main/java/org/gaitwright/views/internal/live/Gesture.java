// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.live;

import java.util.function.BiConsumer;
import org.gaitwright.workbench.widgets.number.EditListener;

/**
 * Sends what a user changes while he is at it, at most so often as a throttle lets it, each value once. All values of one gesture have one
 * name, so that they are one step back.
 */
public final class Gesture<T> implements EditListener<T> {
    private static long made;

    private final Throttle throttle;
    private final BiConsumer<String, T> send;
    private String name = "";
    private T sent;

    /** @param send takes the name of the gesture and a value */
    public Gesture(Throttle throttle, BiConsumer<String, T> send) {
        this.throttle = throttle;
        this.send = send;
    }

    @Override
    public void begin(T before) {
        name = "gesture " + ++made;
        sent = null;
    }

    @Override
    public void change(T now) {
        throttle.offer(() -> send(now));
    }

    @Override
    public void commit(T before, T after) {
        throttle.drop();
        send(after);
    }

    @Override
    public void cancel(T before) {
        throttle.flush();
    }

    private void send(T value) {
        if (!value.equals(sent)) {
            sent = value;
            send.accept(name, value);
        }
    }
}
