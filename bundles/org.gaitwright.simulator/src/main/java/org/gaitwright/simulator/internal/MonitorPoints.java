// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.simulator.internal;

import java.util.Arrays;
import org.gaitwright.core.simulation.Physics;
import org.gaitwright.core.terrain.Terrain;
import org.gaitwright.dynamics.Kinematics;
import org.gaitwright.dynamics.TreeModel;
import org.gaitwright.dynamics.TreeState;

/**
 * Sharon's ground [Sharon 2004]: each monitor point below the terrain is drawn to where it went in by a spring and damper,
 * f = k (P − M) − c v, here integrated implicitly, and kept inside the friction cone; where it slides, the spring's end
 * slides along.
 */
final class MonitorPoints {
    private static final int WIDTH = 4;

    private final TreeState state;
    private final Shapes shapes;
    private final Terrain terrain;
    private final Physics.Ground.Springs springs;
    private final Constraints constraints;
    private final double dt;
    private final int[] shape;
    private final double[] local;
    /** Whether each point is in the ground, and where its spring ends. */
    private final double[] anchor;

    private final double[] point = new double[3];
    private final double[] normal = new double[3];
    private final double[] velocity = new double[6];
    /** The point constraints of this sub-step that are monitor points. */
    private int first, count;

    MonitorPoints(
            TreeModel model,
            TreeState state,
            Shapes shapes,
            Terrain terrain,
            Physics.Ground.Springs springs,
            Constraints constraints,
            double dt) {
        this.state = state;
        this.shapes = shapes;
        this.terrain = terrain;
        this.springs = springs;
        this.constraints = constraints;
        this.dt = dt;
        int n = 0;
        int[] of = new int[8 * shapes.count];
        double[] at = new double[24 * shapes.count];
        for (int i = 0; i < shapes.count; i++) {
            if (shapes.surface[i].collides() && model.lastDof[shapes.link[i]] >= 0) {
                n = addPoints(i, n, of, at);
            }
        }
        shape = Arrays.copyOf(of, n);
        local = Arrays.copyOf(at, 3 * n);
        anchor = new double[WIDTH * n];
    }

    /** In the shape's frame; spheres and capsules are watched at their lowest points, see {@link #place}. */
    private int addPoints(int i, int n, int[] of, double[] at) {
        int points = shapes.kind[i] == Shapes.BOX ? 8 : shapes.kind[i] == Shapes.CAPSULE ? 2 : 1;
        for (int k = 0; k < points; k++) {
            of[n + k] = i;
            int o = 3 * (n + k);
            if (shapes.kind[i] == Shapes.BOX) {
                at[o] = (k & 1) == 0 ? shapes.size[3 * i] : -shapes.size[3 * i];
                at[o + 1] = (k & 2) == 0 ? shapes.size[3 * i + 1] : -shapes.size[3 * i + 1];
                at[o + 2] = (k & 4) == 0 ? shapes.size[3 * i + 2] : -shapes.size[3 * i + 2];
            } else if (shapes.kind[i] == Shapes.CAPSULE) {
                at[o + 2] = k == 0 ? shapes.size[3 * i + 1] : -shapes.size[3 * i + 1];
            }
        }
        return n + points;
    }

    int points() {
        return shape.length;
    }

    /** What the next step starts from: part of a snapshot. */
    double[] memory() {
        return anchor;
    }

    void find() {
        first = constraints.points;
        count = 0;
        int turned = -1;
        for (int i = 0; i < shape.length; i++) {
            int s = shape[i];
            if (turned != s) {
                shapes.turn(state, s);
                turned = s;
            }
            place(i, s, point);
            int a = WIDTH * i;
            if (point[2] >= terrain.height(point[0], point[1])) {
                anchor[a] = 0;
                continue;
            }
            if (anchor[a] == 0) {
                anchor[a] = 1;
                anchor[a + 1] = point[0];
                anchor[a + 2] = point[1];
                anchor[a + 3] = terrain.height(point[0], point[1]);
            }
            add(i, s, a, point);
        }
    }

    /** out = monitor point i of shape s now. */
    private void place(int i, int s, double[] out) {
        double[] r = shapes.rotation;
        int o = 9 * s;
        double x = local[3 * i], y = local[3 * i + 1], z = local[3 * i + 2];
        for (int k = 0; k < 3; k++) {
            out[k] = shapes.centre[3 * s + k] + r[o + 3 * k] * x + r[o + 3 * k + 1] * y + r[o + 3 * k + 2] * z;
        }
        if (shapes.kind[s] != Shapes.BOX) {
            out[2] -= shapes.size[3 * s];
        }
    }

    private void add(int i, int s, int a, double[] at) {
        double px = at[0], py = at[1], pz = at[2];
        int link = shapes.link[s];
        Kinematics.pointVelocity(state, link, px, py, pz, velocity);
        terrain.normal(anchor[a + 1], anchor[a + 2], normal);
        int c = constraints.addPoint(state, link, -1, px, py, pz, normal[0], normal[1], normal[2], 3);
        count++;
        constraints.tag[c] = i;
        constraints.friction[c] = shapes.surface[s].friction();
        constraints.torsion[c] = 0;
        double drag = springs.damping() + dt * springs.stiffness();
        // D = dt (c + dt k), a_ref = −(k x + (c + dt k) v) / D
        double dx = px - anchor[a + 1], dy = py - anchor[a + 2], dz = pz - anchor[a + 3];
        for (int k = 0; k < 3; k++) {
            int f = 9 * c + 3 * k;
            double x = constraints.frame[f] * dx + constraints.frame[f + 1] * dy + constraints.frame[f + 2] * dz;
            double v = constraints.frame[f] * velocity[3]
                    + constraints.frame[f + 1] * velocity[4]
                    + constraints.frame[f + 2] * velocity[5];
            constraints.stiffness[Constraints.ROWS * c + k] = dt * drag;
            constraints.reference[Constraints.ROWS * c + k] = -(springs.stiffness() * x + drag * v) / (dt * drag);
        }
    }

    /** After the forces are known: springs at the edge of the cone slide along. */
    void slide() {
        for (int c = first; c < first + count; c++) {
            double n = constraints.force[Constraints.ROWS * c];
            double x = constraints.force[Constraints.ROWS * c + 1];
            double y = constraints.force[Constraints.ROWS * c + 2];
            double max = constraints.friction[c] * n;
            if (x * x + y * y < max * max * (1 - 1e-9)) {
                continue;
            }
            // P ← M + f_t / k along the ground: the end moves to where the spring alone would give this force
            int a = WIDTH * constraints.tag[c];
            int f = 9 * c;
            double stretch = 0;
            for (int k = 0; k < 3; k++) {
                stretch += constraints.frame[f + k] * (constraints.point[3 * c + k] - anchor[a + 1 + k]);
            }
            for (int k = 0; k < 3; k++) {
                double tangential = constraints.frame[f + 3 + k] * x + constraints.frame[f + 6 + k] * y;
                anchor[a + 1 + k] = constraints.point[3 * c + k]
                        - stretch * constraints.frame[f + k]
                        + tangential / springs.stiffness();
            }
        }
    }
}
