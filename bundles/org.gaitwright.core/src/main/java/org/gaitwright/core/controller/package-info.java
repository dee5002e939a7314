// SPDX-License-Identifier: Apache-2.0
/**
 * Controllers: what turns a goal into torques.
 *
 * <p><b>Lifecycle:</b> a {@link ControllerFactory} service is stateless. Whoever sets a scene up asks whether it
 * {@linkplain ControllerFactory#suits suits} the character, shows its parameters, and creates one {@link Controller} per
 * character. Then: {@code reset}, {@code tick}, {@code tick}, … The engine realises each {@link Command} within the
 * torque limits until the next tick. A controller that throws ends its run and is set aside, by name.
 *
 * <p><b>Threads:</b> all calls to one controller come from the one thread that runs its simulation; many simulations, each
 * with its own controller, run at once. The factory may be called from any thread.
 *
 * <p><b>State:</b> what a controller remembers from tick to tick goes through {@link Controller#state}, so that a run can be
 * scrubbed, branched and repeated from any moment.
 *
 * <p>A tick allocates nothing: make scratch arrays in the constructor.
 *
 * <pre>{@code
 * public void tick(Observation now, Command command) {
 *     command.drive(knee, 0.4 * StrictMath.sin(2 * Math.PI * now.timeSeconds()), 0, 300, 30);
 * }
 * }</pre>
 */
package org.gaitwright.core.controller;
