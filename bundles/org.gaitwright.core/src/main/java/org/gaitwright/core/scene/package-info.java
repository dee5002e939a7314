// SPDX-License-Identifier: Apache-2.0
/**
 * Scenes and their runs.
 *
 * <p><b>Lifecycle:</b> a {@link Scene} is a value that says all that decides a run: characters, ground, crates, springs,
 * pushes, physics. {@link Stage} finds what it names and makes the world of it;
 * {@link Run} plays it tick by tick, in this order: goals and pushes that are due, controllers, physics, measures, judgement,
 * listeners. {@link RunMeasures} tell how far, how well and in what {@link Gait} the first actor went, and offer
 * {@link Signal}s for plots. The command line, the studio and the optimiser all use the same {@code Run}; pacing is theirs.
 *
 * <p><b>Threads:</b> a run has one owner thread. Equal scenes give equal bits on any number of threads.
 *
 * <pre>{@code
 * try (Run run = new Run(scene, registry)) {
 *     while (run.advance()) {}
 *     System.out.println(run.outcome() + " " + StateHash.of(run.simulation()));
 * }
 * }</pre>
 */
package org.gaitwright.core.scene;
