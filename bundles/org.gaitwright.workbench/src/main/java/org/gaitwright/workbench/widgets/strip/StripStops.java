// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.strip;

import java.util.List;
import java.util.stream.DoubleStream;

/** Moments that are worth stopping at: bookmarks and events. */
final class StripStops {
    private static final double SAME = 1e-9;

    private final double[] times;

    StripStops(List<Bookmark> bookmarks, List<EventLane> lanes) {
        DoubleStream events = lanes.stream().flatMap(l -> l.events().stream()).mapToDouble(TimeEvent::time);
        times = DoubleStream.concat(bookmarks.stream().mapToDouble(Bookmark::time), events)
                .sorted()
                .toArray();
    }

    /** The first one after {@code time}, or {@code time} if there is none. */
    double after(double time) {
        for (double t : times) {
            if (t > time + SAME) {
                return t;
            }
        }
        return time;
    }

    /** The last one before {@code time}, or {@code time} if there is none. */
    double before(double time) {
        for (int i = times.length - 1; i >= 0; i--) {
            if (times[i] < time - SAME) {
                return times[i];
            }
        }
        return time;
    }
}
