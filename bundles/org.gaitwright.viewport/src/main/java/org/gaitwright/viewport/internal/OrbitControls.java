// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.terrain.Terrain;
import org.gaitwright.viewport.Camera;

/**
 * Mouse and keys on the camera: drag orbits, middle or shift drag pans, the wheel zooms to the cursor; F frames the
 * character, Home resets, plus and minus zoom. Drags with Ctrl are left to others: they push and twist.
 */
public final class OrbitControls {
    /** A drag across this many pixels is half a turn. */
    private static final double HALF_TURN_PIXELS = 600;

    private static final double ZOOM_PER_NOTCH = 0.88;

    private enum Drag {
        NONE,
        ORBIT,
        PAN
    }

    private final Control control;
    private final Camera camera;
    private Terrain terrain;
    private Drag drag = Drag.NONE;
    private int lastX;
    private int lastY;

    public OrbitControls(Control control, Camera camera) {
        this.control = control;
        this.camera = camera;
        control.addListener(SWT.MouseDown, this::press);
        control.addListener(SWT.MouseMove, this::move);
        control.addListener(SWT.MouseUp, e -> drag = Drag.NONE);
        control.addListener(SWT.MouseWheel, this::wheel);
        control.addListener(SWT.KeyDown, this::key);
    }

    public void terrain(Terrain newTerrain) {
        terrain = newTerrain;
    }

    private void press(Event e) {
        control.setFocus();
        lastX = e.x;
        lastY = e.y;
        boolean shift = (e.stateMask & SWT.SHIFT) != 0;
        boolean ctrl = (e.stateMask & SWT.MOD1) != 0;
        if (ctrl) {
            drag = Drag.NONE;
        } else if (e.button == 2 || e.button == 1 && shift) {
            drag = Drag.PAN;
        } else {
            drag = e.button == 1 ? Drag.ORBIT : Drag.NONE;
        }
    }

    private void move(Event e) {
        int dx = e.x - lastX;
        int dy = e.y - lastY;
        lastX = e.x;
        lastY = e.y;
        switch (drag) {
            case ORBIT -> camera.orbit(-dx * Math.PI / HALF_TURN_PIXELS, dy * Math.PI / HALF_TURN_PIXELS);
            case PAN -> {
                double metres = metresPerPixel(camera.distance());
                camera.pan(-dx * metres, dy * metres);
            }
            case NONE -> {}
        }
    }

    private void wheel(Event e) {
        camera.zoom(Math.pow(ZOOM_PER_NOTCH, e.count / 3.0), under(e.x, e.y));
        e.doit = false;
    }

    private void key(Event e) {
        if ((e.stateMask & SWT.MODIFIER_MASK & ~SWT.SHIFT) != 0) {
            return;
        }
        switch (e.keyCode) {
            case 'f' -> camera.frame();
            case SWT.HOME -> camera.reset();
            case '+', '=', SWT.KEYPAD_ADD -> camera.zoom(ZOOM_PER_NOTCH, camera.target());
            case '-', SWT.KEYPAD_SUBTRACT -> camera.zoom(1 / ZOOM_PER_NOTCH, camera.target());
            default -> {}
        }
    }

    private double metresPerPixel(double distance) {
        return 2 * distance * Math.tan(Camera.FIELD_OF_VIEW_RAD / 2) / Math.max(1, control.getSize().y);
    }

    /** The point under the cursor: on the ground, or in the plane of the target, whichever is nearer. */
    private Vec3 under(int x, int y) {
        Point size = control.getSize();
        double metres = metresPerPixel(1);
        Vec3 forward = camera.forward();
        Vec3 right = camera.right();
        Vec3 up = right.cross(forward);
        Vec3 ray = forward.plus(right.times((x - 0.5 * size.x) * metres))
                .plus(up.times((0.5 * size.y - y) * metres))
                .unit();
        Vec3 eye = camera.eye();
        double reach = camera.target().minus(eye).norm() / ray.dot(forward);
        if (terrain != null) {
            reach = Math.min(reach, terrain.cast(eye.x(), eye.y(), eye.z(), ray.x(), ray.y(), ray.z(), reach));
        }
        return eye.plus(ray.times(reach));
    }
}
