// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal;

import static org.lwjgl.opengl.GL33C.*;

import java.nio.ByteBuffer;
import java.util.Locale;
import java.util.regex.Pattern;
import org.eclipse.swt.graphics.Device;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.PaletteData;
import org.gaitwright.viewport.Camera;
import org.gaitwright.viewport.Ink;
import org.gaitwright.viewport.internal.gl.Outlook;
import org.gaitwright.viewport.internal.gl.Palette;
import org.gaitwright.viewport.internal.gl.PassClock;
import org.gaitwright.viewport.internal.gl.PassClock.Pass;
import org.gaitwright.viewport.internal.gl.RenderTarget;
import org.gaitwright.viewport.internal.gl.SceneUniforms;
import org.gaitwright.viewport.internal.gl.ShadowMap;
import org.gaitwright.viewport.internal.mark.HandleMesh;
import org.gaitwright.viewport.internal.mark.MarkMesh;
import org.gaitwright.viewport.internal.mark.MarkPainter;
import org.gaitwright.viewport.internal.mark.Stroke;
import org.gaitwright.viewport.internal.mesh.Ground;
import org.gaitwright.viewport.internal.mesh.Shade;
import org.gaitwright.viewport.internal.mesh.SolidPainter;
import org.gaitwright.viewport.internal.mesh.Solids;
import org.gaitwright.viewport.internal.text.Panels;
import org.gaitwright.viewport.internal.text.Ruler;
import org.gaitwright.viewport.internal.text.TextBatch;
import org.joml.Matrix4f;
import org.joml.Vector3f;
import org.joml.Vector3fc;
import org.lwjgl.system.MemoryUtil;

/** Draws a picture: shadows, solids, ground, marks, then what is written over it. Needs its context to be current. */
public final class Renderer {
    private static final float SCENERY = Float.NaN;
    private static final Pattern SOFTWARE =
            Pattern.compile("llvmpipe|softpipe|swrast|swiftshader|gdi generic|software");
    private static final Vector3fc TOWARDS_LIGHT = new Vector3f(0.30f, -0.52f, 1.0f).normalize();
    private static final float SMALLEST_SHADOW_M = 1.1f;
    private static final float LARGEST_SHADOW_M = 4;

    private final Contents contents;
    private float scale;
    private final boolean software = inSoftware(glGetString(GL_RENDERER));
    private final SceneUniforms uniforms = new SceneUniforms();
    private final ShadowMap shadow = new ShadowMap();
    private final SolidPainter solidPainter = new SolidPainter(software);
    private final Sky sky = new Sky();
    private final MarkMesh markMesh = new MarkMesh();
    private final HandleMesh handleMesh = new HandleMesh(markMesh.brush());
    private final Stroke gizmoStroke = new Stroke(markMesh.brush());
    private final MarkPainter markPainter = new MarkPainter();
    private final TextBatch text = new TextBatch();
    private final RenderTarget smooth = new RenderTarget();
    private final RenderTarget readable = new RenderTarget();
    private final Shade shade = new Shade();
    private final PassClock clock = new PassClock();
    private final Ground ground;
    private final Ruler ruler;
    private final Panels panels;

    private final Outlook outlook = new Outlook();
    private final Matrix4f screen = new Matrix4f();
    private final Vector3f low = new Vector3f();
    private final Vector3f high = new Vector3f();
    private int samples = 4;
    /** Shade of grey behind bodies in place of sky and ground; NaN for those. */
    private float backdrop = SCENERY;

    /**
     * {@code zoom} is that of the monitor in per cent; {@code whenGroundBuilt} is called from another thread when new ground
     * is ready to be drawn.
     */
    public Renderer(Contents contents, Device device, int zoom, Runnable whenGroundBuilt) {
        this.contents = contents;
        scale = zoom / 100f;
        ground = new Ground(whenGroundBuilt);
        ruler = new Ruler(device, text);
        panels = new Panels(device, zoom, text);
    }

    /** To be called after the terrain has changed. */
    public void newTerrain() {
        ground.terrain(contents.terrain());
    }

    public void samples(int perPixel) {
        samples = perPixel;
    }

    /** Text at the top left. */
    public void hud(String words) {
        panels.head(words);
    }

    /** Text at the bottom left. */
    public void caption(String words) {
        panels.foot(words);
    }

    /** Draws onto the window. */
    public void draw(Camera camera, int width, int height) {
        drawTo(0, camera, width, height, false);
    }

