// SPDX-License-Identifier: Apache-2.0
/**
 * The studio's own files: scenes, styles and presets, reports, traces and recordings.
 *
 * <p><b>Lifecycle:</b> readers take a path and give a value or refuse with file, line, what was got and what was expected.
 * Writers that follow a run are {@link org.gaitwright.core.scene.RunListener}s on a stream of the caller's; a
 * {@link PendingFile} is such a stream and a file that appears whole or not at all.
 *
 * <p><b>Threads:</b> readers and stateless writers may be called from any thread; a writer that follows a run belongs to the
 * thread of that run. All of it is long work, so never on a user interface's thread.
 *
 * <pre>{@code
 * Scene scene = SceneFile.read(Path.of("walk.yaml"));
 * try (Run run = new Run(scene, registry);
 *         PendingFile file = PendingFile.of(Path.of("walk.jsonl"));
 *         TraceWriter trace = new TraceWriter(file)) {
 *     run.add(trace);
 *     while (run.advance()) {}
 *     file.commit();
 * }
 * }</pre>
 */
package org.gaitwright.io;
