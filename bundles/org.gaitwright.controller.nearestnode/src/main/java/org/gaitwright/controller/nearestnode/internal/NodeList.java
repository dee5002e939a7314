// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.nearestnode.internal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.gaitwright.controller.nearestnode.internal.NodeParameters.Whole;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.InvalidInput;

/**
 * The nodes of half a cycle as a list that can get longer and shorter. Where keyframes have a node drive to depends on the node after it; so poses are kept, and how far they are off the keyframes is computed again.
 */
final class NodeList {
    /** A cycle needs something that changes. */
    static final int LEAST = 2;

    private static final int NONE = -1;
    /** How far apart the halves of a node are, as a share of the way to the next. */
    private static final double APART = 0.05;
    /** Angles are rounded to this: too fine to matter, and sums of angles end in zeros. */
    private static final double GRAIN = 1e9;

    /** A node: where it is, its feet, the node that it branches to, its place and where it drives to. */
    private static final class Node {
        double at;
        double feet;
        int branch;
        double[] centre;
        double[] target;
    }

    private final NodeParameters settings;
    private final ParameterValues before;
    private final List<Node> nodes = new ArrayList<>();

    NodeList(NodeParameters settings, ParameterValues values) {
        this.settings = settings;
        before = values;
        Policy policy = policy(values);
        for (int k = 0; k < policy.half; k++) {
            Node n = new Node();
            double at = values.get(settings.at(k));
            n.at = at < 0 ? (double) k / policy.half : at;
            n.feet = policy.feet(k);
            n.branch = (int) Math.rint(values.get(settings.branch(k)));
            n.centre = policy.centre[k];
            n.target = policy.target[k];
            nodes.add(n);
        }
    }

    private Policy policy(ParameterValues values) {
        return new Policy(settings, values, new TargetMotion(settings, values));
    }

    int size() {
        return nodes.size();
    }

    /**
     * Makes two of a node, a little apart along the way to the one after it. Both drive to where it drove, so that a walk goes on much as before until something is learnt of them.
     */
    void split(int k) {
        if (nodes.size() == NodeParameters.MAX_NODES) {
            throw new InvalidInput(
                    "half a cycle has " + nodes.size() + " nodes, the maximum; prune one before splitting another");
        }
        Node a = node(k);
        boolean last = k + 1 == nodes.size();
        Node after = nodes.get(last ? 0 : k + 1);
        Node b = new Node();
        b.at = Math.min(1, a.at + APART * (after.at + (last ? 1 : 0) - a.at));
        b.feet = a.feet;
        b.branch = a.branch;
        b.centre = new double[a.centre.length];
        b.target = a.target.clone();
        double[] centre = new double[a.centre.length];
        for (int s = 0; s < centre.length; s++) {
            // after the last node comes the first one of the other half, in which legs have changed their parts
            double way = after.centre[last ? settings.slots.other[s] : s] - a.centre[s];
            centre[s] = a.centre[s] - 0.5 * APART * way;
            b.centre[s] = a.centre[s] + 0.5 * APART * way;
        }
        a.centre = centre;
        int count = nodes.size();
        nodes.add(k + 1, b);
        renumber(count, i -> i > k ? i + 1 : i);
    }

    void prune(int k) {
        if (nodes.size() <= LEAST) {
            throw new InvalidInput("half a cycle has " + nodes.size() + " nodes; expected " + LEAST + " at least");
        }
        node(k);
        int count = nodes.size();
        nodes.remove(k);
        renumber(count, i -> i == k ? NONE : i > k ? i - 1 : i);
    }

    private Node node(int k) {
        if (k < 0 || k >= nodes.size()) {
            throw new InvalidInput("there is no node " + k + "; expected 0 to " + (nodes.size() - 1));
        }
        return nodes.get(k);
    }

    /** Branches are counted over a whole cycle of as many nodes as there were. */
    private void renumber(int count, java.util.function.IntUnaryOperator now) {
        for (Node n : nodes) {
            if (n.branch >= 0) {
                int b = n.branch % (2 * count);
                int i = now.applyAsInt(b % count);
                n.branch = i == NONE ? NONE : i + (b < count ? 0 : nodes.size());
            }
        }
    }

    /** All values; those of nodes that are no more are as at the beginning. */
    ParameterValues values() {
        Map<String, Double> places = new LinkedHashMap<>();
        places.put(Whole.NODES.parameter.name(), (double) nodes.size());
        for (int k = 0; k < NodeParameters.MAX_NODES; k++) {
            Node n = k < nodes.size() ? nodes.get(k) : null;
            put(places, settings.at(k), n == null ? null : n.at);
            put(places, settings.feet(k), n == null ? null : n.feet);
            put(places, settings.branch(k), n == null ? null : (double) n.branch);
            for (int s = 0; s < settings.slots.count; s++) {
                put(places, settings.centre(k, s), null);
                put(places, settings.target(k, s), null);
            }
        }
        ParameterValues unlearnt = before.with(places);
        Policy keyframes = policy(unlearnt);
        Map<String, Double> offsets = new LinkedHashMap<>();
        for (int k = 0; k < nodes.size(); k++) {
            Node n = nodes.get(k);
            for (int s = 0; s < settings.slots.count; s++) {
                put(offsets, settings.centre(k, s), n.centre[s] - keyframes.centre[k][s]);
                put(offsets, settings.target(k, s), n.target[s] - keyframes.target[k][s]);
            }
        }
        return unlearnt.with(offsets);
    }

    /** A value as near to what is wanted as its parameter allows and as people want to read it; without one its initial value. */
    private void put(Map<String, Double> values, int index, Double wanted) {
        Parameter p = settings.set.get(index);
        values.put(
                p.name(),
                wanted == null
                        ? p.initial()
                        : Math.max(p.minimum(), Math.min(p.maximum(), Math.rint(wanted * GRAIN) / GRAIN)));
    }
}
