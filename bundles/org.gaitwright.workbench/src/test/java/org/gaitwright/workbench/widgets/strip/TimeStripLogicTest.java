// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.strip;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.gaitwright.workbench.widgets.number.PixelScale;
import org.gaitwright.workbench.widgets.number.Range;
import org.junit.jupiter.api.Test;

class TimeStripLogicTest {
    private static final Branch FIRST = new Branch("1", "First", null, 0, 4, 42, false);
    private static final Branch EARLY = fork(FIRST, "e", "Early", 10, 20);
    private static final Branch LATE = fork(FIRST, "l", "Late", 30, 50);
    private static final Branch CHILD = fork(EARLY, "c", "Child", 15, 60);
    private static final List<Branch> ALL = List.of(CHILD, EARLY, FIRST, LATE);

    private static Branch fork(Branch parent, String id, String name, double at, double end) {
        return new Branch(id, name, parent.id(), at, at, end, false);
    }

    private static List<String> order(List<Branch> branches) {
        return new BranchTree(branches, "1").lanes().stream().map(Branch::id).toList();
    }

    @Test
    void childrenAreBelowTheirParentsTheLatestNearest() {
        assertEquals(List.of("1", "l", "e", "c"), order(ALL));
        BranchTree tree = new BranchTree(ALL, "c");
        assertEquals(3, tree.active());
        assertEquals(2, tree.depth(3));
        assertEquals(0, tree.depth(0));
    }

    @Test
    void aBranchWithoutItsParentStandsByItself() {
        assertEquals(List.of("c"), order(List.of(CHILD)));
        assertEquals(0, new BranchTree(List.of(CHILD), "c").depth(0));
    }

    @Test
    void branchesThatAreEachOthersParentsDoNotHang() {
        Branch a = new Branch("a", "A", "b", 0, 0, 1, false);
        Branch b = new Branch("b", "B", "a", 0, 0, 1, false);
        assertEquals(List.of(), order(List.of(a, b)));
    }

    @Test
    void thePastOfABranchLeadsThroughItsAncestors() {
        List<BranchTree.Past> past = new BranchTree(ALL, "c").past();
        assertEquals(
                List.of(new BranchTree.Past(3, 15, 60), new BranchTree.Past(2, 10, 15), new BranchTree.Past(0, 4, 10)),
                past);
        assertEquals(new Range(4, 60), new BranchTree(ALL, "c").reachable());
    }

    @Test
    void whatWasDroppedCannotBeReached() {
        Branch cut = new Branch("c", "Child", "e", 15, 18, 60, false);
        assertEquals(new Range(18, 60), new BranchTree(List.of(FIRST, EARLY, cut), "c").reachable());
    }

    @Test
    void nothingIsReachableWithoutABranch() {
        assertNull(new BranchTree(List.of(), "").reachable());
        assertNull(new BranchTree(List.of(), "").extent());
        assertEquals(new Range(0, 60), new BranchTree(ALL, "1").extent());
    }

    @Test
    void timesOfABranchMustAscend() {
        assertThrows(IllegalArgumentException.class, () -> new Branch("x", "X", null, 5, 4, 6, false));
        assertThrows(IllegalArgumentException.class, () -> new Branch("x", "X", null, 0, 0, -1, false));
    }

    @Test
    void goesFromStopToStop() {
        StripStops stops = new StripStops(
                List.of(new Bookmark(5, "five")),
                List.of(new EventLane("Pushes", 0, List.of(new TimeEvent(9, 1, "b"), new TimeEvent(2, 0, "a")))));
        assertEquals(2, stops.after(0));
        assertEquals(5, stops.after(2));
        assertEquals(9, stops.after(5.5));
        assertEquals(20, stops.after(20));
        assertEquals(5, stops.before(9));
        assertEquals(1, stops.before(1));
    }

    @Test
    void findsFlagsAndEvents() {
        PixelScale x = new PixelScale(new Range(0, 10), 0, 1000);
        Bookmark one = new Bookmark(1, "one");
        Bookmark near = new Bookmark(1.05, "near");
        assertEquals(one, StripSpot.bookmark(List.of(one, near), x, 101));
        assertEquals(near, StripSpot.bookmark(List.of(one, near), x, 106));
        assertNull(StripSpot.bookmark(List.of(one, near), x, 130));
        TimeEvent push = new TimeEvent(5, 0.5, "push");
        EventLane lane = new EventLane("Pushes", 0, List.of(push));
        assertEquals(push, StripSpot.event(lane, x, 540));
        assertNull(StripSpot.event(lane, x, 560));
    }

    @Test
    void oneRunAloneNeedsNoNames() {
        assertEquals(0, StripLayout.of(800, 200, 1, 0, 0).gutter());
        assertTrue(StripLayout.of(800, 200, 2, 0, 0).gutter() > 0);
        assertTrue(StripLayout.of(800, 200, 1, 1, 0).gutter() > 0);
    }

    @Test
    void lanesAreFoundByTheirHeight() {
        StripLayout l = StripLayout.of(800, 300, 3, 2, 0);
        assertEquals(-1, l.branchAt(5));
        assertEquals(1, l.branchAt(l.branches().get(1).y + 3));
        assertEquals(1, l.eventLaneAt(l.events().get(1).y + 3));
        assertEquals(-1, l.branchAt(l.events().get(0).y + 3));
        assertTrue(l.eye(0).x + l.eye(0).width <= l.gutter());
        assertTrue(l.bottom() <= StripLayout.heightOf(3, 2));
    }

    @Test
    void lanesScrolledBehindTheRulerAreNotFound() {
        StripLayout l = StripLayout.of(800, 100, 6, 0, 60);
        assertEquals(-1, l.branchAt(StripLayout.RULER - 5));
        assertTrue(l.branchAt(StripLayout.RULER + 3) > 0);
    }
}
