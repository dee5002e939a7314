// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.scene;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.math.Quat;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.simulation.World;
import org.gaitwright.session.run.Drawing;
import org.gaitwright.session.run.Force;
import org.gaitwright.session.run.Snapshot;
import org.gaitwright.viewport.Ink;
import org.gaitwright.viewport.Mark;

/** Draws overlays of one moment. */
final class SceneMarks {
    private static final double ABOVE_GROUND = 0.004;
    /** Below this share of its limit nobody cares about a torque. */
    private static final double MIN_TORQUE = 0.02;

    private final Snapshot now;
    private final World world;
    private final SignalIndex signals;
    private final Set<Overlay> on;
    private final ForceScale scale;
    private final int held;
    private final List<Mark> marks = new ArrayList<>();

    private SceneMarks(Snapshot now, SignalIndex signals, Set<Overlay> on, ForceScale scale, int held) {
        this.now = now;
        world = now.world();
        this.signals = signals;
        this.on = on;
        this.scale = scale;
        this.held = held;
    }

    /** @param held the body that the mouse pulls, which says itself how hard; -1 for none */
    static List<Mark> of(Snapshot now, SignalIndex signals, Set<Overlay> on, ForceScale scale, int held) {
        SceneMarks all = new SceneMarks(now, signals, on, scale, held);
        for (int a = 0; a < now.world().actors().size(); a++) {
            all.actor(a);
        }
        all.forces();
        all.drawing();
        return all.marks;
    }

    private void actor(int a) {
        if (on.contains(Overlay.SUPPORT)) {
            support(a);
        }
        if (on.contains(Overlay.COM)) {
            com(a);
        }
        if (on.contains(Overlay.TORQUES)) {
            torques(a);
        }
    }

    private void com(int a) {
        Vec3 com = signals.vector(now, a, "com");
        if (com == null) {
            return;
        }
        Vec3 below = new Vec3(com.x(), com.y(), world.terrain().height(com.x(), com.y()) + ABOVE_GROUND);
        marks.add(new Mark.Line(List.of(com, below), Ink.COM, 1, true));
        marks.add(new Mark.Dot(below, 4, Ink.COM));
        marks.add(new Mark.Dot(com, 7, Ink.COM));
    }

    private void support(int a) {
        int first = world.firstBody(a);
        int end = first + world.actors().get(a).character().links().size();
        List<Vec3> points = new ArrayList<>();
        for (Force f : now.contacts()) {
            if (f.other() < 0
                    && f.body() >= first
                    && f.body() < end
                    && f.newtons().z() > 0) {
                points.add(f.point().plus(new Vec3(0, 0, ABOVE_GROUND)));
            }
        }
        List<Vec3> hull = ConvexHull.of(points);
        if (hull.size() >= 3) {
            marks.add(new Mark.Area(hull, Ink.SUPPORT));
        }
    }

    private void forces() {
        if (on.contains(Overlay.CONTACTS)) {
            pressures().forEach(f -> {
                if (scale.shows(f.newtons())) {
                    marks.add(new Mark.Arrow(f.point(), scale.arrow(f.newtons()), Ink.CONTACT));
                }
            });
        }
        for (Force f : now.externals()) {
            if (scale.shows(f.newtons()) && !holdsPlanarRoot(f)) {
                // it ends where it acts
                Vec3 arrow = scale.arrow(f.newtons());
                marks.add(new Mark.Arrow(f.point().minus(arrow), arrow, Ink.PUSH));
                if (f.body() != held) {
                    String words = Math.round(f.newtons().norm()) + " N";
                    marks.add(new Mark.Label(f.point().minus(arrow), words, Ink.PUSH));
                }
            }
        }
    }

    /** What keeps a planar character in its plane is no push. */
    private boolean holdsPlanarRoot(Force f) {
        for (int a = 0; a < world.actors().size(); a++) {
            if (f.body() == world.firstBody(a)) {
                List<Joint> joints = world.actors().get(a).character().joints();
                return joints.isEmpty() || joints.get(0).type() != JointType.FREE;
            }
        }
        return false;
    }

