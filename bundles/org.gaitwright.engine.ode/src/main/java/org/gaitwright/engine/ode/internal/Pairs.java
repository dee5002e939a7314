// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.engine.ode.internal;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Surface;
import org.ode4j.math.DVector3C;

/** Contacts of bodies with each other. Pairs of one character that can never touch are left out once and for all. */
final class Pairs {
    private record Pair(int a, int b, Surface between) {}

    private final Solids solids;
    private final Touching touching;
    private final List<Pair> own = new ArrayList<>();
    private final double[] low;
    private final double[] high;

    Pairs(List<CharacterModel> characters, Solids solids, Touching touching) {
        this.solids = solids;
        this.touching = touching;
        low = new double[3 * characters.size()];
        high = new double[3 * characters.size()];
        int l0 = 0;
        for (int c = 0; c < characters.size(); c++) {
            for (int a = solids.firstOf[c]; a < solids.firstOf[c + 1]; a++) {
                for (int b = a + 1; b < solids.firstOf[c + 1]; b++) {
                    Surface s = characters
                            .get(c)
                            .contact(solids.link[a] - l0, solids.number[a], solids.link[b] - l0, solids.number[b]);
                    if (s != null) {
                        own.add(new Pair(a, b, s));
                    }
                }
            }
            l0 += characters.get(c).links().size();
        }
    }

    void find() {
        for (int p = 0; p < own.size(); p++) {
            Pair pair = own.get(p);
            if (solids.near(pair.a(), pair.b())) {
                touching.collide(
                        pair.a(),
                        pair.b(),
                        pair.between().friction(),
                        pair.between().torsion());
            }
        }
        int n = low.length / 3;
        if (n > 1) {
            for (int c = 0; c < n; c++) {
                bound(c);
            }
            for (int c = 0; c < n; c++) {
                for (int d = c + 1; d < n; d++) {
                    if (overlap(c, d)) {
                        across(c, d);
                    }
                }
            }
        }
    }

    private void bound(int c) {
        for (int k = 0; k < 3; k++) {
            low[3 * c + k] = Double.POSITIVE_INFINITY;
            high[3 * c + k] = Double.NEGATIVE_INFINITY;
        }
        for (int i = solids.firstOf[c]; i < solids.firstOf[c + 1]; i++) {
            DVector3C x = solids.geom[i].getPosition();
            for (int k = 0; k < 3; k++) {
                low[3 * c + k] = Math.min(low[3 * c + k], x.get(k) - solids.bound[i]);
                high[3 * c + k] = Math.max(high[3 * c + k], x.get(k) + solids.bound[i]);
            }
        }
    }

    private boolean overlap(int c, int d) {
        for (int k = 0; k < 3; k++) {
            if (!(low[3 * c + k] < high[3 * d + k] && low[3 * d + k] < high[3 * c + k])) {
                return false;
            }
        }
        return true;
    }

    private void across(int c, int d) {
        for (int a = solids.firstOf[c]; a < solids.firstOf[c + 1]; a++) {
            for (int b = solids.firstOf[d]; b < solids.firstOf[d + 1]; b++) {
                Surface x = solids.surface[a];
                Surface y = solids.surface[b];
                if (x.touches(y) && solids.near(a, b)) {
                    touching.collide(a, b, Math.max(x.friction(), y.friction()), Math.max(x.torsion(), y.torsion()));
                }
            }
        }
    }
}
