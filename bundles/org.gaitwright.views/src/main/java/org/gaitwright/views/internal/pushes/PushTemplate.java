// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.pushes;

import java.util.Optional;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.scene.Push;
import org.gaitwright.workbench.widgets.dial.PushAim;

/** What a new push is like. */
enum PushTemplate {
    FORWARD("Forward", 0),
    BACKWARD("Backward", Math.PI),
    LEFT("To the left", Math.PI / 2),
    RIGHT("To the right", -Math.PI / 2);

    private static final double NEWTONS = 300;
    private static final double SECONDS = 0.1;

    final String words;
    private final double direction;

    PushTemplate(String words, double direction) {
        this.words = words;
        this.direction = direction;
    }

    Push at(double seconds, PushBody body) {
        return new Push(
                seconds,
                SECONDS,
                body.actor(),
                body.body(),
                PushDraft.flat(new PushAim(direction, NEWTONS)),
                Vec3.ZERO,
                Optional.empty(),
                Push.Axes.FACING,
                Push.Rhythm.ONCE);
    }
}
