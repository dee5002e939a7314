// SPDX-License-Identifier: Apache-2.0
/**
 * Optimisation in the studio. {@link org.gaitwright.workbench.optimize.Optimizations} is a service: it lists the runs of the
 * workspace, those that other processes write included, and starts, pauses and resumes them.
 *
 * <p><b>Threads:</b> any; calls return at once, work is done by jobs, one search at a time, on all cores but one. What they
 * hand out is immutable. <b>Lifecycle:</b> a run lives in its folder; whatever ends the studio, its last generation is there
 * to go on from.
 *
 * <pre>{@code
 * Path folder = optimisations.start(recipe, project.resolve("runs"));
 * optimisations.choose(List.of(folder));
 * optimisations.run(folder).flatMap(r -> r.history().last()).ifPresent(row -> show(row.winnerCost()));
 * }</pre>
 */
package org.gaitwright.workbench.optimize;
