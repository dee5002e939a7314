// SPDX-License-Identifier: Apache-2.0
/**
 * What the studio's own widgets are drawn with, for whoever draws something of the same family. {@code widgets.number},
 * {@code .chart}, {@code .curve}, {@code .strip} and {@code .dial} stand on it; it knows none of them.
 *
 * <ul>
 * <li>{@link org.gaitwright.workbench.widgets.paint.Drawn}: the canvas that all extend: double-buffered, in the colours of the
 *     theme, in reach of Tab and of screen readers
 * <li>{@link org.gaitwright.workbench.widgets.paint.Pen}: draws during one paint event
 * <li>{@link org.gaitwright.workbench.widgets.paint.Ink} and {@link org.gaitwright.workbench.widgets.paint.Tone}: the colour
 *     for a purpose, in the theme in use; {@link org.gaitwright.workbench.widgets.paint.Lettering}: the fonts
 * <li>{@link org.gaitwright.workbench.widgets.paint.Hint}: the card that explains a part of a control
 * </ul>
 *
 * <p><b>Threads:</b> the user interface's alone. <b>Lifecycle:</b> a pen lives for a paint event, a widget as long as its
 * parent; colours and fonts are the display's, and nobody disposes of them.
 *
 * <pre>{@code
 * final class Lamp extends Drawn {
 *     Lamp(Composite parent) {
 *         super(parent, SWT.NONE);
 *     }
 *
 *     protected void draw(Pen pen) {
 *         pen.with(Tone.ACCENT).disc(12, 12, 8);
 *     }
 *
 *     protected String spokenName() {
 *         return "Lamp";
 *     }
 * }
 * }</pre>
 */
package org.gaitwright.workbench.widgets.paint;
