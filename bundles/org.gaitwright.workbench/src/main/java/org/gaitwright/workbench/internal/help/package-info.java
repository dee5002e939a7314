// SPDX-License-Identifier: Apache-2.0
/**
 * The offline help: pages in Markdown, in bundles that name a folder in their {@code Gaitwright-Help} header,
 * shown by SWT without a browser. {@code book} finds the pages, {@code page} reads and shows one; here are the views, the
 * cheat sheets, and {@link org.gaitwright.workbench.internal.help.HelpDesk}, which knows the page that helps where the user is.
 *
 * <p><b>Threads:</b> the user interface's. <b>Lifecycle:</b> one book serves all views; it is read again when bundles come or go.
 */
package org.gaitwright.workbench.internal.help;
