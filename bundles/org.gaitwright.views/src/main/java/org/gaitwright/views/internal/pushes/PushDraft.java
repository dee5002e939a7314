// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.pushes;

import java.util.Optional;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.scene.Push;
import org.gaitwright.workbench.widgets.dial.PushAim;

/** A push while parts of it change. */
final class PushDraft {
    private double start;
    private double duration;
    private String actor;
    private String body;
    private Vec3 force;
    private Vec3 torque;
    private Optional<Vec3> point;
    private Push.Axes axes;
    private Push.Rhythm rhythm;

    PushDraft(Push push) {
        start = push.startSeconds();
        duration = push.durationSeconds();
        actor = push.actor();
        body = push.body();
        force = push.force();
        torque = push.torque();
        point = push.point();
        axes = push.axes();
        rhythm = push.rhythm();
    }

    /** @throws org.gaitwright.core.registry.InvalidInput if it makes no sense */
    Push push() {
        return new Push(start, duration, actor, body, force, torque, point, axes, rhythm);
    }

    PushDraft on(PushBody target) {
        actor = target.actor();
        body = target.body();
        return this;
    }

    PushDraft from(double seconds) {
        start = seconds;
        return this;
    }

    PushDraft lasting(double seconds) {
        duration = seconds;
        return this;
    }

    PushDraft force(Vec3 newtons) {
        force = newtons;
        return this;
    }

    PushDraft up(double newtons) {
        return force(new Vec3(force.x(), force.y(), newtons));
    }

    /** Another way along the ground; what goes up or down stays. */
    PushDraft aim(PushAim aim) {
        Vec3 flat = flat(aim);
        return force(new Vec3(flat.x(), flat.y(), force.z()));
    }

    /** The same direction, so many newtons; a push without a direction goes forward. */
    PushDraft newtons(double newtons) {
        double norm = force.norm();
        return force(norm == 0 ? new Vec3(newtons, 0, 0) : force.times(newtons / norm));
    }

    PushDraft torque(Vec3 newtonMetres) {
        torque = newtonMetres;
        return this;
    }

    PushDraft at(Optional<Vec3> metres) {
        point = metres;
        return this;
    }

    PushDraft along(Push.Axes newAxes) {
        axes = newAxes;
        return this;
    }

    PushDraft phase(Optional<Double> phase) {
        return rhythm(new Push.Rhythm(phase, rhythm.times(), rhythm.every()));
    }

    PushDraft times(double times) {
        return rhythm(new Push.Rhythm(rhythm.phase(), (int) Math.rint(times), rhythm.every()));
    }

    PushDraft every(double secondsOrSteps) {
        return rhythm(new Push.Rhythm(rhythm.phase(), rhythm.times(), secondsOrSteps));
    }

    PushDraft rhythm(Push.Rhythm newRhythm) {
        rhythm = newRhythm;
        return this;
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
