// SPDX-License-Identifier: Apache-2.0
/**
 * CMA-ES: candidates are drawn from a normal distribution, which moves to and takes the shape of what was good [Hansen 2016].
 * {@code CmaEs} asks, tells and starts again; {@code Descent} is one search between two starts; {@code Covariance} is the shape.
 */
package org.gaitwright.optimizer.internal.cma;
