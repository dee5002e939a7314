// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.run;

import java.util.Optional;
import org.gaitwright.core.math.Quaternions;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.scene.Push;
import org.gaitwright.core.scene.PushTarget;
import org.gaitwright.core.simulation.Simulation;
import org.gaitwright.core.state.StateCodec;

/** A push as a run plays it: when it begins, and what it does in a tick. Allocates nothing per tick. */
final class PushPlay {
    private final Simulation simulation;
    private final PushTarget target;
    private final double[] state = new double[13];
    private final double[] pose = new double[7];
    private final double[] at = new double[3];
    private Push push;

    /** How often it has begun. */
    private int begun;
    /** When it began the last time; NaN if it has ended since. */
    private double since = Double.NaN;

    private double phaseBefore = Double.NaN;
    /** How often the phase was met since it waits. */
    private long met;
    /** Where the root faced when it began. */
    private double facingX = 1;

    private double facingY;

    PushPlay(Simulation simulation, Push push, PushTarget target) {
        this.simulation = simulation;
        this.push = push;
        this.target = target;
    }

    PushTarget target() {
        return target;
    }

    /** What it plays, or has played if it was cut short. */
    Push push() {
        return push;
    }

    boolean hasBegun() {
        return begun > 0;
    }

    boolean waitsForPhase() {
        return push.rhythm().phase().isPresent();
    }

    /** It was played already, by other means. */
    void assumeOver() {
        begun = push.rhythm().times();
        since = Double.NaN;
    }

    /** No more often than so far. */
    void cutShort() {
        Push.Rhythm r = push.rhythm();
        push = with(push, push.startSeconds(), new Push.Rhythm(r.phase(), begun, r.every()));
    }

    /** The part of a push that is not over at a time; empty if all of it is. */
    static Optional<Push> from(Push push, double now) {
        if (push.startSeconds() >= now) {
            return Optional.of(push);
        }
        Push.Rhythm r = push.rhythm();
        if (r.phase().isPresent()) {
            return Optional.of(with(push, now, r));
        }
        int gone = (int) Math.ceil((now - push.startSeconds()) / r.every() - 1e-9);
        if (gone >= r.times()) {
            return Optional.empty();
        }
        Push.Rhythm rest = new Push.Rhythm(r.phase(), r.times() - gone, r.every());
        return Optional.of(with(push, push.startSeconds() + gone * r.every(), rest));
    }

    private static Push with(Push p, double start, Push.Rhythm rhythm) {
        return new Push(
                start, p.durationSeconds(), p.actor(), p.body(), p.force(), p.torque(), p.point(), p.axes(), rhythm);
    }

    /** @param phase of the actor's step; NaN if it takes none */
    void tick(double from, double to, double phase) {
        if (waitsForPhase()) {
            waitForPhase(from, phase);
        }
        // the next may begin in the tick in which the last one ends
        for (int i = 0; i < 2; i++) {
            beginByClock(to);
            if (Double.isNaN(since)) {
                return;
            }
            double share = push.share(since, from, to);
            if (share > 0) {
                act(share);
            }
            if (since + push.durationSeconds() > to + 1e-9 * (to - from)) {
                return;
            }
            since = Double.NaN;
        }
    }

    private void beginByClock(double to) {
        Push.Rhythm r = push.rhythm();
        double next = push.startSeconds() + begun * r.every();
        if (Double.isNaN(since) && r.phase().isEmpty() && begun < r.times() && next < to - 1e-9) {
            begin(next);
        }
    }

    private void waitForPhase(double now, double phase) {
        double wanted = push.rhythm().phase().get();
        if (Double.isNaN(phase)) {
            phaseBefore = phase;
            return;
        }
        // a step that ends before the phase is met, meets it at its end
        boolean meets = phase >= phaseBefore
                ? phaseBefore < wanted && wanted <= phase
                : wanted <= phase || phaseBefore < wanted;
        phaseBefore = phase;
        if (!meets || now < push.startSeconds() - 1e-9) {
            return;
        }
        long every = Math.max(1, Math.round(push.rhythm().every()));
        if (met++ % every == 0 && Double.isNaN(since) && begun < push.rhythm().times()) {
            begin(now);
        }
    }

    private void begin(double when) {
        begun++;
        since = when;
        if (push.axes() == Push.Axes.FACING) {
            face();
        }
    }

    private void face() {
        simulation.bodyPose(target.root(), pose);
        double x = 1 - 2 * (pose[5] * pose[5] + pose[6] * pose[6]);
        double y = 2 * (pose[4] * pose[5] + pose[3] * pose[6]);
        double norm = Math.sqrt(x * x + y * y);
        facingX = norm > 1e-6 ? x / norm : 1;
        facingY = norm > 1e-6 ? y / norm : 0;
    }

    private void act(double share) {
        place(simulation, target.body(), push.point().orElse(null), state, pose, at);
        Vec3 f = push.force();
        Vec3 m = push.torque();
        simulation.push(
                target.body(),
                at[0],
                at[1],
                at[2],
                share * (facingX * f.x() - facingY * f.y()),
                share * (facingY * f.x() + facingX * f.y()),
                share * f.z(),
                share * (facingX * m.x() - facingY * m.y()),
                share * (facingY * m.x() + facingX * m.y()),
                share * m.z());
    }

    /** Where a point of a body is in the world; its centre of mass if {@code point} is null. */
    static void place(Simulation simulation, int body, Vec3 point, double[] state, double[] pose, double[] out3) {
        if (point == null) {
            simulation.bodyState(body, state);
            System.arraycopy(state, 0, out3, 0, 3);
            return;
        }
        simulation.bodyPose(body, pose);
        out3[0] = point.x();
        out3[1] = point.y();
        out3[2] = point.z();
        Quaternions.rotate(pose, 3, out3, 0, out3, 0);
        out3[0] += pose[0];
        out3[1] += pose[1];
        out3[2] += pose[2];
    }

    void state(StateCodec x) {
        begun = x.integer(begun);
        since = x.number(since);
        phaseBefore = x.number(phaseBefore);
        met = x.whole(met);
        facingX = x.number(facingX);
        facingY = x.number(facingY);
    }
}
