// SPDX-License-Identifier: Apache-2.0
/**
 * The family {@code generalized-walking} [Coros 2010]. {@code GeneralizedWalkingController} runs a tick in four parts, each with a
 * state or result of its own that only it writes and that the later ones read:
 *
 * <ol>
 *   <li><b>Sense</b>: {@code BodyState}, the character ({@code Biped}) and the ground now.
 *   <li><b>Gait state</b>: {@code GaitState}: what the goal asks for ({@code GaitRequest}), speed and direction
 *       ({@code Steering}), and where in the cycle of steps it is ({@code StepCycle}).
 *   <li><b>Foot plan</b>: {@code FootPlan}: the inverted pendulum ({@code Pendulum}), where and when the swing foot lands
 *       ({@code FootPlacement} by {@code StepBalance} and {@code Landing}), whether a stand holds ({@code StandingBalance}),
 *       the virtual force ({@code BalanceForce}), and the way of the swing foot ({@code SwingPath}).
 *   <li><b>Torques</b>: {@code TorqueControl}: poses by PD ({@code UpperBody}, {@code StanceLeg}, {@code SwingLeg}), gravity
 *       compensation, their reaction on the support leg ({@code PelvisReaction}), the virtual force by the Jacobian transpose
 *       ({@code SupportForce}), all summed in {@code LinkTorques}.
 * </ol>
 *
 * <p>The gait state is steered by the plan of the tick before and goes on by that of this tick, which says when the foot lands.
 */
package org.gaitwright.controller.generalizedwalking.internal;
