// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.run;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import org.gaitwright.core.parameter.ParameterValues;

/** Runs that were left and that one can go back to. */
final class RunHistory {
    static final int LENGTH = 2;

    /** A run that was left, with what it takes to go on with it; a choice that could not be set up has no player. */
    record Left(Player player, RunPlan plan, ParameterValues terrain) {}

    private final Deque<Left> before = new ArrayDeque<>();
    private final Deque<Left> after = new ArrayDeque<>();

    /** Keeps a run that another takes the place of. */
    void keep(Left left) {
        before.push(left);
        after.clear();
        while (before.size() > LENGTH) {
            before.removeLast();
        }
    }

    /** The run before, in exchange for that of now; empty if there is none. */
    Optional<Left> back(Left now) {
        return exchange(now, before, after);
    }

    /** The run after, if one went back. */
    Optional<Left> forth(Left now) {
        return exchange(now, after, before);
    }

    private static Optional<Left> exchange(Left now, Deque<Left> from, Deque<Left> to) {
        Optional<Left> other = Optional.ofNullable(from.poll());
        other.ifPresent(o -> to.push(now));
        return other;
    }
}
