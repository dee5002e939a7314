// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport;

import java.util.Objects;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.opengl.GLCanvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.simulation.World;
import org.gaitwright.viewport.internal.FrameRate;
import org.gaitwright.viewport.internal.GlSurface;
import org.gaitwright.viewport.internal.OrbitControls;
import org.gaitwright.viewport.internal.Palette;
import org.gaitwright.viewport.internal.Renderer;
import org.gaitwright.viewport.internal.Solids;
import org.gaitwright.viewport.internal.StartPoses;
import org.joml.Vector3f;

/**
 * Shows a world in 3D. All methods belong to the UI thread, except {@link #show}.
 *
 * <p>Drag orbits, middle or shift drag pans, the wheel zooms to the cursor, F frames the first actor, Home resets the view.
 */
public final class Viewport {
    private static final long FRAME_NANOS = 1_000_000_000L / 60;
    /** Left to the rest of the UI after each picture, however slow the graphics. */
    private static final int BREATHING_MILLIS = 2;

    private static final int HIDDEN_MILLIS = 250;

    private final Display display;
    private final GlSurface surface;
    private final GLCanvas canvas;
    private final Renderer renderer;
    private final Camera camera = new Camera();
    private final OrbitControls controls;
    private final FrameRate rate = new FrameRate();
    private final Runnable tick = this::tick;

    private final AtomicReference<Frame> offered = new AtomicReference<>();
    private final AtomicBoolean asked = new AtomicBoolean();
    private Solids solids;
    private double[] poses = {};
    private Palette palette = Palette.of(Theme.LIGHT);
    private int samples = 4;
    private volatile boolean running;
    private boolean scheduled;
    private boolean dirty = true;
    private boolean failed;
    private double drawMillis;
    private long lastDraw;
    private long nextDraw;

    /**
     * Makes the canvas, as a child of the parent.
     *
     * @throws ViewportUnavailable if there is no OpenGL 3.3
     */
    public Viewport(Composite parent) {
        display = parent.getDisplay();
        surface = GlSurface.create(parent);
        canvas = surface.canvas();
        renderer = new Renderer(display, surface.zoom(), this::askFromAnywhere);
        camera.onChange(this::redraw);
        controls = new OrbitControls(canvas, camera);
        canvas.addListener(SWT.Paint, e -> draw());
        canvas.addListener(SWT.Resize, e -> redraw());
        canvas.addListener(SWT.Show, e -> redraw());
        canvas.addListener(SWT.Dispose, e -> {
            surface.makeCurrent();
            renderer.dispose();
        });
        redraw();
    }

    public Control control() {
        return canvas;
    }

    /** Shows the bodies of a world where they start, and its terrain. The camera frames the first actor. */
    public void setWorld(World world) {
        solids = new Solids(world);
        offered.set(null);
        poses = StartPoses.of(world);
        renderer.world(solids, world.terrain());
        controls.terrain(world.terrain());
        camera.standOn(world.terrain());
        place();
        camera.reset();
        redraw();
    }

    /** Offers new poses, from any thread; the latest offered is drawn next. A frame of another world is passed over. */
    public void show(Frame frame) {
        offered.set(Objects.requireNonNull(frame, "frame"));
        if (!running) {
            askFromAnywhere();
        }
    }

    public Camera camera() {
        return camera;
    }

    public void setTheme(Theme theme) {
        palette = Palette.of(theme);
        renderer.palette(palette);
        place();
        redraw();
    }

    /** Text at the top left; lines are separated by line feeds; empty for none. */
    public void setHud(String text) {
        surface.makeCurrent();
        renderer.hud(text);
        redraw();
    }

    /** Samples per pixel: 1 draws fastest, 4 has the smoothest edges. */
    public void setSamples(int perPixel) {
        if (perPixel < 1 || perPixel > 16) {
            throw new IllegalArgumentException(
                    "samples per pixel: got " + perPixel + "; expected 1 to 16, commonly 1, 2 or 4");
        }
        samples = perPixel;
        renderer.samples(perPixel);
        redraw();
    }

