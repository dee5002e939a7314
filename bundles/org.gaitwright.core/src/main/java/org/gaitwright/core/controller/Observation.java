// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.controller;

import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.goal.Goal;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.terrain.Terrain;

/** What a controller sees of its character. Read-only; outputs go into arrays of the caller's, so nothing is allocated. */
public interface Observation {
    CharacterModel character();

    Terrain terrain();

    Goal goal();

    /** Acceleration of free fall, m/s², world axes. */
    Vec3 gravity();

    /** Simulated time, s. */
    double timeSeconds();

    /** Control period, s. */
    double tickSeconds();

    /** Physics sub-step, s. */
    double substepSeconds();

    /** Copies the position vector. */
    void positions(double[] out);

    /** Copies the velocity vector. */
    void velocities(double[] out);

    /** Position x, y, z and quaternion w, x, y, z of a link's frame in the world. */
    void linkPose(int link, double[] out7);

    /** Linear velocity of a link's origin and angular velocity, both in world axes. */
    void linkVelocity(int link, double[] out6);

    /** Force of all contacts on a link during the last tick, N, in world axes. */
    void contactForce(int link, double[] out3);

    /** Force of the ground on a link during the last tick, without what other bodies and the character's own links do, N. */
    void groundForce(int link, double[] out3);
}
