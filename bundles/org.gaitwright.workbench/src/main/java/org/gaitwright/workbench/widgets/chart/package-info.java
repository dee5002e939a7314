// SPDX-License-Identifier: Apache-2.0
/**
 * Lines over time or over any other x: {@link org.gaitwright.workbench.widgets.chart.LineChart} draws
 * {@link org.gaitwright.workbench.widgets.chart.Series}, live or not;
 * {@link org.gaitwright.workbench.widgets.chart.SpreadList} shows where values lie within their ranges.
 *
 * <p>A chart splits into a model (what is shown, without SWT), a painter, and what mouse and keys do. A repaint costs the
 * width in pixels, not the number of points: {@code Envelope} keeps the least and the greatest of each pixel column.
 *
 * <p><b>Threads:</b> the user interface's alone, for series too. <b>Lifecycle:</b> that of SWT controls; a series is plain
 * memory and may outlive its chart.
 *
 * <pre>{@code
 * LineChart chart = new LineChart(parent);
 * Series knee = new Series("left knee", "rad", 0);
 * chart.add(knee);
 * chart.follow(10);
 * chart.onCursor(t -> timeline.showCursor(t));
 * knee.append(time, angle); // each frame; the chart repaints itself
 * }</pre>
 */
package org.gaitwright.workbench.widgets.chart;
