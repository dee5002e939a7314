// SPDX-License-Identifier: Apache-2.0
/**
 * The editor of gaits of SIMBICON: states as a ring, the pose of each, and what holds in all of them. {@code NumberedText} is what can be
 * done to the text, {@code GaitModel} what the text says, the rest shows it: GaitPage (the ring, StatePanel with pose, end and feedback of the state
 * selected) and WholePage. Both change the text by {@code GaitEdits} alone, each call one step of undo.
 *
 * <p><b>Threads:</b> the user interface's; models are read in jobs, the describer is called by the platform on any thread.
 * <b>Lifecycle:</b> that of the editor.
 */
package org.gaitwright.editors.internal.gait;
