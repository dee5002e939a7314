// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.terrain.internal.thing;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.scene.EntryPath;
import org.gaitwright.core.scene.RefusedEntry;
import org.gaitwright.core.terrain.SolidBox;
import org.gaitwright.core.terrain.TerrainSpec;
import org.gaitwright.core.terrain.Thing;
import org.gaitwright.terrain.internal.ground.BoxList;
import org.gaitwright.terrain.internal.ground.Ground;
import org.gaitwright.terrain.internal.ground.LatticeQueries;
import org.gaitwright.terrain.internal.ground.Pit;
import org.gaitwright.terrain.internal.ground.Profile;
import org.gaitwright.terrain.internal.ground.Surface;

/** Puts things on a ground, and cuts gaps into it. */
public final class ThingPlacement {
    private static final int MAX_THINGS = 1000;
    /** Points of a lattice looked at for its lowest; where there are more, its steepest slope tells. */
    private static final double MAX_POINTS = 1e6;

    private final Ground base;
    private final TerrainSpec spec;
    private final List<SolidBox> boxes = new ArrayList<>();
    private final List<Pit> pits = new ArrayList<>();
    private final List<Integer> gaps = new ArrayList<>();

    private ThingPlacement(Ground base, TerrainSpec spec) {
        this.base = base;
        this.spec = spec;
    }

    /** The ground with the things of a spec. */
    public static Ground on(Ground base, TerrainSpec spec) {
        if (spec.things().isEmpty()) {
            return base;
        }
        if (spec.things().size() > MAX_THINGS) {
            throw new InvalidInput("terrain '" + spec.kind() + "': got "
                    + spec.things().size() + " things; expected at most " + MAX_THINGS);
        }
        return new ThingPlacement(base, spec).ground();
    }

    private Ground ground() {
        for (int i = 0; i < spec.things().size(); i++) {
            if (spec.things().get(i).kind() == Thing.Kind.GAP) {
                gap(i);
            }
        }
        for (int k = 0; k < pits.size(); k++) {
            new Kerb(base.surface(), pits.get(k), spec.things().get(gaps.get(k)).yaw(), this::add).lay();
        }
        for (Thing t : spec.things()) {
            switch (t.kind()) {
                case BOX -> block(t, -0.5 * t.length(), 0.5 * t.length(), base.height(t.x(), t.y()) + t.get("height"));
                case STAIRS -> stairs(t);
                case GAP -> {
                    // cut before, since what stands in or around a gap must reach down to its floor
                }
            }
        }
        Surface lattice = pits.isEmpty() ? base.surface() : new PittedSurface(base.surface(), pits);
        return base.with(spec, lattice, new BoxList(boxes), pits);
    }

    private void stairs(Thing t) {
        double ground = base.height(t.x(), t.y());
        double run = t.get("run");
        double rise = t.get("rise");
        int treads = t.steps() - 1;
        double from = -0.5 * t.length();
        for (int k = 0; k < treads; k++) {
            block(t, from + k * run, from + (k + 1) * run, ground + (k + 1) * rise);
        }
        double top = from + treads * run;
        double end = top + t.get("landing");
        block(t, top, end, ground + t.steps() * rise);
        for (int k = 0; t.flights() == 2 && k < treads; k++) {
            block(t, end + k * run, end + (k + 1) * run, ground + (treads - k) * rise);
        }
    }

    /** A block across a thing, from and to along its heading. */
    private void block(Thing t, double from, double to, double top) {
        add(t.x(), t.y(), t.yaw(), from, to, -0.5 * t.width(), 0.5 * t.width(), top);
    }

