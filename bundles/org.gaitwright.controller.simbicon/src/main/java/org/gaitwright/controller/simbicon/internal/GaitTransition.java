// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.simbicon.internal;

import java.util.List;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.state.StateCodec;

/**
 * Which gait it goes in: its own or one of those that it can change to, or on the way from one to another, one that lies between them. A change that is
 * asked for while it is on such a way begins when that is over. A gait of its own that is steady may lie between any others.
 */
final class GaitTransition {
    private static final int OWN = 0;

    private final SimbiconParameters declared;
    /** Its own gait, which tuning changes, and the others. */
    private final SimbiconGait[] gaits;

    private final SimbiconGait between;
    // memory
    private int from;
    private int into;
    /** Steps since the change from one to the other began, with the first one that is no longer in the former gait. */
    private double steps;
    /** Steps that it still stays in its own gait, before it goes on to another one. */
    private double resting;

    GaitTransition(SimbiconParameters declared, ParameterValues own, List<ParameterValues> others) {
        this.declared = declared;
        gaits = new SimbiconGait[1 + others.size()];
        gaits[OWN] = new SimbiconGait(declared, own);
        for (int i = 0; i < others.size(); i++) {
            gaits[1 + i] = new SimbiconGait(declared, others.get(i));
        }
        between = new SimbiconGait(declared, own);
    }

    /** The gait that it is in or on its way to. */
    double into() {
        return into;
    }

    /** Begins with a gait. */
    SimbiconGait begin(int first) {
        into = first < gaits.length ? first : 0;
        from = into;
        steps = 0;
        resting = 0;
        return now();
    }

    /** The gait of a step that begins, if another gait, or the same, is asked for. */
    SimbiconGait step(int asked) {
        if (from != into) {
            steps++;
            arrive();
        } else if (resting > 0) {
            resting--;
        }
        if (from == into && resting == 0 && asked != into && asked < gaits.length) {
            into = next(asked);
            steps = 1;
            arrive();
        }
        return now();
    }

    /** The next gait on the way to one that is asked for: its own, if that lies between others. */
    private int next(int asked) {
        return from != OWN && rest() > 0 ? OWN : asked;
    }

    private double rest() {
        return Math.rint(gaits[OWN].get(SimbiconParameters.Whole.CHANGE_REST));
    }

    private void arrive() {
        if (steps > stepsBetween()) {
            from = into;
            resting = into == OWN ? rest() : 0;
        }
    }

    private double stepsBetween() {
        SimbiconGait a = gaits[from], b = gaits[into];
        return a.states() == b.states()
                ? Math.max(a.get(SimbiconParameters.Whole.CHANGE_STEPS), b.get(SimbiconParameters.Whole.CHANGE_STEPS))
                : 0;
    }

    /** The gait as it is now. */
    SimbiconGait now() {
        if (from == into) {
            return gaits[into];
        }
        between.mix(gaits[from], gaits[into], steps / (1 + stepsBetween()));
        return between;
    }

    /** Its own gait gets other values. */
    SimbiconGait tune(ParameterValues own) {
        gaits[OWN] = new SimbiconGait(declared, own);
        return now();
    }

    void state(StateCodec codec) {
        from = codec.integer(from);
        into = codec.integer(into);
        steps = codec.number(steps);
        resting = codec.number(resting);
    }
}
