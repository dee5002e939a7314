// SPDX-License-Identifier: Apache-2.0
/** What all commands share: the services and the host that they run on, the terminal that they write to, and how they end. */
package org.gaitwright.cli.internal.console;
