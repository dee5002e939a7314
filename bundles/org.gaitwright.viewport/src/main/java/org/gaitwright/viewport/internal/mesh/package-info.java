// SPDX-License-Identifier: Apache-2.0
/**
 * Bodies and ground. {@link org.gaitwright.viewport.internal.mesh.Solids} places instances of one
 * {@link org.gaitwright.viewport.internal.mesh.SolidMesh}, {@code SolidPainter} draws them as they are, as shadows, ghosts and
 * outlines; {@link org.gaitwright.viewport.internal.mesh.Ground} draws a terrain in nested squares of tiles
 * ({@code GroundMesh}), or in strips where it is level everywhere.
 *
 * <p><b>Threads:</b> tiles of a terrain are computed in the background ({@code Ground} swaps them in); everything else runs on
 * the thread of the user interface, painters with the context current. <b>Lifecycle:</b> a painter lives as long as the
 * context; solids are made once per world and only placed for each picture.
 */
package org.gaitwright.viewport.internal.mesh;
