// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal.console;

/**
 * What a command gets: what it works on, where its words go, where it runs, and whether it is asked to stop.
 */
public record Console(Services services, Terminal terminal, Host host, Stopping stopping) {}
