// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.run;

import java.util.Objects;
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
}
