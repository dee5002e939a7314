// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.nearestnode.internal;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.gaitwright.controller.nearestnode.internal.NodeParameters.Whole;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.controller.Refining;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.InvalidInput;

/**
 * Splits nodes that do not represent what is around them and prunes those that nobody uses [Sharon 2004, 6.3]. A node's load is how far the body was from its centre, summed over the time for which it was active: if
 * nodes are spread well, all of them carry the same.
 */
final class NodeRefining implements Refining {
    /** A node is unused if it was active in less than this share of all steps; one that is passed in a tick is a switch, and needed. */
    private static final double UNUSED = 0.1;
    /** It is overloaded from this multiple of what it had if all carried alike. */
    private static final double OVERLOADED = 1.75;
    /** Fewer steps say too little. */
    private static final int STEPS = 10;

    private static final String NODE = "node";
    private static final String DISTANCE = "node-distance";

    private final Function<CharacterModel, NodeParameters> settings;

    NodeRefining(Function<CharacterModel, NodeParameters> settings) {
        this.settings = settings;
    }

    @Override
    public String part() {
        return NODE;
    }

    @Override
    public ParameterValues split(CharacterModel character, ParameterValues values, int part) {
        NodeList nodes = new NodeList(settings.apply(character), values);
        nodes.split(part);
        return nodes.values();
    }

    @Override
    public ParameterValues prune(CharacterModel character, ParameterValues values, int part) {
        NodeList nodes = new NodeList(settings.apply(character), values);
        nodes.prune(part);
        return nodes.values();
    }

    @Override
    public List<String> signals() {
        return List.of(NODE, DISTANCE);
    }

    @Override
    public Advice advise(CharacterModel character, ParameterValues values, Series run) {
        NodeParameters s = settings.apply(character);
        int count = (int) Math.rint(values.get(s.index(Whole.NODES)));
        List<Use> uses = uses(run.of(NODE), run.of(DISTANCE), count);
        NodeList nodes = new NodeList(s, values);
        List<String> reasons = new ArrayList<>();
        // from the last one on, so that those that come before keep their numbers
        for (int k = count - 1; k >= 0; k--) {
            Use use = uses.get(k);
            if (use.visits() < UNUSED && nodes.size() > NodeList.LEAST) {
                nodes.prune(k);
                reasons.add("node " + k + " is pruned: it was active in " + percent(use.visits()) + " of all steps");
            } else if (use.load() * count > OVERLOADED && nodes.size() < NodeParameters.MAX_NODES) {
                nodes.split(k);
                reasons.add("node " + k + " is split: " + percent(use.share()) + " of the time and "
                        + percent(use.load()) + " of all distance were in it, of " + count + " nodes");
            }
        }
        Collections.reverse(reasons);
        return new Advice(uses, reasons.isEmpty() ? values : nodes.values(), reasons);
    }

    private static List<Use> uses(double[] node, double[] distance, int count) {
        double[] time = new double[count];
        double[] visits = new double[count];
        double[] load = new double[count];
        double all = 0;
        int steps = 0;
        for (int i = 0; i < node.length; i++) {
            int at = (int) Math.rint(node[i]);
            if (at < 0 || at >= 2 * count) {
                throw new InvalidInput("the run was in a node " + at + ", but half a cycle has " + count
                        + " nodes; use the parameters of the run");
            }
            steps += i > 0 && (at < count) != (node[i - 1] < count) ? 1 : 0;
            visits[at % count] += i == 0 || at != (int) Math.rint(node[i - 1]) ? 1 : 0;
            time[at % count]++;
            load[at % count] += distance[i];
            all += distance[i];
        }
        if (steps < STEPS) {
            throw new InvalidInput("the run has " + steps + " steps, too few to measure the use of nodes; expected "
                    + STEPS + " at least: let it walk longer");
        }
        List<Use> uses = new ArrayList<>();
        for (int k = 0; k < count; k++) {
            uses.add(new Use(visits[k] / steps, time[k] / node.length, all > 0 ? load[k] / all : 1.0 / count));
        }
        return uses;
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * share);
    }
}
