// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.input;

/**
 * Where the mouse is and what is held down.
 *
 * @param x in points of the monitor from the left
 * @param y from the top
 * @param button which was pressed: 1 left, 2 middle, 3 right; 0 for none
 */
public record Pointer(int x, int y, int button, boolean ctrl, boolean shift) {}
