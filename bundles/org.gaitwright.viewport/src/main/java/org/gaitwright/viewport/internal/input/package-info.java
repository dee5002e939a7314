// SPDX-License-Identifier: Apache-2.0
/**
 * Mouse and keys of a viewport. {@link org.gaitwright.viewport.internal.input.Controls} turns events of the widget into calls
 * of {@link org.gaitwright.viewport.internal.input.Mouse}, which knows no widgets and lends the mouse to the first tool that
 * takes a press: gizmo, handles, grabbing a body, and last the camera.
 *
 * <p><b>Threads:</b> the user interface's. <b>Lifecycle:</b> that of the canvas.
 */
package org.gaitwright.viewport.internal.input;
