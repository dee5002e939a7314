// SPDX-License-Identifier: Apache-2.0
/**
 * The editor of keyframes of the family {@code nearest-node}: a figure whose joints are dragged ({@code FigureView}), the keyframes of half a cycle as a strip ({@code KeyStrip}) and their angles as
 * numbers ({@code KeyPanel}). {@code PlanarBody} is what a character looks like from its side, {@code LegReach} bends a leg to where its foot is wanted, {@code PoseDrag} is what a mouse does to a
 * pose. None of these know of a screen.
 */
package org.gaitwright.editors.internal.keyframe;
