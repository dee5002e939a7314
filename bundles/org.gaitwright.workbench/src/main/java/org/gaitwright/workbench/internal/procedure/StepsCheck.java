// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.procedure;

import org.gaitwright.core.run.Outcome;

/** How far a state machine walks: steps until it falls, and its speed. */
final class StepsCheck {
    /** The thesis's aim before balance is added: "a walk that can go a few steps before falling over". */
    private static final int A_FEW = 3;

    private static final double LONG_ENOUGH = 20;

    private StepsCheck() {}

    static int steps(Tape tape) {
        float[] swing = tape.all("swing-leg");
        int steps = 0;
        for (int i = 1; i < swing.length; i++) {
            steps += swing[i] != swing[i - 1] ? 1 : 0;
        }
        return steps;
    }

    private static double metres(Tape tape) {
        float[] x = tape.all("com.x");
        return x.length == 0 ? 0 : x[x.length - 1] - x[0];
    }

    private static String walked(Tape tape) {
        return Verdict.words("%d steps and %.1f m in %.1f s", steps(tape), metres(tape), tape.seconds());
    }

    static Verdict withoutFeedback(Tape tape, Outcome outcome) {
        String walked = walked(tape);
        if (outcome == Outcome.UPRIGHT) {
            return tape.seconds() < LONG_ENOUGH
                    ? Verdict.waiting("%s so far, without feedback.", walked)
                    : Verdict.fine("%s, and it is still upright: better than expected.", walked);
        }
        return steps(tape) >= A_FEW
                ? Verdict.fine("%s, then it fell. A few steps without balance are enough at this stage.", walked)
                : Verdict.amiss(
                        "%s, then it fell. Change the targets of swing hip and swing knee until it takes a few steps.",
                        walked);
    }

    static Verdict withFeedback(Tape tape, Outcome outcome) {
        String walked = walked(tape);
        if (outcome != Outcome.UPRIGHT) {
            return Verdict.amiss("%s, then it fell. Change cd and cv, or let an optimiser do it.", walked);
        }
        double speed = metres(tape) / tape.seconds();
        return tape.seconds() < LONG_ENOUGH
                ? Verdict.waiting("%s so far, of %.0f s.", walked, LONG_ENOUGH)
                : Verdict.fine("%s, upright throughout, at %.2f m/s: it walks.", walked, speed);
    }
}
