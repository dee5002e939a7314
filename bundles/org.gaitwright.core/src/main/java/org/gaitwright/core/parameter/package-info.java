// SPDX-License-Identifier: Apache-2.0
/**
 * Numbers that people and optimisers may change.
 *
 * <p><b>Lifecycle:</b> a factory declares its {@link ParameterSet} once; {@link ParameterValues} are immutable
 * assignments of it, checked against the ranges when they are made. Code inside a tick looks an index up beforehand and
 * reads by index.
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
