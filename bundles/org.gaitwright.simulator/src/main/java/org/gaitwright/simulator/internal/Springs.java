// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.simulator.internal;

import java.util.List;
import org.gaitwright.core.simulation.World;
import org.gaitwright.core.simulation.engine.ForceList;
import org.gaitwright.dynamics.Kinematics;
import org.gaitwright.dynamics.TreeState;

/**
 * Damped springs between points of bodies, integrated implicitly: the force at the end of the step,
 * −k (x + dt v') − c v' with v' = v + dt a, is a constraint of stiffness dt (c + dt k).
 */
final class Springs {
    private final List<World.Spring> springs;
    private final TreeState state;
    private final Constraints constraints;
    private final double dt;
    private final double[] a = new double[3];
    private final double[] b = new double[3];
    private final double[] va = new double[6];
    private final double[] vb = new double[6];
    /** Number of the first spring among the point constraints of this sub-step. */
    private int first;

    Springs(List<World.Spring> springs, TreeState state, Constraints constraints, double dt) {
        this.springs = springs;
        this.state = state;
        this.constraints = constraints;
        this.dt = dt;
    }

    void find() {
        first = constraints.points;
        for (int i = 0; i < springs.size(); i++) {
            add(springs.get(i));
        }
    }

    private void add(World.Spring s) {
        place(s.body(), s.point().x(), s.point().y(), s.point().z(), a);
        Kinematics.pointVelocity(state, s.body(), a[0], a[1], a[2], va);
        if (s.other() >= 0) {
            place(
                    s.other(),
                    s.otherPoint().x(),
                    s.otherPoint().y(),
                    s.otherPoint().z(),
                    b);
            Kinematics.pointVelocity(state, s.other(), b[0], b[1], b[2], vb);
        } else {
            s.otherPoint().get(b, 0);
            java.util.Arrays.fill(vb, 0);
        }
        int c = constraints.addSpring(state, s.body(), a, s.other(), b);
        double drag = s.damping() + dt * s.stiffness();
        for (int k = 0; k < 3; k++) {
            int r = Constraints.ROWS * c + k;
            int f = 9 * c + 3 * k;
            // D = dt (c + dt k), a_ref = −(k x + (c + dt k) v) / D
            double x = 0;
            double v = 0;
            for (int i = 0; i < 3; i++) {
                x += constraints.frame[f + i] * (a[i] - b[i]);
                v += constraints.frame[f + i] * (va[3 + i] - vb[3 + i]);
            }
            constraints.stiffness[r] = dt * drag;
            constraints.reference[r] = -(s.stiffness() * x + drag * v) / (dt * drag);
        }
    }

    private void place(int body, double x, double y, double z, double[] out) {
        double[] r = state.rotation;
        int o = 9 * body;
        for (int k = 0; k < 3; k++) {
            out[k] = state.position[3 * body + k] + r[o + 3 * k] * x + r[o + 3 * k + 1] * y + r[o + 3 * k + 2] * z;
        }
    }

    /** Lists the forces on both bodies. */
    void log(double share, ForceList log, MomentumBalance balance) {
        for (int i = 0; i < springs.size(); i++) {
            int c = first + i;
            constraints.worldForce(c, a);
            double fx = share * a[0], fy = share * a[1], fz = share * a[2];
            int p = 3 * c;
            entry(constraints.linkA[c], constraints.point, p, fx, fy, fz, log, balance);
            if (constraints.linkB[c] >= 0) {
                World.Spring s = springs.get(i);
                place(
                        s.other(),
                        s.otherPoint().x(),
                        s.otherPoint().y(),
                        s.otherPoint().z(),
                        b);
                entry(constraints.linkB[c], b, 0, -fx, -fy, -fz, log, balance);
            }
        }
    }

    private static void entry(
            int link, double[] p, int ip, double fx, double fy, double fz, ForceList log, MomentumBalance balance) {
        log.addWrench(link, p[ip], p[ip + 1], p[ip + 2], fx, fy, fz, 0, 0, 0);
        balance.add(link, p[ip], p[ip + 1], p[ip + 2], fx, fy, fz, 0, 0, 0);
    }
}
