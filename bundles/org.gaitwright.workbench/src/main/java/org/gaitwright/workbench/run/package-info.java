// SPDX-License-Identifier: Apache-2.0
/**
 * The run that the studio shows, and how to steer it.
 *
 * <p><b>Lifecycle:</b> {@link org.gaitwright.workbench.run.RunControl} is an OSGi service that lives as long as the studio. It holds one run at
 * a time, made of a {@link org.gaitwright.session.run.Cast}; choosing another cast or resetting replaces it.
 *
 * <p><b>Threads:</b> the run has a thread of its own. Every method may be called from any thread, returns at once, and
 * takes effect between two ticks. Listeners are told on that thread and post to their own.
 *
 * <pre>{@code
 * RunControl runs = getSite().getService(RunControl.class);
 * runs.play();
 * Snapshot latest = runs.snapshot();
 * }</pre>
 */
package org.gaitwright.workbench.run;
