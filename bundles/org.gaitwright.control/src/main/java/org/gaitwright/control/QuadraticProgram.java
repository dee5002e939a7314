// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.control;

import java.util.Arrays;

/**
 * Solves small dense quadratic programs: the x that minimises ½ xᵀHx + gᵀx with l ≤ Cx ≤ u, by the dual active-set method
 * [Goldfarb 1983]. Starts from the free minimum, so a problem none of whose bounds matter costs one factorisation. Nothing is allocated after
 * construction, nothing is thrown for what numbers do, and x is always finite.
 *
 * <p>Belongs to one thread. Bounds may be infinite; a row with l = u is an equation. Where H is not numerically positive definite, its diagonal is
 * raised until it is: {@link #shift} tells by how much.
 */
public final class QuadraticProgram {
    /** How a solve ended. */
    public enum Status {
        /** x is the minimum. */
        SOLVED,
        /** No x meets all rows; x is where the search for one ended. */
        INFEASIBLE,
        /** It took too long; x is where it stood. */
        ITERATION_LIMIT,
        /** What was given are not numbers, or no diagonal made H positive definite; x is zero. */
        REFUSED
    }

    /** A violation of a row that counts, per unit of its normal and of its bound. */
    private static final double TOLERANCE = 1e-9;
    /** Where less of a normal than this is left beside those of the active rows, it depends on them. */
    private static final double DEPENDENT = 1e-10;
    /** A pivot less than this share of the largest diagonal element does not count as positive. */
    private static final double PIVOT = 1e-13;
    /** First shift as a share of the largest diagonal element, its growth, and how often it is tried. */
    private static final double FIRST_SHIFT = 1e-11;

    private static final double SHIFT_GROWTH = 100;
    private static final int SHIFTS = 6;

    private final int max;
    private final int maxRows;
    /** The minimum. */
    private final double[] x;
    /** Lower factor of H = LLᵀ. */
    private final double[] factor;
    /** L⁻ᵀQ by columns: column k from k · n on. */
    private final double[] basis;
    /** Upper factor of the active normals, LQR, by columns. */
    private final double[] r;

    private final double[] d;
    private final double[] z;
    private final double[] dual;
    private final double[] direction;
    /** Rows that are active, and on which side: +1 at the lower bound, −1 at the upper. */
    private final int[] active;

    private final double[] side;
    private final boolean[] taken;
    private final double[] length;

    private int n;
    private int rows;
    private int actives;
    private int iterations;
    private double shift;

    /** For problems of up to so many variables and rows. */
    public QuadraticProgram(int maxVariables, int maxRows) {
        max = maxVariables;
        this.maxRows = maxRows;
        x = new double[max];
        factor = new double[max * max];
        basis = new double[max * max];
        r = new double[max * max];
        d = new double[max];
        z = new double[max];
        dual = new double[max + 1];
        direction = new double[max];
        active = new int[max + 1];
        side = new double[max + 1];
        taken = new boolean[maxRows];
        length = new double[maxRows];
    }

    /** The minimum that the last solve found: the first entries of an array that the next solve writes. */
    public double[] x() {
        return x;
    }

    /** Rows added and dropped in the last solve. */
    public int iterations() {
        return iterations;
    }

    /** How many rows the last solve ended with as active. */
    public int activeRows() {
        return actives;
    }

    /** What the last solve had to add to the diagonal of H. */
    public double shift() {
        return shift;
    }

    /**
     * Solves one problem.
     *
     * @param variables n
     * @param constraints m
     * @param h symmetric n × n, row-major; only its lower half is read
     * @param g n
     * @param c m × n, row-major
     * @param lower m, may be −∞
     * @param upper m, may be +∞
     */
    public Status solve(
            int variables, int constraints, double[] h, double[] g, double[] c, double[] lower, double[] upper) {
        if (variables > max || constraints > maxRows) {
            throw new IllegalArgumentException("a problem of " + variables + " variables and " + constraints
                    + " rows; this solver was made for up to " + max + " and " + maxRows);
        }
        n = variables;
        rows = constraints;
        actives = 0;
        iterations = 0;
        Arrays.fill(x, 0);
        if (!isWellFormed(h, g, c, lower, upper) || !factorShifted(h)) {
            return Status.REFUSED;
        }
        freeMinimum(g);
        if (!finite(x)) {
            Arrays.fill(x, 0);
            return Status.REFUSED;
        }
        return bounded(c, lower, upper);
    }

    private boolean isWellFormed(double[] h, double[] g, double[] c, double[] lower, double[] upper) {
        double sum = 0;
        for (int i = 0; i < n; i++) {
            sum += g[i];
            for (int j = 0; j <= i; j++) {
                sum += h[i * n + j];
            }
        }
        for (int i = 0; i < rows; i++) {
            double square = 0;
            for (int j = 0; j < n; j++) {
                square += c[i * n + j] * c[i * n + j];
            }
            length[i] = Math.sqrt(square);
            sum += length[i];
            if (Double.isNaN(lower[i]) || Double.isNaN(upper[i])) {
                return false;
            }
        }
        return Double.isFinite(sum);
    }

