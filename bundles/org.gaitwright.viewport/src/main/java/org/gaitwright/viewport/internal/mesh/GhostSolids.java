// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.mesh;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.gaitwright.core.simulation.World;
import org.gaitwright.viewport.Ghost;
import org.gaitwright.viewport.internal.gl.Palette;
import org.joml.Vector3fc;

/** The instances of all ghosts. Solids are made once per ghost and kept while the ghosts show the same worlds. */
public final class GhostSolids {
    /** Metres, and shares of a quaternion. */
    private static final double SAME = 2e-3;

    private final List<World> worlds = new ArrayList<>();
    private final List<Solids> made = new ArrayList<>();
    private List<Ghost> ghosts = List.of();
    private float[] instances = new float[0];
    private float[] sorted = new float[0];
    private long[] order = new long[0];
    private int count;

    public void set(List<Ghost> newGhosts) {
        ghosts = newGhosts;
        for (int i = 0; i < ghosts.size(); i++) {
            World world = ghosts.get(i).world();
            if (i == worlds.size()) {
                worlds.add(world);
                made.add(new Solids(world));
            } else if (worlds.get(i) != world) {
                worlds.set(i, world);
                made.set(i, new Solids(world));
            }
        }
        worlds.subList(ghosts.size(), worlds.size()).clear();
        made.subList(ghosts.size(), made.size()).clear();
    }

    /**
     * Puts them where they are, in the colours of a theme. A body that is where the shown world, if it is the same, has it
     * too is left out: two in one place look like neither.
     */
    public void place(Palette palette, World shown, double[] shownPoses) {
        count = 0;
        for (int i = 0; i < ghosts.size(); i++) {
            Ghost ghost = ghosts.get(i);
            Solids solids = made.get(i);
            solids.place(ghost.poses(), palette, palette.of(ghost.ink()));
            int room = Solids.INSTANCE_FLOATS * (count + solids.count());
            if (room > instances.length) {
                instances = Arrays.copyOf(instances, 2 * room);
            }
            for (int k = 0; k < solids.count(); k++) {
                if (ghost.world() != shown || !same(ghost.poses(), shownPoses, solids.bodyOf(k))) {
                    System.arraycopy(
                            solids.instances(),
                            Solids.INSTANCE_FLOATS * k,
                            instances,
                            Solids.INSTANCE_FLOATS * count++,
                            Solids.INSTANCE_FLOATS);
                }
            }
        }
    }

    private static boolean same(double[] a, double[] b, int body) {
        double difference = 0;
        for (int o = 7 * body; o < 7 * body + 7; o++) {
            difference = Math.max(difference, Math.abs(a[o] - b[o]));
        }
        return difference < SAME;
    }

    /**
     * Orders them from near to far: each then hides what is behind it, and nothing is seen through twice.
     *
     * @return the largest radius as seen from the eye, at a distance of one metre
     */
    float sort(Vector3fc eye) {
        float largest = 0;
        if (order.length < count) {
            order = new long[2 * count];
            sorted = new float[2 * Solids.INSTANCE_FLOATS * count];
        }
        for (int i = 0; i < count; i++) {
            int o = Solids.INSTANCE_FLOATS * i;
            float distance = eye.distance(instances[o], instances[o + 1], instances[o + 2]);
            largest = Math.max(largest, instances[o + 3] / Math.max(0.01f, distance));
            order[i] = (long) Float.floatToIntBits(distance) << 32 | i;
        }
        Arrays.sort(order, 0, count);
        for (int i = 0; i < count; i++) {
            int from = Solids.INSTANCE_FLOATS * (int) order[i];
            System.arraycopy(instances, from, sorted, Solids.INSTANCE_FLOATS * i, Solids.INSTANCE_FLOATS);
        }
        return largest;
    }

    int count() {
        return count;
    }

    /** Instances as last {@link #sort sorted}. */
    float[] sorted() {
        return sorted;
    }
}
