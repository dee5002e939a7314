// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal;

import static org.lwjgl.opengl.GL33C.*;

import java.nio.IntBuffer;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.gaitwright.core.terrain.Terrain;
import org.joml.FrustumIntersection;
import org.joml.Matrix4f;
import org.lwjgl.PointerBuffer;
import org.lwjgl.system.MemoryUtil;

/**
 * Draws a terrain around the camera's target. Only what the shadow can reach is drawn with the shader that looks it up: on
 * a software renderer that is the difference between 30 and 60 pictures a second.
 */
final class Ground {
    private static final float PLANE_REACH_M = 300;

    private final ShaderProgram plane = new ShaderProgram("ground.vert", "ground.frag", List.of("PLANE"));
    private final ShaderProgram shadedPlane =
            new ShaderProgram("ground.vert", "ground.frag", List.of("PLANE", "SHADOW", Renderer.SOFTNESS));
    private final ShaderProgram tiles = new ShaderProgram("ground.vert", "ground.frag", List.of());
    private final ShaderProgram shadedTiles =
            new ShaderProgram("ground.vert", "ground.frag", List.of("SHADOW", Renderer.SOFTNESS));
    private final ShaderProgram steps = new ShaderProgram("solid.vert", "ground.frag", List.of("STEP"));
    private final ShaderProgram shadedSteps =
            new ShaderProgram("solid.vert", "ground.frag", List.of("STEP", "SHADOW", Renderer.SOFTNESS));
    private final GpuMesh boxes = GpuMesh.instanced(SolidMesh.build(1), 3, 3);
    private final int emptyArray = glGenVertexArrays();
    private final FrustumIntersection frustum = new FrustumIntersection();
    private final Runnable whenBuilt;

    private Terrain terrain;
    private GroundMesh mesh;
    private GpuMesh tileMesh;
    private CompletableFuture<GroundMesh> pending;
    private IntBuffer counts;
    private PointerBuffer offsets;

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
            room(built.tiles().size());
            tileMesh = GpuMesh.of(built.data(), 3, 3);
        }
        boxes.instances(Solids.ofBoxes(built.boxes()), built.boxes().size());
    }

    private void room(int tileCount) {
        if (counts == null || counts.capacity() < tileCount) {
            MemoryUtil.memFree(counts);
            MemoryUtil.memFree(offsets);
            counts = MemoryUtil.memAllocInt(tileCount);
            offsets = MemoryUtil.memAllocPointer(tileCount);
        }
    }

    void draw(Matrix4f viewProjection, Shade shade, float x, float y) {
        if (mesh == null) {
            return;
        }
        frustum.set(viewProjection);
        if (!mesh.boxes().isEmpty()) {
            drawBoxes(shadedSteps, shade);
            drawBoxes(steps, shade);
        }
        if (mesh.flat()) {
            drawPlane((float) mesh.flatHeight(), shade, x, y);
        } else {
            shadedTiles.use();
            drawTiles(shade, true);
            tiles.use();
            drawTiles(shade, false);
        }
    }

    private void drawBoxes(ShaderProgram program, Shade shade) {
        program.use();
        program.set("shaded", shade.edge(0), shade.edge(1), shade.edge(2), shade.edge(3));
        boxes.drawInstances();
    }

    private void drawTiles(Shade shade, boolean shaded) {
        counts.clear();
        offsets.clear();
        for (GroundMesh.Tile t : mesh.tiles()) {
            if (shaded == shade.touches(t.minX(), t.minY(), t.maxX(), t.maxY())
                    && frustum.testAab(t.minX(), t.minY(), t.minZ(), t.maxX(), t.maxY(), t.maxZ())) {
                counts.put(t.indexCount());
                offsets.put(4L * t.firstIndex());
            }
        }
        tileMesh.drawRanges(counts.flip(), offsets.flip());
    }

    /** The shaded patches first; the rest a hair deeper, so that it does not cover them. */
    private void drawPlane(float height, Shade shade, float x, float y) {
        glBindVertexArray(emptyArray);
        shadedPlane.use();
        shadedPlane.set("height", height);
        for (int i = 0; i < shade.count(); i++) {
            float x0 = shade.edge(i, 0);
            float y0 = shade.edge(i, 1);
            rectangle(shadedPlane, x0, y0, shade.edge(i, 2) - x0, shade.edge(i, 3) - y0);
        }
        glEnable(GL_POLYGON_OFFSET_FILL);
        glPolygonOffset(1, 16);
        plane.use();
        plane.set("height", height);
        rectangle(plane, x - PLANE_REACH_M, y - PLANE_REACH_M, 2 * PLANE_REACH_M, 2 * PLANE_REACH_M);
        glDisable(GL_POLYGON_OFFSET_FILL);
    }

    private static void rectangle(ShaderProgram program, float x, float y, float width, float height) {
        program.set("rectangle", x, y, width, height);
        glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    }

    void dispose() {
        for (ShaderProgram p : List.of(plane, shadedPlane, tiles, shadedTiles, steps, shadedSteps)) {
            p.dispose();
        }
        boxes.dispose();
        if (tileMesh != null) {
            tileMesh.dispose();
        }
        glDeleteVertexArrays(emptyArray);
        MemoryUtil.memFree(counts);
        MemoryUtil.memFree(offsets);
    }
}
