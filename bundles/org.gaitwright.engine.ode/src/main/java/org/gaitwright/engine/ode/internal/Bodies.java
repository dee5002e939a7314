// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.engine.ode.internal;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Link;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Quaternions;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.dynamics.Kinematics;
import org.gaitwright.dynamics.TreeModel;
import org.gaitwright.dynamics.TreeState;
import org.ode4j.math.DMatrix3;
import org.ode4j.math.DQuaternion;
import org.ode4j.math.DQuaternionC;
import org.ode4j.math.DVector3C;
import org.ode4j.ode.DBody;
import org.ode4j.ode.DMass;
import org.ode4j.ode.DRotation;
import org.ode4j.ode.DWorld;
import org.ode4j.ode.OdeHelper;

/**
 * ODE's bodies and where they carry the links. A link without joints belongs to its parent's body; without a parent it
 * stands still and has no body.
 */
final class Bodies {
    static final int NUMBERS = 13;

    /** Body of each link, -1 for links that stand still; the link whose joints move each body. */
    final int[] bodyOf;

    final int[] head;
    /** Per link, in the world: position (3), quaternion (4), centre of mass (3), its velocity (3), angular velocity (3). */
    final double[] position, quaternion, com, velocity, angular;

    private final DBody[] bodies;
    private final double[] offset;
    private final double[] turn;
    private final double[] comOffset;
    private final double[] three = new double[3];
    private final double[] four = new double[4];

    Bodies(DWorld world, List<CharacterModel> characters, TreeModel model, TreeState start) {
        int n = model.links;
        bodyOf = new int[n];
        position = new double[3 * n];
        quaternion = new double[4 * n];
        com = new double[3 * n];
        velocity = new double[3 * n];
        angular = new double[3 * n];
        offset = new double[3 * n];
        turn = new double[4 * n];
        comOffset = new double[3 * n];
        List<Link> links = new ArrayList<>();
        characters.forEach(c -> links.addAll(c.links()));
        Pose[] inHead = new Pose[n];
        List<Integer> heads = new ArrayList<>();
        for (int l = 0; l < n; l++) {
            if (model.endJoint[l] > model.firstJoint[l]) {
                bodyOf[l] = heads.size();
                inHead[l] = Pose.IDENTITY;
                heads.add(l);
            } else {
                int p = model.parent[l];
                bodyOf[l] = p < 0 ? -1 : bodyOf[p];
                inHead[l] = p < 0 ? Pose.IDENTITY : inHead[p].times(links.get(l).pose());
            }
        }
        head = heads.stream().mapToInt(i -> i).toArray();
        bodies = new DBody[head.length];
        for (int b = 0; b < bodies.length; b++) {
            bodies[b] = OdeHelper.createBody(world);
            make(b, links, inHead);
        }
        for (int l = 0; l < n; l++) {
            System.arraycopy(start.position, 3 * l, position, 3 * l, 3);
            System.arraycopy(start.quaternion, 4 * l, quaternion, 4 * l, 4);
            System.arraycopy(start.com, 3 * l, com, 3 * l, 3);
        }
        place(start);
        read();
    }

    /** The body that carries a link; null if the link stands still. */
    DBody body(int link) {
        return bodyOf[link] < 0 ? null : bodies[bodyOf[link]];
    }

    int count() {
        return bodies.length;
    }

    /** Where a link's frame stands in its body's frame. */
    Pose inBody(int link) {
        return new Pose(
                new Vec3(offset[3 * link], offset[3 * link + 1], offset[3 * link + 2]),
                new org.gaitwright.core.math.Quat(
                        turn[4 * link], turn[4 * link + 1], turn[4 * link + 2], turn[4 * link + 3]));
    }

