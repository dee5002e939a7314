// SPDX-License-Identifier: Apache-2.0
/**
 * The view in which a controller and the ground are tuned. From a slider to the run:
 *
 * <pre>
 * NumberRow (SliderRow) → Gesture (by Tuning.edit) → Tunable.change: an Act → RunControl.submit
 * </pre>
 *
 * {@code Tuning} holds the values of the last look at the run; {@code Tunable} says whether they are the controller's (a change takes effect
 * between two ticks) or the ground's (the run starts again). {@code Line}s say what the list has, LineMaker makes a {@code Row} for each that
 * comes into sight: SectionRow, HeadingRow, CurveRow, NumberRow; TickedRow and ComparedRow go around one. PresetChooser changes actor and preset,
 * ParameterFiles and StyleText load and save, TickedStart searches ticked parameters.
 *
 * <p><b>Threads:</b> the user interface's; files are read and written in jobs. <b>Lifecycle:</b> rows live while their line is listed.
 */
package org.gaitwright.views.internal.parameters;
