// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.mesh;

import static org.lwjgl.opengl.GL33C.*;

import java.util.List;
import org.gaitwright.viewport.internal.gl.GpuMesh;
import org.gaitwright.viewport.internal.gl.Outlook;
import org.gaitwright.viewport.internal.gl.ShaderProgram;
import org.gaitwright.viewport.internal.gl.ShadowMap;
import org.joml.Vector3fc;

/** Draws bodies: as they are, as shadows, as ghosts, with smooth rims, and with an outline. */
public final class SolidPainter {
    private static final int SHADOW_ARCS = 3;
    private static final int OUTLINE_ARCS = 10;
    private static final float OUTLINE_PIXELS = 3;
    /** An outline that another body hides is still seen a little. */
    private static final float HIDDEN_OUTLINE = 0.4f;

    private static final int MAX_SHAPES = 64;
    /** All ghosts have the same mesh, because they are drawn in one order: segments per quarter circle. */
    private static final int[] GHOST_ARCS = {3, 4, 8};
    /** Up to which radius in the picture each will do. */
    private static final float[] GHOST_PIXELS = {20, 50};

    private final ShaderProgram solid;
    private final ShaderProgram rim;
    private final ShaderProgram depth = new ShaderProgram("solid.vert", "depth.frag", List.of("DEPTH"));
    private final GpuMesh casters = GpuMesh.instanced(SolidMesh.build(SHADOW_ARCS), 3, 3);
    private final SolidLevels levels = new SolidLevels();

    private final ShaderProgram ghost = new ShaderProgram("solid.vert", "ghost.frag", List.of());
    private final ShaderProgram outline = new ShaderProgram("solid.vert", "outline.frag", List.of("RIM"));
    private final GpuMesh[] ghostMeshes = new GpuMesh[GHOST_ARCS.length];
    private final GpuMesh outlined = GpuMesh.instanced(SolidMesh.build(OUTLINE_ARCS), 3, 3);
    private final float[] body = new float[Solids.INSTANCE_FLOATS * MAX_SHAPES];

    public SolidPainter(boolean software) {
        // each comparison costs a software renderer half a millisecond
        String taps = software ? "TAPS 2" : "TAPS 4";
        solid = new ShaderProgram("solid.vert", "solid.frag", List.of("SHADOW", ShadowMap.SOFTNESS, taps));
        rim = new ShaderProgram("solid.vert", "solid.frag", List.of("RIM", "SHADOW", ShadowMap.SOFTNESS, "TAPS 1"));
        for (int i = 0; i < GHOST_ARCS.length; i++) {
            ghostMeshes[i] = GpuMesh.instanced(SolidMesh.build(GHOST_ARCS[i]), 3, 3);
        }
    }

    public void prepare(Solids solids, Outlook outlook) {
        levels.fill(solids.instances(), solids.count(), outlook.eye(), outlook.pixel());
        casters.instances(solids.instances(), solids.count());
    }

    /** Draws depth as the light sees it. */
    public void castShadows(ShadowMap shadow) {
        shadow.begin();
        depth.use();
        depth.set("matrix", shadow.lightMatrix());
        casters.drawInstances();
    }

    public void draw() {
        solid.use();
        levels.draw();
    }

    /**
     * Smooths the outlines of solids where a sample costs as much as a pixel: the far side of each, grown by a pixel, looks
     * out from behind it as a rim that fades outwards.
     */
    public void drawRims() {
        blend(true);
        glCullFace(GL_FRONT);
        rim.use();
        rim.set("grow", 1);
        levels.draw();
        glCullFace(GL_BACK);
        blend(false);
    }

    /** Draws translucent solids, from near to far. */
    public void drawGhosts(GhostSolids ghosts, Outlook outlook) {
        if (ghosts.count() == 0) {
            return;
        }
        float largest = ghosts.sort(outlook.eye()) / outlook.pixel();
        GpuMesh ghostMesh = ghostMeshes[largest < GHOST_PIXELS[0] ? 0 : largest < GHOST_PIXELS[1] ? 1 : 2];
        ghostMesh.instances(ghosts.sorted(), ghosts.count());
        blend(true);
        glDepthMask(true);
        ghost.use();
        ghostMesh.drawInstances();
        blend(false);
    }

    /** Draws a line around a body: all of it, grown by some pixels, but for where the body itself is. */
    public void drawOutline(Solids solids, int index, Vector3fc colour, Outlook outlook, float scale) {
        int count = solids.copyBody(index, body);
        if (count == 0) {
            return;
        }
        outlined.instances(body, count);
        stencilBody(outlook);
        glStencilFunc(GL_NOTEQUAL, 1, 0xFF);
        glStencilOp(GL_KEEP, GL_KEEP, GL_KEEP);
        blend(true);
        outline.use();
        outline.set("grow", OUTLINE_PIXELS * scale);
        outline.set("outline", colour.x(), colour.y(), colour.z(), HIDDEN_OUTLINE);
        glDepthFunc(GL_GREATER);
        outlined.drawInstances();
        outline.set("outline", colour.x(), colour.y(), colour.z(), 1);
        glDepthFunc(GL_LEQUAL);
        outlined.drawInstances();
        blend(false);
        glDisable(GL_STENCIL_TEST);
    }

    private void stencilBody(Outlook outlook) {
        glEnable(GL_STENCIL_TEST);
        glStencilFunc(GL_ALWAYS, 1, 0xFF);
        glStencilOp(GL_KEEP, GL_KEEP, GL_REPLACE);
        glColorMask(false, false, false, false);
        glDisable(GL_DEPTH_TEST);
        depth.use();
        depth.set("matrix", outlook.viewProjection());
        outlined.drawInstances();
        glEnable(GL_DEPTH_TEST);
        glColorMask(true, true, true, true);
    }

    private static void blend(boolean on) {
        if (on) {
            glEnable(GL_BLEND);
            glBlendFunc(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);
            glDepthMask(false);
        } else {
            glDisable(GL_BLEND);
            glDepthMask(true);
        }
    }
}
