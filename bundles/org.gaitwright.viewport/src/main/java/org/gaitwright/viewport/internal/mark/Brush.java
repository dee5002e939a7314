// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.mark;

import org.gaitwright.viewport.internal.gl.Outlook;
import org.gaitwright.viewport.internal.gl.Tint;
import org.joml.Matrix4f;
import org.joml.Vector3fc;

/**
 * Puts shapes of a given width in pixels into the world. It thinks in the image: a point is right and up of the middle, at a
 * depth of one metre, and its depth.
 */
public final class Brush {
    private float eyeX;
    private float eyeY;
    private float eyeZ;
    private float forwardX;
    private float forwardY;
    private float forwardZ;
    private float rightX;
    private float rightY;
    private float rightZ;
    private float upX;
    private float upY;
    private float upZ;
    private float near;
    private float pixel = 1;
    private float point = 1;
    private TriangleStream out = new TriangleStream();

    private boolean flat;
    private float planeX;
    private float planeY;
    private float planeZ;
    private float planeOffset;

    private boolean foggy;
    private float fogShare;
    private float fogScale;

    private float imageX;
    private float imageY;
    private float depth;

    /** Looks at the world as the camera does; {@code scale} is how many pixels make a point of the monitor. */
    void look(Outlook outlook, float scale) {
        Vector3fc eye = outlook.eye();
        eyeX = eye.x();
        eyeY = eye.y();
        eyeZ = eye.z();
        Matrix4f view = outlook.view();
        rightX = view.m00();
        rightY = view.m10();
        rightZ = view.m20();
        upX = view.m01();
        upY = view.m11();
        upZ = view.m21();
        forwardX = -view.m02();
        forwardY = -view.m12();
        forwardZ = -view.m22();
        near = outlook.near();
        pixel = outlook.pixel();
        point = pixel * scale;
        fogScale = 1 / (1 / outlook.fogBegin() - 1 / outlook.fogEnd());
        fogShare = fogScale / outlook.fogBegin();
    }

    /** Where triangles go. */
    public void into(TriangleStream stream) {
        out = stream;
    }

    /** What is drawn from here on has depths of its own. */
    void free() {
        flat = false;
    }

    /** What is drawn from here on lies in the plane through a point with a normal. */
    void onPlane(double x, double y, double z, double nx, double ny, double nz) {
        flat = true;
        planeX = (float) nx;
        planeY = (float) ny;
        planeZ = (float) nz;
        planeOffset = (float) (nx * (x - eyeX) + ny * (y - eyeY) + nz * (z - eyeZ));
    }

    /** Whether what is drawn from here on fades into the fog, as the ground does. */
    void foggy(boolean fades) {
        foggy = fades;
    }

    /** Finds a point in the image; false if it is behind the eye or nowhere. */
    public boolean project(double x, double y, double z) {
        float dx = (float) x - eyeX;
        float dy = (float) y - eyeY;
        float dz = (float) z - eyeZ;
        depth = dx * forwardX + dy * forwardY + dz * forwardZ;
        imageX = (dx * rightX + dy * rightY + dz * rightZ) / depth;
        imageY = (dx * upX + dy * upY + dz * upZ) / depth;
        return depth > near && Float.isFinite(imageX + imageY + depth);
    }

    /** To the right in the image, of the point last found. */
    public float imageX() {
        return imageX;
    }

    public float imageY() {
        return imageY;
    }

    float depth() {
        return depth;
    }

    /** Depth of any point, found or not. */
    float depth(double x, double y, double z) {
        return (float) ((x - eyeX) * forwardX + (y - eyeY) * forwardY + (z - eyeZ) * forwardZ);
    }

    public float near() {
        return near;
    }

    /** A pixel in the image. */
    float pixel() {
        return pixel;
    }

    /** A point of the monitor in the image: a pixel or more. */
    public float point() {
        return point;
    }

