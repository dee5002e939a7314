// SPDX-License-Identifier: Apache-2.0
/**
 * Scenes: values that say all that decides a run.
 *
 * <p><b>Lifecycle:</b> a {@link Scene} names characters, controllers, ground, crates, springs, pushes and physics, by ids or by paths of files.
 * It is immutable, made by hand or read from a file; {@link org.gaitwright.core.run.Stage} finds what it names, and refuses what does not
 * exist or fit by a {@link RefusedEntry} with the {@link EntryPath} of the entry.
 *
 * <p><b>Threads:</b> any thread may use a scene. Equal scenes give equal bits.
 *
 * <pre>{@code
 * Scene scene = Scene.of("walk", 10, List.of(Scene.Casting.of("humanoid", "generalized-walking")))
 *         .on(new TerrainSpec("slope", Map.of("grade", 0.1), 0))
 *         .build();
 * }</pre>
 */
package org.gaitwright.core.scene;
