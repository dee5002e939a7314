// SPDX-License-Identifier: Apache-2.0
/**
 * {@link org.gaitwright.workbench.widgets.strip.TimeStrip}: what is recorded in one
 * {@link org.gaitwright.workbench.widgets.strip.Branch} or several, with a cursor to scrub,
 * {@link org.gaitwright.workbench.widgets.strip.Bookmark}s and {@link org.gaitwright.workbench.widgets.strip.EventLane}s.
 *
 * <p>Layout, what lies under the mouse and the order of branches are plain code without SWT controls; the strip only joins
 * them. It is cheap enough to be shown branches and a cursor each frame.
 *
 * <p><b>Threads:</b> the user interface's alone. <b>Lifecycle:</b> that of SWT controls.
 *
 * <pre>{@code
 * TimeStrip strip = new TimeStrip(parent);
 * strip.show(branches, "1");
 * strip.onScrub(listener);
 * strip.showCursor(run.time());
 * }</pre>
 */
package org.gaitwright.workbench.widgets.strip;