    /** Mass, centre and inertia of all links of a body; its frame stands at their centre of mass with the head's axes. */
    private void make(int b, List<Link> links, Pose[] inHead) {
        double mass = 0;
        Vec3 centre = Vec3.ZERO;
        for (int l = 0; l < bodyOf.length; l++) {
            if (bodyOf[l] == b) {
                double m = links.get(l).inertia().mass();
                mass += m;
                centre = centre.plus(
                        inHead[l].transform(links.get(l).inertia().com()).times(m));
            }
        }
        if (!(mass > 0)) {
            throw new InvalidInput("engine 'ode': link '" + links.get(head[b]).name()
                    + "' has no mass; ODE moves only bodies with mass: give it some, or use the engine 'gaitwright'");
        }
        centre = centre.times(1 / mass);
        double[] sum = new double[6];
        for (int l = 0; l < bodyOf.length; l++) {
            if (bodyOf[l] == b) {
                MassSum.add(links.get(l).inertia(), inHead[l], centre, sum);
                inHead[l].position().minus(centre).get(offset, 3 * l);
                turn[4 * l] = inHead[l].orientation().w();
                turn[4 * l + 1] = inHead[l].orientation().x();
                turn[4 * l + 2] = inHead[l].orientation().y();
                turn[4 * l + 3] = inHead[l].orientation().z();
                inHead[l].transform(links.get(l).inertia().com()).minus(centre).get(comOffset, 3 * l);
            }
        }
        DMass m = OdeHelper.createMass();
        m.setParameters(mass, 0, 0, 0, sum[0], sum[1], sum[2], sum[3], sum[4], sum[5]);
        bodies[b].setMass(m);
    }

    /** Puts the bodies where a state has their heads. */
    private void place(TreeState s) {
        double[] six = new double[6];
        for (int b = 0; b < bodies.length; b++) {
            int l = head[b];
            Quaternions.rotate(s.quaternion, 4 * l, offset, 3 * l, three, 0);
            double x = s.position[3 * l] - three[0];
            double y = s.position[3 * l + 1] - three[1];
            double z = s.position[3 * l + 2] - three[2];
            bodies[b].setPosition(x, y, z);
            bodies[b].setQuaternion(new DQuaternion(
                    s.quaternion[4 * l], s.quaternion[4 * l + 1], s.quaternion[4 * l + 2], s.quaternion[4 * l + 3]));
            Kinematics.pointVelocity(s, l, x, y, z, six);
            bodies[b].setLinearVel(six[3], six[4], six[5]);
            bodies[b].setAngularVel(six[0], six[1], six[2]);
        }
    }

    /** Brings the links' arrays up to date with the bodies. */
    void read() {
        for (int l = 0; l < bodyOf.length; l++) {
            if (bodyOf[l] >= 0) {
                read(l, bodies[bodyOf[l]]);
            }
        }
    }

    private void read(int l, DBody b) {
        DVector3C x = b.getPosition();
        DQuaternionC q = b.getQuaternion();
        DVector3C v = b.getLinearVel();
        DVector3C w = b.getAngularVel();
        four[0] = q.get0();
        four[1] = q.get1();
        four[2] = q.get2();
        four[3] = q.get3();
        if (l == head[bodyOf[l]]) {
            System.arraycopy(four, 0, quaternion, 4 * l, 4);
        } else {
            Quaternions.multiply(four, 0, turn, 4 * l, quaternion, 4 * l);
        }
        Quaternions.rotate(four, 0, offset, 3 * l, three, 0);
        position[3 * l] = x.get0() + three[0];
        position[3 * l + 1] = x.get1() + three[1];
        position[3 * l + 2] = x.get2() + three[2];
        Quaternions.rotate(four, 0, comOffset, 3 * l, three, 0);
        com[3 * l] = x.get0() + three[0];
        com[3 * l + 1] = x.get1() + three[1];
        com[3 * l + 2] = x.get2() + three[2];
        double wx = w.get0(), wy = w.get1(), wz = w.get2();
        angular[3 * l] = wx;
        angular[3 * l + 1] = wy;
        angular[3 * l + 2] = wz;
        // v_c = v + ω × r
        velocity[3 * l] = v.get0() + wy * three[2] - wz * three[1];
        velocity[3 * l + 1] = v.get1() + wz * three[0] - wx * three[2];
        velocity[3 * l + 2] = v.get2() + wx * three[1] - wy * three[0];
    }

