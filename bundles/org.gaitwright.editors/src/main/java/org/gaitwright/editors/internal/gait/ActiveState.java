// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.gait;

import org.gaitwright.editors.internal.page.LiveSignals;

/** Where in its gait the run is that walks with it. Belongs to the user interface's thread. */
final class ActiveState {
    private static final int LEFT = 0;

    private final LiveSignals signals;

    ActiveState(LiveSignals signals) {
        this.signals = signals;
    }

    /** The box of a state diagram; −1 while nobody walks with this gait. */
    int box(GaitModel model) {
        double state = signals.now("state");
        double swing = signals.now("swing-leg");
        double gait = signals.now("gait");
        boolean begun = signals.seconds() > model.get("start.seconds");
        boolean other = !Double.isNaN(gait) && gait != 0;
        if (!begun || other || Double.isNaN(state) || Double.isNaN(swing)) {
            return -1;
        }
        int at = (int) Math.rint(state);
        if (at >= model.states()) {
            return -1;
        }
        boolean rightFirst = model.is("start.leg");
        boolean left = Math.rint(swing) == LEFT;
        return left == rightFirst ? model.states() + at : at;
    }
}
