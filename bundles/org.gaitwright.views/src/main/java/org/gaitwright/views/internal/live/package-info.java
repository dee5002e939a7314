// SPDX-License-Identifier: Apache-2.0
/**
 * What views of the run share. A {@link org.gaitwright.views.internal.live.LiveView} looks at
 * {@link org.gaitwright.workbench.run.RunControl} some times a second while it is visible, and lets users undo what they change in it.
 * {@link org.gaitwright.views.internal.live.Gesture} sends the values of one drag as acts of one name, hence one step of undo, at most
 * as often as a {@link org.gaitwright.views.internal.live.Throttle} lets it. TextTable, Banner, KeysInView, Readings and EventBursts are
 * parts of views.
 *
 * <p><b>Threads:</b> the user interface's. <b>Lifecycle:</b> that of the view; looking stops while it is hidden.
 */
package org.gaitwright.views.internal.live;
