// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal;

import static org.lwjgl.opengl.GL33C.*;

import java.nio.ByteBuffer;
import java.util.List;
import org.eclipse.swt.graphics.Device;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.PaletteData;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.terrain.Terrain;
import org.gaitwright.viewport.Camera;
import org.gaitwright.viewport.Theme;
import org.joml.Matrix4f;
import org.joml.Vector3f;
import org.joml.Vector3fc;
import org.lwjgl.system.MemoryUtil;

/** Draws a picture: shadows, solids, ground, sky, then what is written over it. Needs its context to be current. */
public final class Renderer {
    /** How far apart the shadow's comparisons are, in texture coordinates, as a symbol for the shaders. */
    static final String SOFTNESS = "SOFT " + 2.2f / ShadowMap.SIZE;

    private static final Vector3fc TOWARDS_LIGHT = new Vector3f(0.30f, -0.52f, 1.0f).normalize();
    private static final float SMALLEST_SHADOW_M = 1.2f;
    private static final float LARGEST_SHADOW_M = 6;

    private final ShaderProgram solidProgram =
            new ShaderProgram("solid.vert", "solid.frag", List.of("SHADOW", SOFTNESS));
    private final ShaderProgram plainProgram = new ShaderProgram("solid.vert", "solid.frag", List.of());
    private final ShaderProgram depthProgram = new ShaderProgram("solid.vert", "depth.frag", List.of("DEPTH"));
    private final ShaderProgram skyProgram = new ShaderProgram("sky.vert", "sky.frag", List.of());
    private final SceneUniforms uniforms = new SceneUniforms();
    private final ShadowMap shadow = new ShadowMap();
    private final GpuMesh solidMesh = GpuMesh.instanced(SolidMesh.build(5), 3, 3);
    private final int emptyArray = glGenVertexArrays();
    private final RenderTarget target = new RenderTarget();
    private final RenderTarget resolved = new RenderTarget();
    private final Ground ground;
    private final Overlay overlay;

    private final Matrix4f view = new Matrix4f();
    private final Matrix4f viewProjection = new Matrix4f();
    private final Matrix4f inverse = new Matrix4f();
    private final Vector3f eye = new Vector3f();
    private final Vector3f focus = new Vector3f();
    private final Vector3f low = new Vector3f();
    private final Vector3f high = new Vector3f();

    private Palette palette = Palette.of(Theme.LIGHT);
    private Terrain terrain;
    private Solids solids;
    private int samples = 4;

    /** {@code whenGroundBuilt} is called from another thread when new ground is ready to be drawn. */
    public Renderer(Device device, int zoom, Runnable whenGroundBuilt) {
        ground = new Ground(whenGroundBuilt);
        overlay = new Overlay(device, zoom);
    }

    public void world(Solids newSolids, Terrain newTerrain) {
        solids = newSolids;
        terrain = newTerrain;
        ground.terrain(newTerrain);
    }

    public void palette(Palette newPalette) {
        palette = newPalette;
    }

    public void samples(int perPixel) {
        samples = perPixel;
    }

    public void hud(String text) {
        overlay.text(text);
    }

    /** Draws onto the window. */
    public void draw(Camera camera, int width, int height) {
        if (samples > 1) {
            target.ensure(width, height, samples);
            drawTo(target.framebuffer(), camera, width, height, false);
            target.resolveTo(0);
        } else {
            drawTo(0, camera, width, height, false);
        }
    }

    /** Draws off screen and reads the picture back. */
    public ImageData read(Camera camera, int width, int height) {
        target.ensure(width, height, samples);
        drawTo(target.framebuffer(), camera, width, height, true);
        resolved.ensure(width, height, 1);
        target.resolveTo(resolved.framebuffer());
        ByteBuffer pixels = MemoryUtil.memAlloc(3 * width * height);
        glPixelStorei(GL_PACK_ALIGNMENT, 1);
        glReadPixels(0, 0, width, height, GL_RGB, GL_UNSIGNED_BYTE, pixels);
        ImageData image = new ImageData(width, height, 24, new PaletteData(0xFF0000, 0xFF00, 0xFF));
        for (int y = 0; y < height; y++) {
            pixels.get(3 * width * (height - 1 - y), image.data, y * image.bytesPerLine, 3 * width);
        }
        MemoryUtil.memFree(pixels);
        return image;
    }

