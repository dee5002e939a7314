// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.keyframe.figure;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.core.character.Side;

/** A body is seen from its right: what is on its left is behind the trunk, what is on its right before it. */
final class FigureOrder {
    private FigureOrder() {}

    static List<Integer> backToFront(PlanarBody body) {
        List<Integer> order = new ArrayList<>();
        for (Side side : List.of(Side.LEFT, Side.CENTRE, Side.RIGHT)) {
            for (int l = 0; l < body.character().links().size(); l++) {
                if (body.character().links().get(l).side() == side) {
                    order.add(l);
                }
            }
        }
        return order;
    }
}
