// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.mesh;

import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.gaitwright.core.terrain.Terrain;
import org.gaitwright.viewport.internal.gl.GpuMesh;
import org.gaitwright.viewport.internal.gl.Outlook;
import org.gaitwright.viewport.internal.gl.ShaderProgram;
import org.gaitwright.viewport.internal.gl.ShadowMap;
import org.joml.FrustumIntersection;
import org.lwjgl.PointerBuffer;
import org.lwjgl.system.MemoryUtil;

/**
 * Draws a terrain around the camera's target. Only what the shadow can reach is drawn with the shader that looks it up: on
 * a software renderer that is the difference between 30 and 60 pictures a second.
 */
public final class Ground {
    /** Where a pixel covers more than so many metres, lines at whole metres are gone. */
    static final double METRE_FADE = 0.4;
    /** The same for lines at whole decimetres. */
    static final double DECIMETRE_FADE = 0.052;

    static final List<String> SYMBOLS =
            List.of("METRE_FADE " + METRE_FADE, "DECIMETRE_FADE " + DECIMETRE_FADE, ShadowMap.SOFTNESS);

    private final LevelGround plane = new LevelGround();
    private final ShaderProgram tiles = program("ground.vert");
    private final ShaderProgram shadedTiles = program("ground.vert", "SHADOW");
    private final ShaderProgram steps = program("solid.vert", "STEP");
    private final ShaderProgram shadedSteps = program("solid.vert", "STEP", "SHADOW");
    private final GpuMesh boxes = GpuMesh.instanced(SolidMesh.build(1), 3, 3);
    private final FrustumIntersection frustum = new FrustumIntersection();
    private final Runnable whenBuilt;

    private Terrain terrain;
    private GroundMesh mesh;
    /** What the mesh is of, and what the one under way is of. */
    private Terrain meshed;

    private Terrain meshing;
    private GpuMesh tileMesh;
    private CompletableFuture<GroundMesh> pending;
    private IntBuffer counts;
    private PointerBuffer offsets;

    public Ground(Runnable whenBuilt) {
        this.whenBuilt = whenBuilt;
    }

    private static ShaderProgram program(String vertexFile, String... symbols) {
        List<String> all = new ArrayList<>(List.of("METRES", "DECIMETRES", "AXES", "FOG"));
        all.addAll(List.of(symbols));
        all.addAll(SYMBOLS);
        return new ShaderProgram(vertexFile, "ground.frag", all);
    }

    public void terrain(Terrain newTerrain) {
        terrain = newTerrain;
    }

    /** Gets the mesh for a place under way; the old one serves until it is there, unless {@code wait}. */
    public void prepare(double x, double y, boolean wait) {
        if (terrain == null) {
            return;
        }
        begin(x, y);
        while (pending != null && (wait || pending.isDone())) {
            CompletableFuture<GroundMesh> done = pending;
            pending = null;
            meshed = meshing;
            upload(done.join());
            begin(x, y);
        }
    }

    private void begin(double x, double y) {
        if (pending == null && (mesh == null || meshed != terrain || !mesh.serves(x, y))) {
            Terrain asked = terrain;
            meshing = asked;
            pending = CompletableFuture.supplyAsync(() -> GroundMesh.build(asked, x, y));
            pending.whenComplete((built, failure) -> whenBuilt.run());
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

    public void draw(Shade shade, Outlook outlook) {
        if (mesh == null) {
            return;
        }
        frustum.set(outlook.viewProjection());
        if (!mesh.boxes().isEmpty()) {
            drawBoxes(shadedSteps, shade);
            drawBoxes(steps, shade);
        }
        if (mesh.flat()) {
            plane.draw((float) mesh.flatHeight(), shade, outlook);
        } else {
            shadedTiles.use();
            drawTiles(shade, true);
            tiles.use();
            drawTiles(shade, false);
        }
    }

    /** Height of ground that is level everywhere and has nothing on it; NaN for any other. */
    public float levelHeight() {
        return mesh != null && mesh.boxes().isEmpty() ? (float) mesh.flatHeight() : Float.NaN;
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

    public void dispose() {
        MemoryUtil.memFree(counts);
        MemoryUtil.memFree(offsets);
        counts = null;
        offsets = null;
    }
}