    /** A block in the axes of a thing at (x, y), down into the ground below all of it. */
    private void add(double x, double y, double yaw, double from, double to, double right, double left, double top) {
        double c = StrictMath.cos(yaw);
        double s = StrictMath.sin(yaw);
        double along = 0.5 * (from + to);
        double across = 0.5 * (right + left);
        double cx = x + c * along - s * across;
        double cy = y + s * along + c * across;
        double hx = 0.5 * (to - from);
        double hy = 0.5 * (left - right);
        double bottom =
                Math.min(top, lowest(cx, cy, Math.abs(c) * hx + Math.abs(s) * hy, Math.abs(s) * hx + Math.abs(c) * hy))
                        - Profile.ROOT;
        Pit footprint = new Pit(cx, cy, hx, hy, c, s, 0);
        for (Pit p : pits) {
            if (p.meets(footprint, 2 * p.reach(PittedSurface.spacing(base.surface())))) {
                bottom = Math.min(bottom, p.floor() - Profile.ROOT);
            }
        }
        double h = 0.5 * (top - bottom);
        boxes.add(new SolidBox(cx, cy, bottom + h, hx, hy, h, yaw));
    }

    /** No point of the lattice within a rectangle lies lower. */
    private double lowest(double x, double y, double ex, double ey) {
        Surface g = base.surface();
        double s = g.spacing();
        double here = LatticeQueries.height(g, x, y);
        if (g.steepest() == 0) {
            return here;
        }
        if ((2 * ex / s + 3) * (2 * ey / s + 3) > MAX_POINTS) {
            return here - g.steepest() * Math.hypot(ex, ey);
        }
        double low = here;
        for (int i = (int) Math.floor((x - ex) / s); i <= Math.ceil((x + ex) / s); i++) {
            for (int j = (int) Math.floor((y - ey) / s); j <= Math.ceil((y + ey) / s); j++) {
                low = Math.min(low, g.at(i, j));
            }
        }
        return low;
    }

    private void gap(int index) {
        Thing t = spec.things().get(index);
        double c = StrictMath.cos(t.yaw());
        double s = StrictMath.sin(t.yaw());
        double floor = LatticeQueries.height(base.surface(), t.x(), t.y()) - t.get("depth");
        Pit pit = new Pit(t.x(), t.y(), 0.5 * t.length(), 0.5 * t.width(), c, s, floor);
        check(index, pit, 2 * pit.reach(PittedSurface.spacing(base.surface())));
        pits.add(pit);
        gaps.add(index);
    }

    private void check(int index, Pit pit, double kerb) {
        double ex = Math.abs(pit.c()) * (pit.hx() + kerb) + Math.abs(pit.s()) * (pit.hy() + kerb);
        double ey = Math.abs(pit.s()) * (pit.hx() + kerb) + Math.abs(pit.c()) * (pit.hy() + kerb);
        for (SolidBox b : base.boxes(pit.x() - ex, pit.y() - ey, pit.x() + ex, pit.y() + ey)) {
            Pit block = new Pit(b.x(), b.y(), b.hx(), b.hy(), StrictMath.cos(b.yaw()), StrictMath.sin(b.yaw()), 0);
            if (pit.meets(block, kerb)) {
                throw refuse(
                        index,
                        "lies where the ground of '" + spec.kind()
                                + "' is made of blocks, and gaps can be cut only into smooth ground; move it");
            }
        }
        for (int k = 0; k < pits.size(); k++) {
            double apart = Math.max(kerb, 2 * pits.get(k).reach(PittedSurface.spacing(base.surface())));
            if (pits.get(k).meets(pit, apart)) {
                throw refuse(
                        index,
                        "is closer than " + Math.ceil(100 * apart) / 100 + " m to that of things[" + gaps.get(k)
                                + "]; move it, or make one gap of both");
            }
        }
    }

    private RefusedEntry refuse(int index, String why) {
        EntryPath thing = EntryPath.of("things").item(index);
        return new RefusedEntry(
                thing,
                "terrain '" + spec.kind() + "': " + thing + ": the gap at ("
                        + spec.things().get(index).x() + ", "
                        + spec.things().get(index).y() + ") m " + why);
    }
}
