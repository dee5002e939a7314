// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.live;

import org.gaitwright.workbench.widgets.number.EditListener;

/**
 * Sends what a user changes while he is at it, at most so often as a throttle lets it, each value once. All values of one gesture have one
 * name, so that they are one step back.
 */
public class Gesture<T> implements EditListener<T> {
    private static long made;

    private final Throttle throttle;
    private final Sender<T> sender;
    private String name = "";
    private T sent;
    private boolean active;

    /** Takes what is sent. */
    @FunctionalInterface
    public interface Sender<T> {
        /**
         * @param gesture its name
         * @param last what was sent before, or is so since before the gesture
         */
        void send(String gesture, T last, T now);
    }

    public Gesture(Throttle throttle, Sender<T> sender) {
        this.throttle = throttle;
        this.sender = sender;
    }

    /** Whether the user is at it. */
    public boolean active() {
        return active;
    }

    @Override
    public void begin(T before) {
        name = "gesture " + ++made;
        sent = before;
        active = true;
    }

    @Override
    public void change(T now) {
        throttle.offer(() -> send(now));
    }

    @Override
    public void commit(T before, T after) {
        active = false;
        throttle.drop();
        send(after);
    }

    @Override
    public void cancel(T before) {
        active = false;
        throttle.flush();
    }

    private void send(T value) {
        if (!value.equals(sent)) {
            T last = sent;
            sent = value;
            sender.send(name, last, value);
        }
    }
}
