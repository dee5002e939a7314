// SPDX-License-Identifier: Apache-2.0
/**
 * What makes the parts of the studio look and speak alike: icons, empty states, themes, messages, and places to open.
 *
 * <p><b>Lifecycle:</b> themes and messages live as long as the studio, an empty state with its parent.
 *
 * <p><b>Threads:</b> the user interface's, but for {@link org.gaitwright.workbench.look.Messages}, which takes any.
 *
 * <pre>{@code
 * new EmptyState(parent, Icons.at(Signals.class, "icons/signals.svg"), "Signals", "Joint angles over time.");
 * }</pre>
 */
package org.gaitwright.workbench.look;
