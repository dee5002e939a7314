// SPDX-License-Identifier: Apache-2.0
/**
 * The editor of styles: curves over the step, single numbers, and the pose at a phase as a walk really had it.
 *
 * <p>A {@code StyleModel} is what the text says over what its controller declares; a
 * {@code Knob} is one curve or number of it. {@code StylePage} joins {@code StyleBar} (on whom, start from, compare), {@code KnobList},
 * {@code CurvePane} with NumberRows, {@code PosePane} and {@code BlendStrip}. They change the text by {@code StyleEdits} alone, each call
 * one step of undo; a curve that is dragged and a blend that is not applied are previews.
 *
 * <p>After each change {@code HiddenWalk} lets a character walk out of sight; StrideRecorder waits until the gait has settled and
 * records two steps as a {@code Stride}, which PoseView shows.
 *
 * <p><b>Threads:</b> the user interface's; models, hidden walks and other styles are read in jobs, and only the latest answer counts.
 * <b>Lifecycle:</b> that of the editor.
 */
package org.gaitwright.editors.internal.style;
