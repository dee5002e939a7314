// SPDX-License-Identifier: Apache-2.0
/**
 * What is measured of a run while it goes on: distance, torque and falls, the {@link Gait} (steps, double support, slip, ground reaction), and
 * {@link Signal}s for plots and objectives.
 *
 * <p><b>Lifecycle:</b> made for a simulation before its first tick and called after each; state goes through
 * {@link org.gaitwright.core.state.StateCodec}, so that a run that goes on from a moment measures on.
 *
 * <p><b>Threads:</b> those of the simulation. A tick allocates nothing.
 *
 * <pre>{@code
 * RunMeasures measures = run.measures();
 * System.out.println(measures.distance() + " m, " + measures.gait());
 * }</pre>
 */
package org.gaitwright.core.measure;
