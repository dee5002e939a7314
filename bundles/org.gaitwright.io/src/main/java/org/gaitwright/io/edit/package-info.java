// SPDX-License-Identifier: Apache-2.0
/**
 * Texts of files as editors change them: the rest of a text stays as its author wrote it, comments and layout included.
 *
 * <p><b>Lifecycle:</b> a {@link YamlEdit}, a {@link CharacterEdit} or a {@link Style} is made of a text and never changes. A change
 * is a list of {@link TextEdit}s of that text; after it has been applied, make one of the new text.
 *
 * <p><b>Places:</b> {@link YamlPath} spells an {@link org.gaitwright.core.scene.EntryPath} as people type it, and a
 * {@link YamlPlace} is the value there with its line.
 *
 * <p><b>Threads:</b> all of it is immutable.
 *
 * <pre>{@code
 * YamlEdit style = YamlEdit.of(document.get());
 * apply(style.set("style.bend[2]", 0.4));
 * }</pre>
 */
package org.gaitwright.io.edit;
