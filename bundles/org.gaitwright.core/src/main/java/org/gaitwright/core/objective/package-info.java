// SPDX-License-Identifier: Apache-2.0
/**
 * Measures of a run, and objectives made of them.
 *
 * <p><b>Lifecycle:</b> a {@link MeasureFactory} service is stateless; each run gets its own {@link Measure}s: {@code begin},
 * then {@code tick} after each tick, then {@code value}. An {@link Objective} weighs their values into one cost; a fall ends
 * the run early and costs the time that was not walked.
 *
 * <p><b>Threads:</b> a measure belongs to the thread of its run.
 *
 * <pre>{@code
 * Objective walk = new Objective(List.of(new Objective.Term("speed-error", Map.of("target", 1.2), 10)), 4);
 * }</pre>
 */
package org.gaitwright.core.objective;
