// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.engine.ode.internal;

import java.util.List;
import java.util.stream.IntStream;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.simulation.engine.ForceList;

/** Links that stand still have no body in ODE: the world holds them against their weight and all else that acts on them. */
final class StaticLinks {
    private final int[] links;
    private final double[] mass;
    private final Vec3 gravity;
    private final double[] com;
    private final double[] f = new double[3];
    private final double[] n = new double[3];
    private final double[] x = new double[3];
    /** Force, and moment about the world's origin. */
    private final double[] held = new double[6];

    StaticLinks(List<CharacterModel> characters, Bodies bodies, Vec3 gravity) {
        this.gravity = gravity;
        com = bodies.com;
        mass = characters.stream()
                .flatMap(c -> c.links().stream())
                .mapToDouble(l -> l.inertia().mass())
                .toArray();
        links = IntStream.range(0, mass.length)
                .filter(l -> bodies.bodyOf[l] < 0)
                .toArray();
    }

    /** Adds what held each such link, after everything else that acts on it has been listed. */
    void log(ForceList contacts, ForceList externals) {
        for (int l : links) {
            java.util.Arrays.fill(held, 0);
            double m = -mass[l];
            f[0] = m * gravity.x();
            f[1] = m * gravity.y();
            f[2] = m * gravity.z();
            take(1, f, com, 3 * l);
            takeAll(contacts, l);
            takeAll(externals, l);
            LinkJoint.logWrench(held, l, com, externals);
        }
    }

    private void takeAll(ForceList list, int link) {
        for (int i = 0; i < list.size(); i++) {
            if (list.body(i) != link && list.other(i) != link) {
                continue;
            }
            double sign = list.body(i) == link ? -1 : 1;
            list.force(i, f);
            list.point(i, x);
            list.moment(i, n);
            take(sign, f, x, 0);
            for (int k = 0; k < 3; k++) {
                held[3 + k] += sign * n[k];
            }
        }
    }

    private void take(double sign, double[] force, double[] at, int i) {
        double fx = sign * force[0], fy = sign * force[1], fz = sign * force[2];
        held[0] += fx;
        held[1] += fy;
        held[2] += fz;
        held[3] += at[i + 1] * fz - at[i + 2] * fy;
        held[4] += at[i + 2] * fx - at[i] * fz;
        held[5] += at[i] * fy - at[i + 1] * fx;
    }
}
