// SPDX-License-Identifier: Apache-2.0
/**
 * One page of the help: {@link org.gaitwright.workbench.internal.help.page.Page} holds what commonmark-java reads from the Markdown,
 * {@code PageText} lays it out as styled text, and {@link org.gaitwright.workbench.internal.help.page.PageViewer} shows it and
 * follows links. Text and layout know no widgets and are tested without.
 *
 * <p><b>Threads:</b> pages are immutable; fonts, colours and the viewer belong to the user interface and go with their control.
 */
package org.gaitwright.workbench.internal.help.page;
