// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.scene;

import java.util.List;
import java.util.Optional;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.run.RunEdit;
import org.gaitwright.session.run.Act;
import org.gaitwright.viewport.Camera;
import org.gaitwright.viewport.GrabListener;
import org.gaitwright.viewport.Ink;
import org.gaitwright.viewport.Mark;
import org.gaitwright.viewport.Pick;
import org.gaitwright.workbench.run.RunControl;

/** Pushes and twists bodies by mouse: the farther the drag, the harder. All of it becomes part of the run. */
final class MousePush implements GrabListener {
    /** What a drag of one metre does. */
    static final double USUAL_NEWTONS = 400;

    static final List<Double> CHOICES = List.of(50.0, 100.0, 200.0, 400.0, 800.0, 1600.0);
    /** A twist has this much of a lever, m. */
    private static final double LEVER = 0.25;

    private static final double MAX_NEWTONS = 5000;

    private final RunControl runs;
    private final Camera camera;
    private double newtonsPerMetre = USUAL_NEWTONS;
    private Pick pick;
    private Kind kind;
    private Vec3 drag = Vec3.ZERO;
    private RunEdit.Grip held;

    MousePush(RunControl runs, Camera camera) {
        this.runs = runs;
        this.camera = camera;
    }

    /** The body that it pulls; {@link Pick#NONE} for none. */
    int heldBody() {
        return held == null ? Pick.NONE : held.body();
    }

    double scale() {
        return newtonsPerMetre;
    }

    void setScale(double newtons) {
        newtonsPerMetre = newtons;
    }

    @Override
    public void begin(Pick newPick, Kind newKind) {
        pick = newPick;
        kind = newKind;
        drag = Vec3.ZERO;
        if (newPick.actor() != Pick.NONE && newPick.actor() != runs.state().actor()) {
            runs.submit(new Act.Focus(newPick.actor()));
        }
    }

    @Override
    public void move(Vec3 newDrag, double pixels) {
        drag = newDrag;
        boolean twists = kind == Kind.TWIST;
        Vec3 force = twists ? Vec3.ZERO : whole(limited(drag.times(newtonsPerMetre)));
        // what rolls the body along with the cursor
        Vec3 torque = twists ? whole(limited(drag.cross(camera.forward()).times(newtonsPerMetre * LEVER))) : Vec3.ZERO;
        RunEdit.Grip grip = new RunEdit.Grip(pick.body(), pick.pointInBody(), force, torque);
        if (!grip.equals(held)) {
            held = grip;
            runs.submit(new Act.Hold(Optional.of(grip)));
        }
    }

    @Override
    public void end() {
        held = null;
        pick = null;
        runs.submit(Act.Hold.NONE);
    }

    @Override
    public void cancel() {
        end();
    }

    private static Vec3 limited(Vec3 v) {
        double n = v.norm();
        return n > MAX_NEWTONS ? v.times(MAX_NEWTONS / n) : v;
    }

    /** Whole numbers, so that a hand that trembles does not fill the record. */
    private static Vec3 whole(Vec3 v) {
        return new Vec3(Math.rint(v.x()), Math.rint(v.y()), Math.rint(v.z()));
    }

    /** What to draw of it while the run does not show it itself; empty if nothing is dragged. */
    List<Mark> marks(double[] poses) {
        if (held == null || 7 * held.body() + 6 >= poses.length) {
            return List.of();
        }
        int o = 7 * held.body();
        var turn = new org.gaitwright.core.math.Quat(poses[o + 3], poses[o + 4], poses[o + 5], poses[o + 6]);
        Vec3 at = new Vec3(poses[o], poses[o + 1], poses[o + 2]).plus(turn.rotate(held.point()));
        Vec3 tip = at.plus(drag);
        return List.of(
                new Mark.Line(List.of(at, tip), Ink.PUSH, 2, true),
                new Mark.Dot(at, 4, Ink.PUSH),
                new Mark.Label(tip, words(), Ink.PUSH));
    }

    /** How hard it pushes now. */
    private String words() {
        return kind == Kind.TWIST
                ? Math.round(held.torque().norm()) + " N m"
                : Math.round(held.force().norm()) + " N";
    }

    /** For the caption of the picture; empty if nothing is dragged. */
    Optional<String> hint() {
        if (held == null) {
            return Optional.empty();
        }
        boolean acts = runs.state().timeline().live();
        return Optional.of(
                acts
                        ? (kind == Kind.TWIST ? "Twists by " : "Pushes by ") + words()
                        : "Nothing to push in the past: continue from here first");
    }
}
