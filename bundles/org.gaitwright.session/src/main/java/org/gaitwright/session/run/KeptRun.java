// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.run;

import java.util.Map;
import java.util.Objects;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import org.gaitwright.core.parameter.ParameterEvent;
import org.gaitwright.core.scene.Scene;

/**
 * A run as it can be kept while the studio is closed.
 *
 * @param session plays it again to the same bits, up to where it was
 * @param plan what a reset starts with; it names the style that was chosen last, while the session has only its values
 * @param opened what was opened, before anything was changed
 */
public record KeptRun(Scene session, Scene plan, Scene opened) {
    public KeptRun {
        Objects.requireNonNull(session, "session");
        Objects.requireNonNull(plan, "plan");
        Objects.requireNonNull(opened, "opened");
    }

    /**
     * When a style was chosen last, of which the session has the values, not the name; 0 if none was chosen.
     *
     * @param parameters number of the parameters of an actor, all of which a style changes
     */
    double lastStyleSeconds(IntUnaryOperator parameters) {
        double last = 0;
        for (int a = 0; a < session.roles().size(); a++) {
            Scene.Casting role = session.roles().get(a);
            if (role.preset().equals(plan.roles().get(a).preset())) {
                continue;
            }
            Map<Double, Long> changes = role.changes().stream()
                    .collect(Collectors.groupingBy(ParameterEvent::timeSeconds, Collectors.counting()));
            for (Map.Entry<Double, Long> e : changes.entrySet()) {
                last = e.getValue() >= parameters.applyAsInt(a) ? Math.max(last, e.getKey()) : last;
            }
        }
        return last;
    }
}
