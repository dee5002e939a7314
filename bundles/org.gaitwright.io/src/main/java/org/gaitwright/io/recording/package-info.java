// SPDX-License-Identifier: Apache-2.0
/**
 * What a run leaves behind: its report, its trace and its recording.
 *
 * <p><b>Lifecycle:</b> {@link TraceWriter} and {@link RecordingWriter} are {@link org.gaitwright.core.run.RunListener}s on a stream
 * of the caller's and follow the run from its first tick. A {@link RunReport} is made at its end, a {@link Recording} is read by
 * {@link RecordingFile}.
 *
 * <p><b>Threads:</b> a writer belongs to the thread of its run; reports and recordings are immutable.
 *
 * <pre>{@code
 * try (Run run = new Run(scene, registry);
 *         PendingFile file = PendingFile.of(Path.of("walk.jsonl"));
 *         TraceWriter trace = new TraceWriter(file)) {
 *     run.add(trace);
 *     while (run.advance()) {}
 *     file.commit();
 * }
 * }</pre>
 */
package org.gaitwright.io.recording;
