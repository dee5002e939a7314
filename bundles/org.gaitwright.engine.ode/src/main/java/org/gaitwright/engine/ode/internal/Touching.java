// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.engine.ode.internal;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.simulation.Physics;
import org.ode4j.math.DVector3C;
import org.ode4j.ode.DBody;
import org.ode4j.ode.DContact;
import org.ode4j.ode.DContactBuffer;
import org.ode4j.ode.DContactGeom;
import org.ode4j.ode.DContactJoint;
import org.ode4j.ode.DGeom;
import org.ode4j.ode.DJoint;
import org.ode4j.ode.DJointGroup;
import org.ode4j.ode.OdeConstants;
import org.ode4j.ode.OdeHelper;

/**
 * Contacts of one step as ODE's contact joints.
 *
 * <p>ODE's friction is a pyramid: each of two directions is bounded by itself. Here the pyramid is the one inside the cone, with
 * a corner against the direction of sliding, so that sliding friction is μ N and no force is ever outside the cone.
 */
final class Touching {
    private static final int MOST = 16;
    private static final int WIDTH = 10;
    /** Softness of contacts, m/(N s): the weight of a man makes a contact sink by some hundredths of a millimetre. */
    private static final double SOFTNESS = 1e-6;
    /** Slower than this, m/s, nothing slides. */
    private static final double STILL = 1e-9;

    private static final double CORNER = Math.sqrt(0.5);

    private final Rig rig;
    private final Bodies bodies;
    private final Solids solids;
    private final Vec3 gravity;
    private final DJointGroup group = OdeHelper.createJointGroup();
    private final DContactBuffer buffer = new DContactBuffer(MOST);
    private final DContact contact = new DContact();
    private final double bodyErp;
    private final double groundErp;
    private final double groundSoftness;
    private final List<DJoint.DJointFeedback> feedback = new ArrayList<>();
    private int[] linkA = new int[64];
    private int[] linkB = new int[64];
    /** For each contact: point, normal, where the body was, coefficient of torsion. */
    private double[] places = new double[64 * WIDTH];

    private int count;
    private final double[] va = new double[3];
    private final double[] vb = new double[3];
    private final double[] point = new double[3];
    private final double[] normal = new double[3];

    Touching(Rig rig, Solids solids, Vec3 gravity) {
        this.rig = rig;
        bodies = rig.bodies;
        this.solids = solids;
        this.gravity = gravity;
        double h = rig.h;
        bodyErp = rig.stopErp();
        if (rig.physics.ground() instanceof Physics.Ground.Springs s) {
            // along the normal a contact is then that spring and damper, integrated implicitly
            groundErp = h * s.stiffness() / (h * s.stiffness() + s.damping());
            groundSoftness = 1 / (h * s.stiffness() + s.damping());
        } else {
            groundErp = bodyErp;
            groundSoftness = SOFTNESS;
        }
    }

    /** A shape touches the terrain. */
    void ground(int i, double[] at, double[] out, double depth) {
        double mu = solids.surface[i].friction();
        add(solids.link[i], -1, at, out, depth, mu, solids.surface[i].torsion(), groundErp, groundSoftness);
    }

    /** Contacts of a shape with a box of the terrain. */
    void collide(int i, DGeom box) {
        int n = OdeHelper.collide(solids.geom[i], box, MOST, buffer.getGeomBuffer());
        for (int k = 0; k < n; k++) {
            DContactGeom g = take(k);
            ground(i, point, normal, g.depth);
        }
    }

    /** Contacts of two shapes. */
    void collide(int a, int b, double friction, double torsion) {
        int n = OdeHelper.collide(solids.geom[a], solids.geom[b], MOST, buffer.getGeomBuffer());
        for (int k = 0; k < n; k++) {
            DContactGeom g = take(k);
            if (bodies.body(solids.link[a]) != null) {
                add(solids.link[a], solids.link[b], point, normal, g.depth, friction, torsion, bodyErp, SOFTNESS);
            } else {
                for (int c = 0; c < 3; c++) {
                    normal[c] = -normal[c];
                }
                add(solids.link[b], solids.link[a], point, normal, g.depth, friction, torsion, bodyErp, SOFTNESS);
            }
        }
    }

    private DContactGeom take(int k) {
        DContactGeom g = buffer.get(k).geom;
        for (int i = 0; i < 3; i++) {
            point[i] = g.pos.get(i);
            normal[i] = g.normal.get(i);
        }
        return g;
    }

