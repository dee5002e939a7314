// SPDX-License-Identifier: Apache-2.0
/**
 * {@code gaitwright simulate}: {@link org.gaitwright.cli.internal.simulate.SimulateCommand} makes a scene of SceneOptions (values of
 * {@code --set}, {@code --goal}, {@code --push} by SceneArguments), plays one run of it and delivers what OutputOptions name.
 *
 * <p>Outputs, Progress, Pace and Refinement follow the run tick by tick. Files appear together when the run has ended well, or not at all.
 *
 * <p><b>Threads:</b> the command's. <b>Lifecycle:</b> one run.
 */
package org.gaitwright.cli.internal.simulate;
