// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.core.math.CounterRandom;
import org.gaitwright.core.math.Vec3;
import org.junit.jupiter.api.Test;

class ConvexHullTest {
    @Test
    void pointsInsideAreLeftOut() {
        List<Vec3> hull = ConvexHull.of(List.of(
                new Vec3(0, 0, 0),
                new Vec3(1, 0, 0),
                new Vec3(0.5, 0.5, 0),
                new Vec3(1, 1, 0),
                new Vec3(0, 1, 0),
                new Vec3(0.5, 0, 0)));
        assertEquals(List.of(new Vec3(0, 0, 0), new Vec3(1, 0, 0), new Vec3(1, 1, 0), new Vec3(0, 1, 0)), hull);
    }

    @Test
    void pointsOnALineMakeNoArea() {
        assertTrue(ConvexHull.of(List.of(Vec3.ZERO, Vec3.X, Vec3.X.times(2))).size() < 3);
        assertTrue(ConvexHull.of(List.of()).isEmpty());
        assertTrue(ConvexHull.of(List.of(Vec3.X)).size() < 3);
    }

    @Test
    void everyPointIsToTheLeftOfEverySide() {
        for (int seed = 0; seed < 50; seed++) {
            List<Vec3> points = new ArrayList<>();
            for (int i = 0; i < 30; i++) {
                points.add(new Vec3(CounterRandom.uniform(seed, 1, i), CounterRandom.uniform(seed, 2, i), 0));
            }
            List<Vec3> hull = ConvexHull.of(points);
            for (int i = 0; i < hull.size(); i++) {
                Vec3 a = hull.get(i);
                Vec3 side = hull.get((i + 1) % hull.size()).minus(a);
                points.forEach(p -> assertTrue(side.cross(p.minus(a)).z() > -1e-9));
            }
        }
    }
}
