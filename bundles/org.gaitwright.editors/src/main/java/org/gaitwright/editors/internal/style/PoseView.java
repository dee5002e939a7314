// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.style;

import java.util.Locale;
import java.util.function.DoubleConsumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.run.Outcome;
import org.gaitwright.editors.internal.page.Stage3D;
import org.gaitwright.viewport.Frame;
import org.gaitwright.viewport.Viewport;

/** The pose at a phase, in 3D, as a walk really had it; and the walk as a loop. Belongs to the user interface's thread. */
final class PoseView {
    private static final int FRAME_MILLIS = 16;

    private final Composite stack;
    private final StackLayout layout = new StackLayout();
    private final Stage3D stage;
    private final DoubleConsumer phaseShown;
    private Stride stride;
    private String refusal = "";
    private double phase = 0.25;
    private long strides;
    private boolean playing;
    private long lastNanos;

    /** @param phaseShown told the phase while it plays */
    PoseView(Composite parent, DoubleConsumer phaseShown) {
        this.phaseShown = phaseShown;
        stack = new Composite(parent, SWT.NONE);
        stack.setLayout(layout);
        stage = new Stage3D(stack);
        layout.topControl = stage.control();
    }

    Control control() {
        return stack;
    }

    /** Null before it was first seen. */
    Viewport viewport() {
        return stage.viewport();
    }

    void show(HiddenWalk.Answer answer) {
        refusal = answer.refusal() == null ? "" : answer.refusal();
        if (answer.stride() != null) {
            boolean other = stride == null || !sameBodies(character(stride), character(answer.stride()));
            stride = answer.stride();
            if (other) {
                stage.world(stride.world());
            }
        }
        draw();
    }

    private static CharacterModel character(Stride of) {
        return of.world().actors().get(0).character();
    }

    /** Whether they look alike: a character of a file is read again for each walk. */
    private static boolean sameBodies(CharacterModel a, CharacterModel b) {
        return a == b || a.name().equals(b.name()) && a.links().equals(b.links());
    }

    /** Shows the pose at a phase of 0 … 2. */
    void phase(double at) {
        if (!Double.isNaN(at)) {
            phase = Math.max(0, Math.min(Math.nextDown(2.0), at));
            draw();
        }
    }

    double phase() {
        return phase;
    }

    boolean playing() {
        return playing;
    }

    void play(boolean go) {
        if (go != playing) {
            playing = go;
            lastNanos = System.nanoTime();
            if (go) {
                tick();
            }
        }
    }

    private void tick() {
        if (!playing || stack.isDisposed()) {
            return;
        }
        long now = System.nanoTime();
        if (stride != null && stride.walks() && stack.isVisible()) {
            double ahead = phase + 2 * (now - lastNanos) * 1e-9 / stride.seconds();
            strides += (long) Math.floor(ahead / 2);
            phase = ahead % 2;
            draw();
            phaseShown.accept(phase);
        }
        lastNanos = now;
        stack.getDisplay().timerExec(FRAME_MILLIS, this::tick);
    }

    private void draw() {
        if (stride != null && stride.walks()) {
            stage.show(new Frame(phase, stride.pose(phase, strides)));
        }
        stage.say(words());
        stage.caption(pace());
    }

    private String words() {
        if (!refusal.isEmpty()) {
            return refusal;
        }
        if (stride == null) {
            return "walking …";
        }
        if (stride.outcome() != Outcome.UPRIGHT) {
            return String.format(Locale.ROOT, "falls after %.1f s", stride.fellAtSeconds());
        }
        if (!stride.walks()) {
            return "takes no steps";
        }
        String leg = stride.step(phase).swing() == Side.LEFT ? "left" : "right";
        return String.format(Locale.ROOT, "phase %.2f · %s leg swings", phase % 1, leg);
    }

    private String pace() {
        return refusal.isEmpty() && stride != null && stride.walks()
                ? String.format(Locale.ROOT, "%.2f m/s · steps of %.2f s", stride.speed(), stride.seconds() / 2)
                : "";
    }
}
