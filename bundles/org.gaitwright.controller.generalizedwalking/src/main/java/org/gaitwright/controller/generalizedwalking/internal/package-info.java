// SPDX-License-Identifier: Apache-2.0
/**
 * The family {@code generalized-walking} [Coros 2010]: a body that is looked at ({@code Body}), a pendulum that says where to step
 * and how to push off the ground ({@code Pendulum}), poses in a style ({@code Walker}), and the torques for all of it
 * ({@code Drive}, {@code Torques}).
 */
package org.gaitwright.controller.generalizedwalking.internal;