    private void add(
            int a,
            int b,
            double[] at,
            double[] out,
            double depth,
            double friction,
            double torsion,
            double erp,
            double softness) {
        DBody bodyA = bodies.body(a);
        if (bodyA == null) {
            return;
        }
        contact.geom.pos.set(at[0], at[1], at[2]);
        contact.geom.normal.set(out[0], out[1], out[2]);
        contact.geom.depth = depth;
        contact.surface.mode = OdeConstants.dContactApprox1
                | OdeConstants.dContactFDir1
                | OdeConstants.dContactSoftERP
                | OdeConstants.dContactSoftCFM
                | OdeConstants.dContactSlip1
                | OdeConstants.dContactSlip2;
        contact.surface.mu = CORNER * friction;
        contact.surface.soft_erp = erp;
        contact.surface.soft_cfm = softness;
        contact.surface.slip1 = SOFTNESS;
        contact.surface.slip2 = SOFTNESS;
        if (torsion > 0) {
            contact.surface.mode |=
                    OdeConstants.dContactRolling | OdeConstants.dContactAxisDep | OdeConstants.dContactMu2;
            contact.surface.mu2 = contact.surface.mu;
            contact.surface.rho = 0;
            contact.surface.rho2 = 0;
            contact.surface.rhoN = torsion;
        }
        direction(a, b, at, out);
        DContactJoint joint = OdeHelper.createContactJoint(rig.world, group, contact);
        joint.attach(bodyA, b < 0 ? null : bodies.body(b));
        note(a, b, at, out, bodyA.getPosition(), torsion);
        joint.setFeedback(feedback.get(count - 1));
    }

    /** First direction of friction: half-way between that of sliding and the one across. */
    private void direction(int a, int b, double[] at, double[] n) {
        bodies.pointVelocity(a, at[0], at[1], at[2], va);
        bodies.pointVelocity(b, at[0], at[1], at[2], vb);
        boolean found = tangent(va[0] - vb[0], va[1] - vb[1], va[2] - vb[2], n)
                || tangent(gravity.x(), gravity.y(), gravity.z(), n)
                || tangent(1, 0, 0, n)
                || tangent(0, 1, 0, n);
        if (!found) {
            tangent(0, 0, 1, n);
        }
        double tx = va[0], ty = va[1], tz = va[2];
        // across = n × t
        double cx = n[1] * tz - n[2] * ty, cy = n[2] * tx - n[0] * tz, cz = n[0] * ty - n[1] * tx;
        contact.fdir1.set(CORNER * (tx + cx), CORNER * (ty + cy), CORNER * (tz + cz));
    }

    /** va = the unit vector of what is tangential of (x, y, z); false if that is next to nothing. */
    private boolean tangent(double x, double y, double z, double[] n) {
        double along = x * n[0] + y * n[1] + z * n[2];
        double tx = x - along * n[0], ty = y - along * n[1], tz = z - along * n[2];
        double length = Math.sqrt(tx * tx + ty * ty + tz * tz);
        if (!(length > STILL)) {
            return false;
        }
        va[0] = tx / length;
        va[1] = ty / length;
        va[2] = tz / length;
        return true;
    }

    private void note(int a, int b, double[] at, double[] out, DVector3C centre, double torsion) {
        if (count == linkA.length) {
            linkA = java.util.Arrays.copyOf(linkA, 2 * count);
            linkB = java.util.Arrays.copyOf(linkB, 2 * count);
            places = java.util.Arrays.copyOf(places, 2 * WIDTH * count);
        }
        if (count == feedback.size()) {
            feedback.add(new DJoint.DJointFeedback());
        }
        linkA[count] = a;
        linkB[count] = b;
        int o = WIDTH * count++;
        System.arraycopy(at, 0, places, o, 3);
        System.arraycopy(out, 0, places, o + 3, 3);
        places[o + 6] = centre.get0();
        places[o + 7] = centre.get1();
        places[o + 8] = centre.get2();
        places[o + 9] = torsion;
    }

    /** Lists the forces of the step that has been made and forgets its contacts. */
    void log(double share, Forces contacts, Forces externals) {
        for (int i = 0; i < count; i++) {
            DJoint.DJointFeedback f = feedback.get(i);
            rig.reactions.settle(f);
            System.arraycopy(places, WIDTH * i, point, 0, 3);
            System.arraycopy(places, WIDTH * i + 3, normal, 0, 3);
            double fx = share * f.f1.get0(), fy = share * f.f1.get1(), fz = share * f.f1.get2();
            if (fx * normal[0] + fy * normal[1] + fz * normal[2] > 0) {
                contacts.add(linkA[i], linkB[i], point, normal, fx, fy, fz);
                logTorsion(i, share, f, fx, fy, fz, externals);
            }
        }
        count = 0;
        group.empty();
    }

    /** What the moment on the body has beyond that of the force is friction against turning. */
    private void logTorsion(
            int i, double share, DJoint.DJointFeedback f, double fx, double fy, double fz, Forces externals) {
        int o = WIDTH * i;
        if (places[o + 9] == 0) {
            return;
        }
        double rx = point[0] - places[o + 6], ry = point[1] - places[o + 7], rz = point[2] - places[o + 8];
        double mx = share * f.t1.get0() - (ry * fz - rz * fy);
        double my = share * f.t1.get1() - (rz * fx - rx * fz);
        double mz = share * f.t1.get2() - (rx * fy - ry * fx);
        externals.addWrench(linkA[i], point[0], point[1], point[2], 0, 0, 0, mx, my, mz);
        if (linkB[i] >= 0) {
            externals.addWrench(linkB[i], point[0], point[1], point[2], 0, 0, 0, -mx, -my, -mz);
        }
    }

    void destroy() {
        group.destroy();
    }
}