    /** out = centre of mass of the body of which a link is the head, as the arrays have it. */
    void centre(int link, double[] out) {
        Quaternions.rotate(quaternion, 4 * link, offset, 3 * link, out, 0);
        for (int k = 0; k < 3; k++) {
            out[k] = position[3 * link + k] - out[k];
        }
    }

    /** out = centre of mass of the body that carries a link, as ODE has it now. */
    void bodyCentre(int link, double[] out, int io) {
        put(body(link).getPosition(), out, io);
    }

    /** out = velocity of the point (px, py, pz) as a point of a link; zero for -1. */
    void pointVelocity(int link, double px, double py, double pz, double[] out) {
        if (link < 0) {
            out[0] = out[1] = out[2] = 0;
            return;
        }
        int o = 3 * link;
        double rx = px - com[o], ry = py - com[o + 1], rz = pz - com[o + 2];
        out[0] = velocity[o] + angular[o + 1] * rz - angular[o + 2] * ry;
        out[1] = velocity[o + 1] + angular[o + 2] * rx - angular[o] * rz;
        out[2] = velocity[o + 2] + angular[o] * ry - angular[o + 1] * rx;
    }

    /** The head link of a body that moves faster than {@code most} m/s or rad/s, or whose state is not finite; -1 if there is none. */
    int faster(double max) {
        for (int b = 0; b < bodies.length; b++) {
            DVector3C x = bodies[b].getPosition();
            DVector3C v = bodies[b].getLinearVel();
            DVector3C w = bodies[b].getAngularVel();
            double speed = Math.abs(v.get0()) + Math.abs(v.get1()) + Math.abs(v.get2());
            double turning = Math.abs(w.get0()) + Math.abs(w.get1()) + Math.abs(w.get2());
            // written so that NaN fails too
            if (!(speed < max && turning < max && Math.abs(x.get0() + x.get1() + x.get2()) < 1e9)) {
                return head[b];
            }
        }
        return -1;
    }

    /** Thirteen numbers for each body: position, quaternion, velocity, angular velocity. */
    void save(double[] out) {
        for (int b = 0; b < bodies.length; b++) {
            int o = NUMBERS * b;
            put(bodies[b].getPosition(), out, o);
            DQuaternionC q = bodies[b].getQuaternion();
            out[o + 3] = q.get0();
            out[o + 4] = q.get1();
            out[o + 5] = q.get2();
            out[o + 6] = q.get3();
            put(bodies[b].getLinearVel(), out, o + 7);
            put(bodies[b].getAngularVel(), out, o + 10);
        }
    }

    private static void put(DVector3C v, double[] out, int o) {
        out[o] = v.get0();
        out[o + 1] = v.get1();
        out[o + 2] = v.get2();
    }

    void load(double[] in) {
        for (int b = 0; b < bodies.length; b++) {
            int o = NUMBERS * b;
            DBody body = bodies[b];
            DQuaternion q = new DQuaternion(in[o + 3], in[o + 4], in[o + 5], in[o + 6]);
            body.setQuaternion(q);
            // the setter scales to unit length once more, which may change the last bit: put the bits back
            ((DQuaternion) body.getQuaternion()).set(q);
            DRotation.dRfromQ((DMatrix3) body.getRotation(), q);
            body.setPosition(in[o], in[o + 1], in[o + 2]);
            body.setLinearVel(in[o + 7], in[o + 8], in[o + 9]);
            body.setAngularVel(in[o + 10], in[o + 11], in[o + 12]);
            // a step that was given up leaves its forces behind
            body.setForce(0, 0, 0);
            body.setTorque(0, 0, 0);
        }
        read();
    }
}
