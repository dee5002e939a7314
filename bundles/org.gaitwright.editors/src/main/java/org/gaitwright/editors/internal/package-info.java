// SPDX-License-Identifier: Apache-2.0
/**
 * The text editor behind all editors, and what its pages share. {@link org.gaitwright.editors.internal.SourceEditor} shows YAML and
 * MJCF as text, alone or as the last page of a {@link org.gaitwright.editors.internal.page.PagedEditor}; plugin.xml names both.
 * Sub-packages have one editor each.
 *
 * <ul>
 *   <li>Text to something else: {@link org.gaitwright.editors.internal.Derived} (of a document, once typing has settled) and
 *       {@link org.gaitwright.editors.internal.Latest} (of any question). Models, outlines, problems and previews use them.
 *   <li>Outlines: YamlOutline and XmlOutline read items, TextOutline shows them.
 *   <li>Colours: SourceConfiguration with scanners and rules.
 *   <li>Files: {@link org.gaitwright.editors.internal.OpenTexts} hands unsaved texts to runs, SaveTrouble explains a failed save.
 * </ul>
 *
 * <p><b>Threads:</b> editors belong to the user interface's thread; Derived and Latest work in jobs and answer on it; OpenTexts and
 * Services answer any thread. <b>Lifecycle:</b> that of an editor; OpenTexts lives as long as the studio.
 */
package org.gaitwright.editors.internal;
