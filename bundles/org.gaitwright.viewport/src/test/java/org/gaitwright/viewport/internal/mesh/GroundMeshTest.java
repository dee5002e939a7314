// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.mesh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.gaitwright.core.terrain.SolidBox;
import org.gaitwright.viewport.DemoTerrain;
import org.gaitwright.viewport.internal.gl.MeshData;
import org.junit.jupiter.api.Test;

class GroundMeshTest {
    private static final float FLOAT = 1e-5f;

    @Test
    void levelGroundNeedsNoTriangles() {
        GroundMesh mesh = GroundMesh.build(DemoTerrain.flat(), 3, 4);
        assertTrue(mesh.flat());
        assertEquals(0, mesh.flatHeight());
        assertEquals(0, mesh.data().triangleCount());
    }

    @Test
    void verticesLieOnTheLatticeOrHangBelowIt() {
        DemoTerrain hills = DemoTerrain.hills();
        float[] v = GroundMesh.build(hills, 1.3, -2.4).data().vertices();
        int on = 0;
        for (int o = 0; o < v.length; o += 6) {
            double h = hills.height(v[o], v[o + 1]);
            assertTrue(v[o + 2] < h + FLOAT, "vertex " + o / 6);
            on += Math.abs(v[o + 2] - h) < FLOAT ? 1 : 0;
        }
        assertTrue(on > v.length / 6 * 0.6, on + " of " + v.length / 6);
    }

    @Test
    void normalsHaveLengthOneAndLookUp() {
        float[] v = GroundMesh.build(DemoTerrain.hills(), 0, 0).data().vertices();
        for (int o = 0; o < v.length; o += 6) {
            assertEquals(1, Math.sqrt(v[o + 3] * v[o + 3] + v[o + 4] * v[o + 4] + v[o + 5] * v[o + 5]), FLOAT);
            assertTrue(v[o + 5] > 0);
        }
    }

    @Test
    void surfaceTrianglesFaceUp() {
        MeshData data = GroundMesh.build(DemoTerrain.hills(), 0, 0).data();
        float[] v = data.vertices();
        for (int t = 0; t < data.triangleCount(); t++) {
            int a = 6 * data.indices()[3 * t];
            int b = 6 * data.indices()[3 * t + 1];
            int c = 6 * data.indices()[3 * t + 2];
            double up = (v[b] - v[a]) * (v[c + 1] - v[a + 1]) - (v[b + 1] - v[a + 1]) * (v[c] - v[a]);
            // skirts hang straight down and have no area from above
            assertTrue(up > -1e-6, "triangle " + t + ": " + up);
        }
    }

    @Test
    void tilesCoverTheSquareOnce() {
        GroundMesh mesh = GroundMesh.build(DemoTerrain.hills(), 0, 0);
        double area = 0;
        double reach = 0;
        for (GroundMesh.Tile t : mesh.tiles()) {
            area += (double) (t.maxX() - t.minX()) * (t.maxY() - t.minY());
            reach = Math.max(reach, t.maxX());
        }
        assertEquals(4 * reach * reach, area, 1e-3 * area);
        assertTrue(reach >= 120, "reaches " + reach + " m");
    }

    @Test
    void tilesShareOutAllIndices() {
        GroundMesh mesh = GroundMesh.build(DemoTerrain.hills(), 0, 0);
        int next = 0;
        for (GroundMesh.Tile t : mesh.tiles()) {
            assertEquals(next, t.firstIndex());
            next += t.indexCount();
        }
        assertEquals(mesh.data().indices().length, next);
    }

    @Test
    void aMeshServesItsSurroundingsOnly() {
        GroundMesh mesh = GroundMesh.build(DemoTerrain.hills(), 0, 0);
        assertTrue(mesh.serves(0.5, -0.5));
        assertFalse(mesh.serves(40, 0));
    }

    @Test
    void boxesComeAlong() {
        assertEquals(13, GroundMesh.build(DemoTerrain.stairs(), 0, 0).boxes().size());
    }

    @Test
    void crowdsOfBoxesAreDrawnLessFar() {
        List<SolidBox> few = GroundMesh.build(DemoTerrain.cobbles(1), 100, 0).boxes();
        assertEquals(60, span(few), 2);
        List<SolidBox> many = GroundMesh.build(DemoTerrain.cobbles(0.2), 100, 0).boxes();
        assertTrue(many.size() <= 4000 && many.size() > 2500, many.size() + " boxes");
        assertTrue(many.stream().anyMatch(b -> Math.abs(b.x() - 100) < 0.2 && Math.abs(b.y()) < 0.2));
    }

    private static double span(List<SolidBox> boxes) {
        double low = boxes.stream().mapToDouble(SolidBox::x).min().orElseThrow();
        double high = boxes.stream().mapToDouble(SolidBox::x).max().orElseThrow();
        return high - low;
    }

    @Test
    void groundThatBreaksOffIsShadedAsItIsBeforeTheBreak() {
        assertEquals(0, GroundTiles.slope(1, 1, -3, 0.5));
        assertEquals(0.1, GroundTiles.slope(-3, 1, 1.05, 0.5), 1e-12);
        assertEquals(0.15, GroundTiles.slope(0, 0.1, 0.15, 0.5), 1e-12);
    }
}
