// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.input;

import org.gaitwright.core.math.Vec3;
import org.gaitwright.viewport.Camera;
import org.gaitwright.viewport.CameraPose;
import org.gaitwright.viewport.internal.pick.Ray;
import org.gaitwright.viewport.internal.pick.Sight;

/** Drag orbits, middle or shift drag pans. Drags with Ctrl are left to others. */
final class OrbitTool implements Tool {
    /** A drag across this many points is half a turn. */
    private static final double HALF_TURN_POINTS = 600;

    static final double ZOOM_PER_NOTCH = 0.88;

    private final Camera camera;
    private final Surroundings surroundings;
    private boolean panning;
    private int lastX;
    private int lastY;
    private CameraPose before;

    OrbitTool(Camera camera, Surroundings surroundings) {
        this.camera = camera;
        this.surroundings = surroundings;
    }

    @Override
    public boolean press(Pointer p) {
        boolean pan = p.button() == 2 || p.button() == 1 && p.shift();
        if (p.ctrl() || !pan && p.button() != 1) {
            return false;
        }
        panning = pan;
        lastX = p.x();
        lastY = p.y();
        before = camera.pose();
        return true;
    }

    @Override
    public void drag(Pointer p) {
        int dx = p.x() - lastX;
        int dy = p.y() - lastY;
        lastX = p.x();
        lastY = p.y();
        if (panning) {
            double metres = surroundings.sight().metresPerPoint(camera.target());
            camera.pan(-dx * metres, dy * metres);
        } else {
            camera.orbit(-dx * Math.PI / HALF_TURN_POINTS, dy * Math.PI / HALF_TURN_POINTS);
        }
    }

    @Override
    public void release(Pointer p) {
        // where the camera is now is where it stays
    }

    @Override
    public void cancel() {
        if (before != null) {
            camera.place(before);
        }
    }

    /** Zooms to the point under the cursor: on what is there, or in the plane of the target, whichever is nearer. */
    void wheel(int x, int y, double notches) {
        Sight sight = surroundings.sight();
        Ray ray = sight.ray(x, y);
        double reach = ray.toPlane(camera.target(), sight.forward());
        double hit = surroundings
                .pick(x, y)
                .map(pick -> pick.point().minus(ray.origin()).norm())
                .orElse(Double.POSITIVE_INFINITY);
        Vec3 about = ray.at(Math.min(reach, hit));
        camera.zoom(Math.pow(ZOOM_PER_NOTCH, notches), about);
    }
}
