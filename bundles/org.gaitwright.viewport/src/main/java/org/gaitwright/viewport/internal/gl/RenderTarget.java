// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.gl;

import static org.lwjgl.opengl.GL33C.*;

/** A picture off screen with a depth buffer, with several samples per pixel where that is wanted and possible. */
public final class RenderTarget {
    private int framebuffer;
    private int colour;
    private int depth;
    private int width;
    private int height;
    private int samples;

    /** Makes it so, at no cost if it is so already. */
    public void ensure(int wantedWidth, int wantedHeight, int wantedSamples) {
        int allowed = Math.min(wantedSamples, glGetInteger(GL_MAX_SAMPLES));
        if (framebuffer != 0 && wantedWidth == width && wantedHeight == height && allowed == samples) {
            return;
        }
        dispose();
        width = wantedWidth;
        height = wantedHeight;
        samples = allowed;
        colour = buffer(GL_RGBA8);
        depth = buffer(GL_DEPTH24_STENCIL8);
        framebuffer = glGenFramebuffers();
        bind();
        attach(GL_COLOR_ATTACHMENT0, colour);
        attach(GL_DEPTH_STENCIL_ATTACHMENT, depth);
        int status = glCheckFramebufferStatus(GL_FRAMEBUFFER);
        if (status != GL_FRAMEBUFFER_COMPLETE) {
            if (samples <= 1) {
                throw new IllegalStateException("the graphics driver refused a picture of " + width + " x " + height
                        + " pixels (status " + status + "); make the window smaller or update the driver");
            }
            ensure(wantedWidth, wantedHeight, 1);
        }
    }

    private int buffer(int format) {
        int id = glGenRenderbuffers();
        glBindRenderbuffer(GL_RENDERBUFFER, id);
        glRenderbufferStorageMultisample(GL_RENDERBUFFER, samples > 1 ? samples : 0, format, width, height);
        return id;
    }

    private static void attach(int where, int buffer) {
        glFramebufferRenderbuffer(GL_FRAMEBUFFER, where, GL_RENDERBUFFER, buffer);
    }

    void bind() {
        glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
    }

    /** Copies the picture to another framebuffer of the same size, averaging the samples. */
    public void resolveTo(int otherFramebuffer) {
        glBindFramebuffer(GL_READ_FRAMEBUFFER, framebuffer);
        glBindFramebuffer(GL_DRAW_FRAMEBUFFER, otherFramebuffer);
        glBlitFramebuffer(0, 0, width, height, 0, 0, width, height, GL_COLOR_BUFFER_BIT, GL_NEAREST);
        glBindFramebuffer(GL_FRAMEBUFFER, otherFramebuffer);
    }

    public int framebuffer() {
        return framebuffer;
    }

    void dispose() {
        if (framebuffer != 0) {
            glDeleteFramebuffers(framebuffer);
            glDeleteRenderbuffers(colour);
            glDeleteRenderbuffers(depth);
            framebuffer = 0;
        }
    }
}
