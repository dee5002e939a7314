// SPDX-License-Identifier: Apache-2.0
/**
 * What the editors of characters, gaits, keyframes, scenes, styles and terrains share. A {@code PagedEditor} has pages of forms and pictures ({@code EditorPage}) over one text: pages show the
 * {@code TextModel} that was read from it last, and change it by edits of the text, so that undo is the text's own. Besides there are forms ({@code YamlForm}, {@code PanelRows}), bars ({@code Bar},
 * {@code Tools}), 3D pictures ({@code Stage3D}), rings of states ({@code RingDiagram}) and the run of what is edited ({@code LivePreset}).
 */
package org.gaitwright.editors.internal.page;
