// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.run;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.character.Link;
import org.gaitwright.core.controller.Observation;
import org.gaitwright.core.measure.CentreOfMass;
import org.gaitwright.core.measure.RunMeasures;
import org.gaitwright.core.measure.Signal;
import org.gaitwright.core.simulation.Simulation;

/**
 * Everything of a run that can be plotted: joints, contacts, centre of mass, gait and what controllers name themselves.
 * With several actors the names of each begin with its own.
 */
final class RunSignals {
    private static final String[] AXES = {"x", "y", "z"};

    private final Simulation simulation;
    private final int actor;
    private final String prefix;
    private final CharacterModel character;
    private final double[] q;
    private final double[] v;
    private final double[] force = new double[3];
    private final double[] pose = new double[7];
    private final List<Signal> all = new ArrayList<>();

    private RunSignals(Simulation simulation, int actor, String prefix) {
        this.simulation = simulation;
        this.actor = actor;
        this.prefix = prefix;
        character = simulation.world().actors().get(actor).character();
        q = new double[character.positions()];
        v = new double[character.velocities()];
    }

    static List<Signal> of(Stage stage, Simulation simulation, RunMeasures measures) {
        List<Signal> all = new ArrayList<>();
        int actors = stage.parts().size();
        for (int a = 0; a < actors; a++) {
            String prefix = actors == 1 ? "" : stage.scene().roles().get(a).name() + ".";
            RunSignals one = new RunSignals(simulation, a, prefix);
            if (a == 0) {
                measures.signals().forEach(s -> one.add(s.group(), s.name(), s.unit(), s.now()));
            }
            one.centreOfMass();
            one.joints();
            one.feet();
            Stage.Part part = stage.parts().get(a);
            stage.registry().guard(part.factory(), f -> {
                part.controller().signals((name, unit, now) -> one.add("Controller", name, unit, now));
                return null;
            });
            all.addAll(one.all);
        }
        return List.copyOf(all);
    }

    private void add(String group, String name, String unit, java.util.function.DoubleSupplier now) {
        all.add(new Signal(group, prefix + name, unit, now));
    }

    private void centreOfMass() {
        CentreOfMass com = new CentreOfMass(simulation, actor);
        for (int i = 0; i < 3; i++) {
            int k = i;
            add("Centre of mass", "com." + AXES[i], "m", () -> com.position(k));
        }
        for (int i = 0; i < 3; i++) {
            int k = i;
            add("Centre of mass", "com-velocity." + AXES[i], "m/s", () -> com.velocity(k));
        }
    }

    private void joints() {
        Observation now = simulation.observation(actor);
        for (int j = 0; j < character.joints().size(); j++) {
            Joint joint = character.joints().get(j);
            int at = character.positionOffset(j);
            int dof = character.velocityOffset(j);
            boolean slides = joint.type() == JointType.SLIDE;
            if (joint.type() == JointType.HINGE || slides) {
                add("Joint angles", joint.name() + ".angle", slides ? "m" : "rad", () -> position(now, at));
                add("Joint speeds", joint.name() + ".speed", slides ? "m/s" : "rad/s", () -> velocity(now, dof));
                add("Joint torques", joint.name() + ".torque", slides ? "N" : "N m", () -> torque(dof));
            } else if (joint.type() == JointType.BALL) {
                ball(joint.name(), now, at, dof);
            }
        }
    }

    private void ball(String name, Observation now, int at, int dof) {
        for (int i = 0; i < 3; i++) {
            int k = i;
            add("Joint angles", name + ".angle." + AXES[i], "rad", () -> turn(now, at, k));
        }
        for (int i = 0; i < 3; i++) {
            int k = i;
            add("Joint speeds", name + ".speed." + AXES[i], "rad/s", () -> velocity(now, dof + k));
        }
        for (int i = 0; i < 3; i++) {
            int k = i;
            add("Joint torques", name + ".torque." + AXES[i], "N m", () -> torque(dof + k));
        }
    }

    private double position(Observation now, int index) {
        now.positions(q);
        return q[index];
    }

    private double velocity(Observation now, int index) {
        now.velocities(v);
        return v[index];
    }

    private double torque(int dof) {
        return simulation.appliedTorque(actor, dof);
    }

    /** A component of the rotation vector: axis times angle. */
    private double turn(Observation now, int at, int axis) {
        now.positions(q);
        double w = q[at];
        double sign = w < 0 ? -1 : 1;
        double x = q[at + 1], y = q[at + 2], z = q[at + 3];
        double sine = Math.sqrt(x * x + y * y + z * z);
        double factor = sine < 1e-9 ? 2 : 2 * Math.atan2(sine, sign * w) / sine;
        return sign * factor * q[at + 1 + axis];
    }

    private void feet() {
        Observation now = simulation.observation(actor);
        for (int i = 0; i < character.links().size(); i++) {
            Link link = character.links().get(i);
            if (link.role().standsOnGround()) {
                int index = i;
                for (int a = 0; a < 3; a++) {
                    int k = a;
                    add("Contact forces", link.name() + ".ground." + AXES[a], "N", () -> ground(now, index, k));
                }
                for (int a = 0; a < 3; a++) {
                    int k = a;
                    add("Feet", link.name() + ".position." + AXES[a], "m", () -> place(now, index, k));
                }
            }
        }
    }

    private double place(Observation now, int link, int axis) {
        now.linkPose(link, pose);
        return pose[axis];
    }

    private double ground(Observation now, int link, int axis) {
        now.groundForce(link, force);
        return force[axis];
    }
}
