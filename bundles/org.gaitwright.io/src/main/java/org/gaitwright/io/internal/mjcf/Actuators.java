// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.mjcf;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.JointType;
import org.gaitwright.io.internal.xml.Notes;
import org.gaitwright.io.internal.xml.XmlElement;

/** Actuators are read for the greatest torque that they can give a joint; how they are driven is a controller's. */
final class Actuators {
    /** All actuators share the defaults that any of them sets. */
    static final String KEY = "actuator";

    static final Set<String> NAMES = Set.of(
            "general", "motor", "position", "velocity", "intvelocity", "damper", "cylinder", "muscle", "adhesion");
    private static final Set<String> READ = Set.of("general", "motor", "position", "velocity");

    private static final double GREATEST = 1e30;

    private final Compiler compiler;
    private final Notes notes;
    /** Sums by joint and axis: actuators on the same axis add up. */
    private final Map<String, double[]> strength = new HashMap<>();

    Actuators(Compiler compiler, Notes notes) {
        this.compiler = compiler;
        this.notes = notes;
    }

    /** What a kind of actuator sets besides its attributes. */
    static void implied(XmlElement from, Map<String, String> into) {
        switch (from.name) {
            case "motor" -> {
                into.put("gaintype", "fixed");
                into.put("biastype", "none");
                into.put("dyntype", "none");
                into.put("gainprm", "1");
            }
            case "general" -> {
                // all of it is in its attributes
            }
            default -> into.put("biastype", "affine");
        }
    }

    /** One actuator, defaults filled in. */
    void read(XmlElement raw, XmlElement e, Map<String, JointType> joints) {
        String joint = e.get("joint", e.get("jointinparent", null));
        if (!READ.contains(e.name) || joint == null) {
            notes.ignored(raw, "only motor, position, velocity and general on joints are read, for their limits");
            return;
        }
        notes.attributes(raw, Vocabulary.ACTUATOR, Vocabulary.WHY);
        JointType type = joints.get(joint);
        if (type == null) {
            throw raw.refuse("joint=\"" + XmlElement.brief(joint) + "\" does not exist; name a joint of the model");
        }
        if (type == JointType.FREE) {
            notes.ignored(raw, "a free joint is not driven");
            return;
        }
        double force = force(e);
        double[] gear = e.numbers("gear", 1, 6);
        double[] sums = strength.computeIfAbsent(joint, k -> new double[type.velocities()]);
        for (int k = 0; k < sums.length; k++) {
            double g = gear == null ? (k == 0 ? 1 : 0) : k < gear.length ? Math.abs(gear[k]) : 0;
            sums[k] += g == 0 ? 0 : g * force;
            if (sums[k] > GREATEST && Double.isFinite(sums[k])) {
                throw raw.refuse("brings joint '" + XmlElement.brief(joint) + "' to " + sums[k]
                        + " N m; leave the range out if there is no limit");
            }
        }
    }

    /** The greatest force before the gear. */
    private double force(XmlElement e) {
        double max = Double.POSITIVE_INFINITY;
        double[] control = range(e, "ctrl");
        double[] gain = e.numbers("gainprm", 1, 10);
        boolean proportional = e.get("biastype", "none").equals("none")
                && e.get("gaintype", "fixed").equals("fixed")
                && Set.of("none", "filter").contains(e.get("dyntype", "none"));
        if (control != null && proportional) {
            max = Math.abs(gain == null ? 1 : gain[0]) * Math.max(Math.abs(control[0]), Math.abs(control[1]));
        }
        double[] limit = range(e, "force");
        return limit == null ? max : Math.min(max, Math.max(Math.abs(limit[0]), Math.abs(limit[1])));
    }

    private double[] range(XmlElement e, String what) {
        double[] range = e.numbers(what + "range", 2, 2);
        if (!compiler.limited(e, what + "limited", range)) {
            return null;
        }
        if (range == null || range[0] >= range[1]) {
            throw e.refuse("is limited, but its " + what + "range is empty; give the lower number first");
        }
        return range;
    }

    /** Gives the joints their limits. */
    void apply(List<Joint> joints) {
        for (int i = 0; i < joints.size(); i++) {
            Joint j = joints.get(i);
            double[] sums = strength.get(j.name());
            if (sums != null) {
                double max = 0;
                for (double s : sums) {
                    max = Math.max(max, s);
                }
                joints.set(i, Joints.withTorqueLimit(j, max));
            }
        }
    }
}
