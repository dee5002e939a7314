// SPDX-License-Identifier: Apache-2.0
/**
 * Arrows, lines, areas, footprints and handles, made into coloured triangles for each picture.
 * {@link org.gaitwright.viewport.internal.mark.Brush} measures in the image and puts shapes into the world,
 * {@link org.gaitwright.viewport.internal.mark.Stroke} draws lines of a width in pixels,
 * {@link org.gaitwright.viewport.internal.mark.MarkMesh} turns marks into three layers of a
 * {@link org.gaitwright.viewport.internal.mark.TriangleStream}, and
 * {@link org.gaitwright.viewport.internal.mark.MarkPainter} alone touches the graphics.
 *
 * <p><b>Threads:</b> the user interface's. <b>Lifecycle:</b> buffers grow to the largest picture and are used again, so that a
 * picture allocates next to nothing.
 */
package org.gaitwright.viewport.internal.mark;
