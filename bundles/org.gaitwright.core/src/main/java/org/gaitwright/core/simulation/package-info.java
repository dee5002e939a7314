// SPDX-License-Identifier: Apache-2.0
/**
 * Engines and the worlds that they simulate.
 *
 * <p><b>Lifecycle:</b> {@link Engine#create} compiles a {@link World} into a {@link Simulation}; the owner steps it tick by
 * tick, may snapshot and restore it, and closes it. A world and its parts are immutable; only the simulation changes.
 *
 * <p><b>Threads:</b> a simulation has one owner thread. Engines are stateless, so any number of simulations run at once; the
 * result does not depend on how many.
 *
 * <pre>{@code
 * try (Simulation sim = engine.create(world)) {
 *     while (sim.ticks() < 100) {
 *         controller.tick(sim.observation(0), sim.command(0));
 *         sim.step();
 *     }
 * }
 * }</pre>
 */
package org.gaitwright.core.simulation;
