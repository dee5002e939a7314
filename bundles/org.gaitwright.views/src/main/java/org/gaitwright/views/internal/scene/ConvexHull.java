// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.scene;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.gaitwright.core.math.Vec3;

/** The smallest convex polygon around points, seen from above [Andrew 1979]. */
final class ConvexHull {
    private ConvexHull() {}

    /** Corners counter-clockwise; fewer than three if the points are on a line. */
    static List<Vec3> of(List<Vec3> points) {
        List<Vec3> sorted = new ArrayList<>(points);
        sorted.sort(Comparator.comparingDouble(Vec3::x).thenComparingDouble(Vec3::y));
        List<Vec3> lower = chain(sorted);
        java.util.Collections.reverse(sorted);
        List<Vec3> upper = chain(sorted);
        List<Vec3> hull = new ArrayList<>(lower.subList(0, Math.max(0, lower.size() - 1)));
        hull.addAll(upper.subList(0, Math.max(0, upper.size() - 1)));
        return hull;
    }

    private static List<Vec3> chain(List<Vec3> sorted) {
        List<Vec3> chain = new ArrayList<>();
        for (Vec3 p : sorted) {
            while (chain.size() >= 2 && turn(chain.get(chain.size() - 2), chain.get(chain.size() - 1), p) <= 1e-12) {
                chain.remove(chain.size() - 1);
            }
            chain.add(p);
        }
        return chain;
    }

    private static double turn(Vec3 a, Vec3 b, Vec3 c) {
        return (b.x() - a.x()) * (c.y() - a.y()) - (b.y() - a.y()) * (c.x() - a.x());
    }
}
