// SPDX-License-Identifier: Apache-2.0
/**
 * What all painters stand on: the canvas with its OpenGL context and the loop that decides when a picture is drawn, shader
 * programs (their sources lie beside {@link org.gaitwright.viewport.internal.gl.ShaderProgram}), meshes on the card, the
 * shadow map, and what one picture takes from camera and theme
 * ({@link org.gaitwright.viewport.internal.gl.Outlook}, {@link org.gaitwright.viewport.internal.gl.Palette}).
 *
 * <p><b>Threads:</b> all calls come on the thread of the user interface, with the context current, except in
 * {@code MeshData}, {@code FrameRate}, {@code Palette} and {@code Tint}, which touch no graphics.
 * <b>Lifecycle:</b> what holds names of OpenGL is made after the context and disposed of before it.
 */
package org.gaitwright.viewport.internal.gl;
