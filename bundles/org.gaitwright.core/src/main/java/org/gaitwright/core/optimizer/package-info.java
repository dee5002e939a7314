// SPDX-License-Identifier: Apache-2.0
/**
 * Optimisers by ask and tell, and the places where candidates are tried.
 *
 * <p><b>Lifecycle:</b> {@link OptimizerFactory} and {@link EvaluatorFactory} services are stateless. The loop is: {@code ask},
 * evaluate, {@code tell}, write {@code checkpoint}, until {@code stopReason}; {@code org.gaitwright.core.optimization} has it for
 * recipes. A search resumed from its checkpoint goes on to the same bits: random numbers are keyed by (seed, generation,
 * index), never drawn from a hidden stream.
 *
 * <p><b>Threads:</b> an optimiser belongs to one thread; an evaluator runs a pure {@link Trial} on many.
 *
 * <pre>{@code
 * while (search.stopReason() == null) {
 *     double[][] asked = search.ask();
 *     double[] costs = new double[asked.length];
 *     for (int i = 0; i < costs.length; i++) {
 *         costs[i] = sphere(asked[i]);
 *     }
 *     search.tell(costs);
 * }
 * }</pre>
 */
package org.gaitwright.core.optimizer;
