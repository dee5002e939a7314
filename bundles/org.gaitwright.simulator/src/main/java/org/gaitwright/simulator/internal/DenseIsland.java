// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.simulator.internal;

import java.util.Arrays;
import org.gaitwright.dynamics.TreeModel;
import org.gaitwright.dynamics.TreeState;

/** Newton's equations of an island in which bodies are tied to each other, by a dense Cholesky factorisation [Golub 2013, 4.2]. */
final class DenseIsland {
    private static final int ROWS = Constraints.ROWS;

    private final TreeModel model;
    private final TreeState state;
    private final Constraints constraints;
    private final FrictionCone.Point at = new FrictionCone.Point();
    private final int[] indexOf;
    private final double[] curvature = new double[ROWS * ROWS];
    private double[] matrix = new double[0];
    private double[] vector = new double[0];
    private double[] rows = new double[0];
    private double[] scaled = new double[0];
    private double[] column = new double[0];

    DenseIsland(TreeModel model, TreeState state, Constraints constraints) {
        this.model = model;
        this.state = state;
        this.constraints = constraints;
        indexOf = new int[model.velocities];
    }

    /** x ← H⁻¹ x, where H is the trees' part in row format and Jᵀ (∂²s/∂x²) J of constraints between bodies. */
    void solve(Islands islands, int island, double[] trees, int[] zone, double[] residual, double[] x) {
        int n = number(islands, island);
        expand(islands, island, trees, x, n);
        for (int c = islands.firstPoint(island); c >= 0; c = islands.nextPoint(c)) {
            if (constraints.linkB[c] >= 0 && zone[c] != FrictionCone.FREE) {
                FrictionCone.locate(constraints, c, residual, ROWS * c, at);
                FrictionCone.curvature(constraints, c, at, curvature);
                addCoupling(c, n);
            }
        }
        factor(n);
        substitute(n);
        for (int b = islands.firstBlock(island); b >= 0; b = islands.nextBlock(b)) {
            for (int d = model.blockDof[b]; d < model.blockDof[b + 1]; d++) {
                x[d] = vector[indexOf[d]];
            }
        }
    }

    /** Numbers the island's degrees of freedom from zero; returns how many there are. */
    private int number(Islands islands, int island) {
        int n = 0;
        for (int b = islands.firstBlock(island); b >= 0; b = islands.nextBlock(b)) {
            for (int d = model.blockDof[b]; d < model.blockDof[b + 1]; d++) {
                indexOf[d] = n++;
            }
        }
        if (vector.length < n) {
            matrix = new double[n * n];
            vector = new double[n];
            column = new double[n];
            rows = new double[ROWS * n];
            scaled = new double[n];
        }
        return n;
    }

    /** The trees' sparse rows as a dense lower triangle, x in the island's order. */
    private void expand(Islands islands, int island, double[] trees, double[] x, int n) {
        Arrays.fill(matrix, 0, n * n, 0);
        for (int b = islands.firstBlock(island); b >= 0; b = islands.nextBlock(b)) {
            for (int d = model.blockDof[b]; d < model.blockDof[b + 1]; d++) {
                int i = indexOf[d];
                vector[i] = x[d];
                for (int k = model.depth[d]; k >= 0; k--) {
                    int j = indexOf[model.ancestor[model.rowStart[d] + k]];
                    matrix[i * n + j] = trees[model.rowStart[d] + k];
                }
            }
        }
    }

    /** H += Jᵀ C J with C the curvature of constraint c. */
    private void addCoupling(int c, int n) {
        int m = constraints.rows[c];
        Arrays.fill(rows, 0, m * n, 0);
        for (int k = 0; k < m; k++) {
            Arrays.fill(scaled, 0, n, 0);
            constraints.denseRow(model, state, c, k, indexOf, scaled);
            System.arraycopy(scaled, 0, rows, k * n, n);
        }
        for (int k = 0; k < m; k++) {
            Arrays.fill(scaled, 0, n, 0);
            for (int j = 0; j < m; j++) {
                double v = curvature[ROWS * k + j];
                if (v != 0) {
                    for (int i = 0; i < n; i++) {
                        scaled[i] += v * rows[j * n + i];
                    }
                }
            }
            for (int i = 0; i < n; i++) {
                double v = rows[k * n + i];
                if (v != 0) {
                    for (int j = 0; j <= i; j++) {
                        matrix[i * n + j] += v * scaled[j];
                    }
                }
            }
        }
    }

    /** H = L Lᵀ: lower triangle ← L, column by column. */
    private void factor(int n) {
        for (int k = 0; k < n; k++) {
            double inverse = 1 / Math.sqrt(matrix[k * n + k]);
            for (int i = k; i < n; i++) {
                matrix[i * n + k] *= inverse;
                column[i] = matrix[i * n + k];
            }
            for (int i = k + 1; i < n; i++) {
                double v = column[i];
                if (v != 0) {
                    for (int j = k + 1; j <= i; j++) {
                        matrix[i * n + j] -= v * column[j];
                    }
                }
            }
        }
    }

    /** L y = b, Lᵀ x = y. */
    private void substitute(int n) {
        for (int i = 0; i < n; i++) {
            double v = vector[i];
            for (int j = 0; j < i; j++) {
                v -= matrix[i * n + j] * vector[j];
            }
            vector[i] = v / matrix[i * n + i];
        }
        for (int i = n - 1; i >= 0; i--) {
            double v = vector[i] / matrix[i * n + i];
            vector[i] = v;
            for (int j = 0; j < i; j++) {
                vector[j] -= v * matrix[i * n + j];
            }
        }
    }
}
