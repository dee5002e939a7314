// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

/** Horizontal axes of a walk: ahead, and aside to the left. Vectors are (x, y) in the world and (ahead, aside) in the walk. */
final class WalkFrame {
    private double cos = 1;
    private double sin;

    /** Turns the axes; direction in rad, 0 = world x, left positive. */
    void face(double direction) {
        cos = StrictMath.cos(direction);
        sin = StrictMath.sin(direction);
    }

    double ahead(double x, double y) {
        return x * cos + y * sin;
    }

    double aside(double x, double y) {
        return -x * sin + y * cos;
    }

    double worldX(double ahead, double aside) {
        return ahead * cos - aside * sin;
    }

    double worldY(double ahead, double aside) {
        return ahead * sin + aside * cos;
    }

    /** walk = world in these axes; may alias. */
    void toWalk(double[] world, double[] walk) {
        double ahead = ahead(world[0], world[1]);
        walk[1] = aside(world[0], world[1]);
        walk[0] = ahead;
    }

    /** world = walk in world axes; may alias. */
    void toWorld(double[] walk, double[] world) {
        double x = worldX(walk[0], walk[1]);
        world[1] = worldY(walk[0], walk[1]);
        world[0] = x;
    }
}
