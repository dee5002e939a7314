// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.gl;

import static org.lwjgl.opengl.GL33C.*;

import org.eclipse.swt.SWT;
import org.eclipse.swt.SWTError;
import org.eclipse.swt.SWTException;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.opengl.GLCanvas;
import org.eclipse.swt.opengl.GLData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Shell;
import org.gaitwright.viewport.ViewportUnavailable;
import org.lwjgl.opengl.GL;
import org.lwjgl.opengl.GLCapabilities;

/** An SWT canvas with an OpenGL context of at least version 3.3. */
public final class GlSurface {
    public static final String REMEDY = "; update the graphics driver, or start with LIBGL_ALWAYS_SOFTWARE=1 to draw"
            + " without the graphics card, and on Wayland with GDK_BACKEND=x11";

    private static final int UNKNOWN = 0;
    private static final long NONE = 0;

    private final GLCanvas canvas;
    private final GLCapabilities capabilities;
    private final Listener forgetZoom = e -> zoom = UNKNOWN;
    private int zoom = UNKNOWN;
    private Shell shell;
    private long fence = NONE;

    private GlSurface(GLCanvas canvas, GLCapabilities capabilities) {
        this.canvas = canvas;
        this.capabilities = capabilities;
        canvas.addListener(SWT.Resize, forgetZoom);
        canvas.addListener(SWT.Dispose, e -> hear(null));
    }

    public static GlSurface create(Composite parent) {
        GLCanvas canvas = null;
        try {
            canvas = new GLCanvas(parent, SWT.NO_BACKGROUND | SWT.NO_REDRAW_RESIZE, format());
            canvas.setCurrent();
            // SWT offers no choice of version: the context is whatever the driver gives, and only core 3.3 is used
            GLCapabilities capabilities = GL.createCapabilities();
            if (!capabilities.OpenGL33) {
                throw new IllegalStateException("found version " + glGetString(GL_VERSION));
            }
            return new GlSurface(canvas, capabilities);
        } catch (SWTException | SWTError | IllegalStateException | LinkageError e) {
            if (canvas != null) {
                canvas.dispose();
            }
            throw new ViewportUnavailable("the 3D view needs OpenGL 3.3, but: " + e.getMessage() + REMEDY, e);
        }
    }

    /** Depth is kept off screen too, but a picture of one sample per pixel is drawn straight onto the window. */
    private static GLData format() {
        GLData data = new GLData();
        data.doubleBuffer = true;
        data.depthSize = 24;
        data.stencilSize = 8;
        return data;
    }

    public GLCanvas canvas() {
        return canvas;
    }

    public void makeCurrent() {
        canvas.setCurrent();
        GL.setCapabilities(capabilities);
    }

    /**
     * Zoom of the monitor in per cent. The display is asked only after the canvas or its window has changed its place: its
     * answer comes after all that it was told to do before, such as to show a picture.
     */
    public int zoom() {
        if (shell != canvas.getShell()) {
            hear(canvas.getShell());
        }
        if (zoom == UNKNOWN) {
            zoom = canvas.getMonitor().getZoom();
        }
        return zoom;
    }

    private void hear(Shell window) {
        if (shell != null && !shell.isDisposed()) {
            shell.removeListener(SWT.Move, forgetZoom);
        }
        shell = window;
        zoom = UNKNOWN;
        if (shell != null) {
            shell.addListener(SWT.Move, forgetZoom);
        }
    }

    /** Size in pixels. */
    public Point pixels() {
        Point size = canvas.getSize();
        return new Point(size.x * zoom() / 100, size.y * zoom() / 100);
    }

    /** Sends off all that was drawn, without waiting for it. */
    public void send() {
        forgetFence();
        fence = glFenceSync(GL_SYNC_GPU_COMMANDS_COMPLETE, 0);
        glFlush();
    }

    /** Whether what was sent is drawn: then it can be shown without waiting. */
    public boolean drawn() {
        makeCurrent();
        return fence == NONE || glClientWaitSync(fence, 0, 0) != GL_TIMEOUT_EXPIRED;
    }

    /** Shows what was drawn, and waits for it if need be. */
    public void show() {
        makeCurrent();
        forgetFence();
        canvas.swapBuffers();
    }

    private void forgetFence() {
        if (fence != NONE) {
            glDeleteSync(fence);
            fence = NONE;
        }
    }
}
