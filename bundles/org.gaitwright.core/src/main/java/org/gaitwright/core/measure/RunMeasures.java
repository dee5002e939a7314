// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.measure;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.simulation.Simulation;
import org.gaitwright.core.simulation.World;
import org.gaitwright.core.state.StateCodec;

/**
 * What every report has for an actor: distance, steps, torque, work, gait. {@link #tick} follows each tick and allocates
 * nothing.
 */
public final class RunMeasures {
    /** Chords of the path that is counted, m: shorter than steps, longer than sway. */
    private static final double CHORD = 0.25;

    private final Simulation simulation;
    private final int actor;
    private final int first;
    private final double weight;
    private final double[] torqueLimit;
    private final double[] velocities;
    private final GaitMeasures gait;
    private final List<Signal> signals;
    private final double[] pose = new double[7];
    private final double[] start = new double[7];
    private final double[] mark = new double[7];
    private double path;
    private double work;
    /** Work per weight, and way, of the last steps. */
    private final LastSteps transport = new LastSteps();

    private double workBefore;
    private double pathBefore;
    private double maxTorqueRatio;
    private double power;
    private double torqueRatio;

    /** To be made before the first tick. */
    public RunMeasures(Simulation simulation, int actor) {
        this.simulation = simulation;
        this.actor = actor;
        World world = simulation.world();
        first = world.firstBody(actor);
        CharacterModel character = world.actors().get(actor).character();
        weight = character.totalMass() * world.gravity().norm();
        torqueLimit = new double[character.velocities()];
        for (int j = 0; j < character.joints().size(); j++) {
            Joint joint = character.joints().get(j);
            for (int i = 0; i < joint.type().velocities(); i++) {
                torqueLimit[character.velocityOffset(j) + i] = joint.type() == JointType.FREE ? 0 : joint.torqueLimit();
            }
        }
        velocities = new double[character.velocities()];
        simulation.bodyPose(first, start);
        simulation.bodyPose(first, mark);
        gait = new GaitMeasures(simulation, actor);
        signals = makeSignals();
    }

    /** Looks at the tick that was just done. */
    public void tick() {
        simulation.observation(actor).velocities(velocities);
        double dt = simulation.world().timing().tickSeconds();
        power = 0;
        torqueRatio = 0;
        for (int i = 0; i < velocities.length; i++) {
            double tau = simulation.appliedTorque(actor, i);
            power += Math.abs(tau * velocities[i]);
            work += Math.abs(tau * velocities[i]) * dt;
            if (torqueLimit[i] > 0 && torqueLimit[i] < Double.POSITIVE_INFINITY) {
                torqueRatio = Math.max(torqueRatio, Math.abs(tau) / torqueLimit[i]);
            }
        }
        maxTorqueRatio = Math.max(maxTorqueRatio, torqueRatio);
        double chord = from(mark);
        if (chord >= CHORD) {
            path += chord;
            System.arraycopy(pose, 0, mark, 0, mark.length);
        }
        int before = gait.steps();
        gait.tick();
        if (gait.steps() > before) {
            transport.add((work - workBefore) / weight, path() - pathBefore);
            workBefore = work;
            pathBefore = path();
        }
    }

    /** Horizontal distance of the root from its start, m. */
    public double distance() {
        return from(start);
    }

    /** Length of the way that it went, on which it may have turned back, m. */
    public double path() {
        return path + from(mark);
    }

    /** Horizontal distance of the root from a pose; leaves its pose behind. */
    private double from(double[] other) {
        simulation.bodyPose(first, pose);
        double dx = pose[0] - other[0];
        double dy = pose[1] - other[1];
        return Math.sqrt(dx * dx + dy * dy);
    }

    /** Touch-downs of feet so far; one that bounces as it lands counts once. */
    public int steps() {
        return gait.steps();
    }

    /** How it walks, so far. */
    public Gait gait() {
        return gait.gait();
    }

    /** What can be plotted; the same list for the whole run. */
    public List<Signal> signals() {
        return signals;
    }

    /** Largest torque as a share of its limit. */
    public double maxTorqueRatio() {
        return maxTorqueRatio;
    }

    /** Mechanical work per weight and way; NaN as long as it has not gone anywhere. */
    public double costOfTransport() {
        double d = path();
        return d < CHORD ? Double.NaN : work / (weight * d);
    }

    /** The same over the last ten steps. */
    private double transportNow() {
        return path() < CHORD ? Double.NaN : transport.ratio();
    }

    public void state(StateCodec x) {
        x.numbers(start);
        x.numbers(mark);
        path = x.number(path);
        work = x.number(work);
        maxTorqueRatio = x.number(maxTorqueRatio);
        power = x.number(power);
        torqueRatio = x.number(torqueRatio);
        transport.state(x);
        workBefore = x.number(workBefore);
        pathBefore = x.number(pathBefore);
        gait.state(x);
    }

    private List<Signal> makeSignals() {
        List<Signal> all = new ArrayList<>();
        gait.addSignals(all);
        all.add(new Signal("torque-ratio", "", () -> torqueRatio));
        all.add(new Signal("power", "W", () -> power));
        all.add(new Signal("cost-of-transport", "", this::transportNow));
        return List.copyOf(all);
    }
}
