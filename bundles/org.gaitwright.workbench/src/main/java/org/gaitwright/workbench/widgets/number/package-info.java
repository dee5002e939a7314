// SPDX-License-Identifier: Apache-2.0
/**
 * Numbers to read, type, drag, step and reset: {@link org.gaitwright.workbench.widgets.number.NumberField} and
 * {@link org.gaitwright.workbench.widgets.number.SliderRow} for a {@link org.gaitwright.workbench.widgets.number.Quantity}, and
 * the axes, ticks and ranges that charts, curves, strips and dials share.
 *
 * <p><b>Edits:</b> what a user changes comes as {@link org.gaitwright.workbench.widgets.number.EditListener}: begin, changes,
 * then commit or cancel; one edit for each drag, typed number or held key. Act on {@code change}, record {@code commit} for
 * undo. A value set by {@code show…} causes no edit, and waits while the user is editing.
 *
 * <p><b>Threads:</b> the user interface's alone. <b>Lifecycle:</b> that of SWT controls; they dispose of what they allocate.
 *
 * <pre>{@code
 * SliderRow row = new SliderRow(list, Quantity.of(parameter));
 * row.show(values.get(parameter.name()));
 * row.onEdit(value -> run.set(parameter.name(), value));
 * }</pre>
 */
package org.gaitwright.workbench.widgets.number;
