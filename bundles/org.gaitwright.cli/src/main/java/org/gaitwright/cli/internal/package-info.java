// SPDX-License-Identifier: Apache-2.0
/**
 * The headless application: the command line on top of the registry, without SWT or workbench.
 *
 * <p><b>Lifecycle:</b> {@link Application} is started by Equinox, finds the services, and hands the arguments to a
 * {@link CommandTree}, which gives an exit code: 0 done, 1 {@code --expect} not met, 2 the input was wrong and nothing was
 * written, 3 a defect of ours.
 *
 * <p><b>Threads:</b> everything runs on the application's thread; only the hook that answers Ctrl-C has its own.
 *
 * <pre>{@code
 * int code = new CommandTree(services, terminal, setting).run("list", "controllers", "--json");
 * }</pre>
 */
package org.gaitwright.cli.internal;
