// SPDX-License-Identifier: Apache-2.0
/**
 * {@link org.gaitwright.workbench.widgets.curve.CurveEditor}: {@link org.gaitwright.workbench.widgets.curve.Curve}s over the
 * phase of a step, with knots to drag. An edit hands over whole curves, so an owner keeps one undo step a commit.
 *
 * <p><b>Threads:</b> the user interface's alone. <b>Lifecycle:</b> that of SWT controls; curves are immutable values.
 *
 * <pre>{@code
 * CurveEditor editor = new CurveEditor(parent);
 * editor.show(List.of(Curve.even("hip", "rad", -1, 1, 0, 0.4, 0.1)), 0);
 * editor.onEdit(listener);
 * }</pre>
 */
package org.gaitwright.workbench.widgets.curve;
