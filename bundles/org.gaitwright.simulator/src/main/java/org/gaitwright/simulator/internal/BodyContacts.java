// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.simulator.internal;

import java.util.Arrays;
import java.util.List;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Surface;
import org.gaitwright.dynamics.TreeModel;
import org.gaitwright.dynamics.TreeState;

/** Contacts of bodies with each other. Pairs that can never touch are left out once and for all. */
final class BodyContacts {
    /** A step moves bodies by their speed, before or after it, to second order: with this to spare, and a micrometre. */
    private static final double MARGIN = 1.2;

    private static final double LEAST = 1e-6;

    private final TreeModel model;
    private final TreeState state;
    private final Shapes shapes;
    private final SoftContacts contacts;
    private final ContactManifold manifold = new ContactManifold();
    private final BoxBoxContact boxes = new BoxBoxContact();
    /** Shapes of each pair within a block, and their friction. */
    private int[] first = new int[0];

    private int[] second = new int[0];
    private Surface[] between = new Surface[0];
    /** How far bodies must have moved before a pair can touch: see {@link #find}. */
    private double[] until = new double[0];

    private double travelled;
    private double speedBefore;
    private double largest;
    private int pairs;
    private final int[] blockShape;
    private final double[] blockBound;
    private final int[] characterOf;

    BodyContacts(
            TreeModel model, TreeState state, Shapes shapes, List<CharacterModel> characters, SoftContacts contacts) {
        this.model = model;
        this.state = state;
        this.shapes = shapes;
        this.contacts = contacts;
        blockShape = new int[model.blocks + 1];
        int i = 0;
        for (int b = 0; b < model.blocks; b++) {
            blockShape[b] = i;
            while (i < shapes.count && shapes.link[i] < model.blockLink[b + 1]) {
                i++;
            }
        }
        blockShape[model.blocks] = i;
        blockBound = new double[6 * model.blocks];
        for (double b : shapes.bound) {
            largest = Math.max(largest, b);
        }
        characterOf = new int[model.blocks];
        int l0 = 0;
        for (int k = 0; k < characters.size(); k++) {
            CharacterModel c = characters.get(k);
            addPairs(c, l0);
            Arrays.fill(
                    characterOf, model.blockOf[l0], model.blockOf[l0 + c.links().size() - 1] + 1, k);
            l0 += c.links().size();
        }
    }

    private void addPairs(CharacterModel c, int l0) {
        int end = l0 + c.links().size();
        for (int a = 0; a < shapes.count; a++) {
            if (shapes.link[a] < l0 || shapes.link[a] >= end) {
                continue;
            }
            for (int b = a + 1; b < shapes.count && shapes.link[b] < end; b++) {
                Surface surface =
                        c.contact(shapes.link[a] - l0, shapes.number[a], shapes.link[b] - l0, shapes.number[b]);
                if (surface != null) {
                    add(a, b, surface);
                }
            }
        }
    }

    private void add(int a, int b, Surface surface) {
        if (pairs == first.length) {
            int n = Math.max(16, 2 * pairs);
            first = Arrays.copyOf(first, n);
            second = Arrays.copyOf(second, n);
            between = Arrays.copyOf(between, n);
            until = Arrays.copyOf(until, n);
        }
        first[pairs] = a;
        second[pairs] = b;
        between[pairs++] = surface;
    }

    /**
     * Shapes must be placed. A pair that was a gap apart can't touch before its bodies have moved by as much together, so it is
     * not looked at until any body may have moved by half of that: what is found is the same.
     */
    void find(double dt) {
        double speed = fastest();
        travelled += MARGIN * dt * Math.max(speed, speedBefore) + LEAST;
        speedBefore = speed;
        double[] c = shapes.centre;
        for (int p = 0; p < pairs; p++) {
            if (travelled < until[p]) {
                continue;
            }
            int a = first[p];
            int b = second[p];
            double x = c[3 * a] - c[3 * b], y = c[3 * a + 1] - c[3 * b + 1], z = c[3 * a + 2] - c[3 * b + 2];
            double reach = shapes.bound[a] + shapes.bound[b];
            double square = x * x + y * y + z * z;
            if (square < reach * reach) {
                double gap = collide(a, b, between[p].friction(), between[p].torsion());
                until[p] = travelled + 0.5 * gap;
            } else {
                until[p] = travelled + 0.5 * (Math.sqrt(square) - reach);
            }
        }
        if (model.blocks > 1) {
            acrossBlocks();
        }
    }

    /** Forgets what was seen: the state has jumped. */
    void forget() {
        travelled = 0;
        speedBefore = 0;
        Arrays.fill(until, 0);
    }

