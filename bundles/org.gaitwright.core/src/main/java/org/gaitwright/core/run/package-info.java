// SPDX-License-Identifier: Apache-2.0
/**
 * Runs of scenes.
 *
 * <p><b>Lifecycle:</b> {@link Stage} finds what a {@link org.gaitwright.core.scene.Scene} names and makes the world of it; {@link Run} plays it
 * tick by tick, in this order: goals and pushes that are due, controllers, physics, measures, judgement, listeners. What somebody does to a
 * run while it goes on is a {@link RunEdit}, which becomes part of its scene. A {@link Run.Moment} is all that decides how a run goes on. The
 * command line, the studio and the optimiser all use the same {@code Run}; pacing is theirs.
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
package org.gaitwright.core.run;
