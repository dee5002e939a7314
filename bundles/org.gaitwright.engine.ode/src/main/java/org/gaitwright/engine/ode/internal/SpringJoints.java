// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.engine.ode.internal;

import java.util.List;
import org.gaitwright.core.math.Quaternions;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.simulation.World;
import org.gaitwright.core.simulation.engine.ForceList;
import org.ode4j.math.DVector3;
import org.ode4j.ode.DBallJoint;
import org.ode4j.ode.DBody;
import org.ode4j.ode.DJoint.PARAM_N;
import org.ode4j.ode.OdeHelper;

/**
 * Damped springs between bodies: soft ball joints. With stiffness k and damping c, an error reduction of h k / (h k + c) and a
 * softness of 1 / (h k + c) make ODE integrate the spring implicitly.
 */
final class SpringJoints {
    private final List<World.Spring> springs;
    private final DBallJoint[] joints;
    private final boolean[] flipped;
    private final double[] places;
    private final DVector3 point = new DVector3();

    SpringJoints(JointAssembly assembly, List<World.Spring> springs) {
        Bodies bodies = assembly.bodies;
        double h = assembly.h;
        this.springs = springs;
        joints = new DBallJoint[springs.size()];
        flipped = new boolean[joints.length];
        places = new double[6 * joints.length];
        for (int i = 0; i < joints.length; i++) {
            World.Spring s = springs.get(i);
            double drag = h * s.stiffness() + s.damping();
            if (!(drag > 0)) {
                throw new InvalidInput("spring " + i + " has neither stiffness nor damping; give it one or remove it");
            }
            DBody a = bodies.body(s.body());
            DBody b = s.other() < 0 ? null : bodies.body(s.other());
            if (a == null && b == null) {
                throw new InvalidInput("spring " + i + " connects two bodies that stand still; remove it");
            }
            double[] x = place(
                    bodies, s.body(), s.point().x(), s.point().y(), s.point().z());
            double[] y = place(
                    bodies,
                    s.other(),
                    s.otherPoint().x(),
                    s.otherPoint().y(),
                    s.otherPoint().z());
            flipped[i] = a == null;
            DBallJoint joint = OdeHelper.createBallJoint(assembly.world);
            joint.attach(flipped[i] ? b : a, flipped[i] ? a : b);
            double[] own = flipped[i] ? y : x;
            double[] far = flipped[i] ? x : y;
            joint.setAnchor(own[0], own[1], own[2]);
            joint.setAnchor2(far[0], far[1], far[2]);
            joint.setParam(PARAM_N.dParamERP1, h * s.stiffness() / drag);
            joint.setParam(PARAM_N.dParamCFM1, 1 / drag);
            assembly.reactions.of(joint);
            joints[i] = joint;
        }
    }

    private static double[] place(Bodies bodies, int link, double x, double y, double z) {
        double[] out = {x, y, z};
        if (link >= 0) {
            Quaternions.rotate(bodies.quaternion, 4 * link, out, 0, out, 0);
            for (int k = 0; k < 3; k++) {
                out[k] += bodies.position[3 * link + k];
            }
        }
        return out;
    }

    /** Records where the springs act in the step that is about to be made. */
    void begin() {
        for (int i = 0; i < joints.length; i++) {
            joints[i].getAnchor(point);
            put(6 * i);
            joints[i].getAnchor2(point);
            put(6 * i + 3);
        }
    }

    private void put(int o) {
        places[o] = point.get0();
        places[o + 1] = point.get1();
        places[o + 2] = point.get2();
    }

    /** Lists the forces on both bodies. */
    void log(double share, ForceList log) {
        for (int i = 0; i < joints.length; i++) {
            World.Spring s = springs.get(i);
            DVector3 f = joints[i].getFeedback().f1;
            double fx = share * f.get0(), fy = share * f.get1(), fz = share * f.get2();
            int near = flipped[i] ? s.other() : s.body();
            int far = flipped[i] ? s.body() : s.other();
            int o = 6 * i;
            log.addWrench(near, places[o], places[o + 1], places[o + 2], fx, fy, fz, 0, 0, 0);
            if (far >= 0 && !flipped[i]) {
                log.addWrench(far, places[o + 3], places[o + 4], places[o + 5], -fx, -fy, -fz, 0, 0, 0);
            }
        }
    }
}
