// SPDX-License-Identifier: Apache-2.0
/**
 * A figure seen from its side. {@link org.gaitwright.editors.internal.keyframe.figure.PlanarBody} is the geometry of a character,
 * {@link org.gaitwright.editors.internal.keyframe.figure.Placement} a pose of it above the ground,
 * {@link org.gaitwright.editors.internal.keyframe.figure.Cycle} the motion between keyframes,
 * {@link org.gaitwright.editors.internal.keyframe.figure.LegReach} bends a leg to where its foot is wanted, and
 * {@code PoseDrag} is what a mouse does to a pose. None of these know of a screen;
 * {@link org.gaitwright.editors.internal.keyframe.figure.FigureView} is the control that shows and drags them.
 *
 * <p><b>Threads:</b> values are immutable; the control belongs to the thread of the user interface.
 */
package org.gaitwright.editors.internal.keyframe.figure;
