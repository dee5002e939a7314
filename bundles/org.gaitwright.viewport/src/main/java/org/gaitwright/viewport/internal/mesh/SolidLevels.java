// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.mesh;

import java.util.Arrays;
import org.gaitwright.viewport.internal.gl.GpuMesh;
import org.joml.Vector3fc;

/**
 * Meshes for solids from coarse to fine; each solid takes the coarsest whose outline is still round. Triangles of a few pixels
 * cost a software renderer far more than the pixels they cover.
 */
final class SolidLevels {
    /** Segments per quarter circle. */
    private static final int[] ARCS = {2, 3, 4, 6, 10, 16};
    /** A polygon strays from its circle by the radius times 1 - cos(π / 4 arcs); this much is not seen. */
    private static final double STRAY_PIXELS = 0.4;

    private final GpuMesh[] meshes = new GpuMesh[ARCS.length];
    private final float[][] instances = new float[ARCS.length][Solids.INSTANCE_FLOATS * 16];
    private final int[] counts = new int[ARCS.length];

    SolidLevels() {
        for (int i = 0; i < ARCS.length; i++) {
            meshes[i] = GpuMesh.instanced(SolidMesh.build(ARCS[i]), 3, 3);
        }
    }

    /** Index of the coarsest mesh for solids whose round parts have this radius. */
    static int level(double radiusPixels) {
        for (int i = 0; i + 1 < ARCS.length; i++) {
            if (radiusPixels * (1 - Math.cos(Math.PI / (4 * ARCS[i]))) <= STRAY_PIXELS) {
                return i;
            }
        }
        return ARCS.length - 1;
    }

    /** Takes instances over; {@code pixel} is the size of a pixel at a distance of one metre. */
    void fill(float[] all, int count, Vector3fc eye, float pixel) {
        Arrays.fill(counts, 0);
        for (int i = 0; i < count; i++) {
            int o = Solids.INSTANCE_FLOATS * i;
            float distance = eye.distance(all[o], all[o + 1], all[o + 2]);
            // not a number, of a body that has diverged, ends in the first level
            add(level(all[o + 3] / (pixel * Math.max(distance, 1e-3f))), all, o);
        }
        for (int i = 0; i < meshes.length; i++) {
            meshes[i].instances(instances[i], counts[i]);
        }
    }

    private void add(int level, float[] all, int from) {
        int to = Solids.INSTANCE_FLOATS * counts[level]++;
        if (to + Solids.INSTANCE_FLOATS > instances[level].length) {
            instances[level] = Arrays.copyOf(instances[level], 2 * instances[level].length);
        }
        System.arraycopy(all, from, instances[level], to, Solids.INSTANCE_FLOATS);
    }

    void draw() {
        for (GpuMesh mesh : meshes) {
            mesh.drawInstances();
        }
    }
}
