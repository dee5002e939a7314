// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.run;

import java.util.ArrayList;
import java.util.List;

/** Frames one after the other, the oldest of which may be dropped. One thread writes, any may read. */
final class FrameStore {
    /** Frames that are dropped at once; the first of each has a moment from which a run can go on. */
    static final int CHUNK = 256;

    /** Those that were dropped are empty. */
    private final List<List<Frame>> chunks = new ArrayList<>();

    private final long begin;
    private long first;
    private long end;
    private long bytes;
    private int dropped;

    /** @param begin number of the first frame that will come */
    FrameStore(long begin) {
        this.begin = begin;
        first = begin;
        end = begin;
    }

    synchronized void add(Frame frame) {
        if (chunk(end) >= chunks.size()) {
            chunks.add(new ArrayList<>());
        }
        chunks.get(chunks.size() - 1).add(frame);
        end++;
        bytes += frame.bytes();
    }

    private int chunk(long number) {
        return (int) (number / CHUNK - begin / CHUNK);
    }

    /** Null if it was dropped or never came. */
    synchronized Frame get(long number) {
        if (number < first || number >= end) {
            return null;
        }
        int c = chunk(number);
        long start = Math.max(begin, (begin / CHUNK + c) * CHUNK);
        return chunks.get(c).get((int) (number - start));
    }

    synchronized long first() {
        return first;
    }

    synchronized long end() {
        return end;
    }

    synchronized long bytes() {
        return bytes;
    }

    /** Forgets the oldest frames; false if there are none but the newest. */
    synchronized boolean dropOldest() {
        if (chunks.size() - dropped < 2) {
            return false;
        }
        List<Frame> oldest = chunks.set(dropped++, List.of());
        bytes -= oldest.stream().mapToLong(Frame::bytes).sum();
        first += oldest.size();
        return true;
    }
}
