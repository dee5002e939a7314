// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.run;

import org.gaitwright.core.math.Vec3;

/**
 * A force on a body, averaged over a tick.
 *
 * @param body number of the body that it acts on
 * @param other number of the body that exerts it; -1 for the ground or the world
 * @param point where it acts, in the world
 * @param newtons in world axes
 * @param moment N m, in world axes
 */
public record Force(int body, int other, Vec3 point, Vec3 newtons, Vec3 moment) {}
