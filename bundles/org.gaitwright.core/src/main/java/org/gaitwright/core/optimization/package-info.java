// SPDX-License-Identifier: Apache-2.0
/**
 * Optimisation of anything that is declared as a parameter.
 *
 * <p>A {@link Recipe} says what is searched, by which cost and in which rollouts. A {@link RecipePlan} is a recipe with
 * everything in it found and checked; it makes the {@link org.gaitwright.core.optimizer.Trial} that judges a candidate. An
 * {@link Optimization} is the search itself, one {@link Generation} after the other.
 *
 * <p>Recipes are files; those that come with a bundle are offered by {@link RecipeProvider}s.
 *
 * <p><b>Lifecycle:</b> plan, evaluator, optimisation, then {@code advance} until {@code stopReason}. Between two generations
 * {@code checkpoint} is all that is needed to go on, to the same bits.
 *
 * <p><b>Threads:</b> recipes and plans are immutable; an optimisation belongs to one thread.
 *
 * <pre>{@code
 * RecipePlan plan = new RecipePlan(recipe, registry);
 * try (EvaluatorFactory.Evaluator cores = local.create(plan.trial(), 2)) {
 *     Optimization search = new Optimization(plan, cores);
 *     while (search.stopReason() == null) {
 *         Generation done = search.advance();
 *     }
 * }
 * }</pre>
 */
package org.gaitwright.core.optimization;
