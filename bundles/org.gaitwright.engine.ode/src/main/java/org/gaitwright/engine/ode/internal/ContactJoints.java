// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.engine.ode.internal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.simulation.Physics;
import org.gaitwright.core.simulation.engine.ForceList;
import org.ode4j.math.DVector3;
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
final class ContactJoints {
    private static final int MOST = 16;
    /** What is kept of a contact: where each begins among its numbers. */
    private static final int POINT = 0, NORMAL = 3, CENTRE = 6, DIRECTION = 9;

    private static final int DEPTH = 12, FRICTION = 13, TORSION = 14, ERP = 15, CFM = 16, BOUND = 17, WIDTH = 18;
    /** No bound of friction is known yet: ODE's own guess. */
    private static final double UNKNOWN = -1;
    /** Friction may be this much outside its cone, relative to its bound and to the whole load. */
    private static final double TOLERANCE = 0.01;

    private static final double FLOOR = 1e-3;
    private static final int MODE = OdeConstants.dContactFDir1
            | OdeConstants.dContactSoftERP
            | OdeConstants.dContactSoftCFM
            | OdeConstants.dContactSlip1
            | OdeConstants.dContactSlip2
            | OdeConstants.dContactMu2;
    /** Softness of contacts, m/(N s): the weight of a man makes a contact sink by some hundredths of a millimetre. */
    private static final double SOFTNESS = 1e-6;
    /** Slower than this, m/s, nothing slides. */
    private static final double STILL = 1e-9;

    private static final double CORNER = Math.sqrt(0.5);

    private final JointAssembly assembly;
    private final Bodies bodies;
    private final Geoms geoms;
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
    private double[] values = new double[64 * WIDTH];
    private int count;
    private final double[] va = new double[3];
    private final double[] vb = new double[3];
    private final double[] tangent = new double[3];
    private final double[] point = new double[3];
    private final double[] normal = new double[3];

