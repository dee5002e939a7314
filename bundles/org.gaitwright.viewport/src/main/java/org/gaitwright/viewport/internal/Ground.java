// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal;

import static org.lwjgl.opengl.GL33C.*;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.gaitwright.core.terrain.Terrain;
import org.joml.FrustumIntersection;
import org.joml.Matrix4f;

/**
 * Draws a terrain around the camera's target. Only what the shadow can reach is drawn with the shader that looks it up: on
 * a software renderer that is the difference between 30 and 60 pictures a second.
 */
final class Ground {
    private static final float PLANE_REACH_M = 400;

    private final ShaderProgram plane = new ShaderProgram("ground.vert", "ground.frag", List.of("PLANE"));
    private final ShaderProgram shadedPlane =
            new ShaderProgram("ground.vert", "ground.frag", List.of("PLANE", "SHADOW", Renderer.SOFTNESS));
    private final ShaderProgram tiles = new ShaderProgram("ground.vert", "ground.frag", List.of());
    private final ShaderProgram shadedTiles =
            new ShaderProgram("ground.vert", "ground.frag", List.of("SHADOW", Renderer.SOFTNESS));
    private final ShaderProgram steps =
            new ShaderProgram("solid.vert", "ground.frag", List.of("STEP", "SHADOW", Renderer.SOFTNESS));
    private final GpuMesh boxes = GpuMesh.instanced(SolidMesh.build(1), 3, 3);
    private final int emptyArray = glGenVertexArrays();
    private final FrustumIntersection frustum = new FrustumIntersection();
    private final Runnable whenBuilt;

    private Terrain terrain;
    private GroundMesh mesh;
    private GpuMesh tileMesh;
    private CompletableFuture<GroundMesh> pending;

    Ground(Runnable whenBuilt) {
        this.whenBuilt = whenBuilt;
    }

    void terrain(Terrain newTerrain) {
        terrain = newTerrain;
        mesh = null;
        if (pending != null) {
            pending.cancel(false);
            pending = null;
        }
    }

    /** Gets the mesh for a place under way; the old one serves until it is there, unless {@code wait}. */
    void prepare(double x, double y, boolean wait) {
        if (terrain == null) {
            return;
        }
        if (pending == null && (mesh == null || !mesh.serves(x, y))) {
            Terrain asked = terrain;
            pending = CompletableFuture.supplyAsync(() -> GroundMesh.build(asked, x, y));
            pending.whenComplete((built, failure) -> whenBuilt.run());
        }
        if (pending != null && (wait || pending.isDone())) {
            CompletableFuture<GroundMesh> done = pending;
            pending = null;
            upload(done.join());
        }
    }

    private void upload(GroundMesh built) {
        mesh = built;
        if (tileMesh != null) {
            tileMesh.dispose();
            tileMesh = null;
        }
        if (!built.flat()) {
            tileMesh = GpuMesh.of(built.data(), 3, 3);
        }
        boxes.instances(Solids.ofBoxes(built.boxes()), built.boxes().size());
    }

    void drawDepth() {
        if (mesh != null) {
            boxes.drawInstances();
        }
    }

    void draw(Matrix4f viewProjection, ShadowMap shadow, float x, float y) {
        if (mesh == null) {
            return;
        }
        frustum.set(viewProjection);
        if (!mesh.boxes().isEmpty()) {
            steps.use();
            boxes.drawInstances();
        }
        if (mesh.flat()) {
            drawPlane((float) mesh.flatHeight(), shadow, x, y);
        } else {
            tileMesh.bind();
            shadedTiles.use();
            drawTiles(shadow, true);
            tiles.use();
            drawTiles(shadow, false);
        }
    }

    private void drawTiles(ShadowMap shadow, boolean shaded) {
        for (GroundMesh.Tile t : mesh.tiles()) {
            if (shaded == touches(t, shadow)
                    && frustum.testAab(t.minX(), t.minY(), t.minZ(), t.maxX(), t.maxY(), t.maxZ())) {
                tileMesh.drawRange(t.firstIndex(), t.indexCount());
            }
        }
    }

    private static boolean touches(GroundMesh.Tile t, ShadowMap shadow) {
        float r = reach(shadow);
        float x = shadow.centre().x();
        float y = shadow.centre().y();
        return t.minX() < x + r && t.maxX() > x - r && t.minY() < y + r && t.maxY() > y - r;
    }

    /** How far from its middle a shadow map can matter on the ground, given the slant of the key light. */
    private static float reach(ShadowMap shadow) {
        return 1.6f * shadow.radius();
    }

    private void drawPlane(float height, ShadowMap shadow, float x, float y) {
        glBindVertexArray(emptyArray);
        float r = reach(shadow);
        float x0 = shadow.centre().x() - r;
        float y0 = shadow.centre().y() - r;
        shadedPlane.use();
        shadedPlane.set("height", height);
        rectangle(shadedPlane, x0, y0, 2 * r, 2 * r);
        plane.use();
        plane.set("height", height);
        float left = x - PLANE_REACH_M;
        float right = x + PLANE_REACH_M;
        float near = y - PLANE_REACH_M;
        float far = y + PLANE_REACH_M;
        rectangle(plane, left, near, right - left, y0 - near);
        rectangle(plane, left, y0 + 2 * r, right - left, far - y0 - 2 * r);
        rectangle(plane, left, y0, x0 - left, 2 * r);
        rectangle(plane, x0 + 2 * r, y0, right - x0 - 2 * r, 2 * r);
    }

    private static void rectangle(ShaderProgram program, float x, float y, float width, float height) {
        program.set("rectangle", x, y, width, height);
        glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    }

    void dispose() {
        for (ShaderProgram p : List.of(plane, shadedPlane, tiles, shadedTiles, steps)) {
            p.dispose();
        }
        boxes.dispose();
        if (tileMesh != null) {
            tileMesh.dispose();
        }
        glDeleteVertexArrays(emptyArray);
    }
}