    private static boolean finite(double[] values) {
        double sum = 0;
        for (double v : values) {
            sum += v;
        }
        return Double.isFinite(sum);
    }

    private boolean factorShifted(double[] h) {
        double largest = 0;
        for (int i = 0; i < n; i++) {
            largest = Math.max(largest, Math.abs(h[i * n + i]));
        }
        shift = 0;
        double next = largest > 0 ? FIRST_SHIFT * largest : FIRST_SHIFT;
        for (int k = 0; k <= SHIFTS; k++) {
            if (factor(h, PIVOT * largest)) {
                return true;
            }
            shift = next;
            next *= SHIFT_GROWTH;
        }
        return false;
    }

    /** H + shift = LLᵀ; false if a pivot is too small. */
    private boolean factor(double[] h, double min) {
        for (int i = 0; i < n; i++) {
            int io = i * n;
            for (int j = 0; j <= i; j++) {
                int jo = j * n;
                double s = h[io + j] + (i == j ? shift : 0);
                for (int k = 0; k < j; k++) {
                    s -= factor[io + k] * factor[jo + k];
                }
                if (i == j) {
                    if (!(s > min)) {
                        return false;
                    }
                    factor[io + i] = Math.sqrt(s);
                } else {
                    factor[io + j] = s / factor[jo + j];
                }
            }
        }
        return true;
    }

    /** x = −H⁻¹ g. */
    private void freeMinimum(double[] g) {
        for (int i = 0; i < n; i++) {
            double s = -g[i];
            for (int k = 0; k < i; k++) {
                s -= factor[i * n + k] * x[k];
            }
            x[i] = s / factor[i * n + i];
        }
        for (int i = n - 1; i >= 0; i--) {
            double s = x[i];
            for (int k = i + 1; k < n; k++) {
                s -= factor[k * n + i] * x[k];
            }
            x[i] = s / factor[i * n + i];
        }
    }

    /** Column k of L⁻ᵀ solves Lᵀ y = e_k. */
    private void freeBasis() {
        for (int k = 0; k < n; k++) {
            int o = k * n;
            for (int i = n - 1; i >= 0; i--) {
                if (i > k) {
                    basis[o + i] = 0;
                    continue;
                }
                double s = i == k ? 1 : 0;
                for (int j = i + 1; j <= k; j++) {
                    s -= factor[j * n + i] * basis[o + j];
                }
                basis[o + i] = s / factor[i * n + i];
            }
        }
    }

    private Status bounded(double[] c, double[] lower, double[] upper) {
        Arrays.fill(taken, 0, rows, false);
        int limit = 20 * (n + rows) + 50;
        boolean first = true;
        while (true) {
            int p = mostViolated(c, lower, upper);
            if (p < 0) {
                return Status.SOLVED;
            }
            if (first) {
                freeBasis();
                first = false;
            }
            double sign = value(c, p) < lower[p] ? 1 : -1;
            double bound = sign > 0 ? lower[p] : -upper[p];
            dual[actives] = 0;
            Status end = take(c, p, sign, bound, lower, upper, limit);
            if (end != null) {
                return end;
            }
        }
    }

    /** The row that is violated most for the length of its normal, equations first; −1 if none is. */
    private int mostViolated(double[] c, double[] lower, double[] upper) {
        int worst = -1;
        double max = 0;
        boolean equation = false;
        for (int i = 0; i < rows; i++) {
            if (taken[i]) {
                continue;
            }
            double v = value(c, i);
            double below = lower[i] - v;
            double above = v - upper[i];
            double violation = Math.max(below, above);
            double bound = Math.abs(below > above ? lower[i] : upper[i]);
            if (!(violation > TOLERANCE * (length[i] + bound + 1e-3))) {
                continue;
            }
            boolean equal = lower[i] == upper[i];
            double size = violation / Math.max(length[i], 1e-300);
            if (worst < 0 || (equal && !equation) || (equal == equation && size > max)) {
                worst = i;
                max = size;
                equation = equal;
            }
        }
        return worst;
    }

    private double value(double[] c, int row) {
        double s = 0;
        int o = row * n;
        for (int j = 0; j < n; j++) {
            s += c[o + j] * x[j];
        }
        return s;
    }

