// SPDX-License-Identifier: Apache-2.0
/**
 * Views of searches: RunsView lists those of the workspace, ConvergenceView and VariablesView show the chosen ones, {@code BestWalk} lets
 * the best so far walk in the 3D scene. They look at the immutable states of {@link org.gaitwright.workbench.optimize.Optimizations}, and
 * RunActions asks it to pause, resume, stop or delete. Applying the best is an act on the run, so it can be undone.
 *
 * <p><b>Threads:</b> the user interface's; files are read in jobs. <b>Lifecycle:</b> that of a view; searches go on without one.
 */
package org.gaitwright.views.internal.optimize;
