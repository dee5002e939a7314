// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.simulator.internal;

import java.util.Arrays;
import org.gaitwright.dynamics.TreeModel;

/** Blocks of a model that constraints join, with the constraints of each such island, as linked lists in arrays. */
final class Islands {
    private final TreeModel model;
    private final int[] leader;
    private final int[] islandOf;
    private final int[] firstBlock;
    private final int[] nextBlock;
    private final int[] firstPoint;
    private final int[] firstLimit;
    private final int[] nextLimit;
    private final boolean[] coupled;
    private final boolean[] tree;
    private int[] nextPoint = new int[0];
    private int count;

    Islands(TreeModel model) {
        this.model = model;
        int n = model.blocks;
        leader = new int[n];
        islandOf = new int[n];
        firstBlock = new int[n];
        nextBlock = new int[n];
        firstPoint = new int[n];
        firstLimit = new int[n];
        nextLimit = new int[Math.max(1, model.joints)];
        coupled = new boolean[n];
        tree = new boolean[n];
    }

    void find(Constraints c) {
        if (nextPoint.length < c.linkA.length) {
            nextPoint = new int[c.linkA.length];
        }
        for (int b = 0; b < model.blocks; b++) {
            leader[b] = b;
        }
        for (int i = 0; i < c.points; i++) {
            if (c.linkB[i] >= 0) {
                join(model.blockOf[c.linkA[i]], model.blockOf[c.linkB[i]]);
            }
        }
        count = 0;
        for (int b = 0; b < model.blocks; b++) {
            if (leader(b) == b) {
                islandOf[b] = count++;
            }
        }
        Arrays.fill(firstBlock, 0, count, -1);
        Arrays.fill(firstPoint, 0, count, -1);
        Arrays.fill(firstLimit, 0, count, -1);
        Arrays.fill(coupled, 0, count, false);
        Arrays.fill(tree, 0, count, true);
        for (int b = model.blocks - 1; b >= 0; b--) {
            int i = islandOf[leader(b)];
            nextBlock[b] = firstBlock[i];
            firstBlock[i] = b;
        }
        for (int p = c.points - 1; p >= 0; p--) {
            int i = islandOf[leader(model.blockOf[c.linkA[p]])];
            nextPoint[p] = firstPoint[i];
            firstPoint[i] = p;
            coupled[i] |= c.linkB[p] >= 0;
            tree[i] &= !coupled[i];
        }
        for (int l = c.limits - 1; l >= 0; l--) {
            int i = islandOf[leader(model.blockOf[model.dofLink[c.limitDof[l]]])];
            // a limit across the degrees of freedom of a ball ties them to each other
            tree[i] &= c.limitSize[l] == 1;
            nextLimit[l] = firstLimit[i];
            firstLimit[i] = l;
        }
    }

    private int leader(int block) {
        int b = block;
        while (leader[b] != b) {
            b = leader[b];
        }
        return b;
    }

    /** The lower number leads, so that numbering does not depend on the order of contacts. */
    private void join(int a, int b) {
        int x = leader(a);
        int y = leader(b);
        if (x != y) {
            leader[Math.max(x, y)] = Math.min(x, y);
        }
    }

    int count() {
        return count;
    }

    /** Whether bodies of the island are tied to each other, so that its matrix is not that of trees. */
    boolean coupled(int island) {
        return coupled[island];
    }

    /** Whether it is one block, of which each constraint stiffens one link or one degree of freedom alone. */
    boolean tree(int island) {
        return tree[island];
    }

    int firstBlock(int island) {
        return firstBlock[island];
    }

    /** The next block of the same island, or -1. */
    int nextBlock(int block) {
        return nextBlock[block];
    }

    int firstPoint(int island) {
        return firstPoint[island];
    }

    int nextPoint(int point) {
        return nextPoint[point];
    }

    int firstLimit(int island) {
        return firstLimit[island];
    }

    int nextLimit(int limit) {
        return nextLimit[limit];
    }
}
