// SPDX-License-Identifier: Apache-2.0
/**
 * The editor of keyframes of the family {@code nearest-node}: its pages, the strip of the keyframes of half a cycle
 * ({@code KeyStrip}), their angles as numbers ({@code KeyPanel}), and the start of a training.
 *
 * <p>Text is the only model: {@code motion} reads it and edits it, {@code figure} draws and drags the figure that it poses,
 * {@code node} shows the nodes that were learnt. <b>Threads:</b> the user interface's, but for the describer, which the
 * platform calls on any. <b>Lifecycle:</b> that of the editor.
 */
package org.gaitwright.editors.internal.keyframe;
