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

    private final Geoms geoms;
    private final ContactJoints contactJoints;
    private final List<Pair> own = new ArrayList<>();
    private final double[] low;
    private final double[] high;

    Pairs(List<CharacterModel> characters, Geoms geoms, ContactJoints contactJoints) {
        this.geoms = geoms;
        this.contactJoints = contactJoints;
        low = new double[3 * characters.size()];
        high = new double[3 * characters.size()];
        int l0 = 0;
        for (int c = 0; c < characters.size(); c++) {
            for (int a = geoms.firstOf[c]; a < geoms.firstOf[c + 1]; a++) {
                for (int b = a + 1; b < geoms.firstOf[c + 1]; b++) {
                    Surface s = characters
                            .get(c)
                            .contact(geoms.link[a] - l0, geoms.number[a], geoms.link[b] - l0, geoms.number[b]);
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
            if (geoms.near(pair.a(), pair.b())) {
                contactJoints.collide(
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
        for (int i = geoms.firstOf[c]; i < geoms.firstOf[c + 1]; i++) {
            DVector3C x = geoms.geom[i].getPosition();
            for (int k = 0; k < 3; k++) {
                low[3 * c + k] = Math.min(low[3 * c + k], x.get(k) - geoms.bound[i]);
                high[3 * c + k] = Math.max(high[3 * c + k], x.get(k) + geoms.bound[i]);
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
        for (int a = geoms.firstOf[c]; a < geoms.firstOf[c + 1]; a++) {
            for (int b = geoms.firstOf[d]; b < geoms.firstOf[d + 1]; b++) {
                Surface x = geoms.surface[a];
                Surface y = geoms.surface[b];
                if (x.touches(y) && geoms.near(a, b)) {
                    contactJoints.collide(
                            a, b, Math.max(x.friction(), y.friction()), Math.max(x.torsion(), y.torsion()));
                }
            }
        }
    }
}