    ContactJoints(JointAssembly assembly, Geoms geoms, Vec3 gravity) {
        this.assembly = assembly;
        bodies = assembly.bodies;
        this.geoms = geoms;
        this.gravity = gravity;
        double h = assembly.h;
        bodyErp = assembly.stopErp();
        if (assembly.physics.ground() instanceof Physics.Ground.Springs s) {
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
        double mu = geoms.surface[i].friction();
        add(geoms.link[i], -1, at, out, depth, mu, geoms.surface[i].torsion(), groundErp, groundSoftness);
    }

    /** Contacts of a shape with a box of the terrain. */
    void collide(int i, DGeom box) {
        int n = OdeHelper.collide(geoms.geom[i], box, MOST, buffer.getGeomBuffer());
        for (int k = 0; k < n; k++) {
            DContactGeom g = buffer.get(k).geom;
            copy(g, point, normal);
            ground(i, point, normal, g.depth);
        }
    }

    /** Contacts of two shapes. */
    void collide(int a, int b, double friction, double torsion) {
        int n = OdeHelper.collide(geoms.geom[a], geoms.geom[b], MOST, buffer.getGeomBuffer());
        for (int k = 0; k < n; k++) {
            DContactGeom g = buffer.get(k).geom;
            copy(g, point, normal);
            if (bodies.body(geoms.link[a]) != null) {
                add(geoms.link[a], geoms.link[b], point, normal, g.depth, friction, torsion, bodyErp, SOFTNESS);
            } else {
                for (int c = 0; c < 3; c++) {
                    normal[c] = -normal[c];
                }
                add(geoms.link[b], geoms.link[a], point, normal, g.depth, friction, torsion, bodyErp, SOFTNESS);
            }
        }
    }

    private static void copy(DContactGeom g, double[] point, double[] normal) {
        for (int i = 0; i < 3; i++) {
            point[i] = g.pos.get(i);
            normal[i] = g.normal.get(i);
        }
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
        if (bodies.body(a) == null) {
            return;
        }
        if (count == linkA.length) {
            linkA = Arrays.copyOf(linkA, 2 * count);
            linkB = Arrays.copyOf(linkB, 2 * count);
            values = Arrays.copyOf(values, 2 * WIDTH * count);
        }
        if (count == feedback.size()) {
            feedback.add(new DJoint.DJointFeedback());
        }
        linkA[count] = a;
        linkB[count] = b;
        int o = WIDTH * count++;
        System.arraycopy(at, 0, values, o + POINT, 3);
        System.arraycopy(out, 0, values, o + NORMAL, 3);
        bodies.bodyCentre(a, values, o + CENTRE);
        values[o + DEPTH] = depth;
        values[o + FRICTION] = friction;
        values[o + TORSION] = torsion;
        values[o + ERP] = erp;
        values[o + CFM] = softness;
        values[o + BOUND] = UNKNOWN;
        direction(a, b, at, out, o + DIRECTION);
    }

    /** Makes ODE's joints of the contacts that were found. */
    void attach() {
        group.empty();
        for (int i = 0; i < count; i++) {
            attach(i, WIDTH * i);
        }
    }

    private void attach(int i, int o) {
        contact.geom.pos.set(values[o + POINT], values[o + POINT + 1], values[o + POINT + 2]);
        contact.geom.normal.set(values[o + NORMAL], values[o + NORMAL + 1], values[o + NORMAL + 2]);
        contact.geom.depth = values[o + DEPTH];
        contact.fdir1.set(values[o + DIRECTION], values[o + DIRECTION + 1], values[o + DIRECTION + 2]);
        contact.surface.mode = MODE;
        contact.surface.soft_erp = values[o + ERP];
        contact.surface.soft_cfm = values[o + CFM];
        contact.surface.slip1 = SOFTNESS;
        contact.surface.slip2 = SOFTNESS;
        if (values[o + BOUND] == UNKNOWN) {
            contact.surface.mode |= OdeConstants.dContactApprox1;
            contact.surface.mu = CORNER * values[o + FRICTION];
        } else {
            contact.surface.mu = CORNER * values[o + BOUND];
        }
        contact.surface.mu2 = contact.surface.mu;
        if (values[o + TORSION] > 0) {
            contact.surface.mode |=
                    OdeConstants.dContactRolling | OdeConstants.dContactAxisDep | OdeConstants.dContactApprox1_N;
            contact.surface.rho = 0;
            contact.surface.rho2 = 0;
            contact.surface.rhoN = values[o + TORSION];
        }
        DContactJoint joint = OdeHelper.createContactJoint(assembly.world, group, contact);
        joint.attach(bodies.body(linkA[i]), linkB[i] < 0 ? null : bodies.body(linkB[i]));
        joint.setFeedback(feedback.get(i));
    }

    /**
     * After a step: whether friction was outside its cone, because the exact solver bounds it by the normal forces that there
     * would be without friction. If so, the bounds become those of the normal forces that were found, for another try.
     */
    boolean slipped() {
        double load = 0;
        double max = 0;
        for (int i = 0; i < count; i++) {
            double normalForce = normalForce(i);
            double mu = (1 + TOLERANCE) * values[WIDTH * i + FRICTION];
            load += Math.max(0, normalForce);
            max = Math.max(max, tangentialForce(i, normalForce) - mu * Math.max(0, normalForce));
        }
        if (!(max > FLOOR * load)) {
            return false;
        }
        for (int i = 0; i < count; i++) {
            values[WIDTH * i + BOUND] = values[WIDTH * i + FRICTION] * Math.max(0, normalForce(i));
        }
        return true;
    }

    /** Normal force of a contact in the step that has been made by the exact solver. */
    private double normalForce(int i) {
        DVector3 f = feedback.get(i).f1;
        int o = WIDTH * i + NORMAL;
        return f.get0() * values[o] + f.get1() * values[o + 1] + f.get2() * values[o + 2];
    }

    private double tangentialForce(int i, double normalForce) {
        DVector3 f = feedback.get(i).f1;
        double x = f.get0(), y = f.get1(), z = f.get2();
        return Math.sqrt(Math.max(0, x * x + y * y + z * z - normalForce * normalForce));
    }

    /** First direction of friction: half-way between that of sliding and the one across. */
    private void direction(int a, int b, double[] at, double[] n, int o) {
        bodies.pointVelocity(a, at[0], at[1], at[2], va);
        bodies.pointVelocity(b, at[0], at[1], at[2], vb);
        boolean found = tangent(va[0] - vb[0], va[1] - vb[1], va[2] - vb[2], n, tangent)
                || tangent(gravity.x(), gravity.y(), gravity.z(), n, tangent)
                || tangent(1, 0, 0, n, tangent)
                || tangent(0, 1, 0, n, tangent);
        if (!found) {
            tangent(0, 0, 1, n, tangent);
        }
        double tx = tangent[0], ty = tangent[1], tz = tangent[2];
        // across = n × t
        double cx = n[1] * tz - n[2] * ty, cy = n[2] * tx - n[0] * tz, cz = n[0] * ty - n[1] * tx;
        values[o] = CORNER * (tx + cx);
        values[o + 1] = CORNER * (ty + cy);
        values[o + 2] = CORNER * (tz + cz);
    }

    /** out = the unit vector of what is tangential of (x, y, z); false if that is next to nothing. */
    private static boolean tangent(double x, double y, double z, double[] n, double[] out) {
        double along = x * n[0] + y * n[1] + z * n[2];
        double tx = x - along * n[0], ty = y - along * n[1], tz = z - along * n[2];
        double length = Math.sqrt(tx * tx + ty * ty + tz * tz);
        if (!(length > STILL)) {
            return false;
        }
        out[0] = tx / length;
        out[1] = ty / length;
        out[2] = tz / length;
        return true;
    }

    /** Lists the forces of the step that has been made and forgets its contacts. */
    void log(double share, ForceList contacts, ForceList externals) {
        for (int i = 0; i < count; i++) {
            DJoint.DJointFeedback f = feedback.get(i);
            assembly.reactions.settle(f);
            int o = WIDTH * i;
            System.arraycopy(values, o + POINT, point, 0, 3);
            System.arraycopy(values, o + NORMAL, normal, 0, 3);
            double fx = share * f.f1.get0(), fy = share * f.f1.get1(), fz = share * f.f1.get2();
            if (fx != 0 || fy != 0 || fz != 0) {
                contacts.add(linkA[i], linkB[i], point, 0, normal, 0, fx, fy, fz);
                logTorsion(i, o, share, f, fx, fy, fz, externals);
            }
        }
        forget();
    }

    /** Forgets the contacts that were found. */
    void forget() {
        count = 0;
        group.empty();
    }

    /** What the moment on the body has beyond that of the force is friction against turning. */
    private void logTorsion(
            int i, int o, double share, DJoint.DJointFeedback f, double fx, double fy, double fz, ForceList externals) {
        if (values[o + TORSION] == 0) {
            return;
        }
        double rx = point[0] - values[o + CENTRE];
        double ry = point[1] - values[o + CENTRE + 1];
        double rz = point[2] - values[o + CENTRE + 2];
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
