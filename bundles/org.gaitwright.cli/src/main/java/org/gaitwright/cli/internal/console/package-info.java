// SPDX-License-Identifier: Apache-2.0
/**
 * What all commands share. {@link org.gaitwright.cli.internal.console.Services} (looked up when first needed) and
 * {@link org.gaitwright.cli.internal.console.Host} are what they run on; {@link org.gaitwright.cli.internal.console.Terminal} writes results
 * to stdout and messages to stderr, with Figures and Table; ExitCode and Stopping say how they end. A command gets them in its constructor,
 * so that tests run it without a process.
 *
 * <p><b>Threads:</b> the command's, except Stopping: at Ctrl-C the JVM's shutdown hook asks the command to end and waits for it.
 */
package org.gaitwright.cli.internal.console;
