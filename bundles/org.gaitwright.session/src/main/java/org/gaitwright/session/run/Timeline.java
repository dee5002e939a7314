// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.run;

import java.util.List;
import java.util.Optional;
import org.gaitwright.core.registry.InvalidInput;

/**
 * What has happened so far, in all branches.
 *
 * @param branches in the order in which they were made; empty without a run
 * @param active number of the branch that is shown and goes on
 * @param cursorSeconds the time that is shown
 * @param live whether the cursor is at the end, where the run goes on
 * @param waiting edits that were made in the past and take effect when the run is continued from there
 * @param bookmarks by time
 * @param loop the stretch that is played again and again
 */
public record Timeline(
        List<Branch> branches,
        int active,
        double cursorSeconds,
        boolean live,
        List<String> waiting,
        List<Bookmark> bookmarks,
        Optional<Loop> loop) {
    public static final Timeline EMPTY = new Timeline(List.of(), 0, 0, true, List.of(), List.of(), Optional.empty());

    public Timeline {
        branches = List.copyOf(branches);
        waiting = List.copyOf(waiting);
        bookmarks = List.copyOf(bookmarks);
    }

    /** The branch that is shown. */
    public Optional<Branch> activeBranch() {
        return branches.stream().filter(b -> b.id() == active).findFirst();
    }

    /** Bookmarks on the way to where the active branch is now; one can't go to the others without leaving it. */
    public List<Bookmark> onTheWay() {
        return bookmarks.stream().filter(this::reaches).toList();
    }

    private boolean reaches(Bookmark bookmark) {
        Branch at = activeBranch().orElse(null);
        double until = Double.POSITIVE_INFINITY;
        while (at != null) {
            if (at.id() == bookmark.branch()) {
                return bookmark.seconds() <= until;
            }
            until = Math.min(until, at.forkSeconds());
            int parent = at.parent();
            at = branches.stream().filter(b -> b.id() == parent).findFirst().orElse(null);
        }
        return false;
    }

    /**
     * A course that the run took.
     *
     * @param id number for calls
     * @param name for people
     * @param parent number of the branch that it forked from; -1 if it began at the start
     * @param forkSeconds when it forked
     * @param oldestSeconds from when on it is still recorded
     * @param endSeconds how far it went
     * @param ghost whether it is shown as a ghost while another is active
     * @param events what happened to it
     */
    public record Branch(
            int id,
            String name,
            int parent,
            double forkSeconds,
            double oldestSeconds,
            double endSeconds,
            boolean ghost,
            List<Event> events) {
        public Branch {
            events = List.copyOf(events);
        }
    }

    /** What somebody did, or what the scene had planned, at a time. */
    public record Event(double seconds, Kind kind, String words) {
        /** Of what sort. */
        public enum Kind {
            PUSH,
            GOAL,
            CHANGE,
            END
        }
    }

    /** A stretch of recorded time that is played again and again. */
    public record Loop(double from, double to) {
        /** A shorter one would flicker, s. */
        public static final double SHORTEST = 0.05;

        public Loop {
            if (!(from >= 0 && to - from >= SHORTEST - 1e-9 && Double.isFinite(to))) {
                throw new InvalidInput("a loop from " + from + " s to " + to + " s; expected at least " + SHORTEST
                        + " s from its start to its end");
            }
        }
    }

    /** A moment with a name. */
    public record Bookmark(int id, int branch, double seconds, String name) {}
}
