// SPDX-License-Identifier: Apache-2.0
/**
 * A widget that shows a physics scene in 3D.
 *
 * <p><b>Lifecycle:</b> create a {@link Viewport} in an SWT parent; give it a {@link org.gaitwright.core.simulation.World}
 * whenever the scene changes and a {@link Frame} whenever its bodies have moved. It frees its graphics objects when its
 * control is disposed.
 *
 * <p><b>Threads:</b> everything belongs to the UI thread, except {@link Viewport#show}, which any thread may call as often
 * as it likes: the latest frame wins and nothing waits.
 *
 * <p><b>Cost:</b> a picture is drawn only when something changed, or at up to 60 per second while
 * {@link Viewport#setRunning running} and visible.
 *
 * <pre>{@code
 * Viewport view = new Viewport(parent);
 * view.setWorld(world);
 * view.camera().follow(true);
 * view.show(new Frame(0, poses));
 * }</pre>
 */
package org.gaitwright.viewport;
