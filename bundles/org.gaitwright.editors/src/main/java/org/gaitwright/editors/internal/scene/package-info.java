// SPDX-License-Identifier: Apache-2.0
/** The editor of scenes: who walks where with which goals, on what ground, pushed when ({@code Details}, one form for each), and a picture in which characters are moved ({@code ScenePreview}). */
package org.gaitwright.editors.internal.scene;
