// SPDX-License-Identifier: Apache-2.0
/**
 * Characters, as MJCF or as recipes, in 3D with handles, as a form, and as text. What the text says is a {@link
 * org.gaitwright.editors.internal.character.CharacterDraft}; all that can be stretched of it is a list of {@link
 * org.gaitwright.editors.internal.character.BodyPart}s; what the user does to one of them is a {@link
 * org.gaitwright.editors.internal.character.Wish}, which becomes proportions, which become edits of the text. While the user
 * still drags, the draft that would come out is shown on all pages.
 */
package org.gaitwright.editors.internal.character;
