// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.opengl.GLCanvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.simulation.World;
import org.gaitwright.viewport.internal.Contents;
import org.gaitwright.viewport.internal.Renderer;
import org.gaitwright.viewport.internal.gl.DrawLoop;
import org.gaitwright.viewport.internal.gl.GlSurface;
import org.gaitwright.viewport.internal.gl.Palette;
import org.gaitwright.viewport.internal.input.Controls;
import org.gaitwright.viewport.internal.input.Mouse;
import org.gaitwright.viewport.internal.input.Surroundings;
import org.gaitwright.viewport.internal.pick.Sight;

/**
 * Shows a world in 3D. All methods belong to the UI thread, except {@link #show}. After its control is disposed, they do
 * nothing.
 *
 * <p>Drag orbits, middle or shift drag pans, the wheel zooms to the cursor, F frames what is selected or else the subject, Home
 * resets the view. Double-click selects a body; a click beside all bodies, or Esc, selects none. Ctrl with the right or left
 * button grabs a body, if there is a {@link GrabListener}. A click on the axes at the bottom right looks from there.
 */
public final class Viewport {
    private final GlSurface surface;
    private final GLCanvas canvas;
    private final Contents contents = new Contents();
    private final Camera camera = new Camera();
    private final Renderer renderer;
    private final DrawLoop loop;
    private final Mouse mouse;

    private final AtomicReference<Frame> offered = new AtomicReference<>();
    private ShownWorld shown;
    private boolean colliding;
    private int samples = 4;
    private String hud = "";
    private String caption = "";
    private IntConsumer selectionListener = body -> {};
    private Consumer<ViewportUnavailable> failureListener = failure -> {};

    /**
     * Makes the canvas, as a child of the parent.
     *
     * @throws ViewportUnavailable if there is no OpenGL 3.3
     */
    public Viewport(Composite parent) {
        surface = GlSurface.create(parent);
        canvas = surface.canvas();
        loop = new DrawLoop(canvas, painter(), this::failed);
        renderer = new Renderer(contents, canvas.getDisplay(), surface.zoom(), loop::askFromAnywhere);
        camera.onChange(loop::ask);
        mouse = new Mouse(camera, contents, surroundings(), this::choose);
        new Controls(canvas, camera, mouse, this::frameSelection, () -> choose(Pick.NONE));
        canvas.addListener(SWT.Dispose, e -> renderer.dispose());
        loop.ask();
    }

    private Surroundings surroundings() {
        return new Surroundings() {
            @Override
            public Sight sight() {
                return Viewport.this.sight();
            }

            @Override
            public Optional<Pick> pick(int x, int y) {
                return Viewport.this.pick(x, y);
            }

            @Override
            public Vec3 pointOf(int body, Vec3 pointInBody) {
                return shown.pointOf(body, pointInBody);
            }

            @Override
            public void redraw() {
                loop.ask();
            }
        };
    }

    public Control control() {
        return canvas;
    }

    /** Disposes the control; it does not matter if it is disposed already. */
    public void dispose() {
        canvas.dispose();
    }

    /**
     * Shows the bodies of a world where they start, and its terrain. The camera frames the first actor. A drag under way is
     * cancelled; nothing is selected.
     */
    public void setWorld(World world) {
        mouse.cancel();
        choose(Pick.NONE);
        shown = new ShownWorld(world, colliding);
        offered.set(null);
        contents.world(shown.solids(), world.terrain());
        contents.watched(shown.firstWatched(), shown.endWatched());
        renderer.newTerrain();
        camera.standOn(world.terrain());
        place();
        camera.reset();
        loop.ask();
    }

    /**
     * Shows another shape of the same world, such as one that the user is changing: camera, selection and a drag under way stay
     * what they are.
     *
     * @throws IllegalArgumentException if it has another number of bodies
     */
    public void replaceWorld(World world) {
        if (shown == null || shown.bodies() != world.bodies()) {
            throw new IllegalArgumentException("a world of " + world.bodies() + " bodies can't replace one of "
                    + (shown == null ? 0 : shown.bodies()) + "; set it as a new one");
        }
        boolean sameGround = shown.world().terrain() == world.terrain();
        int first = shown.firstWatched();
        int end = shown.endWatched();
        shown = new ShownWorld(world, colliding);
        offered.set(null);
        contents.world(shown.solids(), world.terrain());
        contents.watched(first, end);
        if (!sameGround) {
            renderer.newTerrain();
            camera.standOn(world.terrain());
        }
        place();
        loop.ask();
    }

    /** Draws what touches of bodies in place of what they look like, or that again. */
    public void setColliding(boolean shapes) {
        if (shapes != colliding) {
            colliding = shapes;
            if (shown != null) {
                takeOffered();
                shown = shown.drawn(colliding);
                contents.world(shown.solids(), shown.world().terrain());
                place();
                loop.ask();
            }
        }
    }

