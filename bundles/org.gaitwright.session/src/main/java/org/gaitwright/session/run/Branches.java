// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.run;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.gaitwright.core.run.Run;
import org.gaitwright.core.simulation.World;

/**
 * All courses that runs of one scene took, in bounded memory: the oldest frames are dropped. The thread of the run writes,
 * any may read.
 */
@SuppressWarnings("resource") // whoever plays a run closes it
final class Branches {
    /** About as many frames per second are kept: enough for slow motion. */
    private static final int FRAMES_PER_SECOND = 128;

    private static final int MAX_LANES = 16;

    final World world;
    final int ticksPerFrame;
    private final double tickSeconds;
    final List<Recording.SignalInfo> signals;
    private final long maxBytes;
    private final List<Lane> lanes = new CopyOnWriteArrayList<>();
    private final List<Timeline.Bookmark> bookmarks = new CopyOnWriteArrayList<>();
    private int lanesMade;
    private int bookmarksMade;

    Branches(Run run, long maxBytes) {
        world = run.simulation().world();
        this.maxBytes = maxBytes;
        tickSeconds = world.timing().tickSeconds();
        ticksPerFrame = Math.max(1, Math.round((float) world.timing().controlHz() / FRAMES_PER_SECOND));
        signals = run.signals().stream()
                .map(s -> new Recording.SignalInfo(s.group(), s.name(), s.unit()))
                .toList();
    }

    Lane begin() {
        return add(new Lane(this, ++lanesMade));
    }

    Lane fork(Lane from, Run at) {
        return add(from.fork(++lanesMade, at));
    }

    private Lane add(Lane lane) {
        lanes.add(lane);
        for (int i = 0; lanes.size() > MAX_LANES && i < lanes.size(); i++) {
            if (lanes.get(i) != lane && free(lanes.get(i))) {
                remove(lanes.get(i));
            }
        }
        return lane;
    }

    /** Whether nothing hangs on it. */
    boolean free(Lane lane) {
        return lanes.stream().noneMatch(l -> l.parent == lane)
                && bookmarks.stream().noneMatch(b -> b.branch() == lane.id);
    }

    void remove(Lane lane) {
        lanes.remove(lane);
    }

    List<Lane> lanes() {
        return lanes;
    }

    Lane lane(int id) {
        return lanes.stream().filter(l -> l.id == id).findFirst().orElse(null);
    }

    List<Timeline.Bookmark> bookmarks() {
        List<Timeline.Bookmark> sorted = new ArrayList<>(bookmarks);
        sorted.sort(Comparator.comparingDouble(Timeline.Bookmark::seconds));
        return sorted;
    }

    void bookmark(Lane lane, double seconds, String name) {
        bookmarks.add(new Timeline.Bookmark(++bookmarksMade, lane.id, seconds, name));
    }

    void rename(int bookmark, String name) {
        bookmarks.replaceAll(
                b -> b.id() == bookmark ? new Timeline.Bookmark(b.id(), b.branch(), b.seconds(), name) : b);
    }

    void deleteBookmark(int bookmark) {
        bookmarks.removeIf(b -> b.id() == bookmark);
    }

    double frameSeconds() {
        return ticksPerFrame * tickSeconds;
    }

    double seconds(long ticks) {
        return ticks * tickSeconds;
    }

    /** The frame at or before a time. */
    long frameAt(double seconds) {
        return (long) Math.floor(seconds / frameSeconds() + 1e-6);
    }

    /** Drops what is oldest until all fits. */
    void fit() {
        while (lanes.stream().mapToLong(l -> l.frames.bytes()).sum() > maxBytes) {
            Lane largest = lanes.stream()
                    .max(Comparator.comparingLong(l -> l.frames.bytes()))
                    .orElseThrow();
            if (!largest.frames.dropOldest()) {
                return;
            }
        }
    }
}
