// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal;

import static org.lwjgl.opengl.GL33C.*;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
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
    static final String SOFTNESS = "SOFT " + 1.3f / ShadowMap.SIZE;

    private static final Pattern SOFTWARE =
            Pattern.compile("llvmpipe|softpipe|swrast|swiftshader|gdi generic|software");
    private static final Vector3fc UP = new Vector3f(0, 0, 1);
    private static final Vector3fc TOWARDS_LIGHT = new Vector3f(0.30f, -0.52f, 1.0f).normalize();
    private static final float SMALLEST_SHADOW_M = 1.1f;
    private static final float LARGEST_SHADOW_M = 4;
    private static final int SKY_ROWS = 32;
    private static final int SKY_STRIP = 18;
    private static final float FAR_M = 600;
    private static final double FINE_BELOW_M = 2.5;
    private static final double COARSE_ABOVE_M = 12;

    private final ShaderProgram solidProgram =
            new ShaderProgram("solid.vert", "solid.frag", List.of("SHADOW", SOFTNESS));
    private final ShaderProgram rimProgram =
            new ShaderProgram("solid.vert", "solid.frag", List.of("RIM", "SHADOW", SOFTNESS));
    private final ShaderProgram depthProgram = new ShaderProgram("solid.vert", "depth.frag", List.of("DEPTH"));
    private final ShaderProgram skyProgram =
            new ShaderProgram("sky.vert", "sky.frag", List.of("ROWS " + (float) SKY_ROWS));
    private final SceneUniforms uniforms = new SceneUniforms();
    private final ShadowMap shadow = new ShadowMap();
    private final GpuMesh coarse = GpuMesh.instanced(SolidMesh.build(3), 3, 3);
    private final GpuMesh medium = GpuMesh.instanced(SolidMesh.build(5), 3, 3);
    private final GpuMesh fine = GpuMesh.instanced(SolidMesh.build(10), 3, 3);
    private final int emptyArray = glGenVertexArrays();
    private final RenderTarget smooth = new RenderTarget();
    private final RenderTarget readable = new RenderTarget();
    private final boolean software;
    private final Shade shade = new Shade();
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
    private GpuMesh solidMesh = medium;
    private int samples = 4;

    /** {@code whenGroundBuilt} is called from another thread when new ground is ready to be drawn. */
    public Renderer(Device device, int zoom, Runnable whenGroundBuilt) {
        ground = new Ground(whenGroundBuilt);
        overlay = new Overlay(device, zoom);
        software = inSoftware(glGetString(GL_RENDERER));
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
        drawTo(0, camera, width, height, false);
    }

    /** Draws off screen and reads the picture back. */
    public ImageData read(Camera camera, int width, int height) {
        readable.ensure(width, height, 1);
        drawTo(readable.framebuffer(), camera, width, height, true);
        ByteBuffer pixels = MemoryUtil.memAlloc(3 * width * height);
        glPixelStorei(GL_PACK_ALIGNMENT, 1);
        glReadPixels(0, 0, width, height, GL_RGB, GL_UNSIGNED_BYTE, pixels);
        // OpenGL counts rows from the bottom
        byte[] rows = new byte[3 * width * height];
        for (int y = 0; y < height; y++) {
            pixels.get(3 * width * (height - 1 - y), rows, 3 * width * y, 3 * width);
        }
        MemoryUtil.memFree(pixels);
        return new ImageData(width, height, 24, new PaletteData(0xFF0000, 0xFF00, 0xFF), 1, rows);
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
            double distance = camera.distance();
            solidMesh = distance < FINE_BELOW_M ? fine : distance < COARSE_ABOVE_M ? medium : coarse;
            solidMesh.instances(solids.instances(), solids.count());
            coarse.instances(solids.instances(), solids.count());
        }
        drawShadows();
        look((float) camera.distance(), width, height);
        compose(framebuffer, width, height);
        overlay.drawOnScreen(view, width, height, palette);
    }

    /** Draws the scene, with several samples per pixel if that is wanted of a graphics card. */
    private void compose(int framebuffer, int width, int height) {
        boolean sampled = samples > 1 && !software;
        if (sampled) {
            smooth.ensure(width, height, samples);
        }
        glBindFramebuffer(GL_FRAMEBUFFER, sampled ? smooth.framebuffer() : framebuffer);
        glViewport(0, 0, width, height);
        drawScene();
        if (sampled) {
            smooth.resolveTo(framebuffer);
        }
    }

    /** Fits the map to all that casts shadows, or to the first actor if that is too much for one map. */
    private void drawShadows() {
        if (solids == null || !solids.bounds(low, high)) {
            shade.clear();
            shadow.aim(focus, SMALLEST_SHADOW_M, TOWARDS_LIGHT);
        } else {
            float radius = 0.5f * low.distance(high);
            if (radius > LARGEST_SHADOW_M && solids.actorBounds(low, high)) {
                radius = LARGEST_SHADOW_M;
            }
            shade.clear();
            solids.shade(shade, low.z, TOWARDS_LIGHT);
            low.add(high).mul(0.5f);
            shadow.aim(low, Math.max(SMALLEST_SHADOW_M, radius), TOWARDS_LIGHT);
        }
        shadow.begin();
        depthProgram.use();
        depthProgram.set("lightMatrix", shadow.lightMatrix());
        coarse.drawInstances();
    }

    /** Sets the uniforms for the camera. */
    private void look(float distance, int width, int height) {
        float near = Math.max(0.02f, 0.05f * distance);
        view.setLookAt(eye, focus, UP);
        viewProjection
                .setPerspective((float) Camera.FIELD_OF_VIEW_RAD, (float) width / height, near, FAR_M)
                .mul(view);
        viewProjection.invert(inverse);
        float fogBegin = 2 + 0.9f * distance;
        float fogEnd = 60 + 6 * distance;
        float pixel = (float) (2 * Math.tan(0.5 * Camera.FIELD_OF_VIEW_RAD) / height);
        float fogScale = 1 / (1 / fogBegin - 1 / fogEnd);
        uniforms.begin()
                .put(viewProjection)
                .put(inverse)
                .put(shadow.lookup())
                .put(eye, 1)
                .put(TOWARDS_LIGHT, 0)
                .put(palette.keyLight(), palette.skyLight(), palette.bounceLight(), shadow.texel())
                .put(palette.zenith(), 1)
                .put(palette.horizon(), 1)
                .squared(palette.ground())
                .put(palette.line(), 1)
                .put(fogScale / fogBegin, fogScale, pixel, 0)
                .upload();
    }

    /** What is near first, so that what it hides costs nothing. */
    private void drawScene() {
        glClear(GL_DEPTH_BUFFER_BIT);
        shadow.bindTexture();
        solidProgram.use();
        solidMesh.drawInstances();
        ground.draw(viewProjection, shade, focus.x, focus.y);
        skyProgram.use();
        glBindVertexArray(emptyArray);
        glDrawArraysInstanced(GL_TRIANGLE_STRIP, 0, SKY_STRIP, SKY_ROWS);
        if (software && samples > 1) {
            drawRims();
        }
        if (terrain != null) {
            overlay.drawRuler(terrain, viewProjection, eye, focus, palette);
        }
    }

    /**
     * Smooths the outlines of solids where a sample costs as much as a pixel: the far side of each, grown by a pixel, looks
     * out from behind it as a rim that fades outwards.
     */
    private void drawRims() {
        glEnable(GL_BLEND);
        glBlendFunc(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);
        glDepthMask(false);
        glCullFace(GL_FRONT);
        shadow.bindTexture();
        rimProgram.use();
        solidMesh.drawInstances();
        glCullFace(GL_BACK);
        glDepthMask(true);
        glDisable(GL_BLEND);
    }

    static boolean inSoftware(String renderer) {
        return renderer != null
                && SOFTWARE.matcher(renderer.toLowerCase(Locale.ROOT)).find();
    }

    /** What draws: version, device, samples per pixel. */
    public String info() {
        return "OpenGL " + glGetString(GL_VERSION) + " · " + glGetString(GL_RENDERER) + " · " + samples
                + (samples == 1 ? " sample" : software ? " samples wanted, outlines smoothed instead" : " samples");
    }

    public void dispose() {
        for (ShaderProgram p : List.of(solidProgram, rimProgram, depthProgram, skyProgram)) {
            p.dispose();
        }
        uniforms.dispose();
        shadow.dispose();
        for (GpuMesh m : List.of(coarse, medium, fine)) {
            m.dispose();
        }
        smooth.dispose();
        readable.dispose();
        ground.dispose();
        overlay.dispose();
        glDeleteVertexArrays(emptyArray);
    }

    private static void set(Vector3f to, Vec3 from) {
        to.set((float) from.x(), (float) from.y(), (float) from.z());
    }
}
