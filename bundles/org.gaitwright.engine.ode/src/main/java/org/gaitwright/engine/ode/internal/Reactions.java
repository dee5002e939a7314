// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.engine.ode.internal;

import java.util.ArrayList;
import java.util.List;
import org.ode4j.ode.DJoint;

/**
 * Forces and moments of permanent joints in the last step, ODE's joint feedback. ODE writes that of joints that had rows in it and
 * leaves the rest as it was, so all are cleared before a step; and ode4j's quick stepper writes what acts on the first body where the
 * second's belongs.
 */
final class Reactions {
    private final boolean quick;
    private final List<DJoint.DJointFeedback> all = new ArrayList<>();

    Reactions(boolean quick) {
        this.quick = quick;
    }

    /** Where ODE writes a joint's force and moment on its first body. */
    DJoint.DJointFeedback of(DJoint joint) {
        DJoint.DJointFeedback f = joint.getFeedback();
        if (f == null) {
            f = new DJoint.DJointFeedback();
            joint.setFeedback(f);
            all.add(f);
        }
        return f;
    }

    void clear() {
        for (int i = 0; i < all.size(); i++) {
            DJoint.DJointFeedback f = all.get(i);
            f.f1.setZero();
            f.t1.setZero();
            f.f2.setZero();
            f.t2.setZero();
        }
    }

    /** Puts the feedback of the step in its place. */
    void settle() {
        for (int i = 0; quick && i < all.size(); i++) {
            settle(all.get(i));
        }
    }

    void settle(DJoint.DJointFeedback f) {
        if (quick) {
            f.f1.set(f.f2);
            f.t1.set(f.t2);
        }
    }
}
