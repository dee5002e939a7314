// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.pushes;

import java.util.Optional;
import java.util.function.Consumer;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.scene.Push;
import org.gaitwright.workbench.widgets.dial.PushAim;

/** A push while parts of it change. */
final class PushDraft {
    double start;
    double duration;
    PushBody body;
    Vec3 force;
    Vec3 torque;
    Optional<Vec3> point;
    Push.Axes axes;
    Optional<Double> phase;
    double times;
    /** Seconds, or steps where it waits for a phase. */
    double every;

    PushDraft(Push push) {
        start = push.startSeconds();
        duration = push.durationSeconds();
        body = new PushBody(push.actor(), push.body(), push.body());
        force = push.force();
        torque = push.torque();
        point = push.point();
        axes = push.axes();
        phase = push.rhythm().phase();
        times = push.rhythm().times();
        every = push.rhythm().every();
    }

    /** @throws org.gaitwright.core.registry.InvalidInput if it makes no sense */
    static Push changed(Push push, Consumer<PushDraft> change) {
        PushDraft draft = new PushDraft(push);
        change.accept(draft);
        return draft.push();
    }

    private Push push() {
        Push.Rhythm rhythm = new Push.Rhythm(phase, (int) Math.rint(times), every);
        return new Push(start, duration, body.actor(), body.body(), force, torque, point, axes, rhythm);
    }

    void up(double newtons) {
        force = new Vec3(force.x(), force.y(), newtons);
    }

    /** Another way along the ground; what goes up or down stays. */
    void aim(PushAim aim) {
        Vec3 flat = flat(aim);
        force = new Vec3(flat.x(), flat.y(), force.z());
    }

    /** The same direction, so many newtons; a push without a direction goes forward. */
    void newtons(double newtons) {
        double norm = force.norm();
        force = norm == 0 ? new Vec3(newtons, 0, 0) : force.times(newtons / norm);
    }

    void once() {
        phase = Push.Rhythm.ONCE.phase();
        times = Push.Rhythm.ONCE.times();
        every = Push.Rhythm.ONCE.every();
    }

    /** Which way along the ground a push goes, and how hard. */
    static PushAim aim(Push push) {
        Vec3 f = push.force();
        return new PushAim(Math.atan2(f.y(), f.x()), Math.hypot(f.x(), f.y()));
    }

    /** In newtons that people can read: no 1e-14 N to the side. */
    static Vec3 flat(PushAim aim) {
        double x = aim.force() * Math.cos(aim.direction());
        double y = aim.force() * Math.sin(aim.direction());
        return new Vec3(Math.rint(x * 1e3) / 1e3, Math.rint(y * 1e3) / 1e3, 0);
    }
}