    /** A speed that no point of any shape exceeds. */
    private double fastest() {
        double linear = 0;
        double angular = 0;
        for (int l = 0; l < model.links; l++) {
            int o = 6 * l;
            double wx = state.velocity[o], wy = state.velocity[o + 1], wz = state.velocity[o + 2];
            double vx = state.velocity[o + 3], vy = state.velocity[o + 4], vz = state.velocity[o + 5];
            linear = Math.max(linear, vx * vx + vy * vy + vz * vz);
            angular = Math.max(angular, wx * wx + wy * wy + wz * wz);
        }
        double reach = 0;
        for (int i = 0; i < shapes.count; i++) {
            int o = 3 * shapes.link[i];
            double x = shapes.centre[3 * i] - state.origin[o];
            double y = shapes.centre[3 * i + 1] - state.origin[o + 1];
            double z = shapes.centre[3 * i + 2] - state.origin[o + 2];
            reach = Math.max(reach, x * x + y * y + z * z);
        }
        return Math.sqrt(linear) + Math.sqrt(angular) * (Math.sqrt(reach) + largest);
    }

    private void acrossBlocks() {
        for (int b = 0; b < model.blocks; b++) {
            bound(b);
        }
        for (int a = 0; a < model.blocks; a++) {
            for (int b = a + 1; b < model.blocks; b++) {
                if (!sameCharacter(a, b) && overlap(a, b)) {
                    across(a, b);
                }
            }
        }
    }

    /** Blocks of one character are among its pairs already. */
    private boolean sameCharacter(int a, int b) {
        return characterOf[a] == characterOf[b];
    }

    private void bound(int b) {
        int o = 6 * b;
        for (int k = 0; k < 3; k++) {
            double low = Double.POSITIVE_INFINITY;
            double high = Double.NEGATIVE_INFINITY;
            for (int i = blockShape[b]; i < blockShape[b + 1]; i++) {
                low = Math.min(low, shapes.centre[3 * i + k] - shapes.bound[i]);
                high = Math.max(high, shapes.centre[3 * i + k] + shapes.bound[i]);
            }
            blockBound[o + k] = low;
            blockBound[o + 3 + k] = high;
        }
    }

    private boolean overlap(int a, int b) {
        for (int k = 0; k < 3; k++) {
            if (!(blockBound[6 * a + k] < blockBound[6 * b + 3 + k]
                    && blockBound[6 * b + k] < blockBound[6 * a + 3 + k])) {
                return false;
            }
        }
        return true;
    }

    private void across(int a, int b) {
        for (int i = blockShape[a]; i < blockShape[a + 1]; i++) {
            for (int j = blockShape[b]; j < blockShape[b + 1]; j++) {
                Surface x = shapes.surface[i];
                Surface y = shapes.surface[j];
                // two that can't move have no way to part
                if (!x.touches(y) || still(i) && still(j)) {
                    continue;
                }
                double dx = shapes.centre[3 * i] - shapes.centre[3 * j];
                double dy = shapes.centre[3 * i + 1] - shapes.centre[3 * j + 1];
                double dz = shapes.centre[3 * i + 2] - shapes.centre[3 * j + 2];
                double reach = shapes.bound[i] + shapes.bound[j];
                if (dx * dx + dy * dy + dz * dz < reach * reach) {
                    collide(i, j, Math.max(x.friction(), y.friction()), Math.max(x.torsion(), y.torsion()));
                }
            }
        }
    }

    private boolean still(int shape) {
        return model.lastDof[shapes.link[shape]] < 0;
    }

    /** Adds the contacts of a pair; returns how far apart the two are at least. */
    private double collide(int a, int b, double friction, double torsion) {
        shapes.turn(state, a);
        shapes.turn(state, b);
        double[] c = shapes.centre;
        double[] r = shapes.rotation;
        double[] s = shapes.size;
        boolean boxA = shapes.kind[a] == Shapes.BOX;
        boolean boxB = shapes.kind[b] == Shapes.BOX;
        if (boxA && boxB) {
            boxes.find(c, 3 * a, r, 9 * a, s, 3 * a, c, 3 * b, r, 9 * b, s, 3 * b, 0, manifold);
        } else if (boxB) {
            manifold.capsuleBox(
                    c, 3 * a, r, 9 * a, half(a), s[3 * a], c, 3 * b, r, 9 * b, s[3 * b], s[3 * b + 1], s[3 * b + 2]);
        } else if (boxA) {
            manifold.capsuleBox(
                    c, 3 * b, r, 9 * b, half(b), s[3 * b], c, 3 * a, r, 9 * a, s[3 * a], s[3 * a + 1], s[3 * a + 2]);
            manifold.flip();
        } else if (half(a) == 0 && half(b) == 0) {
            manifold.spheres(c, 3 * a, s[3 * a], c, 3 * b, s[3 * b]);
        } else {
            manifold.capsules(c, 3 * a, r, 9 * a, half(a), s[3 * a], c, 3 * b, r, 9 * b, half(b), s[3 * b]);
        }
        for (int k = 0; k < manifold.count; k++) {
            contacts.add(
                    shapes.link[a],
                    shapes.link[b],
                    manifold.point,
                    3 * k,
                    manifold.normal,
                    3 * k,
                    manifold.distance[k],
                    friction,
                    torsion);
        }
        return manifold.count > 0 ? 0 : manifold.apart;
    }

    private double half(int i) {
        return shapes.kind[i] == Shapes.CAPSULE ? shapes.size[3 * i + 1] : 0;
    }
}
