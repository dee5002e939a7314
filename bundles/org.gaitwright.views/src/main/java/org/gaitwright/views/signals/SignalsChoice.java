// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.signals;

import java.util.ArrayList;
import java.util.List;

/**
 * Which signals are plotted, and how.
 *
 * @param signals names as in {@link org.gaitwright.session.run.Recording#signals}, in the order of their lines; those that
 *     a run does not have are left out of its plots
 * @param stacked whether each unit has a plot of its own, one above the other
 */
public record SignalsChoice(List<String> signals, boolean stacked) {
    public static final SignalsChoice NONE = new SignalsChoice(List.of(), true);

    public SignalsChoice {
        signals = signals.stream().distinct().toList();
    }

    /** The same with one more, or without one that is there. */
    public SignalsChoice with(String signal, boolean wanted) {
        List<String> all = new ArrayList<>(signals);
        all.remove(signal);
        if (wanted) {
            all.add(signal);
        }
        return new SignalsChoice(all, stacked);
    }

    public SignalsChoice stacked(boolean now) {
        return new SignalsChoice(signals, now);
    }
}
