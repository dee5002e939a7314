// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.strip;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.gaitwright.workbench.widgets.number.Range;

/** How branches hang together: one lane each, children below their parents. */
final class BranchTree {
    private final List<Branch> lanes = new ArrayList<>();
    private final int active;

    /** A stretch of a lane that belongs to the past of the active branch. */
    record Past(int lane, double from, double to) {}

    BranchTree(List<Branch> branches, String activeId) {
        Set<String> known = new HashSet<>();
        branches.forEach(b -> known.add(b.id()));
        // one whose parent is gone stands by itself
        branches.stream()
                .filter(b -> b.parent() == null || !known.contains(b.parent()))
                .forEach(b -> add(b, branches));
        active = lane(activeId);
    }

    private void add(Branch branch, List<Branch> all) {
        if (lanes.contains(branch)) {
            return;
        }
        lanes.add(branch);
        all.stream()
                .filter(b -> branch.id().equals(b.parent()))
                .sorted(Comparator.comparingDouble(Branch::start).reversed())
                .forEach(b -> add(b, all));
    }

    /** From top to bottom. Of two children, the one that left later is nearer to its parent, so that lines don't cross. */
    List<Branch> lanes() {
        return lanes;
    }

    /** The lane of the active branch, or −1 if there is none. */
    int active() {
        return active;
    }

    /** The lane of a branch, or −1. */
    int lane(String id) {
        for (int i = 0; i < lanes.size(); i++) {
            if (lanes.get(i).id().equals(id)) {
                return i;
            }
        }
        return -1;
    }

    /** How many ancestors a branch has. */
    int depth(int lane) {
        int depth = 0;
        int at = lane;
        while (at >= 0 && lanes.get(at).parent() != null && depth < lanes.size()) {
            at = lane(lanes.get(at).parent());
            depth += at >= 0 ? 1 : 0;
        }
        return depth;
    }

    /** The active branch and what came before it in its ancestors, newest first. */
    List<Past> past() {
        List<Past> past = new ArrayList<>();
        int lane = active;
        double end = Double.POSITIVE_INFINITY;
        while (lane >= 0 && past.size() < lanes.size()) {
            Branch b = lanes.get(lane);
            double to = Math.min(end, b.newest());
            if (to > b.oldest() || past.isEmpty()) {
                past.add(new Past(lane, b.oldest(), to));
            }
            end = b.start();
            lane = b.parent() == null || b.oldest() > b.start() ? -1 : lane(b.parent());
        }
        return past;
    }

    /** From the earliest to the latest moment that can be gone to, or null if there is none. */
    Range reachable() {
        List<Past> past = past();
        if (past.isEmpty()) {
            return null;
        }
        double from = past.get(past.size() - 1).from();
        double to = past.get(0).to();
        return new Range(from, Math.max(to, from + 1e-9));
    }

    /** From the first start to the last end of all, or null if there is none. */
    Range extent() {
        if (lanes.isEmpty()) {
            return null;
        }
        double from = lanes.stream().mapToDouble(Branch::start).min().orElse(0);
        double to = lanes.stream().mapToDouble(Branch::newest).max().orElse(0);
        return new Range(from, Math.max(to, from + 1));
    }
}
