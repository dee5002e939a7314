// SPDX-License-Identifier: Apache-2.0
/**
 * The studio's own widgets. They know nothing of runs: owners show values and hear what the user does to them. All follow
 * the theme, are drawn without flicker and sharp on any screen, and can be used by keyboard alone.
 *
 * <table>
 * <caption>What there is</caption>
 * <tr><td>{@link org.gaitwright.workbench.widgets.LineChart}</td><td>{@link org.gaitwright.workbench.widgets.Series} over time,
 *     live or not</td></tr>
 * <tr><td>{@link org.gaitwright.workbench.widgets.CurveEditor}</td><td>{@link org.gaitwright.workbench.widgets.Curve}s over the
 *     phase of a step, with knots to drag</td></tr>
 * <tr><td>{@link org.gaitwright.workbench.widgets.TimeStrip}</td><td>what is recorded, with a cursor, bookmarks, events and
 *     branches</td></tr>
 * <tr><td>{@link org.gaitwright.workbench.widgets.SteeringPad}</td><td>speed and heading, asked and actual</td></tr>
 * <tr><td>{@link org.gaitwright.workbench.widgets.DirectionDial}</td><td>direction and force of a push</td></tr>
 * <tr><td>{@link org.gaitwright.workbench.widgets.NumberField}, {@link org.gaitwright.workbench.widgets.SliderRow}</td><td>a
 *     {@link org.gaitwright.workbench.widgets.Quantity} to type, drag, step and reset</td></tr>
 * <tr><td>{@link org.gaitwright.workbench.widgets.Hint}, {@link org.gaitwright.workbench.widgets.Pen},
 *     {@link org.gaitwright.workbench.widgets.Ink}, {@link org.gaitwright.workbench.widgets.Lettering}</td><td>for drawing
 *     something of the same family</td></tr>
 * </table>
 *
 * <p><b>Edits:</b> what a user changes comes as {@link org.gaitwright.workbench.widgets.EditListener}: begin, changes, then
 * commit or cancel, one edit for each drag, typed number or held key. Act on {@code change}, record {@code commit} for undo.
 * What a program shows by {@code show…} is not told back, and waits while the user is at it.
 *
 * <p><b>Threads:</b> the user interface's alone, for series too. <b>Lifecycle:</b> that of SWT controls; what they allocate
 * they dispose of.
 *
 * <pre>{@code
 * LineChart chart = new LineChart(parent);
 * Series knee = new Series("left knee", "rad", 0);
 * chart.add(knee);
 * chart.follow(10);
 * chart.onCursor(t -> timeline.showCursor(t));
 * knee.append(time, angle); // each frame; the chart draws itself anew
 *
 * SliderRow row = new SliderRow(list, Quantity.of(parameter));
 * row.show(values.get(parameter.name()));
 * row.onEdit(value -> run.set(parameter.name(), value));
 * }</pre>
 */
package org.gaitwright.workbench.widgets;