    public int samples() {
        return samples;
    }

    /** Pictures drawn per second of late; 0 when nothing moves. */
    public double framesPerSecond() {
        return rate.perSecond(System.nanoTime());
    }

    /** How long a picture takes to draw of late, ms; 60 pictures a second leave room for 16. */
    public double frameMillis() {
        return drawMillis;
    }

    /** Pictures drawn so far. */
    public long framesDrawn() {
        return rate.count();
    }

    /** Which OpenGL draws. */
    public String glInfo() {
        surface.makeCurrent();
        return renderer.info();
    }

    /** The picture as it is now, at the size of the control in pixels. */
    public ImageData screenshot() {
        takeOffered();
        surface.makeCurrent();
        Point size = surface.pixels();
        return renderer.read(camera, size.x, size.y);
    }

    /** Whether to draw all the time, at up to 60 pictures a second while visible, or only when something changed. */
    public void setRunning(boolean drawing) {
        running = drawing;
        redraw();
    }

    private void askFromAnywhere() {
        if (!display.isDisposed() && asked.compareAndSet(false, true)) {
            display.asyncExec(() -> {
                asked.set(false);
                redraw();
            });
        }
    }

    private void redraw() {
        dirty = true;
        if (!scheduled && !canvas.isDisposed()) {
            long wait = (nextDraw - System.nanoTime()) / 1_000_000;
            schedule((int) Math.max(0, Math.min(wait, 1000 / 60)));
        }
    }

    private void schedule(int millis) {
        scheduled = true;
        display.timerExec(millis, tick);
    }

    private void tick() {
        scheduled = false;
        if (canvas.isDisposed() || failed) {
            return;
        }
        if (!canvas.isVisible() || canvas.getShell().getMinimized()) {
            if (running) {
                schedule(HIDDEN_MILLIS);
            }
            return;
        }
        draw();
    }

    private void draw() {
        if (failed) {
            return;
        }
        long now = System.nanoTime();
        nextDraw = Math.max(nextDraw + FRAME_NANOS, now + FRAME_NANOS / 2);
        dirty = false;
        takeOffered();
        boolean moving = camera.advance(Math.min(0.1, (now - lastDraw) * 1e-9));
        lastDraw = now;
        Point size = surface.pixels();
        if (size.x > 0 && size.y > 0) {
            // a driver that fails once fails every time: give up rather than fail sixty times a second
            failed = true;
            surface.makeCurrent();
            renderer.draw(camera, size.x, size.y);
            canvas.swapBuffers();
            failed = false;
            rate.tick(now);
            drawMillis += 0.1 * ((System.nanoTime() - now) * 1e-6 - drawMillis);
        }
        if ((running || moving || dirty) && !scheduled) {
            long wait = (nextDraw - System.nanoTime()) / 1_000_000;
            schedule((int) Math.max(BREATHING_MILLIS, wait));
        }
    }

    private void takeOffered() {
        Frame frame = offered.getAndSet(null);
        if (frame != null && solids != null && frame.bodies() == solids.bodies()) {
            poses = frame.poses();
            place();
        }
    }

    /** Puts the solids, and the camera's subject, where the bodies are. */
    private void place() {
        if (solids == null) {
            return;
        }
        solids.place(poses, palette);
        Vector3f low = new Vector3f();
        Vector3f high = new Vector3f();
        Vec3 root = poses.length == 0 ? Vec3.ZERO : new Vec3(poses[0], poses[1], poses[2]);
        if (root.isFinite() && solids.actorBounds(low, high)) {
            float radius = 0.5f * low.distance(high);
            low.add(high).mul(0.5f);
            camera.subject(root, new Vec3(low.x, low.y, low.z), radius);
        }
    }
}
