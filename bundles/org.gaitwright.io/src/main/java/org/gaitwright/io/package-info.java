// SPDX-License-Identifier: Apache-2.0
/**
 * The studio's own files: characters, scenes, styles and presets, terrains, reports, traces and recordings.
 *
 * <p><b>Lifecycle:</b> readers take a path and give a value or refuse with file, line, what was got and what was expected.
 * Writers that follow a run are {@link org.gaitwright.core.scene.RunListener}s on a stream of the caller's; a
 * {@link PendingFile} is such a stream and a file that appears whole or not at all.
 *
 * <p><b>Files where ids stand:</b> a {@link FileRegistry} around the registry reads characters, presets and terrains that are named
 * by a path, from disk or from editors that have not saved.
 *
 * <p><b>Optimisation:</b> a {@link RecipeFile} is a recipe on disk, a {@link ShippedRecipe} one of a bundle; a {@link RunFolder} keeps
 * all of a search.
 *
 * <p><b>Captured motions:</b> a {@link CapturedWalk} is a BVH file as keyframes.
 *
 * <p><b>For editors:</b> {@link FileCheck} tells what a file is and what is wrong with it. {@link YamlEdit},
 * {@link CharacterEdit} and {@link Style} give changes of a text as {@link TextEdit}s that leave the rest of it as it is.
 *
 * <p><b>Threads:</b> readers and stateless writers may be called from any thread; a writer that follows a run belongs to the
 * thread of that run. All of it is long work, so never on a user interface's thread.
 *
 * <pre>{@code
 * Scene scene = SceneFile.read(Path.of("walk.yaml"));
 * try (Run run = new Run(scene, FileRegistry.of(registry, Path.of("")));
 *         PendingFile file = PendingFile.of(Path.of("walk.jsonl"));
 *         TraceWriter trace = new TraceWriter(file)) {
 *     run.add(trace);
 *     while (run.advance()) {}
 *     file.commit();
 * }
 * }</pre>
 */
package org.gaitwright.io;
