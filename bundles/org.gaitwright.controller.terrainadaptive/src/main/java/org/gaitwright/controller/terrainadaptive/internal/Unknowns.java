// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.terrainadaptive.internal;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.gaitwright.dynamics.TreeModel;

/** Degrees of freedom between the end effectors, in the order in which they are solved for: those of the spine come first, then those of each leg. Immutable. */
final class Unknowns {
    final int n;
    /** Which degrees of freedom they are. */
    final int[] dof;
    /** Greatest torque of each, N m. */
    final double[] limit;
    /** Of each side: the knee, the first of its leg, and the one after its last. */
    final int[] knee = new int[2];

    final int[] first = new int[2];
    final int[] end = new int[2];
    final int spine;
    private final TreeModel model;

    Unknowns(Body body) {
        Anatomy a = body.anatomy;
        model = body.model;
        int[] all = new int[model.velocities];
        int k = dofs(a.spineJoints, all, 0);
        spine = k;
        for (int side = 0; side < 2; side++) {
            first[side] = k;
            k = dofs(a.legJoints[side], all, k);
            end[side] = k;
        }
        n = k;
        dof = Arrays.copyOf(all, n);
        limit = new double[n];
        for (int i = 0; i < n; i++) {
            limit[i] = a.character.joints().get(model.dofJoint[dof[i]]).torqueLimit();
        }
        for (int side = 0; side < 2; side++) {
            knee[side] = of(a.knee[side]);
        }
    }

    private int dofs(int[] joints, int[] out, int at) {
        int k = at;
        for (int j : joints) {
            for (int d = model.jointVelocity[j]; d < model.jointVelocity[j] + model.jointType[j].velocities(); d++) {
                out[k++] = d;
            }
        }
        return k;
    }

    /** The first one of a joint. */
    int of(int joint) {
        return IntStream.range(0, n)
                .filter(i -> model.dofJoint[dof[i]] == joint)
                .findFirst()
                .orElseThrow();
    }

    /** The one after i that moves a foot of this side: for (i = 0; i < end[side]; i = next(i, side)). */
    int next(int i, int side) {
        return i + 1 == spine ? first[side] : i + 1;
    }
}
