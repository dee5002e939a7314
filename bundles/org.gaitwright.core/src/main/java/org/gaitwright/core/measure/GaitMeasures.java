// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.measure;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Link;
import org.gaitwright.core.character.Role;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.simulation.ForceLog;
import org.gaitwright.core.simulation.Simulation;
import org.gaitwright.core.simulation.World;
import org.gaitwright.core.state.StateCodec;

/**
 * How an actor walks, measured from contacts with the ground and the motion of its links. Foot and toes of a side are one
 * foot. Allocates nothing per tick.
 */
final class GaitMeasures {
    /** Load that counts, as a share of the body's weight: more than a brush with the ground. */
    private static final double LOAD_SHARE = 0.01;
    /** Differences of shorter steps than this share of the height of the centre of mass are no limp. */
    private static final double SHORT_STEP_SHARE = 0.1;

    private final Simulation simulation;
    private final int first;
    private final int links;
    private final double tickSeconds;
    private final double weight;
    private final CentreOfMass com;
    private final FootWatch[] feet;
    /** Index of the foot that a link belongs to; -1 for others. */
    private final int[] footOfLink;

    private final StepSeries series = new StepSeries(Gait.STARTING_SECONDS);
    private final StanceSeries stances;
    private final long fromTick;
    private final double[] load;
    private final double[] slip;
    private final double[] state = new double[13];
    private final double[] pose = new double[7];
    private final double[] point = new double[3];
    private final double[] normal = new double[3];
    private final double[] force = new double[3];

    private int touchDowns;
    private long ticks;
    private double facingX = 1;
    private double facingY;
    private double speed = Double.NaN;
    private double height = Double.NaN;
    private double speeds;
    private double sidewaysSpeeds;
    private double heights;

    GaitMeasures(Simulation simulation, int actor) {
        this.simulation = simulation;
        World world = simulation.world();
        CharacterModel character = world.actors().get(actor).character();
        first = world.firstBody(actor);
        links = character.links().size();
        tickSeconds = world.timing().tickSeconds();
        com = new CentreOfMass(simulation, actor);
        weight = character.totalMass() * world.gravity().norm();
        footOfLink = new int[links];
        feet = feet(character);
        load = new double[feet.length];
        slip = new double[feet.length];
        fromTick = Math.round(Gait.STARTING_SECONDS / tickSeconds);
        stances = new StanceSeries(fromTick);
    }

    private FootWatch[] feet(CharacterModel character) {
        List<FootWatch> found = new ArrayList<>();
        java.util.Arrays.fill(footOfLink, -1);
        for (Side side : Side.values()) {
            int carrier = -1;
            for (int i = 0; i < links; i++) {
                Link link = character.links().get(i);
                if (link.side() == side && link.role().standsOnGround()) {
                    footOfLink[i] = found.size();
                    carrier = carrier < 0 || link.role() == Role.FOOT ? i : carrier;
                }
            }
            if (carrier >= 0) {
                found.add(new FootWatch(side, carrier, LOAD_SHARE * weight, tickSeconds, simulation.ticks()));
            }
        }
        return found.toArray(FootWatch[]::new);
    }

    /** Looks at the tick that was just done. */
    void tick() {
        if (!Double.isFinite(com.position(2))) {
            return; // diverged: what came before stays
        }
        loads();
        long tick = simulation.ticks();
        facing();
        speed = com.velocity(0) * facingX + com.velocity(1) * facingY;
        height = com.position(2) - simulation.world().terrain().height(com.position(0), com.position(1));
        if (tick > fromTick) {
            ticks++;
            speeds += speed;
            sidewaysSpeeds += com.velocity(1) * facingX - com.velocity(0) * facingY;
            heights += height;
        }
        for (int f = 0; f < feet.length; f++) {
            FootWatch foot = feet[f];
            switch (foot.tick(tick, load[f], load[f] > 0 ? slip[f] / load[f] : 0, tickSeconds)) {
                case LANDED -> landed(foot, tick);
                case LIFTED -> stances.lifted(foot, feet.length == 2 ? feet[1 - f] : null);
                case NONE -> {}
            }
        }
    }

    private void landed(FootWatch foot, long tick) {
        touchDowns++;
        stances.landed(foot);
        simulation.bodyState(first + foot.link, state);
        series.landed(foot.side, (tick - 1) * tickSeconds, state[0], state[1], facingX, facingY);
    }