    private void drawTo(int framebuffer, Camera camera, int width, int height, boolean complete) {
        set(eye, camera.eye());
        set(focus, camera.target());
        ground.prepare(focus.x, focus.y, complete);
        glEnable(GL_DEPTH_TEST);
        glDepthFunc(GL_LEQUAL);
        glDepthMask(true);
        glEnable(GL_CULL_FACE);
        glDisable(GL_BLEND);
        glActiveTexture(GL_TEXTURE0);
        if (solids != null) {
            solidMesh.instances(solids.instances(), solids.count());
        }
        drawShadows();
        glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
        glViewport(0, 0, width, height);
        glClear(GL_DEPTH_BUFFER_BIT);
        look((float) camera.distance(), (float) width / height);
        drawScene();
        if (terrain != null) {
            glDisable(GL_CULL_FACE);
            overlay.drawRuler(terrain, viewProjection, eye, focus, palette);
        }
        glDisable(GL_CULL_FACE);
        overlay.drawText(width, height, palette);
        drawGizmo(width);
    }

    private void drawShadows() {
        if (solids == null || !solids.bounds(low, high)) {
            shadow.aim(focus, SMALLEST_SHADOW_M, TOWARDS_LIGHT);
        } else {
            float radius = 0.5f * low.distance(high);
            low.add(high).mul(0.5f);
            if (radius > LARGEST_SHADOW_M) {
                low.set(focus);
                radius = LARGEST_SHADOW_M;
            }
            shadow.aim(low, Math.max(SMALLEST_SHADOW_M, radius), TOWARDS_LIGHT);
        }
        shadow.begin();
        depthProgram.use();
        depthProgram.set("lightMatrix", shadow.lightMatrix());
        solidMesh.drawInstances();
        ground.drawDepth();
    }

    /** Sets the uniforms for the camera. */
    private void look(float distance, float aspect) {
        float near = Math.max(0.02f, 0.05f * distance);
        view.setLookAt(eye, focus, new Vector3f(0, 0, 1));
        viewProjection
                .setPerspective((float) Camera.FIELD_OF_VIEW_RAD, aspect, near, 600)
                .mul(view);
        float begin = 5 + 1.5f * distance;
        float end = 26 + 4 * distance;
        upload(eye, distance, begin, 1 / (end - begin));
    }

    private void upload(Vector3fc from, float distance, float fogBegin, float fogScale) {
        viewProjection.invert(inverse);
        uniforms.begin()
                .put(viewProjection)
                .put(inverse)
                .put(shadow.lookup())
                .put(from, 1)
                .put(focus, distance)
                .put(TOWARDS_LIGHT, 0)
                .put(palette.keyLight(), palette.skyLight(), palette.bounceLight(), 0)
                .colour(palette.zenith())
                .colour(palette.horizon())
                .colour(palette.ground())
                .colour(palette.line())
                .put(fogBegin, fogScale, 1, 0)
                .upload();
    }

    /** What is near first, so that what it hides costs nothing. */
    private void drawScene() {
        shadow.bindTexture();
        solidProgram.use();
        solidMesh.drawInstances();
        ground.draw(viewProjection, shadow, focus.x, focus.y);
        skyProgram.use();
        glBindVertexArray(emptyArray);
        glDrawArrays(GL_TRIANGLES, 0, 3);
    }

    private void drawGizmo(int width) {
        int size = overlay.gizmoPixels();
        int margin = size / 12;
        glViewport(width - size - margin, margin, size, size);
        view.setTranslation(0, 0, 0);
        viewProjection.setOrtho(-1.5f, 1.5f, -1.5f, 1.5f, -2, 2).mul(view);
        glEnable(GL_SCISSOR_TEST);
        glScissor(width - size - margin, margin, size, size);
        glClear(GL_DEPTH_BUFFER_BIT);
        glDisable(GL_SCISSOR_TEST);
        upload(eye.sub(focus), 1, 1e6f, 1);
        overlay.drawGizmo(plainProgram);
        overlay.drawGizmoNames(viewProjection, size);
    }

    /** What draws: version, device, samples per pixel. */
    public String info() {
        return "OpenGL " + glGetString(GL_VERSION) + " · " + glGetString(GL_RENDERER) + " · " + samples
                + (samples == 1 ? " sample" : " samples");
    }

    public void dispose() {
        for (ShaderProgram p : List.of(solidProgram, plainProgram, depthProgram, skyProgram)) {
            p.dispose();
        }
        uniforms.dispose();
        shadow.dispose();
        solidMesh.dispose();
        target.dispose();
        resolved.dispose();
        ground.dispose();
        overlay.dispose();
        glDeleteVertexArrays(emptyArray);
    }

    private static void set(Vector3f to, Vec3 from) {
        to.set((float) from.x(), (float) from.y(), (float) from.z());
    }
}
