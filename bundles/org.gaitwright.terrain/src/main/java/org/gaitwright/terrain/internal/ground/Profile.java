// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.terrain.internal.ground;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.core.terrain.SolidBox;

/** Blocks side by side along x, from a common bottom up, as wide as anyone will ever see. */
public final class Profile {
    /** Where blocks "without end" end, m from the origin. */
    public static final double ENDLESS = 1000;
    /** Blocks stand this deep in the lattice, m: their bottoms are never seen. */
    public static final double ROOT = 0.5;

    private final List<SolidBox> blocks = new ArrayList<>();
    private final double bottom;

    /** @param floor height of the lattice on which the blocks stand */
    public Profile(double floor) {
        bottom = floor - ROOT;
    }

    public Profile block(double from, double to, double top) {
        double h = 0.5 * (top - bottom);
        blocks.add(new SolidBox(0.5 * (from + to), 0, bottom + h, 0.5 * (to - from), ENDLESS, h, 0));
        return this;
    }

    /** Ground from where nobody comes. */
    public Profile before(double x, double top) {
        return block(-ENDLESS, x, top);
    }

    /** Ground for the rest of the way. */
    public Profile after(double x, double top) {
        return block(x, x + ENDLESS, top);
    }

    public BoxList boxes() {
        return new BoxList(blocks);
    }
}
