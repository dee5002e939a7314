// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.gl;

import org.gaitwright.core.math.Vec3;
import org.gaitwright.viewport.Camera;
import org.joml.Matrix4f;
import org.joml.Vector3f;
import org.joml.Vector3fc;

/** What the graphics must know of the camera for one picture. */
public final class Outlook {
    private static final Vector3fc UP = new Vector3f(0, 0, 1);
    private static final float FAR_M = 600;
    private static final double HALF_VIEW = Math.tan(0.5 * Camera.FIELD_OF_VIEW_RAD);

    private final Vector3f eye = new Vector3f();
    private final Vector3f focus = new Vector3f();
    private final Vector3f forward = new Vector3f();
    private final Matrix4f view = new Matrix4f();
    private final Matrix4f viewProjection = new Matrix4f();
    private final Matrix4f inverse = new Matrix4f();
    private float aheadX;
    private float aheadY;
    private float distance;
    private float near;
    private int width;
    private int height;

    public void set(Camera camera, int pictureWidth, int pictureHeight) {
        set(camera.eye(), camera.target(), camera.right(), camera.distance(), pictureWidth, pictureHeight);
    }

    /** {@code right} is the direction to the right in the picture: the eye alone does not say if it looks straight down. */
    public void set(Vec3 from, Vec3 to, Vec3 right, double metres, int pictureWidth, int pictureHeight) {
        set(eye, from);
        set(focus, to);
        set(forward, to.minus(from).unit());
        aheadX = (float) -right.y();
        aheadY = (float) right.x();
        distance = (float) metres;
        width = pictureWidth;
        height = pictureHeight;
        near = Math.max(0.02f, 0.05f * distance);
        view.setLookAt(eye, focus, UP);
        viewProjection
                .setPerspective((float) Camera.FIELD_OF_VIEW_RAD, (float) width / height, near, FAR_M)
                .mul(view);
        viewProjection.invert(inverse);
    }

    private static void set(Vector3f to, Vec3 from) {
        to.set((float) from.x(), (float) from.y(), (float) from.z());
    }

    public Vector3fc eye() {
        return eye;
    }

    /** What the camera looks at. */
    public Vector3fc focus() {
        return focus;
    }

    public Matrix4f view() {
        return view;
    }

    public Matrix4f viewProjection() {
        return viewProjection;
    }

    public Matrix4f inverse() {
        return inverse;
    }

    /** Depth of the nearest that is drawn. */
    public float near() {
        return near;
    }

    public int width() {
        return width;
    }

    public int height() {
        return height;
    }

    /** Size of a pixel at a depth of one metre. */
    public float pixel() {
        return (float) (2 * HALF_VIEW / height);
    }

    /** Where the view goes on a map, of length 1. */
    public float aheadX() {
        return aheadX;
    }

    public float aheadY() {
        return aheadY;
    }

    /** Cosine of the pitch: depth for each metre ahead on level ground. */
    public float level() {
        return forward.x * aheadX + forward.y * aheadY;
    }

    /** Sine of the pitch: depth for each metre down. */
    public float down() {
        return -forward.z;
    }

    /** Height of the horizon in the picture, from -1 to 1 where it can be seen; the camera does not roll. */
    public float horizon() {
        return down() / (Math.max(1e-3f, level()) * (float) HALF_VIEW);
    }

    /** Depth at which fog begins. */
    public float fogBegin() {
        return 2 + 0.9f * distance;
    }

    /** Depth at which nothing else is seen. */
    public float fogEnd() {
        return 60 + 6 * distance;
    }
}
