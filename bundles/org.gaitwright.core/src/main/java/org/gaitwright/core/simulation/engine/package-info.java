// SPDX-License-Identifier: Apache-2.0
/**
 * For those who write an engine: what does not depend on its physics. {@link AbstractSimulation} counts ticks, queues pushes,
 * shows each actor to its controller, and keeps snapshots; an engine adds how a tick goes and where bodies are.
 *
 * <p>Nothing here is needed to use a simulation, and an engine may do without it: the contract is {@link
 * org.gaitwright.core.simulation.Simulation}.
 *
 * <p><b>Lifecycle:</b> all memory is made with the simulation; a tick allocates nothing. <b>Threads:</b> that of the simulation's owner.
 *
 * <pre>{@code
 * final class Fall extends AbstractSimulation {
 *     protected void tick() {
 *         for (int i = 0; i < pushes().size(); i++) { … }
 *         contacts().add(body, -1, point, 0, normal, 0, fx, fy, fz);
 *     }
 *     …
 * }
 * }</pre>
 */
package org.gaitwright.core.simulation.engine;
