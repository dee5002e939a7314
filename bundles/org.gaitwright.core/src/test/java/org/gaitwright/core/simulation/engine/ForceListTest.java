// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.simulation.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ForceListTest {
    private static final double[] POINTS = {0, 1, 2, 3};
    private static final double[] NORMALS = {0, 0, 0, 0, 1};

    private final double[] three = new double[3];

    private void assertEntry(ForceList list, int i, double[] point, double[] normal, double[] force, double[] moment) {
        list.point(i, three);
        assertArrayEquals(point, three);
        list.normal(i, three);
        assertArrayEquals(normal, three);
        list.force(i, three);
        assertArrayEquals(force, three);
        list.moment(i, three);
        assertArrayEquals(moment, three);
    }

    @Test
    void entriesAreReadAsTheyWereAddedWhenTheListHasGrown() {
        ForceList list = new ForceList(0);
        for (int i = 0; i < 10; i++) {
            list.add(i, i + 100, POINTS, 1, NORMALS, 2, i, 5, 6);
            list.addWrench(-i, 1, 2, 3, 4, 5, 6, 7, 8, i);
        }
        assertEquals(20, list.size());
        for (int i = 0; i < 10; i++) {
            assertEquals(i, list.body(2 * i));
            assertEquals(i + 100, list.other(2 * i));
            assertEntry(list, 2 * i, v(1, 2, 3), v(0, 0, 1), v(i, 5, 6), v(0, 0, 0));
            assertEquals(-i, list.body(2 * i + 1));
            assertEquals(-1, list.other(2 * i + 1));
            assertEntry(list, 2 * i + 1, v(1, 2, 3), v(0, 0, 0), v(4, 5, 6), v(7, 8, i));
        }
    }

    @Test
    void nothingOfAnOldEntryIsLeftInANewOne() {
        ForceList list = new ForceList(1);
        list.addWrench(1, 1, 2, 3, 4, 5, 6, 7, 8, 9);
        list.clear();
        list.add(2, 3, POINTS, 0, NORMALS, 2, 1, 1, 1);
        assertEntry(list, 0, v(0, 1, 2), v(0, 0, 1), v(1, 1, 1), v(0, 0, 0));
        list.clear();
        list.addWrench(4, 0, 0, 0, 0, 0, 0, 0, 0, 0);
        assertEquals(-1, list.other(0));
        assertEntry(list, 0, v(0, 0, 0), v(0, 0, 0), v(0, 0, 0), v(0, 0, 0));
    }

    @Test
    void aCopyIsIndependent() {
        ForceList list = new ForceList(1);
        list.add(2, 3, POINTS, 0, NORMALS, 2, 1, 1, 1);
        ForceList copy = new ForceList(0);
        copy.addWrench(9, 9, 9, 9, 9, 9, 9, 9, 9, 9);
        copy.copy(list);
        list.clear();
        list.addWrench(9, 9, 9, 9, 9, 9, 9, 9, 9, 9);
        assertEquals(1, copy.size());
        assertEquals(2, copy.body(0));
        assertEquals(3, copy.other(0));
        assertEntry(copy, 0, v(0, 1, 2), v(0, 0, 1), v(1, 1, 1), v(0, 0, 0));
    }

    private static double[] v(double x, double y, double z) {
        return new double[] {x, y, z};
    }
}
