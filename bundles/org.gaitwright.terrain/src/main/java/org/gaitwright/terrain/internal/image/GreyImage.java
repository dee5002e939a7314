// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.terrain.internal.image;

/**
 * Brightness of the pixels of a picture, 0 to 65,535, row by row from the top left.
 *
 * @param pixels width × height of them
 */
public record GreyImage(int width, int height, char[] pixels) {
    int at(int column, int row) {
        return pixels[row * width + column];
    }
}
