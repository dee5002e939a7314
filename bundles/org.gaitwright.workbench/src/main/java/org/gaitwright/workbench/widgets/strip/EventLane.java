// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.strip;

import java.util.Comparator;
import java.util.List;

/**
 * Events of one kind, such as pushes.
 *
 * @param name what they are
 * @param colour index of {@link org.gaitwright.workbench.widgets.paint.Ink#line}
 * @param events in the order of their times
 */
public record EventLane(String name, int colour, List<TimeEvent> events) {
    public EventLane {
        events = events.stream()
                .sorted(Comparator.comparingDouble(TimeEvent::time))
                .toList();
    }
}