    /** load = Σ f_z; slip = Σ f_z |v_t|, with v_t the velocity of the link at the contact, along the ground. */
    private void loads() {
        java.util.Arrays.fill(load, 0);
        java.util.Arrays.fill(slip, 0);
        ForceLog contacts = simulation.contacts();
        for (int i = 0; i < contacts.size(); i++) {
            int link = contacts.body(i) - first;
            if (contacts.other(i) == -1 && link >= 0 && link < links && footOfLink[link] >= 0) {
                contacts.force(i, force);
                load[footOfLink[link]] += force[2];
                slip[footOfLink[link]] += Math.max(0, force[2]) * slipSpeed(contacts, i);
            }
        }
    }

    private double slipSpeed(ForceLog contacts, int i) {
        simulation.bodyState(contacts.body(i), state);
        contacts.point(i, point);
        contacts.normal(i, normal);
        double rx = point[0] - state[0];
        double ry = point[1] - state[1];
        double rz = point[2] - state[2];
        // v = v_com + ω × r, less its part along the normal
        double vx = state[7] + state[11] * rz - state[12] * ry;
        double vy = state[8] + state[12] * rx - state[10] * rz;
        double vz = state[9] + state[10] * ry - state[11] * rx;
        double vn = vx * normal[0] + vy * normal[1] + vz * normal[2];
        vx -= vn * normal[0];
        vy -= vn * normal[1];
        vz -= vn * normal[2];
        return Math.sqrt(vx * vx + vy * vy + vz * vz);
    }

    /** Where the root's x axis points to, seen from above. */
    private void facing() {
        simulation.bodyPose(first, pose);
        double x = 1 - 2 * (pose[5] * pose[5] + pose[6] * pose[6]);
        double y = 2 * (pose[4] * pose[5] + pose[3] * pose[6]);
        double norm = Math.sqrt(x * x + y * y);
        if (norm > 1e-6) {
            facingX = x / norm;
            facingY = y / norm;
        }
    }

    /** Touch-downs of feet so far, starting included: a foot that carries load after 0.1 s without. */
    int steps() {
        return touchDowns;
    }

    void state(StateCodec x) {
        series.state(x);
        stances.state(x);
        for (FootWatch foot : feet) {
            foot.state(x);
        }
        touchDowns = x.integer(touchDowns);
        ticks = x.whole(ticks);
        facingX = x.number(facingX);
        facingY = x.number(facingY);
        speed = x.number(speed);
        height = x.number(height);
        speeds = x.number(speeds);
        sidewaysSpeeds = x.number(sidewaysSpeeds);
        heights = x.number(heights);
    }

    /** All figures so far. */
    Gait gait() {
        return new Gait(
                series.steps(),
                speeds / ticks,
                sidewaysSpeeds / ticks,
                series.meanLength(),
                series.meanSeconds(),
                series.meanWidth(),
                stances.dutyFactor(),
                doubleSupport(),
                stances.meanSlip(),
                heights / ticks,
                series.lengthAsymmetry(SHORT_STEP_SHARE * heights / ticks),
                series.timeAsymmetry(),
                stances.meanLoads(weight));
    }

    private double doubleSupport() {
        return feet.length == 2 ? stances.meanOverlapTicks() * tickSeconds / series.meanSeconds() : Double.NaN;
    }

    private double doubleSupportNow() {
        return feet.length == 2 ? stances.overlapTicksNow() * tickSeconds / series.secondsNow() : Double.NaN;
    }

    /** Its motion now, shares of time over the last ten steps; {@link #gait} has the means of the whole run. */
    void addSignals(List<Signal> to) {
        to.add(new Signal("speed", "m/s", () -> speed));
        to.add(new Signal("com-height", "m", () -> height));
        to.add(new Signal("step-length", "m", series::length));
        to.add(new Signal("step-time", "s", series::seconds));
        to.add(new Signal("step-width", "m", series::width));
        to.add(new Signal("duty-factor", "", stances::dutyFactorNow));
        to.add(new Signal("double-support", "", this::doubleSupportNow));
        for (FootWatch foot : feet) {
            String side = "-" + foot.side.name().toLowerCase(java.util.Locale.ROOT);
            to.add(new Signal("stance" + side, "", () -> foot.standing() ? 1 : 0));
            to.add(new Signal("ground-reaction" + side, "body weights", () -> foot.load() / weight));
            to.add(new Signal("foot-slip" + side, "m/s", foot::slipSpeed));
        }
    }
}
