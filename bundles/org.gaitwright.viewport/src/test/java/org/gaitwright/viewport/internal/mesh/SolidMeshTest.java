// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.mesh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.gaitwright.viewport.internal.gl.MeshData;
import org.joml.Vector3f;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SolidMeshTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5, 8})
    void normalsHaveLengthOneAndPointIntoTheirOctant(int arcs) {
        MeshData mesh = SolidMesh.build(arcs);
        for (int v = 0; v < mesh.vertexCount(); v++) {
            Vector3f n = normal(mesh, v);
            Vector3f signs = signs(mesh, v);
            assertEquals(1, n.length(), 1e-6f);
            for (int k = 0; k < 3; k++) {
                assertTrue(n.get(k) * signs.get(k) > -1e-6f, "vertex " + v + ": " + n + " in " + signs);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 5})
    void trianglesOfARoundedBoxFaceOutwards(int arcs) {
        MeshData mesh = SolidMesh.build(arcs);
        Vector3f core = new Vector3f(0.3f, 0.2f, 0.1f);
        for (int t = 0; t < mesh.triangleCount(); t++) {
            Vector3f a = place(mesh, mesh.indices()[3 * t], core, 0.05f);
            Vector3f b = place(mesh, mesh.indices()[3 * t + 1], core, 0.05f);
            Vector3f c = place(mesh, mesh.indices()[3 * t + 2], core, 0.05f);
            Vector3f out = new Vector3f(b).sub(a).cross(new Vector3f(c).sub(a));
            Vector3f middle = new Vector3f(a).add(b).add(c).div(3);
            // a triangle without area, at a pole, faces nowhere
            if (out.length() > 1e-9f) {
                assertTrue(out.dot(middle) > 0, "triangle " + t);
            }
        }
    }

    @Test
    void aClosedBoxHasItsVolume() {
        Vector3f half = new Vector3f(0.4f, 0.3f, 0.2f);
        assertEquals(8 * 0.4 * 0.3 * 0.2, volume(SolidMesh.build(1), half, 0), 1e-6);
    }

    @Test
    void aFineSphereAndCapsuleComeCloseToTheirVolumes() {
        MeshData mesh = SolidMesh.build(24);
        double ball = 4.0 / 3 * Math.PI * 0.125;
        double capsule = ball + Math.PI * 0.25 * 1.2;
        assertEquals(ball, volume(mesh, new Vector3f(), 0.5f), 0.01 * ball);
        assertEquals(capsule, volume(mesh, new Vector3f(0, 0, 0.6f), 0.5f), 0.01 * capsule);
    }

    private static double volume(MeshData mesh, Vector3f core, float radius) {
        double six = 0;
        for (int t = 0; t < mesh.triangleCount(); t++) {
            Vector3f a = place(mesh, mesh.indices()[3 * t], core, radius);
            Vector3f b = place(mesh, mesh.indices()[3 * t + 1], core, radius);
            Vector3f c = place(mesh, mesh.indices()[3 * t + 2], core, radius);
            six += a.dot(b.cross(c));
        }
        return six / 6;
    }

    private static Vector3f place(MeshData mesh, int v, Vector3f core, float radius) {
        return signs(mesh, v).mul(core).add(normal(mesh, v).mul(radius));
    }

    private static Vector3f normal(MeshData mesh, int v) {
        return new Vector3f(mesh.vertices()[6 * v], mesh.vertices()[6 * v + 1], mesh.vertices()[6 * v + 2]);
    }

    private static Vector3f signs(MeshData mesh, int v) {
        return new Vector3f(mesh.vertices()[6 * v + 3], mesh.vertices()[6 * v + 4], mesh.vertices()[6 * v + 5]);
    }
}