    /** Draws off screen and reads the picture back. */
    public ImageData read(Camera camera, int width, int height) {
        return new ImageData(
                width, height, 24, new PaletteData(0xFF0000, 0xFF00, 0xFF), 1, rows(camera, width, height));
    }

    /**
     * The same at any size: what is so many pixels wide on the window is as wide a part of the picture.
     *
     * @param windowHeight in pixels, at which things have their usual size
     * @param cutOut only bodies and what is drawn among them, on a transparent ground
     */
    public ImageData read(Camera camera, int width, int height, int windowHeight, boolean cutOut) {
        float usual = scale;
        scale *= (float) height / Math.max(1, windowHeight);
        try {
            return cutOut ? cutOut(camera, width, height) : read(camera, width, height);
        } finally {
            scale = usual;
            backdrop = SCENERY;
        }
    }

    /** What differs before black and before white is transparent, whatever it was blended with. */
    private ImageData cutOut(Camera camera, int width, int height) {
        backdrop = 0;
        byte[] dark = rows(camera, width, height);
        backdrop = 1;
        byte[] light = rows(camera, width, height);
        byte[] alpha = new byte[width * height];
        for (int i = 0; i < alpha.length; i++) {
            int through = 255;
            for (int k = 3 * i; k < 3 * i + 3; k++) {
                through = Math.min(through, Math.max(0, (light[k] & 0xFF) - (dark[k] & 0xFF)));
            }
            int opaque = 255 - through;
            alpha[i] = (byte) opaque;
            for (int k = 3 * i; k < 3 * i + 3; k++) {
                dark[k] = (byte) (opaque == 0 ? 0 : Math.min(255, 255 * (dark[k] & 0xFF) / opaque));
            }
        }
        ImageData picture = new ImageData(width, height, 24, new PaletteData(0xFF0000, 0xFF00, 0xFF), 1, dark);
        picture.alphaData = alpha;
        return picture;
    }

    /** The largest picture that can be read, in pixels a side. */
    public int largest() {
        return glGetInteger(GL_MAX_RENDERBUFFER_SIZE);
    }

    private byte[] rows(Camera camera, int width, int height) {
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
        return rows;
    }

    private void drawTo(int framebuffer, Camera camera, int width, int height, boolean complete) {
        clock.begin();
        outlook.set(camera, width, height);
        ground.prepare(outlook.focus().x(), outlook.focus().y(), complete);
        glEnable(GL_DEPTH_TEST);
        glDepthFunc(GL_LEQUAL);
        glDepthMask(true);
        glEnable(GL_CULL_FACE);
        glDisable(GL_BLEND);
        glActiveTexture(GL_TEXTURE0);
        if (contents.solids() != null) {
            solidPainter.prepare(contents.solids(), outlook);
        }
        layOutMarks(camera);
        clock.lap(Pass.PREPARE);
        drawShadows();
        clock.lap(Pass.SHADOWS);
        look();
        compose(framebuffer, width, height);
        drawOnScreen();
        clock.lap(Pass.SCREEN);
    }

    private void layOutMarks(Camera camera) {
        markMesh.begin(outlook, scale, contents.palette());
        float level = ground.levelHeight();
        if (scenery() && Float.isFinite(level)) {
            markMesh.addWorldAxes(outlook.focus().x(), outlook.focus().y(), level);
        }
        markMesh.add(contents.marks(), contents.terrain());
        markMesh.brush().into(markMesh.top());
        handleMesh.add(contents.handles(), contents.hotHandle(), contents.palette());
        if (!scenery()) {
            return;
        }
        contents.gizmo().layOut(camera.right(), camera.up(), camera.forward(), pointWidth(), pointHeight());
        contents.gizmo().draw(markMesh.brush(), gizmoStroke, contents.palette(), pointWidth(), pointHeight());
    }

    private boolean scenery() {
        return Float.isNaN(backdrop);
    }

    private int pointWidth() {
        return Math.round(outlook.width() / scale);
    }

