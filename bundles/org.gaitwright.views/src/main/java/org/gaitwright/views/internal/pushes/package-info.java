// SPDX-License-Identifier: Apache-2.0
/**
 * The view in which pushes are planned. {@code PushBoard} has those of the run, and those switched off, which only it keeps. PushTable lists
 * them and PushForm edits one as a PushDraft; when a drag ends, the board submits the plan of all pushes as one act. New pushes
 * are made of a PushTemplate.
 *
 * <p><b>Threads:</b> the user interface's. <b>Lifecycle:</b> that of the view.
 */
package org.gaitwright.views.internal.pushes;
