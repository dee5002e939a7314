// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal;

import static org.lwjgl.opengl.GL33C.*;

import org.eclipse.swt.SWT;
import org.eclipse.swt.SWTError;
import org.eclipse.swt.SWTException;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.opengl.GLCanvas;
import org.eclipse.swt.opengl.GLData;
import org.eclipse.swt.widgets.Composite;
import org.gaitwright.viewport.ViewportUnavailable;
import org.lwjgl.opengl.GL;
import org.lwjgl.opengl.GLCapabilities;

/** An SWT canvas with an OpenGL context of at least version 3.3. */
public final class GlSurface {
    public static final String REMEDY = "; update the graphics driver, or start with LIBGL_ALWAYS_SOFTWARE=1 to draw"
            + " without the graphics card, and on Wayland with GDK_BACKEND=x11";

    private final GLCanvas canvas;
    private final GLCapabilities capabilities;

    private GlSurface(GLCanvas canvas, GLCapabilities capabilities) {
        this.canvas = canvas;
        this.capabilities = capabilities;
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

    /** Zoom of the monitor in per cent. */
    public int zoom() {
        return canvas.getMonitor().getZoom();
    }

    /** Size in pixels. */
    public Point pixels() {
        Point size = canvas.getSize();
        return new Point(size.x * zoom() / 100, size.y * zoom() / 100);
    }
}
