// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.chart;

/**
 * A moment worth a line across a chart, such as a push.
 *
 * @param x where it is
 * @param text what it says when the mouse rests on it
 * @param colour index of {@link org.gaitwright.workbench.widgets.paint.Ink#line}
 */
public record Mark(double x, String text, int colour) {}