    private int pointHeight() {
        return Math.round(outlook.height() / scale);
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
            clock.lap(Pass.RESOLVE);
        }
    }

    /** Fits the map to all that casts shadows, or to what the camera watches if that is too much for one map. */
    private void drawShadows() {
        Solids solids = contents.solids();
        shade.clear();
        if (solids == null || !solids.bounds(low, high)) {
            shadow.aim(outlook.focus(), SMALLEST_SHADOW_M, TOWARDS_LIGHT);
        } else {
            float radius = 0.5f * low.distance(high);
            if (radius > LARGEST_SHADOW_M) {
                radius = LARGEST_SHADOW_M;
                if (!solids.bounds(contents.firstWatched(), contents.endWatched(), low, high)) {
                    solids.bounds(low, high);
                }
            }
            float level = ground.levelHeight();
            boolean known = Float.isFinite(level);
            solids.shade(shade, known ? level : low.z, known, TOWARDS_LIGHT);
            low.add(high).mul(0.5f);
            shadow.aim(low, Math.max(SMALLEST_SHADOW_M, radius), TOWARDS_LIGHT);
        }
        solidPainter.castShadows(shadow);
    }

    /** Sets the uniforms for the camera. */
    private void look() {
        Palette palette = contents.palette();
        float fogScale = 1 / (1 / outlook.fogBegin() - 1 / outlook.fogEnd());
        uniforms.begin()
                .put(outlook.viewProjection())
                .put(outlook.inverse())
                .put(shadow.lookup())
                .put(outlook.eye(), 1)
                .put(TOWARDS_LIGHT, 0)
                .put(palette.keyLight(), palette.skyLight(), palette.bounceLight(), shadow.texel())
                .put(palette.zenith(), 1)
                .put(palette.horizon(), 1)
                .squared(palette.ground())
                .put(palette.line(), 1)
                .put(fogScale / outlook.fogBegin(), fogScale, outlook.pixel(), 0)
                .upload();
    }

    /** What is near first, so that what it hides costs nothing; what is seen through last. */
    private void drawScene() {
        if (scenery()) {
            sky.draw(contents.palette().horizon(), outlook.horizon());
        } else {
            Sky.blank(backdrop);
        }
        clock.lap(Pass.SKY);
        shadow.bindTexture();
        solidPainter.draw();
        clock.lap(Pass.SOLIDS);
        if (scenery()) {
            ground.draw(shade, outlook);
        }
        clock.lap(Pass.GROUND);
        if (scenery() && contents.terrain() != null) {
            ruler.draw(contents.terrain(), outlook, contents.palette());
        }
        markPainter.drawOnGround(markMesh.ground());
        clock.lap(Pass.FLOOR_MARKS);
        solidPainter.drawGhosts(contents.ghosts(), outlook);
        clock.lap(Pass.GHOSTS);
        drawOutline();
        clock.lap(Pass.OUTLINE);
        if (software && samples > 1) {
            shadow.bindTexture();
            solidPainter.drawRims();
            clock.lap(Pass.RIMS);
        }
        markPainter.drawAmong(markMesh.among());
        clock.lap(Pass.MARKS);
    }

    private void drawOutline() {
        if (contents.solids() != null && contents.selected() != Contents.NOTHING) {
            Vector3fc colour = contents.palette().of(Ink.SELECTION);
            solidPainter.drawOutline(contents.solids(), contents.selected(), colour, outlook, scale);
        }
    }

    private void drawOnScreen() {
        markPainter.drawOnTop(markMesh.top());
        Palette palette = contents.palette();
        panels.prepare(contents.marks());
        panels.layOutLabels(contents.marks(), markMesh.brush(), pointWidth(), pointHeight(), palette);
        if (scenery()) {
            panels.layOut(pointHeight(), palette);
            contents.gizmo().write(text, panels.letters(), palette);
        }
        screen.setOrtho(0, outlook.width() / scale, outlook.height() / scale, 0, -1, 1);
        glDisable(GL_DEPTH_TEST);
        glDisable(GL_CULL_FACE);
        glEnable(GL_BLEND);
        glBlendFunc(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);
        text.flush(panels.letters(), screen);
        glDisable(GL_BLEND);
        glEnable(GL_DEPTH_TEST);
    }

    static boolean inSoftware(String renderer) {
        return renderer != null
                && SOFTWARE.matcher(renderer.toLowerCase(Locale.ROOT)).find();
    }

    public PassClock clock() {
        return clock;
    }

    /** What draws: version, device, samples per pixel. */
    public String info() {
        return "OpenGL " + glGetString(GL_VERSION) + " · " + glGetString(GL_RENDERER) + " · " + samples
                + (samples == 1 ? " sample" : software ? " samples wanted, outlines smoothed instead" : " samples");
    }

    /** Gives back memory; what is on the graphics card goes with its context, which may be gone by now. */
    public void dispose() {
        ground.dispose();
        text.dispose();
        markPainter.dispose();
    }
}
