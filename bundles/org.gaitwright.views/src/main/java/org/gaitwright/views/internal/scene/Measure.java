// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Quat;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.viewport.Ink;
import org.gaitwright.viewport.Mark;
import org.gaitwright.viewport.Pick;

/**
 * Measures in the scene: two clicks give a distance, a third the angle at the second point. Points on bodies go along with them.
 */
public final class Measure {
    private static final int MOST = 3;
    /** Where the name of the angle stands, as a share of the way along its sides. */
    private static final double INSIDE = 0.25;

    private static final Ink INK = Ink.HOT;

    private final Consumer<Consumer<Pick>> clicks;
    private final Runnable changed;
    private final List<Pick> points = new ArrayList<>();
    private boolean on;

    /**
     * One that is off.
     *
     * @param clicks is told who takes clicks in the picture; null for nobody
     * @param changed told when there is something else to draw
     */
    Measure(Consumer<Consumer<Pick>> clicks, Runnable changed) {
        this.clicks = clicks;
        this.changed = changed;
    }

    public boolean on() {
        return on;
    }

    /** Takes the clicks, or gives them back and forgets what was measured. */
    public void on(boolean measures) {
        on = measures;
        points.clear();
        clicks.accept(on ? this::click : null);
        changed.run();
    }

    private void click(Pick pick) {
        if (points.size() == MOST) {
            points.clear();
        }
        points.add(pick);
        changed.run();
    }

    /** Bodies of another world have other numbers. */
    void newWorld() {
        points.clear();
    }

    /** Points where they are now. */
    private List<Vec3> places(double[] poses) {
        return points.stream().map(p -> place(p, poses)).toList();
    }

    private static Vec3 place(Pick p, double[] poses) {
        int o = 7 * p.body();
        if (p.ground() || o + 6 >= poses.length) {
            return p.point();
        }
        Quat turn = new Quat(poses[o + 3], poses[o + 4], poses[o + 5], poses[o + 6]);
        return new Pose(new Vec3(poses[o], poses[o + 1], poses[o + 2]), turn).transform(p.pointInBody());
    }

    /** Distance from the first to the second point, m; NaN before there are two. */
    public double distance(double[] poses) {
        List<Vec3> at = places(poses);
        return at.size() < 2 ? Double.NaN : at.get(1).minus(at.get(0)).norm();
    }

    /** Angle at the second point, degrees; NaN before there are three. */
    public double angle(double[] poses) {
        List<Vec3> at = places(poses);
        if (at.size() < MOST) {
            return Double.NaN;
        }
        Vec3 one = at.get(0).minus(at.get(1));
        Vec3 other = at.get(2).minus(at.get(1));
        return Math.toDegrees(Math.atan2(one.cross(other).norm(), one.dot(other)));
    }

    List<Mark> marks(double[] poses) {
        List<Vec3> at = places(poses);
        List<Mark> marks = new ArrayList<>();
        at.forEach(p -> marks.add(new Mark.Dot(p, 4, INK)));
        for (int i = 1; i < at.size(); i++) {
            Vec3 from = at.get(i - 1);
            Vec3 to = at.get(i);
            marks.add(new Mark.Line(List.of(from, to), INK, 2, i > 1));
            marks.add(new Mark.Label(
                    from.plus(to).times(0.5), metres(to.minus(from).norm()), INK));
        }
        if (at.size() == MOST) {
            Vec3 corner = at.get(1);
            Vec3 sides = at.get(0).minus(corner).plus(at.get(2).minus(corner));
            marks.add(new Mark.Label(corner.plus(sides.times(INSIDE)), degrees(angle(poses)), INK));
        }
        return marks;
    }

    /** For the caption of the picture; empty while nothing is measured. */
    Optional<String> hint(double[] poses) {
        if (!on) {
            return Optional.empty();
        }
        return Optional.of(
                switch (points.size()) {
                    case 0 -> "Measure: click the first point on a body or on the ground; Esc ends";
                    case 1 -> "Measure: click the second point for a distance";
                    case 2 -> "Distance " + metres(distance(poses)) + "; a third point gives the angle at the second";
                    default -> "Distance " + metres(distance(poses)) + ", angle " + degrees(angle(poses))
                            + "; the next click starts again";
                });
    }

    private static String metres(double m) {
        return String.format(Locale.ROOT, "%.3f m", m);
    }

    private static String degrees(double angle) {
        return String.format(Locale.ROOT, "%.1f°", angle);
    }
}
