// SPDX-License-Identifier: Apache-2.0
/**
 * CMA-ES: candidates are drawn from a normal distribution, which moves to and takes the shape of what was good [Hansen 2016].
 * {@code CmaEs} asks, tells and starts again; {@code Descent} is one search between two starts; {@code Covariance} is the shape.
 * {@code Strategy} has the weights and rates of the paper, {@code Convergence} when a descent ends, {@code Restarts} what follows, {@code Noise} how often a
 * candidate is evaluated, {@code SmoothBounds} how bounds are kept.
 *
 * <p><b>Threads:</b> that of the search. <b>Lifecycle:</b> all state is in the checkpoint, to the bit; equal costs keep their order, so that a search has
 * the same bits on every machine.
 */
package org.gaitwright.optimizer.internal.cma;