    /** Offers new poses, from any thread; the latest offered is drawn next. A frame of another world is passed over. */
    public void show(Frame frame) {
        offered.set(Objects.requireNonNull(frame, "frame"));
        loop.askFromAnywhere();
    }

    /** What is drawn among the bodies from now on. */
    public void setMarks(List<Mark> marks) {
        contents.marks(List.copyOf(marks));
        loop.ask();
    }

    /** What is drawn translucent beside the world, from now on. */
    public void setGhosts(List<Ghost> ghosts) {
        contents.ghosts().set(List.copyOf(ghosts));
        placeGhosts();
        loop.ask();
    }

    /** What can be dragged from now on; drags are reported by {@link #onHandle}. */
    public void setHandles(List<Handle> handles) {
        contents.handles(List.copyOf(handles));
        loop.ask();
    }

    /** Reports drags of handles. */
    public void onHandle(Consumer<HandleDrag> listener) {
        mouse.onHandle(Objects.requireNonNull(listener, "listener"));
    }

    /** Reports pushes and twists by mouse; without a listener (null), bodies can't be grabbed. */
    public void onGrab(GrabListener listener) {
        mouse.onGrab(listener);
    }

    /** Reports clicks on bodies and ground, which then select nothing, such as to a tool that measures; null to select again. */
    public void onClick(Consumer<Pick> listener) {
        mouse.onClick(listener);
    }

    public Camera camera() {
        return camera;
    }

    /** Makes an actor the subject of the camera; a camera that follows flies over to it. */
    public void watchActor(int actor) {
        if (shown != null) {
            shown.watchActor(actor);
            watch();
        }
    }

    /** Makes a body the subject of the camera. */
    public void watchBody(int body) {
        if (shown != null) {
            shown.watchBody(body);
            watch();
        }
    }

    private void watch() {
        contents.watched(shown.firstWatched(), shown.endWatched());
        shown.watched().ifPresent(camera::newSubject);
        loop.ask();
    }

    /** What is under a place of the control, in its coordinates: a body, or else the ground; empty for the sky. */
    public Optional<Pick> pick(int x, int y) {
        if (shown == null || canvas.isDisposed()) {
            return Optional.empty();
        }
        takeOffered();
        return shown.pick(sight().ray(x, y));
    }

    /** Where a point of the world is on the control; empty if it is behind the eye. It may lie outside the control. */
    public Optional<Point> onScreen(Vec3 point) {
        Vec3 place = sight().place(point);
        return place.z() > 0
                ? Optional.of(new Point((int) Math.round(place.x()), (int) Math.round(place.y())))
                : Optional.empty();
    }

    private Sight sight() {
        Point size = canvas.isDisposed() ? new Point(1, 1) : canvas.getSize();
        return Sight.of(camera, size.x, size.y);
    }

    /** Draws a body no more, or again; one that is not drawn can't be picked either. A new world hides nothing. */
    public void hide(int body, boolean hides) {
        if (shown != null) {
            shown.checkBody(body);
            shown.solids().hide(body, hides);
            place();
            loop.ask();
        }
    }

    /** Bodies that are not drawn. */
    public List<Integer> hidden() {
        return shown == null
                ? List.of()
                : IntStream.range(0, shown.bodies())
                        .filter(shown.solids()::hidden)
                        .boxed()
                        .toList();
    }

    /** Draws an outline around a body, or around none for {@link Pick#NONE}. Listeners are not called. */
    public void select(int body) {
        if (body != Pick.NONE && shown != null) {
            shown.checkBody(body);
        }
        contents.selected(body);
        loop.ask();
    }

    /** The selected body, or {@link Pick#NONE}. */
    public int selected() {
        return contents.selected();
    }

    /** Reports the body that the user selected; {@link Pick#NONE} for none. */
    public void onSelection(IntConsumer listener) {
        selectionListener = Objects.requireNonNull(listener, "listener");
    }

    private void choose(int body) {
        if (body != contents.selected()) {
            select(body);
            selectionListener.accept(body);
        }
    }

    /** Brings the selected body into view, or the subject of the camera if none is selected. */
    public void frameSelection() {
        if (shown != null) {
            int body = contents.selected();
            Optional<Subject> wanted = body == Pick.NONE ? shown.watched() : shown.body(body);
            wanted.ifPresent(s -> camera.frame(s.centre(), s.radius()));
        }
    }

    public void setTheme(Theme theme) {
        contents.palette(Palette.of(theme));
        place();
        placeGhosts();
        loop.ask();
    }

    /** Text at the top left; lines are separated by line feeds; empty for none. */
    public void setHud(String text) {
        if (!text.equals(hud)) {
            hud = text;
            renderer.hud(text);
            loop.ask();
        }
    }

