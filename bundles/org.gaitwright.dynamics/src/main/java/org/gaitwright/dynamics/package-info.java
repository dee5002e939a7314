// SPDX-License-Identifier: Apache-2.0
/**
 * Dynamics of trees of rigid links in reduced coordinates, for engines and controllers.
 *
 * <p><b>Lifecycle:</b> {@link TreeModel} is compiled once from characters and is immutable. {@link TreeState} holds
 * coordinates and all that follows from them; fill {@code q} and {@code v}, then call {@link Kinematics}, {@link Bias} and
 * {@link MassMatrix} in that order. The fields of a state that its class lists as results are valid until {@code q} or
 * {@code v} change.
 *
 * <p><b>Threads:</b> share models, not states.
 *
 * <p>Spatial vectors are angular first, in world axes, about one fixed point per tree (its root's position when the
 * kinematics were computed), so that no transforms are needed along the tree. Nothing allocates after construction, and
 * only IEEE operations and {@link StrictMath} are used, so that all machines give the same bits.
 *
 * <pre>{@code
 * TreeModel model = TreeModel.of(character);
 * TreeState s = new TreeState(model);
 * observation.positions(s.q);
 * observation.velocities(s.v);
 * Kinematics.positions(model, s);
 * Kinematics.velocities(model, s);
 * MassMatrix.compute(model, s);
 * }</pre>
 */
package org.gaitwright.dynamics;
