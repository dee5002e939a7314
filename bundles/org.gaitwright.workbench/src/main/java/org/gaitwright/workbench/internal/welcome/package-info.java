// SPDX-License-Identifier: Apache-2.0
/**
 * The welcome page and the first steps from it. {@code Welcome} decides when it is shown, WelcomeView is the page of {@code Tile}s,
 * FirstWalkHandler opens and plays the first walk. RecentFiles keeps the files that were opened last; RecentFilesMenu lists them.
 *
 * <p><b>Threads:</b> the user interface's. <b>Lifecycle:</b> that of the view; recent files are kept with the workspace.
 */
package org.gaitwright.workbench.internal.welcome;
