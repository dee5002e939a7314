// SPDX-License-Identifier: Apache-2.0
/**
 * What an editor with pages is made of. The document of the last page, the source, is the only model (docs/adr/0003-text-is-the-model.md).
 *
 * <pre>
 * document ── after 150 ms without typing ──▶ TextModel (reads in a job) ──▶ EditorPage.show(model), all pages
 *    ▲                                                                             │
 *    └── PagedEditor.edit: text → list of TextEdit, one step of undo ◀── the user changes something on a page
 *                   .tryOut: the same while the user drags; a preview, the document stays
 * </pre>
 *
 * An editor extends {@link org.gaitwright.editors.internal.page.PagedEditor}, reads its text into an immutable model and creates its
 * pages ({@link org.gaitwright.editors.internal.page.EditorPage}); no page keeps values of its own. A text that can't be read leaves
 * the last model on the pages, below a Banner that leads to the line. The rest are parts for pages:
 *
 * <ul>
 *   <li>{@link org.gaitwright.editors.internal.page.YamlForm} (fields by path), ScrolledBody, Bar, Tools, Facts (Properties view)
 *   <li>{@link org.gaitwright.editors.internal.page.Stage3D} (a viewport), {@link org.gaitwright.editors.internal.page.RingDiagram} (states or nodes of a cycle), PanelRows
 *   <li>{@link org.gaitwright.editors.internal.page.LivePreset} and LiveSignals: what walks in the studio follows the editor
 *   <li>{@link org.gaitwright.editors.internal.page.HeadDescriber}: the kind of a file by its first words
 * </ul>
 *
 * <p><b>Threads:</b> the user interface's, except {@code PagedEditor.read} and HeadDescriber, which any thread may call.
 * <b>Lifecycle:</b> pages are created with their editor and shown once the first reading is done.
 */
package org.gaitwright.editors.internal.page;
