// SPDX-License-Identifier: Apache-2.0
/**
 * Directions to drag, seen from above with the character's front up:
 * {@link org.gaitwright.workbench.widgets.dial.SteeringPad} for the
 * {@link org.gaitwright.workbench.widgets.dial.Course} (speed and heading), requested and actual, and
 * {@link org.gaitwright.workbench.widgets.dial.DirectionDial} for a
 * {@link org.gaitwright.workbench.widgets.dial.PushAim} (direction and force). Each has its numbers beside it, to be typed.
 *
 * <p>The geometry between pixels and values is plain code without SWT controls. <b>Threads:</b> the user interface's alone.
 * <b>Lifecycle:</b> that of SWT controls.
 *
 * <pre>{@code
 * SteeringPad pad = new SteeringPad(parent, Quantity.of("speed", "m/s", -1, 2, 1));
 * pad.onEdit(listener);
 * pad.showActual(new Course(0.9, 0.1)); // each frame
 * }</pre>
 */
package org.gaitwright.workbench.widgets.dial;
