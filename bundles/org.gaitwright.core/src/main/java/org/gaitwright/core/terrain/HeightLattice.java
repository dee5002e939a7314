// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.terrain;

/**
 * Heights at the points (i · spacing, j · spacing) of an endless lattice. Between them the surface is made of two
 * triangles per cell, split along the diagonal from (i, j) to (i + 1, j + 1).
 */
public interface HeightLattice {
    /** Distance between neighbours, m. */
    double spacing();

    /** Height at a lattice point, m. Allocates nothing and may be called from any thread. */
    double at(int i, int j);

    /** Largest slope of any triangle, m per m; lets a query skip cells. */
    double steepest();
}
