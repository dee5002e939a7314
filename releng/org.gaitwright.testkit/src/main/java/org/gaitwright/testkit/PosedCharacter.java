// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.testkit;

import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.controller.Observation;
import org.gaitwright.core.goal.Goal;
import org.gaitwright.core.math.CounterRandom;
import org.gaitwright.core.math.Quaternions;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.simulation.World;
import org.gaitwright.core.terrain.Terrain;

/** A character in a state that a test sets: what a controller sees of it, without an engine. */
public abstract class PosedCharacter implements Observation {
    public final CharacterModel character;
    public final double[] q;
    public final double[] v;
    public final Goal goal = new Goal();
    public Vec3 gravity = World.EARTH;
    /** The ground; nobody may ask for it as long as there is none. */
    public Terrain ground;

    private final double tick;

    /** At rest in a pose. */
    protected PosedCharacter(CharacterModel character, double[] pose, double tickSeconds) {
        this.character = character;
        q = pose;
        v = new double[character.velocities()];
        tick = tickSeconds;
    }

    /**
     * Some other pose and motion, by normal numbers of this seed.
     *
     * @param turn of free roots and balls about each axis, rad
     * @param bend of hinges and slides, rad or m
     * @param speed added to each velocity
     */
    protected final void shake(long seed, double turn, double bend, double speed) {
        for (int j = 0; j < character.joints().size(); j++) {
            int o = character.positionOffset(j);
            switch (character.joints().get(j).type()) {
                case FREE -> turn(seed, o + 3, turn);
                case BALL -> turn(seed, o, turn);
                default -> q[o] += bend * CounterRandom.normal(seed, 2, o);
            }
        }
        for (int i = 0; i < v.length; i++) {
            v[i] += speed * CounterRandom.normal(seed, 3, i);
        }
    }

    private void turn(long seed, int o, double by) {
        double x = CounterRandom.normal(seed, 1, o);
        double y = CounterRandom.normal(seed, 1, o + 1);
        double z = CounterRandom.normal(seed, 1, o + 2);
        Quaternions.integrate(q, o, x, y, z, by);
    }

    /** Lets another one of the same character do what this one does, seen in a mirror. */
    protected final void mirrorTo(PosedCharacter other) {
        for (int j = 0; j < character.joints().size(); j++) {
            int mirror = character.mirrorJoint(j);
            double[] sign;
            double[] signV;
            switch (character.joints().get(j).type()) {
                case FREE -> {
                    sign = new double[] {1, -1, 1, 1, -1, 1, -1};
                    signV = new double[] {1, -1, 1, -1, 1, -1};
                }
                case BALL -> {
                    sign = new double[] {1, -1, 1, -1};
                    signV = new double[] {-1, 1, -1};
                }
                default -> {
                    sign = new double[] {1};
                    signV = new double[] {1};
                }
            }
            copy(sign, q, character.positionOffset(j), other.q, character.positionOffset(mirror));
            copy(signV, v, character.velocityOffset(j), other.v, character.velocityOffset(mirror));
        }
    }

    private static void copy(double[] sign, double[] a, int from, double[] b, int to) {
        for (int k = 0; k < sign.length; k++) {
            b[to + k] = sign[k] * a[from + k];
        }
    }

    @Override
    public final CharacterModel character() {
        return character;
    }

    @Override
    public final Terrain terrain() {
        if (ground == null) {
            throw new AssertionError("the terrain has no part in it");
        }
        return ground;
    }

    @Override
    public final Goal goal() {
        return goal;
    }

    @Override
    public final Vec3 gravity() {
        return gravity;
    }

    @Override
    public double timeSeconds() {
        throw new AssertionError("it counts its time itself");
    }

    @Override
    public final double tickSeconds() {
        return tick;
    }

    @Override
    public final double substepSeconds() {
        return tick;
    }

    @Override
    public final void positions(double[] out) {
        System.arraycopy(q, 0, out, 0, q.length);
    }

    @Override
    public final void velocities(double[] out) {
        System.arraycopy(v, 0, out, 0, v.length);
    }

    @Override
    public void linkPose(int link, double[] out7) {
        throw new AssertionError("it works out poses itself");
    }

    @Override
    public final void linkVelocity(int link, double[] out6) {
        throw new AssertionError("it works out velocities itself");
    }

    @Override
    public void contactForce(int link, double[] out3) {
        groundForce(link, out3);
    }

    @Override
    public void groundForce(int link, double[] out3) {
        throw new AssertionError("it looks at the ground instead");
    }
}
