// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.simulator.internal;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Geometry;
import org.gaitwright.core.character.Link;
import org.gaitwright.core.character.Shape;
import org.gaitwright.core.character.Surface;
import org.gaitwright.core.math.Quat;
import org.gaitwright.core.math.Quaternions;
import org.gaitwright.dynamics.TreeState;

/** All shapes that take part in contact, in flat arrays, and where they are now. */
final class Shapes {
    static final int SPHERE = 0;
    static final int CAPSULE = 1;
    static final int BOX = 2;

    final int count;
    final int[] link;
    final int[] kind;
    /** Radius and half length of spheres and capsules; half extents of boxes. */
    final double[] size;
    /** Radius of a sphere around the shape's centre that holds all of it. */
    final double[] bound;

    final Surface[] surface;
    /** Index of the shape in its link's list. */
    final int[] number;
    /** Now: centre (3) and row-major rotation (9), of which capsules use the third column. */
    final double[] centre;

    final double[] rotation;
    private final double[] local;
    private final double[] localRotation;
    private final boolean[] turned;
    /** Which placing each rotation belongs to. */
    private final int[] turnedAt;

    private int placing;

    Shapes(List<CharacterModel> characters) {
        List<Shape> shapes = new ArrayList<>();
        List<int[]> places = new ArrayList<>();
        int l = 0;
        for (CharacterModel c : characters) {
            for (Link each : c.links()) {
                for (int k = 0; k < each.shapes().size(); k++) {
                    // a shape without bits may still be named in a pair
                    shapes.add(each.shapes().get(k));
                    places.add(new int[] {l, k});
                }
                l++;
            }
        }
        count = shapes.size();
        link = new int[count];
        number = new int[count];
        kind = new int[count];
        size = new double[3 * count];
        bound = new double[count];
        surface = new Surface[count];
        centre = new double[3 * count];
        rotation = new double[9 * count];
        local = new double[3 * count];
        localRotation = new double[9 * count];
        turned = new boolean[count];
        turnedAt = new int[count];
        for (int i = 0; i < count; i++) {
            link[i] = places.get(i)[0];
            number[i] = places.get(i)[1];
            fill(i, shapes.get(i));
        }
    }

    private void fill(int i, Shape s) {
        surface[i] = s.surface();
        if (s.geometry() instanceof Geometry.Sphere g) {
            kind[i] = SPHERE;
            size[3 * i] = g.radius();
            bound[i] = g.radius();
        } else if (s.geometry() instanceof Geometry.Capsule g) {
            kind[i] = CAPSULE;
            size[3 * i] = g.radius();
            size[3 * i + 1] = g.halfLength();
            bound[i] = g.radius() + g.halfLength();
        } else if (s.geometry() instanceof Geometry.Box g) {
            kind[i] = BOX;
            size[3 * i] = g.hx();
            size[3 * i + 1] = g.hy();
            size[3 * i + 2] = g.hz();
            bound[i] = Math.sqrt(g.hx() * g.hx() + g.hy() * g.hy() + g.hz() * g.hz());
        } else {
            throw new IllegalArgumentException("no contact for " + s.geometry());
        }
        s.pose().position().get(local, 3 * i);
        Quat q = s.pose().orientation();
        Quaternions.toMatrix(new double[] {q.w(), q.x(), q.y(), q.z()}, 0, localRotation, 9 * i);
        turned[i] = q.x() != 0 || q.y() != 0 || q.z() != 0;
    }

    /** Brings the centres up to date. */
    void place(TreeState s) {
        placing++;
        for (int i = 0; i < count; i++) {
            int l = link[i];
            int r = 9 * l;
            double x = local[3 * i], y = local[3 * i + 1], z = local[3 * i + 2];
            centre[3 * i] = s.position[3 * l] + s.rotation[r] * x + s.rotation[r + 1] * y + s.rotation[r + 2] * z;
            centre[3 * i + 1] =
                    s.position[3 * l + 1] + s.rotation[r + 3] * x + s.rotation[r + 4] * y + s.rotation[r + 5] * z;
            centre[3 * i + 2] =
                    s.position[3 * l + 2] + s.rotation[r + 6] * x + s.rotation[r + 7] * y + s.rotation[r + 8] * z;
        }
    }

    /** Brings the rotation of one shape up to date; of a capsule its axis alone. */
    void turn(TreeState s, int i) {
        if (turnedAt[i] == placing) {
            return;
        }
        turnedAt[i] = placing;
        int r = 9 * link[i];
        int o = 9 * i;
        if (!turned[i]) {
            System.arraycopy(s.rotation, r, rotation, o, 9);
            return;
        }
        for (int a = 0; a < 3; a++) {
            double x = s.rotation[r + 3 * a], y = s.rotation[r + 3 * a + 1], z = s.rotation[r + 3 * a + 2];
            for (int b = kind[i] == CAPSULE ? 2 : 0; b < 3; b++) {
                rotation[o + 3 * a + b] =
                        x * localRotation[o + b] + y * localRotation[o + 3 + b] + z * localRotation[o + 6 + b];
            }
        }
    }
}
