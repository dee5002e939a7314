// SPDX-License-Identifier: Apache-2.0
/**
 * Which signals are plotted, for whoever saves or restores that with a scene.
 *
 * <p><b>Lifecycle:</b> the Signals view adapts to {@link org.gaitwright.views.signals.SignalPlots} as long as it is open.
 *
 * <p><b>Threads:</b> the user interface's; a {@link org.gaitwright.views.signals.SignalsChoice} is immutable.
 *
 * <pre>{@code
 * SignalPlots plots = view.getAdapter(SignalPlots.class);
 * plots.show(new SignalsChoice(List.of("left-knee.angle", "right-knee.angle"), false));
 * }</pre>
 */
package org.gaitwright.views.signals;
