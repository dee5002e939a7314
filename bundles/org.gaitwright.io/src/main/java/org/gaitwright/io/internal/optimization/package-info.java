// SPDX-License-Identifier: Apache-2.0
/**
 * Recipes and the folders of searches, below {@link org.gaitwright.io.RecipeFile} and {@link org.gaitwright.io.optimization.RunFolder}.
 *
 * <ul>
 *   <li>Recipes: RecipeDocument reads the document, OptimizationRecipeReader its schema.
 *   <li>What a folder is made of: RunCard (run.json), RunInputs (copies of all files), RunTables of RunTable (history, distribution,
 *       failures), HistoryReader (the tables while another process appends).
 *   <li>What was found: {@code Trained} with TrainedText and TrainedValues writes best and mean as presets, and the scene with the best.
 *   <li>FolderLock keeps other processes out; the system releases it when the process ends, however that happens.
 * </ul>
 *
 * <p><b>Threads:</b> the owner of the folder's; HistoryReader any. <b>Lifecycle:</b> a table grows by a line a generation and is cut
 * to the length in the checkpoint when a search resumes.
 */
package org.gaitwright.io.internal.optimization;
