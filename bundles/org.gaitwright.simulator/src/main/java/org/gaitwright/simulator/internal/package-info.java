// SPDX-License-Identifier: Apache-2.0
/**
 * The engine {@code gaitwright}. A {@link org.gaitwright.simulator.internal.TreeSimulation} owns one of everything:
 *
 * <ul>
 *   <li>Shapes, GroundContacts, BodyContacts (with ContactManifold and BoxBoxContact for pairs of solids) find overlaps; SoftContacts,
 *       MonitorPoints, Springs and JointLimits turn them into Constraints.
 *   <li>Newton (with Hessian, Islands, FrictionCone and DenseIsland) or GaussSeidel finds accelerations and forces; Actuation holds the
 *       actuators to their limits.
 *   <li>MomentumBalance keeps momentum equal to what the listed forces make of it.
 * </ul>
 *
 * docs/physics.md describes what is computed and what can be relied on, docs/notation.md the letters.
 */
package org.gaitwright.simulator.internal;
