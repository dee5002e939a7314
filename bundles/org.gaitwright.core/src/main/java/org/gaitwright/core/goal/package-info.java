// SPDX-License-Identifier: Apache-2.0
/**
 * What a user steers: speed, heading, step time and the like.
 *
 * <p><b>Lifecycle:</b> a scene holds {@link GoalEvent}s; the loop applies each to the {@link Goal} at the tick at which it
 * is due, and the controller reads the goal in its {@code tick}. A controller declares which {@link GoalKey}s it follows.
 *
 * <p><b>Threads:</b> a goal belongs to the thread that runs its simulation; user interfaces queue events.
 *
 * <pre>{@code
 * double speed = observation.goal().get(GoalKey.SPEED, 0.6); // 0.6 m/s unless the user says otherwise
 * }</pre>
 */
package org.gaitwright.core.goal;
