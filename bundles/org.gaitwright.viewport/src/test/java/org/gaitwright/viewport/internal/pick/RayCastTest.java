// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.pick;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Random;
import org.gaitwright.core.character.Geometry;
import org.gaitwright.core.math.Vec3;
import org.junit.jupiter.api.Test;

class RayCastTest {
    private static final double EXACT = 1e-12;
    /** What marching stops at. */
    private static final double MARCHED = 1e-6;

    @Test
    void hitsASphereAtItsNearSide() {
        assertEquals(1.5, cast(new Vec3(2, 0, 0), new Vec3(-1, 0, 0), new Geometry.Sphere(0.5)), EXACT);
    }

    @Test
    void hitsACapsuleOnItsWallAndOnItsCap() {
        Geometry capsule = new Geometry.Capsule(0.1, 0.4);
        assertEquals(0.9, cast(new Vec3(1, 0, 0.3), new Vec3(-1, 0, 0), capsule), EXACT);
        assertEquals(1.5, cast(new Vec3(0, 0, 2), new Vec3(0, 0, -1), capsule), EXACT);
        assertEquals(1 - 0.06, cast(new Vec3(1, 0, 0.48), new Vec3(-1, 0, 0), capsule), EXACT);
        assertMiss(cast(new Vec3(1, 0, 0.51), new Vec3(-1, 0, 0), capsule));
    }

    @Test
    void hitsABoxOnTheFaceThatFacesTheRay() {
        Geometry box = new Geometry.Box(0.1, 0.2, 0.3);
        assertEquals(0.9, cast(new Vec3(1, 0.1, 0.1), new Vec3(-1, 0, 0), box), EXACT);
        assertEquals(0.7, cast(new Vec3(0.05, -0.1, 1), new Vec3(0, 0, -1), box), EXACT);
        assertMiss(cast(new Vec3(1, 0.21, 0), new Vec3(-1, 0, 0), box));
    }

    @Test
    void whatIsBehindTheRayIsMissed() {
        for (Geometry g : shapes()) {
            assertMiss(cast(new Vec3(2, 0, 0), new Vec3(1, 0, 0), g));
        }
    }

    @Test
    void aRayFromInsideHitsAtOnce() {
        for (Geometry g : shapes()) {
            assertEquals(0, cast(Vec3.ZERO, Vec3.Y, g), EXACT, g.toString());
        }
    }

    @Test
    void agreesWithMarchingAlongTheDistanceToTheSurface() {
        Random random = new Random(7);
        for (Geometry g : shapes()) {
            int hits = 0;
            for (int i = 0; i < 500; i++) {
                Vec3 from = direction(random).times(2);
                Vec3 to = direction(random).times(0.4 * random.nextDouble());
                Ray ray = new Ray(from, to.minus(from).unit());
                double marched = march(ray, g);
                double cast = RayCast.distance(ray, g);
                if (Double.isInfinite(cast)) {
                    assertEquals(marched, cast, g + " from " + from);
                } else if (Double.isFinite(marched)) {
                    assertEquals(marched, cast, 1e-3, g + " from " + from);
                    hits++;
                }
            }
            assertEquals(true, hits > 100, g + " was hit " + hits + " times");
        }
    }

    private static List<Geometry> shapes() {
        return List.of(new Geometry.Sphere(0.3), new Geometry.Capsule(0.1, 0.25), new Geometry.Box(0.1, 0.2, 0.3));
    }

    private static Vec3 direction(Random random) {
        return new Vec3(random.nextGaussian(), random.nextGaussian(), random.nextGaussian()).unit();
    }

    private static double march(Ray ray, Geometry g) {
        double t = 0;
        while (t < 5) {
            double d = distance(ray.at(t), g);
            if (d < MARCHED) {
                return t;
            }
            t += d;
        }
        return Double.POSITIVE_INFINITY;
    }

    private static double distance(Vec3 p, Geometry g) {
        if (g instanceof Geometry.Sphere s) {
            return p.norm() - s.radius();
        }
        if (g instanceof Geometry.Capsule c) {
            double z = Math.max(-c.halfLength(), Math.min(c.halfLength(), p.z()));
            return p.minus(new Vec3(0, 0, z)).norm() - c.radius();
        }
        Geometry.Box b = (Geometry.Box) g;
        double dx = Math.max(0, Math.abs(p.x()) - b.hx());
        double dy = Math.max(0, Math.abs(p.y()) - b.hy());
        double dz = Math.max(0, Math.abs(p.z()) - b.hz());
        return Math.sqrt(dx * dx + dy * dy + dz * dz);
    }

    private static double cast(Vec3 from, Vec3 direction, Geometry g) {
        return RayCast.distance(new Ray(from, direction), g);
    }

    private static void assertMiss(double distance) {
        assertEquals(Double.POSITIVE_INFINITY, distance);
    }
}
