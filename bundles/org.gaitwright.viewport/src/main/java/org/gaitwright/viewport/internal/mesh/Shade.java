// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.mesh;

import java.util.Arrays;
import org.joml.Vector3fc;

/** Rectangles of the ground where shadows can fall: only there does the ground look them up. */
public final class Shade {
    /** For the softness of the edge, and ground that lies somewhat lower than the floor. */
    private static final float MARGIN_M = 0.12f;

    /** For the softness of the edge alone. */
    private static final float SOFT_M = 0.03f;

    private float[] edges = new float[4 * 8];
    private int count;

    public void clear() {
        count = 0;
    }

    void newPatch() {
        if (4 * (count + 1) > edges.length) {
            edges = Arrays.copyOf(edges, 2 * edges.length);
        }
        int o = 4 * count++;
        edges[o] = Float.POSITIVE_INFINITY;
        edges[o + 1] = Float.POSITIVE_INFINITY;
        edges[o + 2] = Float.NEGATIVE_INFINITY;
        edges[o + 3] = Float.NEGATIVE_INFINITY;
    }

    /** Widens the last patch by the shadow of a ball. */
    void add(float x, float y, float z, float radius, float floor, Vector3fc towardsLight) {
        if (!Float.isFinite(x + y + z)) {
            return;
        }
        float drop = Math.max(0, z + radius - floor) / towardsLight.z();
        float dx = -drop * towardsLight.x();
        float dy = -drop * towardsLight.y();
        float r = radius + MARGIN_M;
        widen(x + Math.min(0, dx) - r, y + Math.min(0, dy) - r, x + Math.max(0, dx) + r, y + Math.max(0, dy) + r);
    }

    /** Widens the last patch by the shadow of a ball on nothing but level ground, which is much less. */
    void addOnLevel(float x, float y, float z, float radius, float ground, Vector3fc towardsLight) {
        if (!Float.isFinite(x + y + z)) {
            return;
        }
        float drop = Math.max(0, z - ground) / towardsLight.z();
        float cx = x - drop * towardsLight.x();
        float cy = y - drop * towardsLight.y();
        // slanting light draws the shadow out
        float r = radius / towardsLight.z() + SOFT_M;
        widen(cx - r, cy - r, cx + r, cy + r);
    }

    private void widen(float minX, float minY, float maxX, float maxY) {
        int o = 4 * (count - 1);
        edges[o] = Math.min(edges[o], minX);
        edges[o + 1] = Math.min(edges[o + 1], minY);
        edges[o + 2] = Math.max(edges[o + 2], maxX);
        edges[o + 3] = Math.max(edges[o + 3], maxY);
    }

    int count() {
        return count;
    }

    /** An edge of a patch: 0 and 1 are its least x and y, 2 and 3 its greatest. */
    float edge(int patch, int which) {
        return edges[4 * patch + which];
    }

    /** An edge of the rectangle around all patches. */
    float edge(int which) {
        float e = which < 2 ? Float.POSITIVE_INFINITY : Float.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            e = which < 2 ? Math.min(e, edge(i, which)) : Math.max(e, edge(i, which));
        }
        return e;
    }

    boolean touches(float minX, float minY, float maxX, float maxY) {
        for (int i = 0; i < count; i++) {
            if (minX < edge(i, 2) && maxX > edge(i, 0) && minY < edge(i, 3) && maxY > edge(i, 1)) {
                return true;
            }
        }
        return false;
    }
}
