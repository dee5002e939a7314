// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.testkit;

import static org.junit.jupiter.api.Assertions.assertNull;

import org.gaitwright.core.simulation.Simulation;

/** Runs a simulation and reads it, at the price of an array. */
public final class Trial {
    private Trial() {}

    /** Runs for this long; fails if the numbers do. */
    public static void run(Simulation s, double seconds) {
        long n = Math.round(seconds * s.world().timing().controlHz());
        for (long i = 0; i < n; i++) {
            assertNull(s.step());
        }
    }

    /** See {@link Simulation#bodyState}. */
    public static double[] state(Simulation s, int body) {
        double[] out = new double[13];
        s.bodyState(body, out);
        return out;
    }

    /** Positions of the first actor. */
    public static double[] positions(Simulation s) {
        double[] q = new double[s.observation(0).character().positions()];
        s.observation(0).positions(q);
        return q;
    }

    /** Velocities of the first actor. */
    public static double[] velocities(Simulation s) {
        double[] v = new double[s.observation(0).character().velocities()];
        s.observation(0).velocities(v);
        return v;
    }

    /** Sum of the forces of all contacts in the last tick. */
    public static double[] contactForce(Simulation s) {
        double[] sum = new double[3];
        double[] f = new double[3];
        for (int i = 0; i < s.contacts().size(); i++) {
            s.contacts().force(i, f);
            for (int k = 0; k < 3; k++) {
                sum[k] += f[k];
            }
        }
        return sum;
    }
}
