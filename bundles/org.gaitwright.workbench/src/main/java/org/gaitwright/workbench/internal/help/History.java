// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.help;

import java.util.ArrayDeque;
import java.util.Deque;

/** The pages that were looked at, for going back and forward. */
final class History {
    private static final int LONGEST = 100;

    private final Deque<String> back = new ArrayDeque<>();
    private final Deque<String> forward = new ArrayDeque<>();
    private String current = "";

    /** Another page; what lay ahead is forgotten. */
    void visit(String address) {
        if (address.equals(current)) {
            return;
        }
        if (!current.isEmpty()) {
            back.push(current);
        }
        if (back.size() > LONGEST) {
            back.removeLast();
        }
        forward.clear();
        current = address;
    }

    String current() {
        return current;
    }

    boolean canGoBack() {
        return !back.isEmpty();
    }

    boolean canGoForward() {
        return !forward.isEmpty();
    }

    String goBack() {
        return move(back, forward);
    }

    String goForward() {
        return move(forward, back);
    }

    private String move(Deque<String> from, Deque<String> to) {
        if (!from.isEmpty()) {
            to.push(current);
            current = from.pop();
        }
        return current;
    }
}
