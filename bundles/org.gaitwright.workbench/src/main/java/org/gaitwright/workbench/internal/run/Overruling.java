// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.run;

import java.util.Map;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.scene.RunEdit;

/** Which of two edits of the same moment makes the other void: of a drag, only the last value counts. */
final class Overruling {
    private Overruling() {}

    static boolean overrules(RunEdit later, RunEdit earlier) {
        if (later instanceof RunEdit.Tune now && earlier instanceof RunEdit.Tune before) {
            return now.actor() == before.actor()
                    && now.values().keySet().containsAll(before.values().keySet());
        }
        if (later instanceof RunEdit.Plan) {
            return earlier instanceof RunEdit.Plan;
        }
        Map.Entry<Integer, GoalKey> goal = goal(later);
        return goal != null && goal.equals(goal(earlier));
    }

    /** Of whom what is asked, or asked no more; null for other edits. */
    private static Map.Entry<Integer, GoalKey> goal(RunEdit edit) {
        if (edit instanceof RunEdit.Steer s) {
            return Map.entry(s.actor(), s.key());
        }
        return edit instanceof RunEdit.Forget f ? Map.entry(f.actor(), f.key()) : null;
    }
}