    /** Makes a violated row hold, dropping others on the way; null once it does, else how the solve ends. */
    private Status take(double[] c, int p, double sign, double bound, double[] lower, double[] upper, int limit) {
        while (true) {
            if (++iterations > limit) {
                return Status.ITERATION_LIMIT;
            }
            double whole = project(c, p, sign);
            double free = 0;
            for (int k = actives; k < n; k++) {
                free += d[k] * d[k];
            }
            boolean depends = !(free > DEPENDENT * DEPENDENT * whole);
            backSubstitute();
            int drop = -1;
            double toDrop = Double.POSITIVE_INFINITY;
            for (int k = 0; k < actives; k++) {
                boolean equal = lower[active[k]] == upper[active[k]];
                if (!equal && direction[k] > 0 && dual[k] / direction[k] < toDrop) {
                    toDrop = dual[k] / direction[k];
                    drop = k;
                }
            }
            double toHold = depends ? Double.POSITIVE_INFINITY : (bound - sign * value(c, p)) / free;
            double t = Math.min(toDrop, toHold);
            if (t == Double.POSITIVE_INFINITY || !Double.isFinite(t)) {
                return Status.INFEASIBLE;
            }
            if (!depends) {
                step(t);
            }
            for (int k = 0; k < actives; k++) {
                dual[k] -= t * direction[k];
            }
            dual[actives] += t;
            if (!finite(x)) {
                Arrays.fill(x, 0);
                return Status.REFUSED;
            }
            if (toHold <= toDrop) {
                add(p, sign);
                return null;
            }
            drop(drop);
        }
    }

    /** d = Jᵀ n⁺; the square of its length. */
    private double project(double[] c, int p, double sign) {
        double whole = 0;
        int o = p * n;
        for (int k = 0; k < n; k++) {
            double s = 0;
            int b = k * n;
            for (int j = 0; j < n; j++) {
                s += basis[b + j] * c[o + j];
            }
            d[k] = sign * s;
            whole += d[k] * d[k];
        }
        return whole;
    }

    /** R y = d₁: how the multipliers change. */
    private void backSubstitute() {
        for (int k = actives - 1; k >= 0; k--) {
            double s = d[k];
            for (int j = k + 1; j < actives; j++) {
                s -= r[j * n + k] * direction[j];
            }
            direction[k] = s / r[k * n + k];
        }
    }

    /** x ← x + t J₂ d₂. */
    private void step(double t) {
        Arrays.fill(z, 0, n, 0);
        for (int k = actives; k < n; k++) {
            int b = k * n;
            for (int j = 0; j < n; j++) {
                z[j] += d[k] * basis[b + j];
            }
        }
        for (int j = 0; j < n; j++) {
            x[j] += t * z[j];
        }
    }

    /** Turns the free columns of J so that all of d₂ is in the first of them. */
    private void add(int p, double sign) {
        for (int k = n - 1; k > actives; k--) {
            double a = d[k - 1];
            double b = d[k];
            if (b == 0) {
                continue;
            }
            double h = Math.sqrt(a * a + b * b);
            turn(k - 1, k, a / h, b / h);
            d[k - 1] = h;
            d[k] = 0;
        }
        for (int k = 0; k <= actives; k++) {
            r[actives * n + k] = d[k];
        }
        active[actives] = p;
        side[actives] = sign;
        taken[p] = true;
        actives++;
    }

    /** Columns k and l of J turned into each other: J_k ← c J_k + s J_l, J_l ← c J_l − s J_k. */
    private void turn(int k, int l, double cos, double sin) {
        int a = k * n;
        int b = l * n;
        for (int j = 0; j < n; j++) {
            double u = basis[a + j];
            double v = basis[b + j];
            basis[a + j] = cos * u + sin * v;
            basis[b + j] = cos * v - sin * u;
        }
    }

    /** Takes an active row out and makes R upper triangular again; the multiplier of the row under way moves along. */
    private void drop(int which) {
        taken[active[which]] = false;
        for (int k = which; k + 1 < actives; k++) {
            active[k] = active[k + 1];
            side[k] = side[k + 1];
            dual[k] = dual[k + 1];
            System.arraycopy(r, (k + 1) * n, r, k * n, k + 2);
        }
        dual[actives - 1] = dual[actives];
        actives--;
        for (int k = which; k < actives; k++) {
            double a = r[k * n + k];
            double b = r[k * n + k + 1];
            double h = Math.sqrt(a * a + b * b);
            if (h == 0) {
                continue;
            }
            double cos = a / h;
            double sin = b / h;
            for (int j = k; j < actives; j++) {
                double u = r[j * n + k];
                double v = r[j * n + k + 1];
                r[j * n + k] = cos * u + sin * v;
                r[j * n + k + 1] = cos * v - sin * u;
            }
            turn(k, k + 1, cos, sin);
        }
    }

    /** Multiplier of a row in the last solve: positive at its lower bound, negative at its upper one, zero if it is not active. */
    public double multiplier(int row) {
        for (int k = 0; k < actives; k++) {
            if (active[k] == row) {
                return side[k] * dual[k];
            }
        }
        return 0;
    }
}
