// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.terrain.internal.ground;

import org.gaitwright.core.terrain.HeightLattice;

/** A lattice that knows how high it gets. */
public interface Surface extends HeightLattice {
    /** No point lies higher, m; positive infinity where the ground climbs without end. */
    double highest();

    /** Level ground. */
    record Level(double height) implements Surface {
        @Override
        public double spacing() {
            return 1;
        }

        @Override
        public double at(int i, int j) {
            return height;
        }

        @Override
        public double steepest() {
            return 0;
        }

        @Override
        public double highest() {
            return height;
        }
    }
}