    /** Puts a vertex at a place of the image; returns its index. The last three are as in {@link TriangleStream}. */
    int vertex(float x, float y, float z, int rgba, float across, float beyond, float reach) {
        float rayX = forwardX + x * rightX + y * upX;
        float rayY = forwardY + x * rightY + y * upY;
        float rayZ = forwardZ + x * rightZ + y * upZ;
        float d = z;
        if (flat) {
            float onPlane = planeOffset / (planeX * rayX + planeY * rayY + planeZ * rayZ);
            // a plane seen edge-on is anywhere
            if (onPlane > 0.5f * z && onPlane < 2 * z) {
                d = onPlane;
            }
        }
        int tint = rgba;
        if (foggy) {
            float fog = Math.max(0, Math.min(1, fogShare - fogScale / d));
            tint = Tint.faded(rgba, 1 - fog * fog);
        }
        return out.vertex(eyeX + d * rayX, eyeY + d * rayY, eyeZ + d * rayZ, tint, across, beyond, reach);
    }

    /** Adds to a stroke the point of the world that is seen at a place, in points of the monitor from the middle. */
    public void toWorld(double pointsRight, double pointsUp, float z, Stroke stroke) {
        float x = (float) pointsRight * point;
        float y = (float) pointsUp * point;
        stroke.to(
                eyeX + z * (forwardX + x * rightX + y * upX),
                eyeY + z * (forwardY + x * rightY + y * upY),
                eyeZ + z * (forwardZ + x * rightZ + y * upZ));
    }

    /** Puts a vertex inside a shape into the world as it is. */
    int worldVertex(double x, double y, double z, int rgba) {
        return out.vertex((float) x, (float) y, (float) z, rgba, 0, 0, 1);
    }

    void triangle(int a, int b, int c) {
        out.triangle(a, b, c);
    }

    void quad(int a, int b, int c, int d) {
        out.quad(a, b, c, d);
    }

    public void disc(float x, float y, float z, float radius, int rgba) {
        ellipse(x, y, z, radius, 0, 0, radius, rgba);
    }

    /** An ellipse with a half axis to either side, given in the image; the first is the longer. */
    void ellipse(float x, float y, float z, float longX, float longY, float shortX, float shortY, int rgba) {
        half(x, y, z, longX, longY, shortX, shortY, -1, 1, rgba);
        half(x, y, z, longX, longY, -shortX, -shortY, -1, 1, rgba);
    }

    /** The part of a disc between two directions of the image at right angles, both as long as its radius. */
    void quarter(float x, float y, float z, float aX, float aY, float bX, float bY, int rgba) {
        half(x, y, z, aX, aY, bX, bY, 0, 1, rgba);
    }

    private void half(
            float x, float y, float z, float ax, float ay, float bx, float by, float from, float to, int rgba) {
        float radius = (float) Math.hypot(ax, ay) / pixel;
        float reach = radius + 0.5f;
        float grown = reach / Math.max(1e-6f, radius);
        float fromX = from * grown * ax;
        float fromY = from * grown * ay;
        float toX = to * grown * ax;
        float toY = to * grown * ay;
        float outX = grown * bx;
        float outY = grown * by;
        int a = vertex(x + fromX, y + fromY, z, rgba, from * reach, 0, reach);
        int b = vertex(x + toX, y + toY, z, rgba, to * reach, 0, reach);
        int c = vertex(x + toX + outX, y + toY + outY, z, rgba, to * reach, reach, reach);
        int d = vertex(x + fromX + outX, y + fromY + outY, z, rgba, from * reach, reach, reach);
        quad(a, b, c, d);
    }

    /** Of a world direction: its shares to the right, up and towards the eye. */
    float right(double x, double y, double z) {
        return (float) (x * rightX + y * rightY + z * rightZ);
    }

    float up(double x, double y, double z) {
        return (float) (x * upX + y * upY + z * upZ);
    }

    float eyeX() {
        return eyeX;
    }

    float eyeY() {
        return eyeY;
    }

    float eyeZ() {
        return eyeZ;
    }
}
