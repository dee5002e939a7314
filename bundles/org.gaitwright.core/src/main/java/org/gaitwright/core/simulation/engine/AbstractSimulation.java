// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.simulation.engine;

import java.util.Arrays;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.controller.Command;
import org.gaitwright.core.controller.Observation;
import org.gaitwright.core.goal.Goal;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.simulation.Divergence;
import org.gaitwright.core.simulation.Simulation;
import org.gaitwright.core.simulation.World;
import org.gaitwright.core.state.StateCodec;

/** The part of a simulation that is the same in every engine. */
public abstract class AbstractSimulation implements Simulation {
    /** What is simulated. */
    protected final World world;

    private final Command[] commands;
    private final ActorView[] views;
    private final ForceList pushes;
    private final ForceList contacts = new ForceList(64);
    private final ForceList externals;
    /**
     * Sums of the forces on each body in the last tick: of all contacts (3), and of those with the ground (3). Part of the memory,
     * since controllers see them.
     */
    private final double[] contactSums;

    private final double[] force = new double[3];
    private long ticks;
    private Divergence divergence;

    /** A simulation of this world, at time zero. */
    protected AbstractSimulation(World world) {
        this(world, new ForceList(16), new ForceList(64));
    }

    /** For an engine whose lists of forces can do more. */
    protected AbstractSimulation(World world, ForceList pushes, ForceList externals) {
        this.world = world;
        this.pushes = pushes;
        this.externals = externals;
        contactSums = new double[6 * world.bodies()];
        commands = new Command[world.actors().size()];
        views = new ActorView[commands.length];
        int q = 0;
        int v = 0;
        for (int a = 0; a < views.length; a++) {
            CharacterModel c = world.actors().get(a).character();
            commands[a] = new Command(c);
            views[a] = new ActorView(this, a, q, v);
            q += c.positions();
            v += c.velocities();
        }
    }

    /**
     * Advances by one control tick, unless the numbers fail: then {@link #diverge} and return. Contacts are empty and
     * externals hold the pushes; add to both what else acts, averaged over the tick.
     */
    protected abstract void tick();

    /** Position vectors as they are now: those of all actors, end to end, come first. */
    protected abstract double[] positions();

    /** Velocity vectors as they are now: those of all actors, end to end, come first. */
    protected abstract double[] velocities();

    /** Linear velocity of the origin of a body's frame and angular velocity, both in world axes. */
    protected abstract void bodyVelocity(int body, double[] out6);

    /** What acts on bodies in the tick that is being made. */
    protected final ForceList pushes() {
        return pushes;
    }

    @Override
    public final ForceList contacts() {
        return contacts;
    }

    @Override
    public final ForceList externals() {
        return externals;
    }

    /** Where an actor begins in {@link #velocities}. */
    protected final int firstVelocity(int actor) {
        return views[actor].firstVelocity();
    }

    /** Commands of all actors, each the same object for the whole life of the simulation. */
    protected final Command[] commands() {
        return commands;
    }

    /** Ends the simulation: the numbers of a body failed in this tick. */
    protected final void diverge(int body, String what) {
        divergence = new Divergence(ticks, world.bodyName(body), what);
    }

    /** Whether the numbers have failed. */
    protected final boolean diverged() {
        return divergence != null;
    }

    /** Ticks and arrays as bytes. */
    protected final byte[] snapshot(double[]... memory) {
        return StateCodec.toBytes(codec -> state(codec, memory));
    }

    private void state(StateCodec codec, double[][] memory) {
        ticks = codec.whole(ticks);
        codec.numbers(contactSums);
        for (double[] values : memory) {
            codec.numbers(values);
        }
    }

    /**
     * Takes ticks and arrays from the bytes that {@link #snapshot(double[]...)} made of them; what has been pushed, listed
     * or has failed since is forgotten.
     */
    protected final void restore(byte[] snapshot, double[]... memory) {
        int expected = snapshot(memory).length;
        if (snapshot.length != expected) {
            throw new InvalidInput("snapshot has " + snapshot.length + " bytes, this simulation needs " + expected
                    + "; restore only snapshots of the same scene");
        }
        StateCodec.fromBytes(snapshot, codec -> state(codec, memory));
        divergence = null;
        pushes.clear();
        contacts.clear();
        externals.clear();
    }

    @Override
    public final Divergence step() {
        if (divergence == null) {
            contacts.clear();
            boolean finite = commandsAreFinite();
            assist(finite);
            externals.copy(pushes);
            if (finite) {
                tick();
            }
            sumContacts();
            pushes.clear();
            ticks++;
        }
        return divergence;
    }

    /** Assist wrenches of controllers are pushes like any other. */
    private void assist(boolean finite) {
        for (int a = 0; finite && a < commands.length; a++) {
            Command c = commands[a];
            for (int i = 0; i < c.assists(); i++) {
                push(
                        world.firstBody(a) + c.assistLink(i),
                        c.assist(i, 0),
                        c.assist(i, 1),
                        c.assist(i, 2),
                        c.assist(i, 3),
                        c.assist(i, 4),
                        c.assist(i, 5),
                        c.assist(i, 6),
                        c.assist(i, 7),
                        c.assist(i, 8));
            }
        }
    }

    /** Whether all commands are finite; if not, the run diverges there. */
    private boolean commandsAreFinite() {
        for (int a = 0; a < commands.length; a++) {
            int joint = commands[a].firstNotFinite();
            if (joint >= 0) {
                CharacterModel c = world.actors().get(a).character();
                int link = c.joints().get(joint).link();
                diverge(
                        world.firstBody(a) + link,
                        "the controller commands a value that is not a number for joint '"
                                + c.joints().get(joint).name() + "'");
                return false;
            }
            for (int i = 0; i < commands[a].assists(); i++) {
                double sum = 0;
                for (int k = 0; k < 9; k++) {
                    sum += commands[a].assist(i, k);
                }
                if (!Double.isFinite(sum)) {
                    diverge(
                            world.firstBody(a) + commands[a].assistLink(i),
                            "the controller asks for an assist wrench that is not a number");
                    return false;
                }
            }
        }
        return true;
    }

    private void sumContacts() {
        Arrays.fill(contactSums, 0);
        for (int i = 0; i < contacts.size(); i++) {
            contacts.force(i, force);
            int other = contacts.other(i);
            for (int k = 0; k < 3; k++) {
                contactSums[6 * contacts.body(i) + k] += force[k];
                if (other >= 0) {
                    contactSums[6 * other + k] -= force[k];
                } else {
                    contactSums[6 * contacts.body(i) + 3 + k] += force[k];
                }
            }
        }
    }

    /** Force of all contacts on a body in the last tick, also right after a restore. */
    final void contactForce(int body, double[] out3) {
        System.arraycopy(contactSums, 6 * body, out3, 0, 3);
    }

    /** The part of it that the ground does. */
    final void groundForce(int body, double[] out3) {
        System.arraycopy(contactSums, 6 * body + 3, out3, 0, 3);
    }

    @Override
    public final void push(
            int body,
            double px,
            double py,
            double pz,
            double fx,
            double fy,
            double fz,
            double mx,
            double my,
            double mz) {
        pushes.addWrench(body, px, py, pz, fx, fy, fz, mx, my, mz);
    }

    @Override
    public final World world() {
        return world;
    }

    @Override
    public final long ticks() {
        return ticks;
    }

    @Override
    public final Observation observation(int actor) {
        return views[actor];
    }

    @Override
    public final Goal goal(int actor) {
        return views[actor].goal();
    }

    @Override
    public final Command command(int actor) {
        return commands[actor];
    }
}
