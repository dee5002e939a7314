// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.simulator.internal;

import java.util.Arrays;
import org.gaitwright.dynamics.ArticulatedBodies;
import org.gaitwright.dynamics.TreeModel;
import org.gaitwright.dynamics.TreeState;

/**
 * Second derivative of {@link Newton}'s cost, in the row format of the trees: M with its added diagonal, and the curvature of
 * constraints. What all contacts of a link add is one symmetric 6×6, summed towards the root like a composite inertia.
 */
final class Hessian {
    private static final int ROWS = Constraints.ROWS;
    private static final int HALF = ArticulatedBodies.HALF;

    private final TreeModel model;
    private final TreeState state;
    private final Constraints constraints;
    private final FrictionCone.Point at = new FrictionCone.Point();
    private final double[] rows;
    private final double[] contactInertia;
    private final boolean[] touched;
    private final double[] curvature = new double[ROWS * ROWS];

    Hessian(TreeModel model, TreeState state, Constraints constraints) {
        this.model = model;
        this.state = state;
        this.constraints = constraints;
        rows = new double[model.entries];
        contactInertia = new double[HALF * model.links];
        touched = new boolean[model.links];
    }

    /**
     * H = M + diagonal + Σ Jᵀ (∂²s/∂x²) J of an island at the present x; constraints between bodies, which no tree's matrix
     * holds, are left out. The caller may factor it in place.
     */
    double[] build(
            Islands islands, int island, int[] zone, double[] residual, double[] limitResidual, double[] diagonal) {
        for (int b = islands.firstBlock(island); b >= 0; b = islands.nextBlock(b)) {
            int first = model.blockDof[b];
            int end = model.blockDof[b + 1];
            if (first == end) {
                continue;
            }
            int from = model.rowStart[first];
            int to = model.rowStart[end - 1] + model.depth[end - 1] + 1;
            System.arraycopy(state.massMatrix, from, rows, from, to - from);
            for (int d = first; d < end; d++) {
                rows[model.rowStart[d] + model.depth[d]] += diagonal[d];
            }
        }
        addContacts(islands, island, zone, residual);
        for (int l = islands.firstLimit(island); l >= 0; l = islands.nextLimit(l)) {
            if (limitResidual[l] < 0) {
                addLimit(l);
            }
        }
        return rows;
    }

    /** H += D n nᵀ over the degrees of freedom of the joint. */
    private void addLimit(int l) {
        int d0 = constraints.limitDof[l];
        for (int i = 0; i < constraints.limitSize[l]; i++) {
            int diag = model.rowStart[d0 + i] + model.depth[d0 + i];
            for (int j = 0; j <= i; j++) {
                rows[diag - i + j] += constraints.limitStiffness[l]
                        * constraints.limitAxis[3 * l + i]
                        * constraints.limitAxis[3 * l + j];
            }
        }
    }

    private void addContacts(Islands islands, int island, int[] zone, double[] residual) {
        boolean any = false;
        for (int c = islands.firstPoint(island); c >= 0; c = islands.nextPoint(c)) {
            if (zone[c] == FrictionCone.FREE || constraints.linkB[c] >= 0) {
                continue;
            }
            int l = constraints.linkA[c];
            if (!touched[l]) {
                touched[l] = true;
                Arrays.fill(contactInertia, HALF * l, HALF * l + HALF, 0);
            }
            any = true;
            addContact(c, zone[c], residual, contactInertia);
        }
        if (!any) {
            return;
        }
        for (int b = islands.firstBlock(island); b >= 0; b = islands.nextBlock(b)) {
            for (int l = model.blockLink[b + 1] - 1; l >= model.blockLink[b]; l--) {
                if (touched[l]) {
                    touched[l] = false;
                    addLinkStiffness(l);
                    passUp(l);
                }
            }
        }
    }

    /** W += Jᵀ (∂²s/∂x²) J, the curvature of a contact that is not free, for the 6×6 of its link. */
    void addContact(int c, int zone, double[] residual, double[] links) {
        int o = HALF * constraints.linkA[c];
        if (zone == FrictionCone.STICKING) {
            constraints.addSticking(c, links, o);
        } else {
            FrictionCone.locate(constraints, c, residual, ROWS * c, at);
            FrictionCone.curvature(constraints, c, at, curvature);
            constraints.addStiffness(c, curvature, links, o);
        }
    }

    /** W_λ += W. */
    private void passUp(int l) {
        int p = model.parent[l];
        if (p < 0) {
            return;
        }
        if (touched[p]) {
            for (int k = 0; k < HALF; k++) {
                contactInertia[HALF * p + k] += contactInertia[HALF * l + k];
            }
        } else {
            System.arraycopy(contactInertia, HALF * l, contactInertia, HALF * p, HALF);
            touched[p] = true;
        }
    }

    /** H_dj += S_jᵀ W S_d for the degrees of freedom d of a link and their ancestors j. */
    private void addLinkStiffness(int l) {
        double[] s = state.subspace;
        double[] w = contactInertia;
        int o = HALF * l;
        int end = model.linkDofEnd[l];
        for (int d = model.linkDof[l]; d < end; d++) {
            int i = 6 * d;
            double x0 = s[i], x1 = s[i + 1], x2 = s[i + 2], x3 = s[i + 3], x4 = s[i + 4], x5 = s[i + 5];
            double g0 = w[o] * x0 + w[o + 1] * x1 + w[o + 3] * x2 + w[o + 6] * x3 + w[o + 10] * x4 + w[o + 15] * x5;
            double g1 = w[o + 1] * x0 + w[o + 2] * x1 + w[o + 4] * x2 + w[o + 7] * x3 + w[o + 11] * x4 + w[o + 16] * x5;
            double g2 = w[o + 3] * x0 + w[o + 4] * x1 + w[o + 5] * x2 + w[o + 8] * x3 + w[o + 12] * x4 + w[o + 17] * x5;
            double g3 = w[o + 6] * x0 + w[o + 7] * x1 + w[o + 8] * x2 + w[o + 9] * x3 + w[o + 13] * x4 + w[o + 18] * x5;
            double g4 =
                    w[o + 10] * x0 + w[o + 11] * x1 + w[o + 12] * x2 + w[o + 13] * x3 + w[o + 14] * x4 + w[o + 19] * x5;
            double g5 =
                    w[o + 15] * x0 + w[o + 16] * x1 + w[o + 17] * x2 + w[o + 18] * x3 + w[o + 19] * x4 + w[o + 20] * x5;
            int row = model.rowStart[d];
            int n = model.depth[d];
            for (int k = 0; k <= n; k++) {
                int a = 6 * model.ancestor[row + k];
                rows[row + k] +=
                        s[a] * g0 + s[a + 1] * g1 + s[a + 2] * g2 + s[a + 3] * g3 + s[a + 4] * g4 + s[a + 5] * g5;
            }
        }
    }
}
