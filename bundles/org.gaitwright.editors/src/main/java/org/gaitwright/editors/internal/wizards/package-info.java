// SPDX-License-Identifier: Apache-2.0
/**
 * Wizards for new projects and files; {@code plugin} has that for a controller of one's own. A kind of file has a page that
 * asks, and a draft that knows no widgets and is written on a thread of its own;
 * {@link org.gaitwright.editors.internal.wizards.NewFileWizard} joins them, creates the file as one undoable step and opens it.
 * A further kind takes a {@code FileKind}, a page, and a {@code wizard} in {@code plugin.xml}. {@code FormPage} lays out and checks the rows of all pages.
 *
 * <p><b>Threads:</b> pages belong to the user interface, drafts to none. <b>Lifecycle:</b> that of a dialog.
 */
package org.gaitwright.editors.internal.wizards;