    /** Text at the bottom left, such as the scale of arrows; lines are separated by line feeds; empty for none. */
    public void setCaption(String text) {
        if (!text.equals(caption)) {
            caption = text;
            renderer.caption(text);
            loop.ask();
        }
    }

    /** Samples per pixel: 1 draws fastest, 4 has the smoothest edges. */
    public void setSamples(int perPixel) {
        if (perPixel < 1 || perPixel > 16) {
            throw new IllegalArgumentException(
                    "samples per pixel: got " + perPixel + "; expected 1 to 16, commonly 1, 2 or 4");
        }
        samples = perPixel;
        renderer.samples(perPixel);
        loop.ask();
    }

    public int samples() {
        return samples;
    }

    /** Pictures drawn per second of late; 0 when nothing moves. */
    public double framesPerSecond() {
        return loop.rate().perSecond(System.nanoTime());
    }

    /** How long a picture takes to draw of late, ms; 60 pictures a second leave room for 16. */
    public double frameMillis() {
        return loop.millis();
    }

    /** Pictures drawn so far. */
    public long framesDrawn() {
        return loop.rate().count();
    }

    /** Which OpenGL draws; empty after it has failed or the control is disposed. */
    public String glInfo() {
        if (canvas.isDisposed() || loop.failed()) {
            return "";
        }
        surface.makeCurrent();
        return renderer.info();
    }

    /**
     * The picture as it is now, at the size of the control in pixels.
     *
     * @throws ViewportUnavailable if the control is disposed or its graphics have failed
     */
    public ImageData screenshot() {
        if (canvas.isDisposed() || loop.failed()) {
            throw new ViewportUnavailable("this 3D view is closed or its graphics have failed; open it again", null);
        }
        takeOffered();
        surface.makeCurrent();
        Point size = surface.pixels();
        return renderer.read(camera, Math.max(1, size.x), Math.max(1, size.y));
    }

    /**
     * The picture as it is now at any size; lines and words have the same share of it as of the control.
     *
     * @param cutOut bodies, marks and ghosts alone, with a transparent ground
     * @throws ViewportUnavailable if the control is disposed, its graphics have failed, or they have no room for the picture
     */
    public ImageData picture(int width, int height, boolean cutOut) {
        if (canvas.isDisposed() || loop.failed()) {
            throw new ViewportUnavailable("this 3D view is closed or its graphics have failed; open it again", null);
        }
        takeOffered();
        surface.makeCurrent();
        int most = renderer.largest();
        if (width < 1 || height < 1 || width > most || height > most) {
            throw new ViewportUnavailable(
                    "a picture of " + width + " × " + height + " pixels; this graphics card draws 1 to " + most
                            + " pixels a side",
                    null);
        }
        try {
            return renderer.read(camera, width, height, surface.pixels().y, cutOut);
        } catch (IllegalStateException e) {
            throw new ViewportUnavailable(e.getMessage(), e);
        } finally {
            loop.ask();
        }
    }

    /** Whether to draw all the time, at up to 60 pictures a second while visible, or only when something changed. */
    public void setRunning(boolean drawing) {
        loop.running(drawing);
    }

    /** Reports, once, that the graphics failed while drawing. Nothing is drawn from then on; a new viewport may work. */
    public void onFailure(Consumer<ViewportUnavailable> listener) {
        failureListener = Objects.requireNonNull(listener, "listener");
    }

    private void failed(Throwable cause) {
        failureListener.accept(new ViewportUnavailable(
                "the 3D view stopped drawing: " + cause.getMessage() + GlSurface.REMEDY, cause));
    }

    /** Draws at once; for measuring. */
    void drawNow() {
        loop.draw();
    }

    Renderer renderer() {
        return renderer;
    }

    private DrawLoop.Painter painter() {
        return new DrawLoop.Painter() {
            @Override
            public boolean begin(double seconds) {
                return paint(seconds);
            }

            @Override
            public boolean drawn() {
                return surface.drawn();
            }

            @Override
            public void show() {
                surface.show();
            }
        };
    }

    private boolean paint(double seconds) {
        takeOffered();
        boolean moving = camera.advance(seconds);
        mouse.refresh();
        Point size = surface.pixels();
        surface.makeCurrent();
        renderer.draw(camera, size.x, size.y);
        surface.send();
        return moving;
    }

    private void takeOffered() {
        Frame frame = offered.getAndSet(null);
        if (frame != null && shown != null && frame.bodies() == shown.bodies()) {
            shown.poses(frame.poses());
            place();
        }
    }

    /** Puts the solids, and the camera's subject, where the bodies are. */
    private void place() {
        if (shown != null) {
            shown.solids().place(shown.poses(), contents.palette());
            shown.watched().ifPresent(camera::subject);
            placeGhosts();
        }
    }

    private void placeGhosts() {
        contents.ghosts()
                .place(contents.palette(), shown == null ? null : shown.world(), shown == null ? null : shown.poses());
    }
}
