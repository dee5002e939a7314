// SPDX-License-Identifier: Apache-2.0
/**
 * The default engine: reduced coordinates, soft convex contact with an elliptic friction cone, implicit PD.
 *
 * <p>{@link TreeSimulation} owns the tick; {@link Actuation} turns commands into torques within their limits,
 * {@link GroundContacts} finds contacts and {@link ConstraintSolver} finds their forces.
 */
package org.gaitwright.simulator.internal;
