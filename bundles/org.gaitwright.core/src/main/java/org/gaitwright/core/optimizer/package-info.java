// SPDX-License-Identifier: Apache-2.0
/**
 * Optimisers by ask and tell, and the places where costs are computed.
 *
 * <p><b>Lifecycle:</b> {@link OptimizerFactory} and {@link EvaluatorFactory} services are stateless. The loop is: {@code ask},
 * evaluate, {@code tell}, write {@code checkpoint}, until {@code stopReason}. A search resumed from its checkpoint goes on to the
 * same bits: random numbers are keyed by (seed, generation, index), never drawn from a hidden stream.
 *
 * <p><b>Threads:</b> an optimiser belongs to one thread; an evaluator runs pure cost functions on many.
 *
 * <pre>{@code
 * while (search.stopReason() == null) {
 *     search.tell(evaluator.evaluate(search.ask()));
 * }
 * }</pre>
 */
package org.gaitwright.core.optimizer;
