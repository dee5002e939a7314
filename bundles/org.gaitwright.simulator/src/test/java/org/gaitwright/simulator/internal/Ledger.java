// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.simulator.internal;

import org.gaitwright.core.character.Inertia;
import org.gaitwright.core.math.Quat;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.simulation.ForceLog;
import org.gaitwright.core.simulation.Simulation;
import org.gaitwright.core.simulation.World;

/** Momentum of a whole world from the states of its bodies, and what the listed forces should have made of it. */
record Ledger(Vec3 linear, Vec3 angular, Vec3 centre, double mass) {
    static Ledger of(Simulation s) {
        Vec3 p = Vec3.ZERO;
        Vec3 l = Vec3.ZERO;
        Vec3 c = Vec3.ZERO;
        double mass = 0;
        double[] b = new double[13];
        for (int i = 0; i < s.world().bodies(); i++) {
            Inertia in = inertia(s.world(), i);
            s.bodyState(i, b);
            Vec3 x = new Vec3(b[0], b[1], b[2]);
            Quat r = new Quat(b[3], b[4], b[5], b[6]);
            Vec3 v = new Vec3(b[7], b[8], b[9]).times(in.mass());
            Vec3 w = r.conjugate().rotate(new Vec3(b[10], b[11], b[12]));
            Vec3 spin = new Vec3(
                    in.xx() * w.x() + in.xy() * w.y() + in.xz() * w.z(),
                    in.xy() * w.x() + in.yy() * w.y() + in.yz() * w.z(),
                    in.xz() * w.x() + in.yz() * w.y() + in.zz() * w.z());
            p = p.plus(v);
            l = l.plus(x.cross(v)).plus(r.rotate(spin));
            c = c.plus(x.times(in.mass()));
            mass += in.mass();
        }
        return new Ledger(p, l, c.times(1 / mass), mass);
    }

    private static Inertia inertia(World w, int body) {
        int i = body;
        for (World.Actor a : w.actors()) {
            if (i < a.character().links().size()) {
                return a.character().links().get(i).inertia();
            }
            i -= a.character().links().size();
        }
        return w.crates().get(i).inertia();
    }

    /** Largest error of both balances over the last tick, relative to weight times tick. */
    double error(Simulation s, Ledger after) {
        double dt = s.world().timing().tickSeconds();
        Vec3 weight = s.world().gravity().times(mass);
        Vec3 force = weight;
        Vec3 moment = centre.plus(after.centre).times(0.5).cross(weight);
        double[] p = new double[3];
        double[] f = new double[3];
        double[] m = new double[3];
        for (ForceLog log : new ForceLog[] {s.contacts(), s.externals()}) {
            for (int i = 0; i < log.size(); i++) {
                if (log.other(i) >= 0) {
                    // both bodies are in the sum
                    continue;
                }
                log.point(i, p);
                log.force(i, f);
                log.moment(i, m);
                Vec3 each = new Vec3(f[0], f[1], f[2]);
                force = force.plus(each);
                moment = moment.plus(new Vec3(p[0], p[1], p[2]).cross(each)).plus(new Vec3(m[0], m[1], m[2]));
            }
        }
        double scale = Math.max(1e-3, weight.norm()) * dt;
        double one = after.linear.minus(linear).minus(force.times(dt)).norm() / scale;
        double two = after.angular.minus(angular).minus(moment.times(dt)).norm() / scale;
        return Math.max(one, two);
    }
}
