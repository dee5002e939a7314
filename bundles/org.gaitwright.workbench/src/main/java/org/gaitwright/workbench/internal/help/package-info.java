// SPDX-License-Identifier: Apache-2.0
/**
 * The offline help: pages in a subset of Markdown, in bundles that name a folder in their {@code Gaitwright-Help} header,
 * shown by SWT without a browser. {@link org.gaitwright.workbench.internal.help.Book} finds the pages,
 * {@link org.gaitwright.workbench.internal.help.PageViewer} shows one, and
 * {@link org.gaitwright.workbench.internal.help.HelpDesk} knows which one helps where the user is.
 */
package org.gaitwright.workbench.internal.help;
