// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.strip;

import java.util.Arrays;
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
        return Arrays.stream(times).filter(t -> t > time + SAME).findFirst().orElse(time);
    }

    /** The last one before {@code time}, or {@code time} if there is none. */
    double before(double time) {
        return Arrays.stream(times).filter(t -> t < time - SAME).max().orElse(time);
    }
}
