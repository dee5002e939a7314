// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.keyframe.node;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import org.junit.jupiter.api.Test;

class NodePageTest {
    @Test
    void sharesAreOfTheTimeInEachNode() {
        assertArrayEquals(new double[] {0.5, 0.25, 0, 0.25}, NodePage.shares(new double[] {0, 0, 1, 3}, 4), 1e-12);
    }

    @Test
    void nodesThatAreNoMoreDoNotCount() {
        assertArrayEquals(new double[] {0.5, 0}, NodePage.shares(new double[] {0, 5}, 2), 1e-12);
    }

    @Test
    void whoDoesNotWalkHasNone() {
        assertArrayEquals(new double[0], NodePage.shares(new double[0], 4));
    }
}
