// SPDX-License-Identifier: Apache-2.0
/**
 * A search for better parameters as people work with it, without a window: begun by a recipe or resumed in its folder, saved after
 * each generation, paused or stopped from any thread, and reported at its end.
 *
 * <p>{@link org.gaitwright.session.search.SearchSession} is the search, {@link org.gaitwright.session.search.SearchState} what is
 * seen of it. A search that another process runs, or nobody, is seen by a {@link org.gaitwright.session.search.FolderLook}.
 *
 * <p><b>Lifecycle:</b> everything that can be wrong with a recipe is refused before anything is written. Then the folder holds all
 * that is needed to go on, to the same bits, whatever ends the process.
 *
 * <p><b>Threads:</b> a session belongs to one thread; any may pause or stop it and read its state. States are immutable.
 *
 * <pre>{@code
 * RecipeSource recipe = RecipeSource.of(Path.of("recipes/walk.yaml"), registry);
 * try (SearchSession search = SearchSession.begin(recipe, name -> runs.resolve(name), options)) {
 *     search.run(generation -> show(search.state()));
 * }
 * }</pre>
 */
package org.gaitwright.session.search;
