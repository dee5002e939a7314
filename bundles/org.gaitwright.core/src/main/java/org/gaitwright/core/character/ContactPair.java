// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.character;

/**
 * Two shapes of a character that touch each other whatever their surfaces say, with a friction of their own.
 *
 * @param link index of the link of the first shape
 * @param shape index of the first shape in its link
 * @param otherLink index of the link of the second shape
 * @param otherShape index of the second shape in its link
 * @param surface friction of the pair; its bits do not matter
 */
public record ContactPair(int link, int shape, int otherLink, int otherShape, Surface surface) {
    /** Whether it is about these two shapes, in either order. */
    boolean joins(int aLink, int aShape, int bLink, int bShape) {
        return link == aLink && shape == aShape && otherLink == bLink && otherShape == bShape
                || link == bLink && shape == bShape && otherLink == aLink && otherShape == aShape;
    }
}