    /** The sum of the ground's forces on each body, at the middle of their points weighted by load. */
    private List<Force> pressures() {
        Map<Integer, Force> sums = new HashMap<>();
        Map<Integer, Double> loads = new HashMap<>();
        for (Force f : now.contacts()) {
            if (f.other() >= 0) {
                continue;
            }
            double load = f.newtons().norm();
            double before = loads.getOrDefault(f.body(), 0.0);
            Force sum = sums.get(f.body());
            if (load > 0) {
                Vec3 point = sum == null
                        ? f.point()
                        : sum.point()
                                .times(before / (before + load))
                                .plus(f.point().times(load / (before + load)));
                Vec3 newtons = sum == null ? f.newtons() : sum.newtons().plus(f.newtons());
                sums.put(f.body(), new Force(f.body(), -1, point, newtons, Vec3.ZERO));
                loads.put(f.body(), before + load);
            }
        }
        return List.copyOf(sums.values());
    }

    private void torques(int a) {
        CharacterModel character = world.actors().get(a).character();
        for (Joint joint : character.joints()) {
            double limit = joint.torqueLimit();
            boolean turns = joint.type() == JointType.HINGE || joint.type() == JointType.BALL;
            if (!turns || !(limit > 0) || Double.isInfinite(limit)) {
                continue;
            }
            Vec3 torque = joint.type() == JointType.HINGE
                    ? joint.axis().times(signals.value(now, a, joint.name() + ".torque"))
                    : signals.vector(now, a, joint.name() + ".torque");
            if (torque == null || !torque.isFinite() || torque.norm() < MIN_TORQUE * limit) {
                continue;
            }
            int o = 7 * (world.firstBody(a) + joint.link());
            double[] p = now.poses();
            Quat turn = new Quat(p[o + 3], p[o + 4], p[o + 5], p[o + 6]);
            Vec3 at = new Vec3(p[o], p[o + 1], p[o + 2]).plus(turn.rotate(joint.anchor()));
            marks.add(new Mark.TorqueArc(at, turn.rotate(torque).unit(), Math.min(1, torque.norm() / limit)));
        }
    }

    private void drawing() {
        for (Drawing.Item item : now.drawing().items()) {
            if (item instanceof Drawing.Footstep f && on.contains(Overlay.FOOTSTEPS)) {
                Vec3 at = f.at().plus(new Vec3(0, 0, ABOVE_GROUND));
                marks.add(new Mark.Footprint(at, f.yaw(), f.length(), f.width(), f.side(), ink(f.side())));
            } else if (item instanceof Drawing.Path p && on.contains(Overlay.FOOTSTEPS)) {
                marks.add(new Mark.Line(p.points(), Ink.PLAN, 2, true));
            } else if (item instanceof Drawing.Point p && on.contains(Overlay.FOOTSTEPS)) {
                marks.add(new Mark.Dot(p.at().plus(new Vec3(0, 0, ABOVE_GROUND)), 4, Ink.PLAN));
            } else if (item instanceof Drawing.Wish w && on.contains(Overlay.WISHES) && scale.shows(w.newtons())) {
                marks.add(new Mark.Arrow(w.at(), scale.arrow(w.newtons()), Ink.IDEAL));
            } else if (item instanceof Drawing.Realised r
                    && on.contains(Overlay.REALISED)
                    && scale.shows(r.newtons())) {
                marks.add(new Mark.Arrow(r.at(), scale.arrow(r.newtons()), Ink.REALISED));
            } else if (item instanceof Drawing.Held h
                    && (on.contains(Overlay.WISHES) || on.contains(Overlay.REALISED))) {
                marks.add(new Mark.Dot(h.at(), 5, Ink.SUPPORT));
            } else if (item instanceof Drawing.Frame f && on.contains(Overlay.FRAME)) {
                marks.add(new Mark.Axes(f.pose(), 0.35));
            }
        }
    }

    private static Ink ink(Side side) {
        return switch (side) {
            case LEFT -> Ink.LEFT;
            case RIGHT -> Ink.RIGHT;
            case CENTRE -> Ink.PLAN;
        };
    }
}
