// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.joml.Matrix4f;
import org.joml.Vector3f;
import org.junit.jupiter.api.Test;

class SmoothRegionTest {
    private final Matrix4f view =
            new Matrix4f().perspective(0.6f, 1.6f, 0.1f, 100).lookAt(0, -5, 1, 0, 0, 1, 0, 0, 1);
    private final Vector3f low = new Vector3f(-0.3f, -0.3f, 0);
    private final Vector3f high = new Vector3f(0.3f, 0.3f, 1.8f);

    @Test
    void aGraphicsCardSmoothsTheWholePicture() {
        SmoothRegion region = new SmoothRegion("NVIDIA GeForce RTX 4060");
        region.choose(4, 1280, 800, view, low, high);
        assertTrue(region.whole());
        assertEquals(4, region.samples());
        assertEquals(1280, region.width());
    }

    @Test
    void softwareSmoothsOnlyAroundTheActor() {
        SmoothRegion region = new SmoothRegion("llvmpipe (LLVM 15.0.6, 256 bits)");
        region.choose(4, 1280, 800, view, low, high);
        assertFalse(region.whole());
        assertTrue(region.samples() > 1);
        Vector3f p = new Vector3f();
        for (int i = 0; i < 8; i++) {
            p.set((i & 1) == 0 ? low.x : high.x, (i & 2) == 0 ? low.y : high.y, (i & 4) == 0 ? low.z : high.z);
            view.transformProject(p);
            float x = (p.x * 0.5f + 0.5f) * 1280;
            float y = (p.y * 0.5f + 0.5f) * 800;
            assertTrue(x >= region.x() && x <= region.x() + region.width(), "corner " + i + " at x " + x);
            assertTrue(y >= region.y() && y <= region.y() + region.height(), "corner " + i + " at y " + y);
        }
        assertTrue(region.width() * region.height() < 1280 * 800 / 3);
    }

    @Test
    void aLargeRegionInSoftwareGetsFewerSamples() {
        SmoothRegion region = new SmoothRegion("llvmpipe");
        region.choose(4, 5120, 3200, view, low, high);
        assertEquals(1, region.samples());
        assertFalse(region.whole());
    }

    @Test
    void oneSampleIsNeverSmooth() {
        SmoothRegion region = new SmoothRegion("any card");
        region.choose(1, 1280, 800, view, low, high);
        assertFalse(region.whole());
        assertEquals(1, region.samples());
    }

    @Test
    void anActorBehindTheEyeIsLeftAlone() {
        SmoothRegion region = new SmoothRegion("llvmpipe");
        region.choose(4, 1280, 800, view, new Vector3f(-1, -12, 0), new Vector3f(1, -3, 2));
        assertEquals(1, region.samples());
    }
}
