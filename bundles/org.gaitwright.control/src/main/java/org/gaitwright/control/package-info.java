// SPDX-License-Identifier: Apache-2.0
/**
 * Tools for controllers of bipeds.
 *
 * <p><b>Lifecycle:</b> {@link BodyPlan} is worked out once per character; {@link TwoLinkLeg} once per leg; the rest are
 * kernels without state.
 *
 * <p><b>Threads:</b> a {@link TwoLinkLeg} keeps scratch space and belongs to one controller.
 *
 * <pre>{@code
 * List<String> missing = BodyPlan.missing(character); // empty if it is a biped
 * BodyPlan plan = BodyPlan.of(character);
 * double height = CatmullRom.value(curve, 0, curve.length, phase);
 * }</pre>
 */
package org.gaitwright.control;
