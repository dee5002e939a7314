// SPDX-License-Identifier: Apache-2.0
/**
 * Numbers that people and optimisers may change.
 *
 * <p><b>Lifecycle:</b> a factory declares its {@link ParameterSet} once; {@link ParameterValues} are immutable
 * assignments of it, checked against the ranges when they are made. Code inside a tick looks an index up beforehand and
 * reads by index. A curve is declared as {@code bend.0}, {@code bend.1}, …; whoever sets {@code bend} sets all of it, so that
 * a preset, a scene and {@code --set} need not know how many values a curve has.
 *
 * <p><b>Threads:</b> everything is immutable.
 *
 * <pre>{@code
 * static final ParameterSet PARAMETERS = ParameterSet.of(
 *         Parameter.of("hip.kp", "N m/rad", 0, 2000, 300, "Stiffness of both hips"));
 * ParameterValues stiff = PARAMETERS.initialValues().with("hip.kp", 600);
 * }</pre>
 */
package org.gaitwright.core.parameter;
