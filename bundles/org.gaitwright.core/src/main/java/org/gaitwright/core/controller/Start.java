// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.controller;

/**
 * The state in which a character begins a run, in the world.
 *
 * @param positions position vector
 * @param velocities velocity vector
 */
public record Start(double[] positions, double[] velocities) {
    public Start {
        positions = positions.clone();
        velocities = velocities.clone();
    }
}
