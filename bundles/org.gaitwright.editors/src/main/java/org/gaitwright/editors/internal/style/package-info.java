// SPDX-License-Identifier: Apache-2.0
/**
 * The editor of styles: curves over the phase of a step and single numbers ({@code Knob}), each drawn and dragged ({@code CurvePane}), the pose at a phase ({@code PosePane}), and a walk with the style as
 * it is edited ({@code HiddenWalk}).
 */
package org.gaitwright.editors.internal.style;
