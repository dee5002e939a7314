// SPDX-License-Identifier: Apache-2.0
/**
 * The chooser: the one list of controllers, characters, styles and terrains, wherever something is chosen. It shows what
 * {@link org.gaitwright.session.choice.Offers} finds, searchable and with small pictures; what does not fit is apart, with the reason and with
 * changes that make it fit.
 *
 * <p><b>Lifecycle:</b> a {@link org.gaitwright.workbench.choice.Chooser} opens, hands over what was picked, and is gone.
 *
 * <p><b>Threads:</b> the user interface's; what can be chosen is found in a job.
 *
 * <pre>{@code
 * new Chooser(Part.CHARACTER, cast, cast.character(), files, pick -> use(pick.cast().character())).open(button);
 * }</pre>
 */
package org.gaitwright.workbench.choice;
