// SPDX-License-Identifier: Apache-2.0
/**
 * The folder of a search: recipe, checkpoint, history, and the best that was found.
 *
 * <p><b>Lifecycle:</b> {@link RunFolder#prepare} checks where a run may begin and writes nothing; {@link RunFolder#begin} locks the folder and
 * copies all that the recipe names, so that the folder needs nothing else; {@link RunFolder#save} follows each generation;
 * {@link RunFolder#open} continues after the last one that was saved.
 *
 * <p><b>Readers:</b> a {@link RunHistory} is read without the lock, while another process may write.
 *
 * <p><b>Threads:</b> a {@link RunFolder} belongs to the thread of its search. All of it is long work, so never on a user
 * interface's thread.
 *
 * <pre>{@code
 * try (RunFolder folder = RunFolder.open(Path.of("runs/walk"))) {
 *     RecipePlan plan = folder.plan(registry);
 *     String checkpoint = folder.checkpoint().orElseThrow();
 *     ...
 *     folder.save(search, search.advance());
 * }
 * }</pre>
 */
package org.gaitwright.io.optimization;
