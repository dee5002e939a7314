// SPDX-License-Identifier: Apache-2.0
/**
 * The studio's own files: characters, scenes, styles and presets, terrains, recipes.
 *
 * <p><b>Lifecycle:</b> readers take a path and give a value or refuse with file, line, what was got and what was expected. A
 * {@link PendingFile} is a stream and a file that appears whole or not at all.
 *
 * <p><b>Files where ids stand:</b> a {@link FileRegistry} around the registry reads characters, presets and terrains that are named
 * by a path, from disk or from editors that have not saved. {@link FileWord} tells paths from ids.
 *
 * <p><b>Checks:</b> {@link FileKind} finds what a file is, and {@link FileCheck} what is wrong with it, each problem with its line.
 *
 * <p><b>Elsewhere:</b> {@code io.recording} follows a run and writes what it came to, {@code io.optimization} keeps a search in a
 * folder, {@code io.edit} changes a text and leaves the rest of it as it is.
 *
 * <p><b>Threads:</b> readers and writers may be called from any thread. All of it is long work, so never on a user interface's
 * thread.
 *
 * <pre>{@code
 * Scene scene = SceneFile.read(Path.of("walk.yaml"));
 * try (Run run = new Run(scene, FileRegistry.of(registry, Path.of("")))) {
 *     while (run.advance()) {}
 * }
 * }</pre>
 */
package org.gaitwright.io;
