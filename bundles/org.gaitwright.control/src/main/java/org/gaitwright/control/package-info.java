// SPDX-License-Identifier: Apache-2.0
/**
 * Tools for controllers of bipeds.
 *
 * <p><b>Lifecycle:</b> {@link BodyPlan} is worked out once per character; {@link TwoLinkLeg} once per leg; the rest are
 * kernels without state. {@link QuadraticProgram} is made once for the largest problem that it will get.
 *
 * <p><b>Threads:</b> a {@link TwoLinkLeg} and a {@link QuadraticProgram} keep scratch space and belong to one controller.
 *
 * <pre>{@code
 * List<String> missing = BodyPlan.missing(character); // empty if it is a biped
 * BodyPlan plan = BodyPlan.of(character);
 * double height = CatmullRom.value(curve, 0, curve.length, phase);
 * }</pre>
 */
package org.gaitwright.control;
