// SPDX-License-Identifier: Apache-2.0
/**
 * Looks for what is wrong with a file, and continues after the first fault where it can. {@link org.gaitwright.io.FileCheck} asks
 * KindFinder what a file is, and then the check of that kind: SceneCheck, TerrainCheck, PresetCheck, ModelCheck, CharacterRecipeCheck,
 * OptimizationCheck. Each reads entries with the same readers as a run does and collects refusals in {@code Findings}, which puts them at
 * their lines; so what the Problems view lists is what a run would refuse.
 *
 * <p><b>Threads:</b> any; a check has no state but its findings. Editors and the watch over files of the workspace call it in jobs.
 */
package org.gaitwright.io.internal.check;
