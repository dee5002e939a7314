// SPDX-License-Identifier: Apache-2.0
/**
 * Terrains: the ground in 3D with things to place on it, as a form, and as text. What the text says is a {@link
 * org.gaitwright.editors.internal.terrain.TerrainDraft}; what the user does becomes {@link
 * org.gaitwright.editors.internal.terrain.TerrainText edits of the text}.
 */
package org.gaitwright.editors.internal.terrain;
