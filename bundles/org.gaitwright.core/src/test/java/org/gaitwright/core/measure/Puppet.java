// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.measure;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.character.Link;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.simulation.World;
import org.gaitwright.core.simulation.engine.AbstractSimulation;

/** A character on level ground without physics: tests say where its bodies are and what they carry. */
abstract class Puppet extends AbstractSimulation {
    static final int HZ = 100;

    private final double[] q;
    private final double[] v;

    Puppet(CharacterModel character) {
        super(stage(character));
        q = world.startPositions();
        v = world.startVelocities();
    }

    /** A character of a free root, whose other links are fixed to it. */
    static CharacterModel character(String name, List<Link> links) {
        Joint root = new Joint("root", 0, JointType.FREE, Vec3.ZERO, Vec3.Z, null, 0, 0, 0, 0, 0);
        return new CharacterModel(name, links, List.of(root), List.of(), Set.of(), Map.of());
    }

    private static World stage(CharacterModel c) {
        World.Actor actor = new World.Actor(c.name(), c, c.zeroPose(), new double[6]);
        return new World(List.of(actor), List.of(), List.of(), new Plane(), new World.Timing(HZ, 1), World.EARTH);
    }

    @Override
    protected void bodyVelocity(int body, double[] out6) {
        throw new UnsupportedOperationException("nobody asks");
    }

    @Override
    protected double[] positions() {
        return q;
    }

    @Override
    protected double[] velocities() {
        return v;
    }

    @Override
    public double appliedTorque(int actor, int degreeOfFreedom) {
        return 0;
    }

    @Override
    public byte[] snapshot() {
        return snapshot(q, v);
    }

    @Override
    public void restore(byte[] snapshot) {
        restore(snapshot, q, v);
    }
}
