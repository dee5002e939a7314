// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.scene;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.core.character.Link;
import org.gaitwright.core.character.Role;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.simulation.World;
import org.gaitwright.session.run.Recording;
import org.gaitwright.viewport.Ink;
import org.gaitwright.viewport.Mark;

/** Where centres of mass and feet have been of late. */
final class Trails {
    private static final double SECONDS = 5;
    private static final int POINTS = 150;
    private static final String[] AXES = {"x", "y", "z"};

    private Trails() {}

    static List<Mark> of(World world, SignalIndex signals, Recording recording, double until) {
        List<Mark> marks = new ArrayList<>();
        for (int a = 0; a < world.actors().size(); a++) {
            add(marks, signals, recording, until, a, "com", Ink.TRAIL);
            for (Link link : world.actors().get(a).character().links()) {
                if (link.role() == Role.FOOT) {
                    Ink ink = link.side() == Side.LEFT ? Ink.LEFT : Ink.RIGHT;
                    add(marks, signals, recording, until, a, link.name() + ".position", ink);
                }
            }
        }
        return marks;
    }

    private static void add(
            List<Mark> marks, SignalIndex signals, Recording r, double until, int actor, String name, Ink ink) {
        long end = Math.min(r.end(), (long) Math.floor(until / r.frameSeconds()) + 1);
        long from = Math.max(r.first(), end - Math.round(SECONDS / r.frameSeconds()));
        int n = (int) Math.max(0, end - from);
        float[][] xyz = new float[3][n];
        for (int k = 0; k < 3; k++) {
            int i = signals.of(actor, name + "." + AXES[k]);
            if (i < 0) {
                return;
            }
            r.copy(i, from, xyz[k]);
        }
        List<Vec3> points = new ArrayList<>();
        int stride = Math.max(1, n / POINTS);
        // counted from the start of the run, so that a trail that grows does not flicker
        for (int i = (int) (Math.floorMod(-from, (long) stride)); i < n; i += stride) {
            Vec3 p = new Vec3(xyz[0][i], xyz[1][i], xyz[2][i]);
            if (p.isFinite()) {
                points.add(p);
            }
        }
        if (points.size() >= 2) {
            marks.add(new Mark.Line(points, ink, 2, false));
        }
    }
}
