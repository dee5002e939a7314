// SPDX-License-Identifier: Apache-2.0
/**
 * State that is saved and restored: of controllers, of engines, of runs.
 *
 * <p>Whoever has state writes one method that hands each value to a {@link StateCodec} and keeps the one that comes back.
 * The same method saves and restores, so the two can't differ in order or forget a value.
 *
 * <p>All that decides how the owner goes on belongs to its state; what is computed from it again before it is read does not.
 *
 * <p><b>Lifecycle:</b> a codec lives during one call. <b>Threads:</b> that of the owner of the state.
 *
 * <pre>{@code
 * public void state(StateCodec codec) {
 *     begun = codec.flag(begun);
 *     stepSeconds = codec.number(stepSeconds);
 *     codec.numbers(lastAngles);
 * }
 * }</pre>
 */
package org.gaitwright.core.state;
