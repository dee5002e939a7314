// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.run;

import java.util.List;
import java.util.Optional;

/**
 * What has happened so far, in all branches.
 *
 * @param branches in the order in which they were made; empty without a run
 * @param active number of the branch that is shown and goes on
 * @param cursorSeconds the time that is shown
 * @param live whether the cursor is at the end, where the run goes on
 * @param waiting edits that were made in the past and take effect when the run is continued from there
 * @param bookmarks by time
 */
public record Timeline(
        List<Branch> branches,
        int active,
        double cursorSeconds,
        boolean live,
        List<String> waiting,
        List<Bookmark> bookmarks) {
    public static final Timeline EMPTY = new Timeline(List.of(), 0, 0, true, List.of(), List.of());

    public Timeline {
        branches = List.copyOf(branches);
        waiting = List.copyOf(waiting);
        bookmarks = List.copyOf(bookmarks);
    }

    /** The branch that is shown. */
    public Optional<Branch> activeBranch() {
        return branches.stream().filter(b -> b.id() == active).findFirst();
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

    /** A moment with a name. */
    public record Bookmark(int id, int branch, double seconds, String name) {}
}
