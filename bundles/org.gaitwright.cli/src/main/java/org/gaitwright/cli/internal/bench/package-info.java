// SPDX-License-Identifier: Apache-2.0
/** What {@code gaitwright bench} measures on this machine: physics, controllers, optimiser, workers, start-up and the studio at work. */
package org.gaitwright.cli.internal.bench;
