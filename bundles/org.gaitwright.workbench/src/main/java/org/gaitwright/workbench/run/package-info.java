// SPDX-License-Identifier: Apache-2.0
/**
 * The run that the studio shows. {@link org.gaitwright.workbench.run.RunControl} is a thread and a queue around a
 * {@link org.gaitwright.session.run.RunSession}: it submits acts, and hands out states and snapshots.
 *
 * <p><b>Lifecycle:</b> RunControl is an OSGi service that lives as long as the studio and always has one session.
 *
 * <p><b>Threads:</b> the session belongs to the thread "Gaitwright run". Any thread may call RunControl; calls return at once, and what is
 * submitted takes effect between two ticks. Listeners are called on the thread of the run and post to their own.
 *
 * <pre>{@code
 * RunControl runs = getSite().getService(RunControl.class);
 * runs.submit(Act.Go.PLAY);
 * runs.submit(Act.tune("Faster", "", runs.state().actor(), Map.of("gait.speed", 1.2)));
 * Snapshot latest = runs.snapshot();
 * }</pre>
 */
package org.gaitwright.workbench.run;
